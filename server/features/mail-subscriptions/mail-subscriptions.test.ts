import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailSubscriptionTexts } from '../../../contract/mail-subscriptions.ts';
import { comparable, expectError, readAnswer, sendJson } from '../../../test/raw-answer.ts';
import { TestMailbox } from '../../../test/test-mailbox.ts';
import { startTestOchre, TestClock, type TestOchre } from '../../../test/test-ochre.ts';
import { mailSubscriptions } from '../../db/schema/mail-subscriptions.ts';
import { sweepMailSubscriptions } from './mail-subscriptions.service.ts';

const clock = new TestClock();
let ochre: TestOchre;
let mailbox: TestMailbox;
let email: string;

beforeAll(async () => {
  ochre = await startTestOchre({ clock });
  mailbox = new TestMailbox(ochre);
});
beforeEach(() => {
  email = `${randomUUID()}@example.com`;
});
afterAll(() => ochre.stop());

const post = (path: string, body: unknown) => sendJson(`${ochre.url}/api${path}`, body);
const subscribe = (body: object = {}) => post('/mail-subscriptions', { email, ...body });
const confirm = (token: string) => post('/mail-subscription-confirmations', { token });
const unsubscribe = (token: string) => post('/mail-unsubscriptions', { token });

const tokenOf = (mail: Email | undefined): string =>
  new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')![0]).searchParams.get('token')!;

const listRows = (address = email) =>
  ochre.ctx.db.select().from(mailSubscriptions).where(eq(mailSubscriptions.email, address));

/** Goes the whole way to a subscription. @returns the token that ends it */
async function becomeSubscriber(): Promise<string> {
  await subscribe();
  await confirm(tokenOf((await mailbox.receive(email)).at(-1)));
  return tokenOf((await mailbox.receive(email, 2)).at(-1));
}

describe('a subscription', () => {
  it('begins when the owner of the address opens the mailed link and presses the button', async () => {
    expect(await subscribe({ email: ` ${email.toUpperCase()} ` })).toMatchObject({
      status: 200,
      body: mailSubscriptionTexts.requested,
    });
    expect(await listRows()).toMatchObject([{ status: 'pending', topic: 'newsletter' }]);
    const [mail] = await mailbox.receive(email);
    expect(mail!.subject).toBe('Confirm your subscription to the Ochre newsletter');
    expect(mail!.text).toContain(`${ochre.url}/newsletter/confirm?token=`);
    expect(await confirm(tokenOf(mail))).toMatchObject({
      status: 200,
      body: mailSubscriptionTexts.confirmed,
    });
    expect(await listRows()).toMatchObject([{ status: 'confirmed' }]);
  });

  it('keeps no token that a thief of the database could use', async () => {
    await subscribe();
    const token = tokenOf((await mailbox.receive(email))[0]);
    const rows = JSON.stringify(await ochre.ctx.db.execute('select * from mail_subscriptions'));
    const jobs = JSON.stringify(await ochre.ctx.db.execute('select * from pgboss.job'));
    expect(rows).toContain(email);
    expect(jobs).toContain((await listRows())[0]!.id);
    expect(rows + jobs).not.toContain(token);
  });

  it('is one, however often and at once its link is confirmed, with one welcome', async () => {
    await subscribe();
    const token = tokenOf((await mailbox.receive(email))[0]);
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [, welcome, ...more] = await mailbox.receive(email, 2);
    expect(welcome!.subject).toBe('Welcome to Ochre');
    // Whatever else was ordered has gone through the same queue by now.
    await subscribe({ topic: 'status' });
    expect(await mailbox.receive(email, 3)).toHaveLength(3);
    expect(more).toEqual([]);
  });

  it('is not begun by a made-up link, a link of the past, or one that a newer mail replaced', async () => {
    for (const token of ['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}'`])
      expectError(
        await confirm(token),
        'invalid_request',
        mailSubscriptionTexts.confirmationInvalid,
      );
    await subscribe();
    const first = tokenOf((await mailbox.receive(email))[0]);
    await subscribe();
    const second = tokenOf((await mailbox.receive(email, 2))[1]);
    expectError(await confirm(first), 'invalid_request', mailSubscriptionTexts.confirmationInvalid);
    const now = clock.now();
    clock.set(new Date(now.getTime() + 48 * 3600_000));
    expectError(
      await confirm(second),
      'invalid_request',
      mailSubscriptionTexts.confirmationInvalid,
    );
    clock.set(now);
    expect((await confirm(second)).status).toBe(200);
  });

  it('answers for a subscribed address as for a new one, and only the mail tells its owner', async () => {
    await becomeSubscriber();
    const known = await subscribe();
    const fresh = await post('/mail-subscriptions', { email: `${randomUUID()}@example.com` });
    expect(comparable(known)).toEqual(comparable(fresh));
    const mails = await mailbox.receive(email, 3);
    expect(mails[2]!.subject).toBe('You are already subscribed to the Ochre newsletter');
    expect(await listRows()).toMatchObject([{ status: 'confirmed' }]);
  });

  it('is refused to what is no address, with the text of the field', async () => {
    for (const wrong of ['', 'ada', 'ada@', 'a b@c.de', 'a,b@c.de', `${'a'.repeat(260)}@c.de`, 7])
      expectError(
        await subscribe({ email: wrong }),
        'invalid_request',
        mailSubscriptionTexts.invalidEmail,
      );
    expectError(await subscribe({ topic: 'everything' }), 'invalid_request');
    expectError(await subscribe({ status: 'confirmed' }), 'invalid_request');
  });

  it('is not made for a machine that fills in every field, though it is told so', async () => {
    const answer = await subscribe({ homepage: 'https://spam.example' });
    expect(answer).toMatchObject({ status: 200, body: mailSubscriptionTexts.requested });
    expect(await listRows()).toEqual([]);
  });

  it('sends one address at most three mails an hour, whoever asks', async () => {
    const answers = [];
    for (let count = 0; count < 4; count++) answers.push(await subscribe());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expectError(answers[3]!, 'rate_limited');
  });

  it('that nobody confirmed is deleted when its link is of the past; a confirmed one stays', async () => {
    await becomeSubscriber();
    const pending = `${randomUUID()}@example.com`;
    await subscribe({ email: pending });
    const now = clock.now();
    clock.set(new Date(now.getTime() + 47 * 3600_000));
    await sweepMailSubscriptions(ochre.ctx);
    expect(await listRows(pending)).toHaveLength(1);
    clock.set(new Date(now.getTime() + 49 * 3600_000));
    await sweepMailSubscriptions(ochre.ctx);
    clock.set(now);
    expect(await listRows(pending)).toEqual([]);
    expect(await listRows()).toHaveLength(1);
  });
});

describe('the way out of a list', () => {
  const oneClick = (token: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${ochre.url}/newsletter/unsubscribe?token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    }).then(readAnswer);

  it('is in each mail, as a link and for mail programs', async () => {
    const token = await becomeSubscriber();
    const [, welcome] = await mailbox.receive(email, 2);
    const header = (name: string) =>
      welcome!.headers.find(({ key }) => key === name)?.value.replaceAll(/\s/g, '');
    expect(header('list-unsubscribe')).toBe(`<${ochre.url}/newsletter/unsubscribe?token=${token}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('deletes the address, and once more does no harm', async () => {
    const token = await becomeSubscriber();
    for (let time = 0; time < 2; time++) {
      expect(await unsubscribe(token)).toMatchObject({
        status: 200,
        body: mailSubscriptionTexts.unsubscribed,
      });
      expect(await listRows()).toEqual([]);
    }
  });

  it('is one click for a mail program, which says neither where it comes from nor who it is', async () => {
    const token = await becomeSubscriber();
    const answer = await oneClick(token, 'List-Unsubscribe=One-Click');
    expect(answer).toMatchObject({ status: 200, body: mailSubscriptionTexts.unsubscribed.text });
    expect(await listRows()).toEqual([]);
  });

  it('is not gone by looking at the link, nor by a token that is not the address’s own', async () => {
    const token = await becomeSubscriber();
    const other = (await listRows())[0]!.id;
    await fetch(`${ochre.url}/newsletter/unsubscribe?token=${token}`);
    await fetch(`${ochre.url}/newsletter/unsubscribe?token=${token}`, { method: 'HEAD' });
    expectError(await oneClick(token, ''), 'invalid_request');
    expectError(await oneClick(token, 'x=y'), 'invalid_request');
    for (const forged of ['', 'x', other, `${other}.`, `${other}.${'a'.repeat(43)}`, `${token}a`]) {
      expectError(await unsubscribe(forged), 'invalid_request');
      expectError(await oneClick(forged, 'List-Unsubscribe=One-Click'), 'invalid_request');
    }
    expect(await listRows()).toHaveLength(1);
  });
});
