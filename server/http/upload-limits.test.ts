import fs from 'node:fs';
import net from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { resumeBytesMax } from '../../contract/public-forms.ts';
import { spawnOchre } from '../../test/ochre-process.ts';
import { createDataDirectory } from '../../test/test-database.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const postsMax = 5;

/** What may be in memory at once of each file that is taken: its parts, the form's, and the file's bytes. */
const copiesMax = 6;

it.runIf(process.platform === 'linux')(
  '400 files at once from one address are counted before they are read, and leave the memory flat',
  async () => {
    const dataDirectory = await createDataDirectory();
    closers.push(() => fs.rmSync(dataDirectory, { recursive: true, force: true }));
    const server = spawnOchre({ DATA_DIR: dataDirectory, FORM_POSTS_MAX: String(postsMax) });
    closers.push(() => server.end('SIGKILL'));
    const { port } = new URL(await server.ready);
    const readKilobytes = (name: string) =>
      Number(
        new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(
          fs.readFileSync(`/proc/${server.pid}/status`, 'utf8'),
        )![1],
      );
    const before = readKilobytes('VmHWM');

    const boundary = 'ochre-test-boundary';
    const body = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
      ),
      Buffer.alloc(resumeBytesMax),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const head = [
      'POST /api/job-applications HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      'Sec-Fetch-Site: same-origin',
      `Content-Type: multipart/form-data; boundary=${boundary}`,
      `Content-Length: ${body.length}`,
      '\r\n',
    ].join('\r\n');
    const post = () =>
      new Promise<number | null>((resolve) => {
        const socket = net.connect(Number(port), '127.0.0.1');
        let status: number | null = null;
        socket.on('data', (data) => {
          status ??= Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1'))?.[1]);
          socket.destroy();
        });
        // Refused in the middle of its body, before the answer came through.
        socket.on('error', () => {});
        socket.on('close', () => resolve(status));
        socket.write(head);
        socket.write(body);
      });
    const statuses = await Promise.all(Array.from({ length: 400 }, post));
    const grownMb = (readKilobytes('VmHWM') - before) / 1024;

    const count = (status: number | null) => statuses.filter((each) => each === status).length;
    // They are no PDF files.
    expect(count(400)).toBe(postsMax);
    expect(count(429) + count(null)).toBe(400 - postsMax);
    expect(count(429)).toBeGreaterThan(0);
    expect(grownMb).toBeLessThan(80 + (postsMax * copiesMax * resumeBytesMax) / (1 << 20));
  },
  60_000,
);
