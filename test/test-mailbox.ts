import fs from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { sendMailJob } from '../server/features/outgoing-mail/outgoing-mail.service.ts';
import { eventually } from './eventually.ts';
import type { TestOchre } from './test-ochre.ts';

/** Reads the mails that a running product writes as files, as a mail program would. */
export class TestMailbox {
  readonly #directory: string;
  readonly #background = new Set<Promise<unknown>>();

  constructor({ ctx, dataDirectory }: Pick<TestOchre, 'ctx' | 'dataDirectory'>) {
    this.#directory = path.join(dataDirectory, 'mail');
    const run = ctx.runInBackground;
    ctx.runInBackground = (work) => {
      this.#background.add(work);
      run(work);
    };
  }

  /** All mails to an address, oldest first, once the work behind the answers is done. */
  async read(to: string): Promise<Email[]> {
    while (this.#background.size > 0) {
      const started = [...this.#background];
      await Promise.allSettled(started);
      for (const work of started) this.#background.delete(work);
    }
    const files = await fs.readdir(this.#directory).catch(() => []);
    const mails = await Promise.all(
      files.sort().map(async (file) => {
        const bytes = await fs.readFile(path.join(this.#directory, file));
        return PostalMime.parse(bytes);
      }),
    );
    return mails.filter((mail) => mail.to?.some((receiver) => receiver.address === to));
  }

  /** Waits until an address has this many mails: those that a job sends. */
  async receive(to: string, count = 1): Promise<Email[]> {
    let mails: Email[] = [];
    await eventually(async () => {
      mails = await this.read(to);
      if (mails.length < count)
        throw new Error(`${to} has ${mails.length} of ${count} mails (${sendMailJob.queueName})`);
    });
    return mails;
  }
}
