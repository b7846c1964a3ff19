import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { createFileMail } from './file-mail.ts';
import { describeMailCompliance } from './mail-compliance.ts';

async function makeFileMail() {
  const root = await fs.mkdtemp(path.join(os.tmpdir(), 'ochre-mail-'));
  const directory = path.join(root, 'mail');
  const written: { file: string; links: string[] }[] = [];
  const mail = createFileMail({
    directory,
    from: 'Ochre <ochre@example.com>',
    onWritten: (file, links) => written.push({ file, links }),
  });
  return { root, directory, written, mail };
}

describeMailCompliance('a folder of .eml files', async () => {
  const { root, mail, written } = await makeFileMail();
  return {
    mail,
    read: () =>
      Promise.all(written.map(async ({ file }) => PostalMime.parse(await fs.readFile(file)))),
    cleanUp: () => fs.rm(root, { recursive: true }),
  };
});

it('writes one file for each mail that its owner alone can read, and tells of the links', async () => {
  const { root, directory, mail, written } = await makeFileMail();
  const link = 'https://ochre.example/auth?token=abc';
  const message = { to: 'ada@example.com', subject: 'x', text: `Here:\n${link}\n` };
  await Promise.all(Array.from({ length: 5 }, () => mail.send(message)));
  const files = await fs.readdir(directory);
  expect(files).toHaveLength(5);
  for (const file of files) {
    expect(file).toMatch(/^[\w.-]+\.eml$/);
    expect((await fs.stat(path.join(directory, file))).mode & 0o077).toBe(0);
  }
  expect(written.map(({ links }) => links)).toEqual(Array(5).fill([link]));
  await fs.rm(root, { recursive: true });
});
