import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { eq, like } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountTexts } from '../../../contract/accounts.ts';
import { eventually } from '../../../test/eventually.ts';
import { generateImages } from '../../../test/factories.ts';
import { expectError, sendJson } from '../../../test/raw-answer.ts';
import { startTestOchre, type TestMember, type TestOchre } from '../../../test/test-ochre.ts';
import { accountMails } from '../../db/schema/account-mails.ts';
import { verifications } from '../../db/schema/accounts.ts';
import { rateLimits } from '../../db/schema/quotas.ts';
import { sweepAccountMails } from './account-mails.service.ts';

/** A mail server that keeps what it gets, and can be told to be away. */
async function startMailServer() {
  const received: Email[] = [];
  const state = { isAway: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, done) => done(state.isAway ? new Error('away') : null),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        received.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    state,
    to: (address: string) => received.filter(({ to }) => to?.[0]?.address === address),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let ochre: TestOchre;

beforeAll(async () => {
  mailServer = await startMailServer();
  ochre = await startTestOchre({ environment: { SMTP_URL: mailServer.url } });
}, 60_000);
afterAll(async () => {
  await ochre.stop();
  await mailServer.stop();
});

async function receive(address: string, count = 1): Promise<Email[]> {
  await eventually(async () => expect(mailServer.to(address)).toHaveLength(count));
  return mailServer.to(address);
}

const tokenOf = (mail: Email) => /[?&]token=([\w-]+)/.exec(mail.text!)![1]!;

const confirm = (token: string) => sendJson(`${ochre.url}/api/email-confirmations`, { token });

const publish = async (member: TestMember) => {
  const [image] = await generateImages(member, { prompt: 'a fox' });
  return sendJson(
    `${ochre.url}/api/images/${image!.id}/publication`,
    { title: 'Fox', author: 'Ada', category: 'Nature' },
    { method: 'PUT', cookie: member.cookie },
  );
};

describe('an address, where mail can be sent', () => {
  it('is confirmed by the mail of the sign-up, which works more than once', async () => {
    const member = await ochre.signUp();
    const stream = await member.listen();
    expect(await member.client.accounts.getSession()).toMatchObject({
      user: { isConfirmed: false },
    });
    const [mail] = await receive(member.email);
    expect(mail!.subject).toBe('Confirm your e-mail address for Ochre');
    expect(mail!.text).toContain(`${ochre.url}/confirm-email?token=`);
    for (let click = 0; click < 2; click++)
      expect(await confirm(tokenOf(mail!))).toMatchObject({
        status: 200,
        body: accountTexts.confirmed,
      });
    // The session says so at once, and open pages are made to look again.
    expect(await member.client.accounts.getSession()).toMatchObject({
      user: { isConfirmed: true },
    });
    await stream.ended;
  });

  it('is asked for before anything is published, and signs in without', async () => {
    const member = await ochre.signUp();
    expectError(await publish(member), 'email_unconfirmed', accountTexts.confirmFirst);
    const [mail] = await receive(member.email);
    await confirm(tokenOf(mail!));
    expect(await publish(member)).toMatchObject({ status: 200 });
  });

  it('is confirmed by its own token alone, for two days', async () => {
    const member = await ochre.signUp();
    expectError(await confirm('x'.repeat(43)), 'invalid_request', accountTexts.confirmationInvalid);
    const [mail] = await receive(member.email);
    await ochre.ctx.db
      .update(verifications)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(like(verifications.value, `% ${member.email}`));
    expectError(await confirm(tokenOf(mail!)), 'invalid_request', accountTexts.confirmationInvalid);
    await member.client.emailConfirmations.request();
    const [, again] = await receive(member.email, 2);
    expect(await confirm(tokenOf(again!))).toMatchObject({ status: 200 });
  });

  it('gets no further mail once it is confirmed', async () => {
    const member = await ochre.signUp();
    const [mail] = await receive(member.email);
    await confirm(tokenOf(mail!));
    await member.client.emailConfirmations.request();
    await eventually(async () => {
      const rows = await ochre.ctx.db
        .select()
        .from(accountMails)
        .where(eq(accountMails.email, member.email));
      expect(rows.map(({ status }) => status)).toEqual(['accepted', 'accepted']);
    });
    expect(mailServer.to(member.email)).toHaveLength(1);
  });
});

describe('a reset link', () => {
  const ask = (email: string) => sendJson(`${ochre.url}/api/password-reset-requests`, { email });

  it('waits for a mail server that is away, and is sent with a token that works', async () => {
    const { email } = await ochre.signUp();
    await receive(email);
    mailServer.state.isAway = true;
    expect(await ask(email)).toMatchObject({ status: 200 });
    await eventually(async () => {
      const [row] = await ochre.ctx.db
        .select()
        .from(verifications)
        .where(like(verifications.identifier, 'reset-password:%'));
      expect(row).toBeDefined();
    });
    expect(mailServer.to(email)).toHaveLength(1);
    mailServer.state.isAway = false;
    // Half a minute is the shortest delay; nobody waits for it here.
    await eventually(async () => {
      await ochre.ctx.db.execute(
        `update pgboss.job set start_after = now() where name = 'mail.send' and state = 'created'`,
      );
      expect(mailServer.to(email)).toHaveLength(2);
    });
    const token = tokenOf(mailServer.to(email)[1]!);
    await ochre.client().accounts.resetPassword({ token, newPassword: 'a new horse' });
  });

  it('can be asked for by others as often as they like: one that works lies in the inbox', async () => {
    const { email } = await ochre.signUp();
    await receive(email);
    for (let index = 0; index < 8; index++) expect(await ask(email)).toMatchObject({ status: 200 });
    await eventually(async () => {
      const rows = await ochre.ctx.db
        .select()
        .from(accountMails)
        .where(eq(accountMails.email, email));
      const statuses = rows.map(({ status }) => status);
      expect(statuses).not.toContain('requested');
      expect(statuses.filter((status) => status === 'dropped')).toHaveLength(3);
    });
    const mails = await receive(email, 6);
    const token = tokenOf(mails.at(-1)!);
    // The count ends no later than the last link does, so there is never neither.
    const [link] = await ochre.ctx.db
      .select()
      .from(verifications)
      .where(eq(verifications.identifier, `reset-password:${token}`));
    const counts = await ochre.ctx.db
      .select()
      .from(rateLimits)
      .where(like(rateLimits.key, 'account-mail:password-reset:%'));
    for (const { windowEndsAt } of counts)
      expect(windowEndsAt.getTime()).toBeLessThanOrEqual(link!.expiresAt.getTime() + 1000);
    await ochre.client().accounts.resetPassword({ token, newPassword: 'a new horse' });
  });

  it('for an unknown address leaves a row for two days, and no mail', async () => {
    const email = `${randomUUID()}@example.com`;
    await ask(email);
    const rows = () =>
      ochre.ctx.db.select().from(accountMails).where(eq(accountMails.email, email));
    await eventually(async () => expect((await rows())[0]!.status).toBe('dropped'));
    expect(mailServer.to(email)).toEqual([]);
    const day = 24 * 3600_000;
    const sweepAt = (ms: number) =>
      sweepAccountMails({ ...ochre.ctx, clock: { now: () => new Date(Date.now() + ms) } });
    await sweepAt(day);
    expect(await rows()).toHaveLength(1);
    await sweepAt(2 * day + 1000);
    expect(await rows()).toEqual([]);
  });
});
