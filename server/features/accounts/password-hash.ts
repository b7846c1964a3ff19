import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import PQueue from 'p-queue';
import { AppError } from '../../app-error.ts';

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/**
 * A hash costs 10 ms of a core, so the hashes wait in a line, and the line is bounded: else
 * signing in would be a way to take the server down.
 */
const hashing = new PQueue({ concurrency: 2 });
const waitingMax = 200;

const derive = promisify(argon2);

async function computeTag(password: string, nonce: Uint8Array): Promise<Buffer> {
  if (hashing.size >= waitingMax)
    throw new AppError('unavailable', 'Too many sign-ins at once. Please try again in a moment.');
  return hashing.add(() =>
    derive('argon2id', { ...parameters, message: password.normalize('NFKC'), nonce }),
  );
}

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

/** @returns the hash in PHC string format, parameters and salt included */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await computeTag(password, nonce);
  const { memory, passes, parallelism } = parameters;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
}

/** Compares in constant time. A hash of another kind matches nothing. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [, kind, , , nonce, tag] = hash.split('$');
  if (kind !== 'argon2id' || !nonce || !tag) return false;
  const expected = Buffer.from(tag, 'base64');
  const actual = await computeTag(password, Buffer.from(nonce, 'base64'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
