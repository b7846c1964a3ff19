import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * The operator's secret, or one that is made on the first start and kept in the data directory.
 * Image keys follow from it: with another one, retried jobs would write second copies.
 */
export function loadSecret(configured: string | null, dataDirectory: string): string {
  if (configured) return configured;
  const file = path.join(dataDirectory, 'secret');
  fs.mkdirSync(dataDirectory, { recursive: true });
  // A link appears with its content or not at all: a process that is killed while it writes must
  // not leave an empty secret behind.
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    fs.linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
  return fs.readFileSync(file, 'utf8').trim();
}
