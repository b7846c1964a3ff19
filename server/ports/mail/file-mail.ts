import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';
import { toMailOptions } from './mail-options.ts';

/** Writes each message as an .eml file that any mail program opens: for machines without a mail server. */
export function createFileMail(options: {
  directory: string;
  from: string;
  onWritten: (file: string, links: string[]) => void;
}): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(message) {
      const { message: bytes } = await transport.sendMail(toMailOptions(message, options.from));
      await fs.mkdir(options.directory, { recursive: true });
      const stamp = new Date().toISOString().replaceAll(':', '-');
      const file = path.join(options.directory, `${stamp}-${randomUUID().slice(0, 8)}.eml`);
      await fs.writeFile(file, bytes as Buffer, { mode: 0o600 });
      options.onWritten(file, message.text.match(/https?:\/\/\S+/g) ?? []);
    },
  };
}
