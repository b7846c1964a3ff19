import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountTexts, passwordLengthMax } from '../../../contract/accounts.ts';
import { eventually } from '../../../test/eventually.ts';
import { comparable, expectError, sendJson } from '../../../test/raw-answer.ts';
import { TestMailbox } from '../../../test/test-mailbox.ts';
import { signIn, startTestOchre, type TestOchre } from '../../../test/test-ochre.ts';
import { accountMails } from '../../db/schema/account-mails.ts';
import { users, verifications } from '../../db/schema/accounts.ts';
import { SessionCache } from './session-cache.ts';

let ochre: TestOchre;
let mailbox: TestMailbox;

beforeAll(async () => {
  ochre = await startTestOchre({ environment: { TRUST_PROXY: 'true' } });
  mailbox = new TestMailbox(ochre);
});
afterAll(() => ochre.stop());

const newAddress = () => `${randomUUID()}@example.com`;

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  sendJson(`${ochre.url}/api${path}`, body, { headers });

/** Asks for a reset and takes the token out of the mail. */
async function requestToken(email: string): Promise<string> {
  const known = (await mailbox.read(email)).length;
  await ochre.client().accounts.requestPasswordReset({ email });
  const mail = (await mailbox.receive(email, known + 1)).at(-1)!;
  return new URL(/https?:\/\/\S+/.exec(mail.text!)![0]).searchParams.get('token')!;
}

/** What became of the mails that were asked for to an address. */
async function mailStatuses(email: string): Promise<string[]> {
  const rows = await ochre.ctx.db.select().from(accountMails).where(eq(accountMails.email, email));
  return rows.map(({ status }) => status).sort();
}

describe('the fields of the form', () => {
  const cases: [string, object, string][] = [
    ['nothing at all', {}, accountTexts.fillInAllFields],
    ['no password', { email: 'ada@example.com' }, accountTexts.fillInAllFields],
    ['no e-mail', { password: 'long enough' }, accountTexts.fillInAllFields],
    [
      'only spaces as e-mail',
      { email: '  ', password: 'long enough' },
      accountTexts.fillInAllFields,
    ],
    ['a bad e-mail and no password', { email: 'ada', password: '' }, accountTexts.fillInAllFields],
    [
      'a bad e-mail and a short password',
      { email: 'ada', password: '12345' },
      accountTexts.passwordTooShort,
    ],
    [
      'a short password',
      { email: 'ada@example.com', password: '12345' },
      accountTexts.passwordTooShort,
    ],
    ['a bad e-mail', { email: 'ada', password: '123456' }, accountTexts.invalidEmail],
    [
      'an e-mail with a control character',
      { email: 'a\u0000da@example.com', password: '123456' },
      accountTexts.invalidEmail,
    ],
    [
      'an e-mail that is no text',
      { email: ['ada@example.com'], password: '123456' },
      accountTexts.fillInAllFields,
    ],
    [
      'an e-mail without end',
      { email: `${'a'.repeat(250)}@example.com`, password: '123456' },
      accountTexts.invalidEmail,
    ],
    [
      'a password without end',
      { email: 'ada@example.com', password: 'x'.repeat(passwordLengthMax + 1) },
      accountTexts.passwordTooLong,
    ],
  ];
  for (const [name, body, message] of cases)
    for (const path of ['/sign-in', '/sign-up'])
      it(`are checked in the form's order: ${path} with ${name}`, async () => {
        expectError(await post(path, body), 'invalid_request', message);
      });

  it('take a password of exactly six characters', async () => {
    const email = newAddress();
    expect(await post('/sign-up', { email, password: '123456' })).toMatchObject({ status: 200 });
    expect(await post('/sign-in', { email, password: '123456' })).toMatchObject({ status: 200 });
  });

  it('treat an address alike in capitals and between spaces', async () => {
    const email = newAddress();
    await post('/sign-up', { email: ` ${email.toUpperCase()} `, password: '123456' });
    expect(await post('/sign-in', { email, password: '123456' })).toMatchObject({
      status: 200,
      body: { user: { email } },
    });
  });

  it('take nothing that they did not ask for', async () => {
    const email = newAddress();
    for (const extra of [
      { emailVerified: true },
      { role: 'operator' },
      { id: 'mine' },
      { name: 'x' },
      { image: 'x' },
    ])
      expectError(
        await post('/sign-up', { email, password: '123456', ...extra }),
        'invalid_request',
      );
    expect(await ochre.ctx.db.select().from(users).where(eq(users.email, email))).toEqual([]);
  });
});

describe('signing up', () => {
  it('answers alike for a new and a known address, and tells the owner by mail', async () => {
    const email = newAddress();
    const first = await post('/sign-up', { email, password: 'the first one' });
    expect(await mailbox.read(email)).toEqual([]);
    const second = await post('/sign-up', { email, password: 'a second one' });
    expect(comparable(second)).toEqual(comparable(first));
    expect(first).toMatchObject({ status: 200, body: {} });
    expect(first.headers.getSetCookie()).toEqual([]);

    const [mail, ...others] = await mailbox.receive(email);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('You already have an account with Ochre');
    expect(mail!.text).toContain(`${ochre.url}/auth`);
    // The second password is nobody's.
    await expect(signIn(ochre.url, email, 'a second one')).rejects.toThrow('401');
    await signIn(ochre.url, email, 'the first one');
  });

  it('makes one account of ten simultaneous requests for one address', async () => {
    const email = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('/sign-up', { email, password: 'the same one' })),
    );
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: {} });
    expect(await ochre.ctx.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  });
});

describe('signing in', () => {
  it('answers alike for a wrong password and an unknown address', async () => {
    const { email } = await ochre.signUp();
    const wrong = await post('/sign-in', { email, password: 'not this one' });
    const unknown = await post('/sign-in', { email: newAddress(), password: 'not this one' });
    expectError(wrong, 'invalid_credentials', accountTexts.invalidCredentials);
    expect(comparable(unknown)).toEqual(comparable(wrong));
  });

  it('sets a cookie that scripts and other sites do not get', async () => {
    const { email, password } = await ochre.signUp();
    const answer = await post('/sign-in', { email, password });
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    const [value, ...flags] = cookies[0]!.split('; ');
    expect(value).toMatch(/^ochre\.session_token=.{32,}/);
    expect(flags).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']));
    // The token is in the cookie and nowhere else.
    expect(answer.body).toEqual({
      user: { id: expect.any(String), email, role: 'member', isConfirmed: true },
    });
  });

  it('marks the cookie as secure where people reach the server by https', async () => {
    const { createAuthentication } = await import('./authentication.ts');
    const { $context } = createAuthentication({
      ...ochre.ctx,
      publicUrl: 'https://ochre.example',
      events: {} as never,
    });
    const { authCookies } = await $context;
    expect(authCookies.sessionToken.attributes).toMatchObject({ secure: true, httpOnly: true });
  });

  it('does not take a cookie that somebody changed', async () => {
    const { cookie } = await ochre.signUp();
    const forged = [
      cookie.replace(/=(.)/, (_, first) => `=${first === 'a' ? 'b' : 'a'}`),
      `${cookie}x`,
      cookie.split('.').slice(0, 2).join('.'),
      'ochre.session_token=%E0%A4%A',
      'ochre.session_token=',
    ];
    for (const value of forged)
      expect(await ochre.client(value).accounts.getSession()).toEqual({ user: null });
  });

  it('lets exactly the allowed number of 20 simultaneous attempts try a password', async () => {
    const { email } = await ochre.signUp();
    const { config } = ochre.ctx;
    ochre.ctx.config = { ...config, signInAttemptsMax: 7 };
    try {
      const headers = { 'x-forwarded-for': '203.0.113.7' };
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          post('/sign-in', { email, password: 'not this one' }, headers),
        ),
      );
      const limited = answers.filter(({ status }) => status === 429);
      expect(limited).toHaveLength(13);
      for (const answer of limited) {
        expectError(answer, 'rate_limited');
        expect(answer.body).toMatchObject({ data: { retryAfterMs: expect.any(Number) } });
      }
      for (const answer of answers.filter((one) => !limited.includes(one)))
        expectError(answer, 'invalid_credentials');
    } finally {
      ochre.ctx.config = config;
    }
  });
});

describe('signing out', () => {
  it('ends the session at once, and no other member’s', async () => {
    const [member, other] = [await ochre.signUp(), await ochre.signUp()];
    const stream = await member.listen();
    await other.client.accounts.getSession();
    expect(await member.client.accounts.getSession()).toMatchObject({ user: { id: member.id } });

    const answer = await sendJson(`${ochre.url}/api/sign-out`, {}, { cookie: member.cookie });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^ochre\.session_token=;.*Max-Age=0/);

    expect(await member.client.accounts.getSession()).toEqual({ user: null });
    await expect(member.client.images.list({})).rejects.toMatchObject({ code: 'unauthenticated' });
    await stream.ended;
    expect(await other.client.accounts.getSession()).toMatchObject({ user: { id: other.id } });
  });

  it('leaves the member’s other sessions open', async () => {
    const member = await ochre.signUp();
    const { cookie } = await signIn(ochre.url, member.email, member.password);
    await member.client.accounts.signOut();
    expect(await ochre.client(cookie).accounts.getSession()).toMatchObject({
      user: { id: member.id },
    });
  });

  it('means nothing to a visitor', async () => {
    expect(await ochre.client().accounts.signOut()).toEqual({});
  });

  it('is not undone by a look-up that began before it', () => {
    const cache = new SessionCache();
    const user = {
      id: 'ada',
      email: 'ada@example.com',
      role: 'member',
      isConfirmed: true,
    } as const;
    const principal = { via: 'session', user, sessionId: 'hers' } as const;
    const early = cache.beginLookUp();
    cache.forgetUser(user.id);
    cache.remember('cookie', principal, early);
    expect(cache.find('cookie')).toBeNull();
    cache.remember('cookie', principal, cache.beginLookUp());
    expect(cache.find('cookie')).toEqual(principal);
  });
});

describe('a password reset', () => {
  it('is mailed as a link that leads to the authentication page', async () => {
    const { email } = await ochre.signUp();
    await ochre.client().accounts.requestPasswordReset({ email });
    const [mail] = await mailbox.receive(email);
    expect(mail!.subject).toBe('Choose a new password for Ochre');
    const link = new URL(/https?:\/\/\S+/.exec(mail!.text!)![0]);
    expect(link.origin).toBe(ochre.url);
    expect(link.pathname).toBe('/auth');
    expect([...link.searchParams.keys()]).toEqual(['token']);
    expect(link.searchParams.get('token')!.length).toBeGreaterThanOrEqual(24);
  });

  it('answers alike for an unknown address, and sends nothing', async () => {
    const { email } = await ochre.signUp();
    const stranger = newAddress();
    const known = await post('/password-reset-requests', { email });
    const unknown = await post('/password-reset-requests', { email: stranger });
    expect(known).toMatchObject({ status: 200, body: {} });
    expect(comparable(unknown)).toEqual(comparable(known));
    expect(await mailbox.receive(email)).toHaveLength(1);
    await eventually(async () => expect(await mailStatuses(stranger)).toEqual(['dropped']));
    expect(await mailbox.read(stranger)).toEqual([]);
  });

  it('ends every session and stream of the account, and changes the password', async () => {
    const member = await ochre.signUp();
    const { cookie } = await signIn(ochre.url, member.email, member.password);
    const stream = await member.listen();
    const second = ochre.client(cookie);
    await second.accounts.getSession();

    const token = await requestToken(member.email);
    await ochre.client().accounts.resetPassword({ token, newPassword: 'a new horse' });

    expect(await member.client.accounts.getSession()).toEqual({ user: null });
    expect(await second.accounts.getSession()).toEqual({ user: null });
    await stream.ended;
    await expect(signIn(ochre.url, member.email, member.password)).rejects.toThrow('401');
    await signIn(ochre.url, member.email, 'a new horse');
  });

  it('works once, however many try the link at the same time', async () => {
    const { email } = await ochre.signUp();
    const token = await requestToken(email);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        post('/password-resets', { token, newPassword: `password ${index}` }),
      ),
    );
    const winner = answers.findIndex(({ status }) => status === 200);
    for (const [index, answer] of answers.entries())
      if (index !== winner) expectError(answer, 'invalid_request', accountTexts.resetTokenInvalid);
    await signIn(ochre.url, email, `password ${winner}`);
  });

  it('makes the links of earlier requests worthless', async () => {
    const { email } = await ochre.signUp();
    const [first, second] = [await requestToken(email), await requestToken(email)];
    await ochre.client().accounts.resetPassword({ token: second, newPassword: 'a new horse' });
    expectError(
      await post('/password-resets', { token: first, newPassword: 'a stolen horse' }),
      'invalid_request',
      accountTexts.resetTokenInvalid,
    );
  });

  it('is refused after half an hour', async () => {
    const { email } = await ochre.signUp();
    const token = await requestToken(email);
    const identifier = `reset-password:${token}`;
    const found = eq(verifications.identifier, identifier);
    const [row] = await ochre.ctx.db.select().from(verifications).where(found);
    const lifetimeMs = row!.expiresAt.getTime() - Date.now();
    expect(lifetimeMs).toBeGreaterThan(29 * 60_000);
    expect(lifetimeMs).toBeLessThanOrEqual(30 * 60_000);

    await ochre.ctx.db
      .update(verifications)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(found);
    expectError(
      await post('/password-resets', { token, newPassword: 'a new horse' }),
      'invalid_request',
      accountTexts.resetTokenInvalid,
    );
  });

  it('is refused with a token that was never given out', async () => {
    for (const token of ['guess', 'a\u0000b', '%', "' or true --", '../../x'])
      expectError(
        await post('/password-resets', { token, newPassword: 'a new horse' }),
        'invalid_request',
        accountTexts.resetTokenInvalid,
      );
  });

  it('keeps the token when the new password is too short', async () => {
    const { email } = await ochre.signUp();
    const token = await requestToken(email);
    expectError(
      await post('/password-resets', { token, newPassword: '12345' }),
      'invalid_request',
      accountTexts.passwordTooShort,
    );
    await ochre.client().accounts.resetPassword({ token, newPassword: '123456' });
  });
});
