import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';
import { toMailOptions } from './mail-options.ts';

const timeoutMs = 20_000;

export function createSmtpMail(options: { url: string; from: string }): Mail {
  const transport = createTransport({
    url: options.url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    async send(message) {
      await transport.sendMail(toMailOptions(message, options.from));
    },
  };
}
