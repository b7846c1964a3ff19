import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ImageSort } from '../contract/images.ts';
import { startA1111Server } from '../engines/a1111/a1111-server.fixture.ts';
import { createPostgresRealtime } from '../server/ports/realtime/postgres-realtime.ts';
import { eventually } from './eventually.ts';
import { generateImages, insertImages, sendUpload } from './factories.ts';
import { spawnOchre } from './ochre-process.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { paintPlain, TestEngine } from './test-engine.ts';
import { startTestOchre, type TestOchre } from './test-ochre.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** One installation: a database, a directory for files, a secret; nodes of any role join it. */
async function createInstallation() {
  const databaseUrl = await postgres.createDatabase();
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'ochre-installation-'));
  closers.push(() => fs.rmSync(dataDirectory, { recursive: true, force: true }));
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDirectory,
    SECRET: 'a secret that all nodes of the installation share',
  };
  return {
    databaseUrl,
    dataDirectory,
    environment,
    async start(role: 'all' | 'web' | 'worker', engine = new TestEngine()): Promise<TestOchre> {
      const node = await startTestOchre({
        dataDirectory,
        engines: [engine],
        environment: { ...environment, ROLE: role },
      });
      closers.push(() => node.stop());
      return node;
    },
    async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
      const client = new pg.Client(databaseUrl);
      await client.connect();
      try {
        return (await client.query<Row>(text, values)).rows;
      } finally {
        await client.end();
      }
    },
  };
}

/** Resolves once a transaction stands behind another one's lock. */
const untilSomebodyWaits = (installation: Awaited<ReturnType<typeof createInstallation>>) =>
  eventually(async () => {
    const waiting = await installation.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    expect(waiting).toHaveLength(1);
  });

describe('on PostgreSQL', () => {
  it('accepts exactly five of 200 simultaneous requests of one free member', async () => {
    const installation = await createInstallation();
    const { signUp } = await installation.start('all');
    const { client } = await signUp();
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, () => client.generations.create({ prompt: 'a lighthouse' })),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(results.length - refused.length).toBe(5);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'quota_exceeded' });
    expect(await client.quotas.get()).toMatchObject({ used: 5, remaining: 0 });
  });

  it('answers an edit whose source is being deleted as one whose source is missing', async () => {
    const installation = await createInstallation();
    const ochre = await installation.start('all');
    const member = await ochre.signUp();
    const [imageId] = await insertImages(ochre, member, [{}]);
    const uploadId = await sendUpload(member);
    const client = new pg.Client(installation.databaseUrl);
    await client.connect();
    closers.push(() => client.end());
    for (const [table, source] of [
      ['generated_images', { imageId: imageId! }],
      ['uploads', { uploadId }],
    ] as const) {
      await client.query('begin');
      await client.query(`delete from ${table} where id = $1`, [Object.values(source)[0]]);
      const asked = member.client.edits.create({ prompt: 'a pond', source });
      const refused = expect(asked).rejects.toMatchObject({ code: 'not_found' });
      await untilSomebodyWaits(installation);
      await client.query('commit');
      await refused;
    }
  });

  it('keeps the picture of an edit whose source is deleted in the same moment', async () => {
    const installation = await createInstallation();
    const engine = new TestEngine();
    const ochre = await installation.start('all', engine);
    const member = await ochre.signUp();
    const [image] = await generateImages(member, { prompt: 'a pond' });
    const imageId = image!.id;
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    engine.behaviour = async (request) => {
      begun.resolve();
      await gate.promise;
      return paintPlain(request);
    };
    const { items } = await member.client.edits.create({ prompt: 'a pond', source: { imageId } });
    await begun.promise;
    const client = new pg.Client(installation.databaseUrl);
    await client.connect();
    closers.push(() => client.end());
    await client.query('begin');
    await client.query('select 1 from generated_images where id = $1 for update', [imageId]);
    gate.resolve();
    await untilSomebodyWaits(installation);
    await client.query('delete from generated_images where id = $1', [imageId]);
    await client.query('commit');
    await eventually(async () => {
      const task = await member.client.tasks.get({ id: items[0]!.id });
      expect(task).toMatchObject({ status: 'succeeded', image: { parentImageId: null } });
    });
  });

  it('keeps an upload that is taken back while an edit of it is being accepted', async () => {
    const installation = await createInstallation();
    const ochre = await installation.start('web');
    const member = await ochre.signUp();
    const uploadId = await sendUpload(member);
    const client = new pg.Client(installation.databaseUrl);
    await client.connect();
    closers.push(() => client.end());
    await member.client.edits.create({ prompt: 'a pond', source: { uploadId } });
    const [link] = await installation.query('delete from task_uploads returning *');
    await client.query('begin');
    await client.query('insert into task_uploads (task_id, upload_id) values ($1, $2)', [
      link!.task_id,
      uploadId,
    ]);
    const taken = member.client.uploads.delete({ id: uploadId });
    await untilSomebodyWaits(installation);
    await client.query('commit');
    await taken;
    expect(await installation.query('select id from uploads')).toEqual([{ id: uploadId }]);
  });

  it('lets two nodes set up one empty database at the same time', async () => {
    const installation = await createInstallation();
    const [first, second] = await Promise.all([
      installation.start('all'),
      installation.start('all'),
    ]);
    const member = await first!.signUp();
    const [task] = await member.client.generations
      .create({ prompt: 'a door' })
      .then((r) => r.items);
    await eventually(async () => {
      const seen = await second!.client(member.cookie).tasks.get({ id: task!.id });
      expect(seen.status).toBe('succeeded');
    });
  });

  it.for<ImageSort>(['newest', 'oldest', 'most_liked'])(
    'lists each image once over all pages, sorted by %s, while new ones arrive',
    async (sort) => {
      const installation = await createInstallation();
      const { signUp } = await installation.start('web');
      const { client, id: userId } = await signUp();
      // Many share the moment, the likes or both, so that only the id tells them apart.
      const insert = (from: number, to: number) =>
        installation.query(
          `insert into generated_images (id, user_id, key, prompt, settings, model_id,
             model_label, model_version, engine_label, width, height, size_bytes, dominant_color,
             likes_count, created_at)
           select gen_random_uuid(), $1, $1 || n, 'picture ' || n, '{}', 'm', 'm', '1',
             'e', 10, 10, 1, '#000000', n % 3, timestamptz '2026-01-01' + (n / 7) * interval '1 ms'
           from generate_series($2::int, $3::int) n`,
          [userId, from, to],
        );
      await insert(1, 130);
      const seen: { id: string; createdAt: string; likesCount: number }[] = [];
      let cursor: string | undefined;
      do {
        const page = await client.images.list({ sort, limit: 20, cursor });
        seen.push(...page.items);
        // After the first page: before it in the order, or behind its end.
        if (!cursor) await insert(100_000, 100_010);
        cursor = page.nextCursor ?? undefined;
      } while (cursor);

      expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
      const arrived = sort === 'oldest' ? 11 : sort === 'newest' ? 0 : seen.length - 130;
      expect(seen.length).toBe(130 + arrived);
      const rank = (image: (typeof seen)[number]) => [
        ...(sort === 'most_liked' ? [-image.likesCount] : []),
        (sort === 'oldest' ? 1 : -1) * Date.parse(image.createdAt),
      ];
      const compare = (a: number[], b: number[]) =>
        a.map((value, index) => value - b[index]!).find((difference) => difference !== 0) ?? 0;
      for (let i = 1; i < seen.length; i++)
        expect(compare(rank(seen[i - 1]!), rank(seen[i]!))).toBeLessThanOrEqual(0);
    },
  );
});

describe('a request whose wake-up is lost', () => {
  it('is accepted all the same', async () => {
    const url = await postgres.createDatabase();
    const lost: unknown[] = [];
    const realtime = await createPostgresRealtime(url, (error) => lost.push(error));
    closers.push(() => realtime.close());
    const admin = new pg.Client(postgres.url);
    await admin.connect();
    await admin.query(`drop database ${new URL(url).pathname.slice(1)} with (force)`);
    await admin.end();
    await realtime.publish({ userId: 'anna', topic: 'quota' });
    expect(lost).toHaveLength(1);
  });
});

describe('with web and worker apart', () => {
  it('makes an image on the worker and tells the stream of the web node', async () => {
    const installation = await createInstallation();
    const web = await installation.start('web');
    const workerEngine = new TestEngine();
    const worker = await installation.start('worker', workerEngine);
    expect(worker.url).toBe('');
    const member = await web.signUp();
    const stream = await member.listen();
    const { items } = await member.client.generations.create({ prompt: 'two rooms' });
    const task = await stream.settled(items[0]!.id);
    expect(task).toMatchObject({ status: 'succeeded', image: { prompt: 'two rooms' } });
    await stream.next('image.changed', ({ image }) => image.taskId === task.id);
    await stream.next('notification.created');
    expect(workerEngine.requests).toHaveLength(1);
    const image = task.status === 'succeeded' ? task.image! : null;
    const bytes = await (await fetch(`${web.url}${image!.url}`)).bytes();
    expect(bytes.length).toBe(image!.sizeBytes);
    stream.close();
  });

  it('stops a run on the worker when it is cancelled on the web node', async () => {
    const installation = await createInstallation();
    const web = await installation.start('web');
    const engine = new TestEngine();
    const started = Promise.withResolvers<void>();
    const aborted = Promise.withResolvers<void>();
    engine.behaviour = async (_request, { signal }) => {
      started.resolve();
      await once(signal, 'abort');
      aborted.resolve();
      throw signal.reason;
    };
    await installation.start('worker', engine);
    const { client } = await web.signUp();
    const { items } = await client.generations.create({ prompt: 'a bridge' });
    await started.promise;
    await client.tasks.cancel({ id: items[0]!.id });
    await aborted.promise;
    expect(await client.tasks.get({ id: items[0]!.id })).toMatchObject({
      status: 'cancelled',
    });
    expect(await client.quotas.get()).toMatchObject({ used: 0 });
  });

  it('opens streams anew when the connection that listens is lost, and misses nothing after', async () => {
    const installation = await createInstallation();
    const web = await installation.start('web');
    await installation.start('worker');
    const member = await web.signUp();
    const before = await member.listen();
    const killed = await installation.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query = 'listen ochre_wake_up'`,
    );
    expect(killed.length).toBe(2);
    await before.ended;
    const after = await member.listen();
    const { items } = await member.client.generations.create({ prompt: 'a second wind' });
    expect(await after.settled(items[0]!.id)).toMatchObject({ status: 'succeeded' });
    after.close();
  });

  it('goes on after every connection to the database was lost', async () => {
    const installation = await createInstallation();
    const engine = new TestEngine();
    const web = await installation.start('web');
    await installation.start('worker', engine);
    const member = await web.signUp();
    const held = engine.hold();
    const { items } = await member.client.generations.create({ prompt: 'a storm' });
    await held.started();
    await installation.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    held.release();
    await eventually(async () => {
      const task = await member.client.tasks.get({ id: items[0]!.id });
      expect(task.status).toBe('succeeded');
    });
    expect(await member.client.quotas.get()).toMatchObject({ used: 1 });
    const next = await member.client.generations.create({ prompt: 'and the calm' });
    await eventually(async () => {
      const task = await member.client.tasks.get({ id: next.items[0]!.id });
      expect(task.status).toBe('succeeded');
    });
  });

  it('takes over the jobs of a killed and of a frozen worker, and fences the one that wakes up', async () => {
    const engineServer = await startA1111Server({ models: ['plain'], stepMs: 150 });
    closers.push(() => engineServer.close());
    const installation = await createInstallation();
    const web = await installation.start('web', new TestEngine({ id: 'remote' }));
    const spawnWorker = () => {
      const worker = spawnOchre({
        ...installation.environment,
        ROLE: 'worker',
        ENGINES: JSON.stringify([
          {
            protocol: 'a1111',
            id: 'remote',
            label: 'Remote',
            baseUrl: engineServer.url,
            pollMs: 100,
          },
        ]),
      });
      closers.push(() => worker.end('SIGKILL'));
      return worker;
    };
    const member = await web.signUp();
    const stream = await member.listen();
    const startOne = async (prompt: string) => {
      const begun = engineServer.nextEvent('POST /sdapi/v1/txt2img');
      const { items } = await member.client.generations.create({ prompt });
      await begun;
      return items[0]!.id;
    };

    const frozen = spawnWorker();
    await frozen.ready;
    const frozenId = await startOne('made by the frozen one');
    frozen.signal('SIGSTOP');
    const killed = spawnWorker();
    await killed.ready;
    const killedId = await startOne('made by the killed one');
    await killed.end('SIGKILL');

    const engine = new TestEngine({ id: 'remote' });
    await installation.start('worker', engine);
    const taken = await Promise.all([stream.settled(frozenId), stream.settled(killedId)]);
    for (const task of taken) expect(task).toMatchObject({ status: 'succeeded' });
    expect(engine.requests).toHaveLength(2);

    // The answer of its engine lies ready: it will try to keep the image.
    frozen.signal('SIGCONT');
    await eventually(async () => {
      const rows = await installation.query<{ active: number }>(
        `select count(*)::int as active from pgboss.job where state < 'completed' and name like 'generation.run%'`,
      );
      expect(rows[0]!.active).toBe(0);
    });
    expect(await frozen.end('SIGTERM')).toBe(0);
    expect(frozen.stderr()).toBe('');

    const { items } = await member.client.images.list({});
    expect(items.map(({ taskId }) => taskId).sort()).toEqual([frozenId, killedId].sort());
    for (const image of items) {
      const bytes = await (await fetch(`${web.url}${image.url}`)).bytes();
      expect(bytes.length).toBe(image.sizeBytes);
    }
    expect(await member.client.quotas.get()).toMatchObject({ used: 2 });
    stream.close();
  }, 120_000);
});

describe('the cluster for tests', () => {
  it('leaves no server behind when its test is killed', async () => {
    const script = path.join(import.meta.dirname, 'postgres.ts');
    const child = spawn(
      process.execPath,
      [
        '-e',
        `import(${JSON.stringify(script)}).then((m) => m.startPostgres()).then((p) => console.log(p.url))`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [line] = await once(child.stdout, 'data');
    const url = String(line).trim();
    child.kill('SIGKILL');
    await eventually(async () => {
      const client = new pg.Client(url);
      client.on('error', () => {});
      await expect(client.connect()).rejects.toThrow();
      await client.end().catch(() => {});
    });
  });
});
