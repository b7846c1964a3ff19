import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { secretLengthMin } from './config.ts';
import { StartRefusedError } from './db/start-refused-error.ts';

/**
 * The operator's secret, or one that is made on the first start and kept in the data directory.
 * Image keys follow from it: with another one, retried jobs would write second copies.
 * @throws {StartRefusedError} when the kept one is too short to be one, such as after a full disk
 */
export function loadSecret(configured: string | null, dataDirectory: string): string {
  if (configured) return configured;
  const file = path.join(dataDirectory, 'secret');
  fs.mkdirSync(dataDirectory, { recursive: true });
  if (!fs.existsSync(file)) makeSecret(file);
  const secret = fs.readFileSync(file, 'utf8').trim();
  if (secret.length < secretLengthMin)
    throw new StartRefusedError(
      `SECRET: ${file} has ${secret.length} characters, which is no secret of ours: put back a copy of it, or delete it to have a new one made, which ends all sessions`,
    );
  return secret;
}

function makeSecret(file: string): void {
  // A link appears with its content or not at all: a process that is killed while it writes must
  // not leave an empty secret behind.
  const draft = `${file}.${process.pid}`;
  try {
    fs.writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    fs.linkSync(draft, file);
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}
