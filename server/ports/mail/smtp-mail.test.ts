import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { describeMailCompliance } from './mail-compliance.ts';
import { createSmtpMail } from './smtp-mail.ts';

/** A mail server on this machine that keeps what it is handed. */
async function startSmtpServer(options: { refuses?: boolean } = {}) {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (options.refuses) return done(new Error('the mailbox is full'));
        received.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const from = 'Ochre <ochre@example.com>';

describeMailCompliance('SMTP', async () => {
  const server = await startSmtpServer();
  return {
    mail: createSmtpMail({ url: server.url, from }),
    read: async () => server.received,
    cleanUp: server.stop,
  };
});

it('SMTP: a mail that the server refuses is not counted as sent', async () => {
  const server = await startSmtpServer({ refuses: true });
  const mail = createSmtpMail({ url: server.url, from });
  await expect(
    mail.send({ to: 'ada@example.com', subject: 'Hello', text: 'Hello' }),
  ).rejects.toThrow('the mailbox is full');
  await server.stop();
});
