import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Image } from '../contract/images.ts';
import { type A1111Server, startA1111Server } from '../engines/a1111/a1111-server.fixture.ts';
import { openDatabase } from '../server/db/database.ts';
import { sessions, users } from '../server/db/schema/accounts.ts';
import { images } from '../server/db/schema/images.ts';
import { tasks } from '../server/db/schema/tasks.ts';
import { eventually } from './eventually.ts';
import { type OchreProcess, spawnOchre } from './ochre-process.ts';
import { createDataDirectory } from './test-database.ts';
import { connectTo, createMember, type TestMember } from './test-ochre.ts';

// Each test starts several servers, one after the other.
vi.setConfig({ testTimeout: 120_000 });

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** An engine that outlives the server, and a data directory to start servers on. */
async function createInstallation(options: { stepMs: number }) {
  const engine = await startA1111Server(options);
  closers.push(() => engine.close());
  const dataDirectory = await createDataDirectory();
  closers.push(() => fs.rmSync(dataDirectory, { recursive: true, force: true }));
  return { engine, dataDirectory, spawn: () => spawnServer(dataDirectory, engine) };
}

function spawnServer(
  dataDirectory: string,
  engine: A1111Server,
  environment: Record<string, string> = {},
): OchreProcess {
  const server = spawnOchre({
    DATA_DIR: dataDirectory,
    ENGINES: JSON.stringify([
      { protocol: 'a1111', id: 'remote', label: 'Remote', baseUrl: engine.url, pollMs: 50 },
    ]),
    ...environment,
  });
  closers.push(() => server.end('SIGKILL'));
  return server;
}

/** The same member, asked of the server that runs now. */
const moveTo = (url: string, member: TestMember): TestMember =>
  createMember({ ...member, url, client: connectTo(url).client(member.cookie) });

async function listAllImages(members: TestMember[]): Promise<Image[]> {
  const pages = await Promise.all(members.map(({ client }) => client.images.list({})));
  return pages.flatMap(({ items }) => items);
}

/** How long the server took to start, and how long it takes to make four images. */
async function measure(startedAt: number, url: string, members: TestMember[]) {
  const readyAt = performance.now();
  const member = await connectTo(url).signUp();
  members.push(member);
  const stream = await member.listen();
  const askedAt = performance.now();
  const { items } = await member.client.generations.create({
    prompt: 'to know how long it takes',
    size: 'mobile',
    count: 4,
  });
  await Promise.all(items.map(({ id }) => stream.settled(id)));
  stream.close();
  return { startMs: readyAt - startedAt, imagesMs: performance.now() - askedAt };
}

/** What is left once all servers are dead, to tell a lost row from a row that was not found. */
async function countRows(dataDirectory: string): Promise<string> {
  for (const close of closers.splice(2).reverse()) await close();
  const { db, close } = await openDatabase({ kind: 'embedded', directory: dataDirectory });
  const counts = await Promise.all([db.$count(users), db.$count(sessions), db.$count(images)]);
  await close();
  return `${counts[0]} users, ${counts[1]} sessions, ${counts[2]} images`;
}

const keyOf = (image: Image) => image.url.split('/')[2]!;

function listFolders(directory: string): string[] {
  return fs.existsSync(directory) ? fs.readdirSync(directory) : [];
}

/** Numbers in [0, 1) that follow from a seed. @see Tommy Ettinger, mulberry32 */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('a server that is killed', () => {
  it('keeps every image it reported, and neither loses nor doubles work, over 20 kills', async () => {
    const seed = Number(process.env.CRASH_SEED ?? randomInt(2 ** 31));
    const random = createRandom(seed);
    const { dataDirectory, spawn } = await createInstallation({ stepMs: 4 });
    const imagesDirectory = path.join(dataDirectory, 'files/images');
    const reported = new Map<string, { image: Image; member: TestMember }>();
    const members: TestMember[] = [];
    const accepted = new Map<string, TestMember>();

    const requireKept = async (url: string, which: Iterable<string>) => {
      for (const id of which) {
        const { image, member } = reported.get(id)!;
        const kept = await moveTo(url, member).client.images.get({ id });
        expect(kept).toMatchObject({ taskId: image.taskId, url: image.url });
        for (const { url: file } of [image, ...image.thumbnails]) {
          const response = await fetch(`${url}${file}`);
          expect(response.status).toBe(200);
          const bytes = await response.bytes();
          if (file === image.url) expect(bytes.length).toBe(image.sizeBytes);
        }
      }
    };

    try {
      // What the moments are drawn from: as long as a start, and four images, take on this machine.
      let server = spawn();
      const startedAt = performance.now();
      const { startMs, imagesMs } = await measure(startedAt, await server.ready, members);
      for (let round = 0; round < 20; round++) {
        const url = await server.ready;
        const member = await connectTo(url).signUp();
        members.push(member);
        const stream = await member.listen();
        // The answer may be cut off by the kill; what matters is what was written.
        const asked = member.client.generations
          .create({ prompt: `round ${round}`, size: 'mobile', count: 1 + Math.floor(random() * 4) })
          .then(({ items }) => {
            for (const { id } of items) accepted.set(id, member);
          })
          .catch(() => {});
        await delay(random() * imagesMs);
        await server.end('SIGKILL');
        await asked;
        await stream.ended;
        const reportedNow = new Set<string>();
        for (const event of stream.events) {
          const image =
            event.type === 'image.changed'
              ? event.image
              : event.type === 'task.changed' && event.task.status === 'succeeded'
                ? event.task.image
                : null;
          if (!image) continue;
          reported.set(image.id, { image, member });
          reportedNow.add(image.id);
        }

        // Every fourth time it dies a second time, while it mends what the first one left.
        if (round % 4 === 3) {
          const unlucky = spawn();
          await delay(random() * startMs);
          await unlucky.end('SIGKILL');
        }
        const spawnedAt = Date.now();
        server = spawn();
        const nextUrl = await server.ready;
        const now = members.map((each) => moveTo(nextUrl, each));
        await requireKept(nextUrl, reportedNow);
        for (const [id, { cookie }] of accepted)
          await connectTo(nextUrl).client(cookie).tasks.get({ id });
        const rowKeys = new Set((await listAllImages(now)).map(keyOf));
        // Younger ones belong to runs of the new server that have not written their row yet.
        const orphans = listFolders(imagesDirectory).filter(
          (key) =>
            !rowKeys.has(key) && fs.statSync(path.join(imagesDirectory, key)).mtimeMs < spawnedAt,
        );
        expect(orphans).toEqual([]);
      }

      const url = await server.ready;
      const now = members.map((member) => moveTo(url, member));
      for (const { client } of now)
        await eventually(async () => {
          expect((await client.tasks.listActive()).items).toEqual([]);
        }, 60_000);
      await requireKept(url, reported.keys());
      for (const { client } of now) {
        const { items } = await client.images.list({});
        expect(await client.quotas.get()).toMatchObject({ used: items.length });
      }
      expect(await server.end('SIGTERM')).toBe(0);
      expect(server.stderr()).toBe('');

      const database = await openDatabase({ kind: 'embedded', directory: dataDirectory });
      const made = await database.db.select().from(images);
      const asked = await database.db.select().from(tasks);
      await database.close();
      expect(listFolders(imagesDirectory).sort()).toEqual(made.map(({ key }) => key).sort());
      expect(listFolders(path.join(dataDirectory, 'files/previews'))).toEqual([]);
      expect(made.map(({ taskId }) => taskId).sort()).toEqual(
        asked
          .filter(({ status }) => status === 'succeeded')
          .map(({ id }) => id)
          .sort(),
      );
      // Else the test would not have seen what it is about.
      expect(reported.size).toBeGreaterThan(0);
      expect(asked.some(({ attempt }) => attempt > 1)).toBe(true);
    } catch (error) {
      const left = await countRows(dataDirectory);
      throw new Error(
        `failed with CRASH_SEED=${seed}; of ${members.length} members the database has ${left}`,
        { cause: error },
      );
    }
  }, 900_000);

  it('leaves a lock that the next one takes over', async () => {
    const { spawn, dataDirectory } = await createInstallation({ stepMs: 1 });
    const first = spawn();
    await first.ready;
    await first.end('SIGKILL');
    expect(fs.readdirSync(path.join(dataDirectory, 'owner'))[0]).toMatch(`${first.pid}-`);
    const second = spawn();
    await second.ready;
    expect(await second.end('SIGTERM')).toBe(0);
  });
});

describe('a first start that is killed while it makes the database', () => {
  it('is no damage: the next one makes it anew', async () => {
    const { engine, dataDirectory } = await createInstallation({ stepMs: 1 });
    fs.rmSync(path.join(dataDirectory, 'pglite'), { recursive: true });
    const first = spawnServer(dataDirectory, engine);
    await eventually(async () => {
      const begun = ['pglite', 'pglite.new'].map((name) => path.join(dataDirectory, name));
      expect(begun.flatMap(listFolders)).toContain('base');
    });
    await first.end('SIGKILL');
    const second = spawnServer(dataDirectory, engine);
    await connectTo(await second.ready).signUp();
    expect(await second.end('SIGTERM')).toBe(0);
    expect(listFolders(dataDirectory)).not.toContain('pglite.new');
  });
});

describe('a second server on one data directory', () => {
  it('is refused with one clear line, and the first goes on unharmed', async () => {
    const { spawn, dataDirectory } = await createInstallation({ stepMs: 1 });
    const first = spawn();
    const member = await connectTo(await first.ready).signUp();
    const second = spawn();
    expect(await second.exited).toMatchObject({ code: 1 });
    expect(second.stderr()).toBe(
      `Ochre can't start: ${dataDirectory} is in use by process ${first.pid} on ${os.hostname()}: stop it first, or choose another DATA_DIR\n`,
    );
    const stream = await member.listen();
    const { items } = await member.client.generations.create({ prompt: 'alone' });
    expect(await stream.settled(items[0]!.id)).toMatchObject({ status: 'succeeded' });
    stream.close();
  });
});

describe('a taken port', () => {
  it('is named in one line', async () => {
    const { engine, dataDirectory } = await createInstallation({ stepMs: 1 });
    const blocker = net.createServer().listen(0, '127.0.0.1');
    closers.push(() => blocker.close());
    await new Promise((resolve) => blocker.once('listening', resolve));
    const { port } = blocker.address() as net.AddressInfo;
    const server = spawnServer(dataDirectory, engine, { PORT: String(port) });
    expect(await server.exited).toMatchObject({ code: 1 });
    expect(server.stdout() + server.stderr()).toBe(
      `Ochre can't start: PORT: ${port} is taken by another program\n`,
    );
  });
});

describe('SIGTERM', () => {
  it('answers what was accepted, ends promptly, and hands the running job to the next server', async () => {
    const { engine, spawn, dataDirectory } = await createInstallation({ stepMs: 1000 });
    const first = spawn();
    const url = await first.ready;
    const member = await connectTo(url).signUp();
    const stream = await member.listen();
    const begun = engine.nextEvent('POST /sdapi/v1/txt2img');
    const { items } = await member.client.generations.create({ prompt: 'handed over' });
    await begun;

    // A request of which the server has the beginning, when the signal comes.
    const late = await beginPost(url, member.cookie, JSON.stringify({ prompt: 'just in time' }));
    first.signal('SIGTERM');
    await stream.ended;
    const answer = await late.finish();
    expect(answer).toMatch(/^HTTP\/1\.1 202 /);
    const stoppedAt = performance.now();
    expect(await first.exited).toMatchObject({ code: 0 });
    // Nothing waits until its time is up.
    expect(performance.now() - stoppedAt).toBeLessThan(3500);
    expect(first.stderr()).toBe('');

    const database = await openDatabase({ kind: 'embedded', directory: dataDirectory });
    const rows = await database.db.select().from(tasks).orderBy(tasks.createdAt);
    await database.close();
    expect(rows).toMatchObject([
      { id: items[0]!.id, status: 'queued', attempt: 0 },
      { prompt: 'just in time', status: 'queued', attempt: 0 },
    ]);

    engine.setStepMs(5);
    const second = spawn();
    const after = moveTo(await second.ready, member);
    for (const { id } of rows)
      await eventually(async () => {
        const task = await after.client.tasks.get({ id });
        expect(task.status).toBe('succeeded');
      }, 30_000);
    expect(await after.client.quotas.get()).toMatchObject({ used: 2 });
  });
});

/** Sends a request up to the middle of its body; `finish` sends the rest and resolves to the answer. */
async function beginPost(url: string, cookie: string, body: string) {
  const { hostname, port, host } = new URL(url);
  const socket = net.connect(Number(port), hostname).setEncoding('utf8');
  let received = '';
  socket.on('data', (text) => {
    received += text;
  });
  socket.write(
    [
      'POST /api/generations HTTP/1.1',
      `Host: ${host}`,
      `Cookie: ${cookie}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      // Tells when the server has the head.
      'Expect: 100-continue',
      '\r\n',
    ].join('\r\n'),
  );
  socket.write(body.slice(0, 5));
  await once(socket, 'data');
  return {
    async finish(): Promise<string> {
      const closed = once(socket, 'close');
      socket.write(body.slice(5));
      await closed;
      return received.replace('HTTP/1.1 100 Continue\r\n\r\n', '');
    },
  };
}
