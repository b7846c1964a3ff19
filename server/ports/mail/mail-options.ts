import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from './mail.ts';

/**
 * A message as the mail library wants it. Addresses go as objects: a text would be read as a list,
 * and a comma in it as a second receiver. The library takes line breaks out of headers.
 */
export function toMailOptions(message: MailMessage, from: string): SendMailOptions {
  const { to, subject, text, replyTo, headers, attachments = [] } = message;
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    ...(replyTo ? { replyTo } : {}),
    ...(headers ? { headers: { ...headers } } : {}),
    attachments: attachments.map(({ fileName, contentType, bytes }) => ({
      filename: fileName,
      contentType,
      content: Buffer.from(bytes),
    })),
    // Nothing in a message may make the library read a file or ask an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
