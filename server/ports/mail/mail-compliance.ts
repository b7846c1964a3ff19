/** What every mail must pass. Call `describeMailCompliance` from the adapter's own test file. */
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from './mail.ts';

export interface MailUnderTest {
  mail: Mail;
  /** What has been handed over, oldest first, as a mail program reads it. */
  read: () => Promise<Email[]>;
  cleanUp: () => Promise<void>;
}

/** @param make gives a mail that sends as "Ochre <ochre@example.com>" */
export function describeMailCompliance(name: string, make: () => Promise<MailUnderTest>): void {
  describe(`${name} keeps the promises of a mail`, () => {
    let subject: MailUnderTest;
    const sendAndRead = async (message: Parameters<Mail['send']>[0]) => {
      await subject.mail.send(message);
      return (await subject.read()).at(-1)!;
    };

    beforeAll(async () => {
      subject = await make();
    });
    afterAll(() => subject.cleanUp());

    it('hands over sender, receiver, subject and text, in any script', async () => {
      const mail = await sendAndRead({
        to: 'ada@example.com',
        subject: 'Neues Passwort für 🦊',
        text: 'Grüße, שלום\n\nSecond paragraph',
      });
      expect(mail).toMatchObject({
        from: { name: 'Ochre', address: 'ochre@example.com' },
        to: [{ address: 'ada@example.com' }],
        subject: 'Neues Passwort für 🦊',
      });
      expect(mail.text!.replaceAll('\r', '').trim()).toBe('Grüße, שלום\n\nSecond paragraph');
      expect(mail.messageId).toMatch(/^<.+>$/);
      expect(Date.parse(mail.date!)).toBeGreaterThan(Date.now() - 60_000);
    });

    it('keeps a long link in one piece', async () => {
      const link = `https://ochre.example/auth?token=${'x=&%'.repeat(100)}`;
      const mail = await sendAndRead({
        to: 'ada@example.com',
        subject: 'A link',
        text: `Here:\n${link}\n`,
      });
      expect(mail.text).toContain(link);
    });

    it('hands over a file as it is, further headers, and whom an answer goes to', async () => {
      const bytes = new Uint8Array(Array.from({ length: 70_000 }, (_, index) => index % 256));
      const mail = await sendAndRead({
        to: 'ada@example.com',
        subject: 'With a file',
        text: 'The text',
        replyTo: { name: 'Zoë “Z” O’Neill, the 2nd', address: 'zoe@example.com' },
        headers: { 'List-Unsubscribe': '<https://ochre.example/unsubscribe?token=a.b>' },
        attachments: [{ fileName: 'résumé.pdf', contentType: 'application/pdf', bytes }],
      });
      expect(mail.replyTo).toEqual([
        { name: 'Zoë “Z” O’Neill, the 2nd', address: 'zoe@example.com' },
      ]);
      expect(mail.headers).toContainEqual(
        expect.objectContaining({
          key: 'list-unsubscribe',
          value: '<https://ochre.example/unsubscribe?token=a.b>',
        }),
      );
      expect(mail.text!.trim()).toBe('The text');
      expect(mail.attachments).toMatchObject([
        { filename: 'résumé.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
      ]);
      expect(Buffer.from(mail.attachments[0]!.content as ArrayBuffer).equals(bytes)).toBe(true);
    });

    it('sends to one address only, whatever its text looks like', async () => {
      const mail = await sendAndRead({
        to: 'a,eve@example.com',
        subject: 'Hello',
        text: 'The text',
        replyTo: { name: 'x\r\nBcc: eve@example.com', address: 'ada@example.com' },
      });
      expect(mail.to).toHaveLength(1);
      expect(mail.to![0]!.address).not.toBe('eve@example.com');
      expect(mail.bcc ?? []).toEqual([]);
    });

    it('writes no header that a subject or a receiver brings along', async () => {
      const mail = await sendAndRead({
        to: 'ada@example.com',
        subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nNot the text',
        text: 'The text',
      });
      expect(mail.bcc ?? []).toEqual([]);
      expect(mail.to).toHaveLength(1);
      expect(mail.text!.trim()).toBe('The text');
    });
  });
}
