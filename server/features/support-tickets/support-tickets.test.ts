import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ticketTopics } from '../../../contract/support-tickets.ts';
import { eventually } from '../../../test/eventually.ts';
import { makePremium } from '../../../test/factories.ts';
import { expectError, sendJson } from '../../../test/raw-answer.ts';
import { TestMailbox } from '../../../test/test-mailbox.ts';
import { startTestOchre, TestClock, type TestOchre } from '../../../test/test-ochre.ts';
import { supportTickets } from '../../db/schema/support-tickets.ts';
import { sweepSupportTickets } from './support-tickets.service.ts';

const clock = new TestClock();
const operator = 'support@ochre.example';
let ochre: TestOchre;
let mailbox: TestMailbox;

beforeAll(async () => {
  ochre = await startTestOchre({ clock });
  mailbox = new TestMailbox(ochre);
});
afterAll(() => ochre.stop());

const filledIn = () => ({
  name: 'Ada Lovelace',
  email: `${randomUUID()}@example.com`,
  topic: ticketTopics[0] as string,
  subject: 'No foxes',
  message: 'Every fox comes out as a cat.',
});
const open = (fields: object) => sendJson(`${ochre.url}/api/support-tickets`, fields);
const listRows = (email: string) =>
  ochre.ctx.db.select().from(supportTickets).where(eq(supportTickets.email, email));

describe('a support ticket', () => {
  it('gets a number, on the page and by mail to its sender and the operator', async () => {
    const ticket = filledIn();
    const { body, status } = await open(ticket);
    expect(status).toBe(200);
    const { number, title, text } = body as Record<string, string>;
    expect(number).toMatch(/^OCH-\d{4,}$/);
    expect(title).toBe(`Ticket ${number}`);
    expect(text).toContain(number);
    const [receipt] = await mailbox.receive(ticket.email);
    expect(receipt).toMatchObject({
      subject: `[${number}] We have your ticket`,
      replyTo: [{ address: operator }],
    });
    const toOperator = await mailbox.receive(operator);
    const mail = toOperator.find(({ subject }) => subject === `[${number}] No foxes`);
    expect(mail).toMatchObject({ replyTo: [{ name: 'Ada Lovelace', address: ticket.email }] });
    expect(mail!.text).toContain(ticket.message);
  });

  it('has a number of its own, also when many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => open(filledIn())));
    const numbers = answers.map(({ body }) => (body as { number: string }).number);
    expect(new Set(numbers).size).toBe(6);
  });

  it('mails nothing that was typed in to an address that anybody could have typed in', async () => {
    const ticket = {
      ...filledIn(),
      name: 'BUY-NOW',
      subject: 'BUY-NOW',
      message: 'BUY-NOW at x.y',
    };
    await open(ticket);
    const [receipt] = await mailbox.receive(ticket.email);
    expect(JSON.stringify(receipt)).not.toContain('BUY-NOW');
  });

  it('names the first problem only, in the order of the form', async () => {
    const ticket = filledIn();
    const wrong: [object, string][] = [
      [{ name: '', email: '', message: '' }, 'Name is required'],
      [{ name: 'a'.repeat(101), email: '' }, 'Name must be less than 100 characters'],
      [{ email: 'ada', topic: '' }, 'Invalid email address'],
      [{ topic: 'Weather', subject: '' }, 'Please choose a topic'],
      [{ subject: '', message: '' }, 'Subject is required'],
      [
        { subject: 'a\r\nBcc: eve@example.com', message: '' },
        'Subject contains characters that are not text',
      ],
      [{ message: 'short' }, 'Message must be at least 10 characters'],
      [{ message: 'a'.repeat(1001) }, 'Message must be less than 1000 characters'],
    ];
    for (const [fields, message] of wrong)
      expectError(await open({ ...ticket, ...fields }), 'invalid_request', message);
    expect(await listRows(ticket.email)).toEqual([]);
  });

  it('of a premium member is marked as priority, and nobody else’s is', async () => {
    const [paying, free] = [await ochre.signUp(), await ochre.signUp()];
    await makePremium(ochre, paying);
    for (const [member, isPriority] of [
      [paying, true],
      [free, false],
    ] as const) {
      const ticket = filledIn();
      await sendJson(`${ochre.url}/api/support-tickets`, ticket, { cookie: member.cookie });
      expect(await listRows(ticket.email)).toMatchObject([{ isPriority }]);
      const [row] = await listRows(ticket.email);
      const subject = `[OCH-${row!.sequence}] ${ticket.subject}`;
      await eventually(async () => {
        const mails = await mailbox.receive(operator);
        expect(mails.map((mail) => mail.subject)).toContain(
          isPriority ? `[Priority] ${subject}` : subject,
        );
      });
    }
  });

  it('of a machine that fills in every field is none', async () => {
    const ticket = filledIn();
    expect(await open({ ...ticket, homepage: 'x' })).toMatchObject({ status: 200 });
    expect(await listRows(ticket.email)).toEqual([]);
  });

  it('is forgotten after a year', async () => {
    const ticket = filledIn();
    await open(ticket);
    const now = clock.now();
    clock.set(new Date(now.getTime() + 366 * 24 * 3600_000));
    await sweepSupportTickets(ochre.ctx);
    clock.set(now);
    expect(await listRows(ticket.email)).toEqual([]);
  });
});
