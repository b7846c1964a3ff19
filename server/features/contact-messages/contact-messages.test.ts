import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactTexts } from '../../../contract/contact-messages.ts';
import { expectError, sendJson } from '../../../test/raw-answer.ts';
import { TestMailbox } from '../../../test/test-mailbox.ts';
import { startTestOchre, TestClock, type TestOchre } from '../../../test/test-ochre.ts';
import { contactMessages } from '../../db/schema/contact-messages.ts';
import { sweepContactMessages } from './contact-messages.service.ts';

const clock = new TestClock();
const operator = 'team@example.com';
let ochre: TestOchre;
let mailbox: TestMailbox;

beforeAll(async () => {
  ochre = await startTestOchre({ clock, environment: { OPERATOR_EMAIL: operator } });
  mailbox = new TestMailbox(ochre);
});
afterAll(() => ochre.stop());

const filledIn = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  subject: 'General Inquiry',
  message: 'Does it draw foxes?',
};
const send = (fields: object) => sendJson(`${ochre.url}/api/contact-messages`, fields);
const listRows = (lastName: string) =>
  ochre.ctx.db.select().from(contactMessages).where(eq(contactMessages.lastName, lastName));

describe('the contact form', () => {
  it('keeps the message and mails it to the operator, who answers to its sender', async () => {
    const lastName = 'O’Neill 🦊';
    const message = `Does it draw foxes?\n${'x'.repeat(980)}`;
    const before = (await mailbox.read(operator)).length;
    const answer = await send({ ...filledIn, lastName, message, email: ' Ada@Example.com ' });
    expect(answer).toMatchObject({ status: 200, body: contactTexts.sent });
    expect(await listRows(lastName)).toMatchObject([
      { firstName: 'Ada', email: 'ada@example.com', subject: 'General Inquiry', message },
    ]);
    const mail = (await mailbox.receive(operator, before + 1)).at(-1)!;
    expect(mail).toMatchObject({
      subject: 'Contact: General Inquiry',
      replyTo: [{ name: `Ada ${lastName}`, address: 'ada@example.com' }],
    });
    expect(mail.text).toContain(message);
  });

  it('says its texts to the letter', () => {
    expect(contactTexts.sent).toEqual({
      title: 'Message Sent!',
      text: "Thank you for your message. We'll get back to you within 24 hours.",
    });
  });

  /** In the order of the check; each of these has all later fields wrong as well. */
  const wrong = [
    ['firstName', '', 'First name is required'],
    ['firstName', '   ', 'First name is required'],
    ['firstName', 'a'.repeat(51), 'First name must be less than 50 characters'],
    ['lastName', '', 'Last name is required'],
    ['lastName', 'a'.repeat(51), 'Last name must be less than 50 characters'],
    ['email', '', 'Invalid email address'],
    ['email', 'ada', 'Invalid email address'],
    ['email', 'ada@example', 'Invalid email address'],
    ['email', `${'a'.repeat(244)}@example.com`, 'Email must be less than 255 characters'],
    ['subject', '', 'Subject is required'],
    ['subject', 'a'.repeat(101), 'Subject must be less than 100 characters'],
    ['message', '', 'Message must be at least 10 characters'],
    ['message', 'too short', 'Message must be at least 10 characters'],
    ['message', 'a'.repeat(1001), 'Message must be less than 1000 characters'],
  ] as const;
  const order = ['firstName', 'lastName', 'email', 'subject', 'message'] as const;

  for (const [field, value, message] of wrong)
    it(`names the first problem only: ${message} (${value.length} characters)`, async () => {
      const later = order.slice(order.indexOf(field) + 1);
      const answer = await send({
        ...filledIn,
        ...Object.fromEntries(later.map((name) => [name, ''])),
        [field]: value,
      });
      expectError(answer, 'invalid_request', message);
      expect(answer.body).toMatchObject({ data: { field } });
    });

  it('takes each field at its limit', async () => {
    const answer = await send({
      firstName: 'a'.repeat(50),
      lastName: 'b'.repeat(50),
      email: `${'a'.repeat(243)}@example.com`,
      subject: 'c'.repeat(100),
      message: 'd'.repeat(1000),
    });
    expect(answer.status).toBe(200);
    expect((await send({ ...filledIn, message: '0123456789' })).status).toBe(200);
  });

  it('counts a line break that a browser posts as the one character that it is on screen', async () => {
    const lines = `${'a'.repeat(9)}\r\n`.repeat(100);
    expect((await send({ ...filledIn, message: lines })).status).toBe(200);
  });

  it('asks for what is missing, and takes nothing that is no field', async () => {
    expectError(await send({}), 'invalid_request', 'First name is required');
    expectError(await send({ ...filledIn, createdAt: '2020-01-01' }), 'invalid_request');
    expectError(await send({ ...filledIn, message: ['a'.repeat(20)] }), 'invalid_request');
  });

  it('writes no header that a visitor brings along', async () => {
    const injection = '\r\nBcc: eve@example.com';
    for (const field of ['firstName', 'lastName', 'email', 'subject'] as const)
      expectError(
        await send({ ...filledIn, [field]: `${filledIn[field]}${injection}` }),
        'invalid_request',
      );
    const before = (await mailbox.read(operator)).length;
    await send({
      ...filledIn,
      firstName: '"Eve" <eve@example.com>,',
      subject: 'x, Bcc: eve@example.com',
      message: `Hello there${injection}\r\n\r\n.\r\nQUIT`,
    });
    const mail = (await mailbox.receive(operator, before + 1)).at(-1)!;
    expect(mail.to).toEqual([{ name: '', address: operator }]);
    expect(mail.replyTo).toHaveLength(1);
    expect(mail.replyTo![0]!.address).toBe('ada@example.com');
    expect([mail.bcc ?? [], mail.cc ?? []]).toEqual([[], []]);
    expect(await mailbox.read('eve@example.com')).toEqual([]);
  });

  it('keeps and mails nothing of a machine that fills in every field, though it is told so', async () => {
    const lastName = randomUUID();
    const before = (await mailbox.read(operator)).length;
    expect(await send({ ...filledIn, lastName, homepage: 'x' })).toMatchObject({
      status: 200,
      body: contactTexts.sent,
    });
    expect(await listRows(lastName)).toEqual([]);
    await send(filledIn);
    expect(await mailbox.receive(operator, before + 1)).toHaveLength(before + 1);
  });

  it('forgets a message after a year', async () => {
    const lastName = randomUUID();
    await send({ ...filledIn, lastName });
    const now = clock.now();
    clock.set(new Date(now.getTime() + 364 * 24 * 3600_000));
    await sweepContactMessages(ochre.ctx);
    expect(await listRows(lastName)).toHaveLength(1);
    clock.set(new Date(now.getTime() + 366 * 24 * 3600_000));
    await sweepContactMessages(ochre.ctx);
    clock.set(now);
    expect(await listRows(lastName)).toEqual([]);
  });
});

describe('the limit of the public forms', () => {
  it('stops an address that posts one form again and again, and only there', async () => {
    const limited = await startTestOchre({ environment: { FORM_POSTS_MAX: '2' } });
    const post = (path: string, body: object) => sendJson(`${limited.url}/api${path}`, body);
    const answers = [];
    for (let count = 0; count < 3; count++) answers.push(await post('/contact-messages', filledIn));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expectError(answers[2]!, 'rate_limited');
    const other = await post('/mail-subscriptions', { email: 'ada@example.com' });
    expect(other.status).toBe(200);
    await limited.stop();
  });
});

describe('a mail that the mail server does not take', () => {
  it('is sent when the server is there again, and the visitor waits for neither', async () => {
    const { mail } = ochre.ctx;
    let failures = 0;
    let failed: () => void;
    const hasFailed = new Promise<void>((resolve) => {
      failed = resolve;
    });
    ochre.ctx.mail = {
      async send() {
        failures++;
        failed();
        throw new Error('the mail server is away');
      },
    };
    const before = (await mailbox.read(operator)).length;
    expect((await send(filledIn)).status).toBe(200);
    await hasFailed;
    ochre.ctx.mail = mail;
    expect(failures).toBe(1);
    // Its second try is due in half a minute; nobody waits that long here.
    const due = `select data from pgboss.job where name = 'mail.send' and state = 'created'`;
    let waiting: unknown[] = [];
    while (waiting.length === 0)
      waiting = ((await ochre.ctx.db.execute(due)) as { rows: unknown[] }).rows;
    await ochre.ctx.db.execute(
      `update pgboss.job set start_after = now() where name = 'mail.send' and state = 'created'`,
    );
    const mails = await mailbox.receive(operator, before + 1);
    expect(mails.at(-1)!.text).toContain(filledIn.message);
  });
});
