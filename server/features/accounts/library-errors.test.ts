import { APIError } from 'better-auth/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountTexts } from '../../../contract/accounts.ts';
import { startPostgres, type TestPostgres } from '../../../test/postgres.ts';
import { sendJson } from '../../../test/raw-answer.ts';
import { signIn, startTestOchre, type TestOchre } from '../../../test/test-ochre.ts';
import { users } from '../../db/schema/accounts.ts';
import { toAppError } from '../../http/api-handler.ts';
import { callLibrary } from './library-errors.ts';

let postgres: TestPostgres;
let ochre: TestOchre;

beforeAll(async () => {
  postgres = await startPostgres();
  ochre = await startTestOchre({ environment: { DATABASE_URL: await postgres.createDatabase() } });
}, 60_000);
afterAll(async () => {
  await ochre.stop();
  await postgres.stop();
});

it('says of every error of the library whose it is, and what it means', async () => {
  const codes = Object.keys(ochre.ctx.authentication.$ERROR_CODES);
  expect(codes.length).toBeGreaterThan(30);
  const said: Record<string, string> = {};
  for (const code of codes) {
    const thrown = callLibrary(() =>
      Promise.reject(new APIError('BAD_REQUEST', { code, message: 'The library says' })),
    );
    const { code: ours, message } = toAppError(await thrown.catch((error: unknown) => error));
    expect(message).not.toContain('The library says');
    said[code] = ours;
  }
  expect(said).toMatchObject({
    INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials',
    INVALID_EMAIL: 'invalid_request',
    INVALID_TOKEN: 'invalid_request',
    PASSWORD_TOO_LONG: 'invalid_request',
    SESSION_EXPIRED: 'unauthenticated',
    FAILED_TO_CREATE_SESSION: 'internal',
  });
});

it('makes one account of ten simultaneous sign-ups on PostgreSQL, with ten normal answers', async () => {
  const email = 'ten@example.com';
  const sign = (path: string) =>
    sendJson(`${ochre.url}/api/${path}`, { email, password: 'the same one' });
  const answers = await Promise.all(Array.from({ length: 10 }, () => sign('sign-up')));
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: {} });
  expect(await ochre.ctx.db.select({ email: users.email }).from(users)).toEqual([{ email }]);
  await signIn(ochre.url, email, 'the same one');
});

it.each(['m\u00fcller@example.com', 'a@b.c', 'ada@localhost'])(
  'refuses %s in the words of the form, at every door',
  async (email) => {
    for (const [path, body] of [
      ['sign-up', { email, password: 'correct horse' }],
      ['sign-in', { email, password: 'correct horse' }],
      ['password-reset-requests', { email }],
    ] as const)
      expect(await sendJson(`${ochre.url}/api/${path}`, body)).toMatchObject({
        status: 400,
        body: { message: accountTexts.invalidEmail },
      });
  },
);
