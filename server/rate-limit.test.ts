import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../contract/api.ts';
import { startPostgres, type TestPostgres } from '../test/postgres.ts';
import { expectError, sendJson } from '../test/raw-answer.ts';
import { startTestOchre, type TestOchre } from '../test/test-ochre.ts';
import { rateLimits } from './db/schema/quotas.ts';
import { countAttempt } from './rate-limit-counter.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

describe.each(['the embedded database', 'PostgreSQL'])('limits on %s', (kind) => {
  let ochre: TestOchre;

  beforeAll(async () => {
    const environment = {
      TRUST_PROXY: 'true',
      SIGN_IN_ATTEMPTS_MAX: '7',
      FORM_POSTS_MAX: '4',
      ...(kind === 'PostgreSQL' ? { DATABASE_URL: await postgres.createDatabase() } : {}),
    };
    ochre = await startTestOchre({ environment });
  }, 60_000);
  afterAll(() => ochre.stop());

  const from = (address: string, more: Record<string, string> = {}) => ({
    headers: { 'x-forwarded-for': address, ...more },
  });
  const trySignIn = (address: string, email = 'ada@example.com', password = 'a wrong one') =>
    sendJson(`${ochre.url}/api/sign-in`, { email, password }, from(address));
  const contact = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    subject: 'Press',
    message: 'Is anybody there?',
  };

  it('let exactly the limit of 20 simultaneous attempts through', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => trySignIn('203.0.113.1')));
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(13);
    for (const answer of limited) {
      expectError(answer, 'rate_limited');
      const seconds = Number(answer.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(590);
      expect(seconds).toBeLessThanOrEqual(600);
      expect(answer.headers.get('ratelimit')).toBe(`"sign-in";r=0;t=${seconds}`);
    }
    const left = answers
      .filter(({ status }) => status !== 429)
      .map(({ headers }) => Number(/r=(\d+)/.exec(headers.get('ratelimit')!)![1]));
    expect(left.sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(answers[0]!.headers.get('ratelimit-policy')).toBe('"sign-in";q=7;w=600');
  });

  it('count each again once the window is over', async () => {
    const key = `window-of-${kind}`;
    const count = async () => (await countAttempt(ochre.ctx.db, { key, windowSeconds: 60 })).count;
    expect([await count(), await count()]).toEqual([1, 2]);
    await ochre.ctx.db.update(rateLimits).set({ windowEndsAt: new Date(Date.now() - 1) });
    expect(await count()).toBe(1);
  });

  it('take the /64 of an IPv6 subscriber for one address', async () => {
    for (let index = 0; index < 7; index++)
      expectError(
        await trySignIn(`2001:db8:1:1::${index}`, 'v6@example.com'),
        'invalid_credentials',
      );
    expectError(await trySignIn('2001:db8:1:1:ffff::9', 'v6@example.com'), 'rate_limited');
    expectError(await trySignIn('2001:db8:1:2::1', 'v6@example.com'), 'invalid_credentials');
  });

  it('hold for an account from everywhere, and lock its owner out nowhere', async () => {
    const email = `owner@example.com`;
    const password = 'the right one';
    await sendJson(`${ochre.url}/api/sign-up`, { email, password }, from('198.51.100.1'));
    expect(await trySignIn('198.51.100.1', email, password)).toMatchObject({ status: 200 });
    const guesses = [];
    for (let index = 0; index < 140; index++)
      guesses.push(await trySignIn(`10.0.${index}.1`, email));
    expect(new Set(guesses.map(({ status }) => status))).toContain(401);
    // Others' guesses are told to nobody.
    const stopped = await trySignIn('10.9.9.9', email, password);
    expectError(stopped, 'rate_limited');
    expect(stopped.headers.get('ratelimit')).toMatch(/^"sign-in";r=6;/);
    expect(await trySignIn('198.51.100.1', email, password)).toMatchObject({ status: 200 });
  });

  it('count the forms of a member by account, wherever they are sent from', async () => {
    const { cookie } = await ochre.signUp();
    const send = (address: string, more = {}) =>
      sendJson(`${ochre.url}/api/contact-messages`, contact, from(address, more));
    for (let index = 0; index < 4; index++)
      expect(await send(`192.0.2.${index}`, { cookie })).toMatchObject({ status: 200 });
    expectError(await send('192.0.2.9', { cookie }), 'rate_limited');
    expect(await send('192.0.2.9')).toMatchObject({ status: 200 });
  });

  it('spend no attempt on what is not accepted anyway', async () => {
    for (let index = 0; index < 10; index++)
      expectError(
        await sendJson(`${ochre.url}/api/contact-messages`, {}, from('192.0.2.50')),
        'invalid_request',
      );
    const sent = await sendJson(`${ochre.url}/api/contact-messages`, contact, from('192.0.2.50'));
    expect(sent).toMatchObject({ status: 200 });
    expect(sent.headers.get('ratelimit')).toMatch(/^"public-form";r=3;t=\d+$/);
  });

  it('leave nobody without a reset link because somebody else asked for theirs', async () => {
    const ask = (address: string) =>
      sendJson(
        `${ochre.url}/api/password-reset-requests`,
        { email: 'victim@example.com' },
        from(address),
      );
    for (let index = 0; index < 7; index++)
      expect(await ask('203.0.113.66')).toMatchObject({ status: 200 });
    expectError(await ask('203.0.113.66'), 'rate_limited');
    expect(await ask('203.0.113.67')).toMatchObject({ status: 200 });
  });
});

it('say so on every endpoint that has one, and on no other', async () => {
  const ochre = await startTestOchre();
  const bodies: Record<string, object> = {
    'accounts.signUp': { email: 'limit@example.com', password: 'correct horse' },
    'accounts.signIn': { email: 'limit@example.com', password: 'correct horse' },
    'accounts.requestPasswordReset': { email: 'limit@example.com' },
    'accounts.resetPassword': { token: 'none', newPassword: 'correct horse' },
    'mailSubscriptions.request': { email: 'limit@example.com' },
    'mailSubscriptions.confirm': { token: 'x'.repeat(43) },
  };
  const limited = endpoints.filter(
    ({ meta, name }) =>
      meta.limit && meta.access === 'open' && (bodies[name] || meta.body === 'none'),
  );
  expect(limited.length).toBeGreaterThan(5);
  for (const { name, path, method, meta } of limited) {
    const answer = await sendJson(
      `${ochre.url}${path.replace('{id}', crypto.randomUUID())}`,
      bodies[name] ?? {},
      { method },
    );
    expect([name, answer.headers.get('ratelimit-policy')]).toEqual([
      name,
      expect.stringMatching(new RegExp(`^"${meta.limit}";q=\\d+;w=\\d+$`)),
    ]);
  }
  expect((await fetch(`${ochre.url}/api/session`)).headers.has('ratelimit')).toBe(false);
  await ochre.stop();
});
