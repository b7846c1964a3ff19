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
  try {
    fs.writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return fs.readFileSync(file, 'utf8').trim();
}
