import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite, PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbeddedDatabase } from '../server/db/embedded-database.ts';
import { migrateOneByOne } from '../server/db/migrate.ts';
import { TestEngine } from './test-engine.ts';
import { startTestOchre, type TestOchre } from './test-ochre.ts';

const migrations = path.resolve(import.meta.dirname, '../server/db/migrations');

/** The last migration of the release whose data is taken over. */
const formerMigrations = 5;

const ids = {
  made: randomUUID(),
  image: randomUUID(),
  varied: randomUUID(),
  failed: randomUUID(),
  first: randomUUID(),
  second: randomUUID(),
  batch: randomUUID(),
};
const today = new Date().toISOString().slice(0, 10);

/** A data directory as the release before tasks left it: things that ended, and two that wait. */
async function makeFormerDirectory(): Promise<string> {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'ochre-former-'));
  const folder = path.join(directory, 'migrations');
  await fs.mkdir(path.join(folder, 'meta'), { recursive: true });
  const journal = JSON.parse(
    await fs.readFile(path.join(migrations, 'meta/_journal.json'), 'utf8'),
  );
  journal.entries = journal.entries.slice(0, formerMigrations);
  await fs.writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  for (const { tag } of journal.entries)
    await fs.copyFile(path.join(migrations, `${tag}.sql`), path.join(folder, `${tag}.sql`));

  const { pglite, close } = await openEmbeddedDatabase(directory);
  const db = drizzle(pglite as never);
  await migrateOneByOne(db, folder);
  await db.execute(
    sql`insert into users (id, name, email) values ('ada', 'Ada', 'ada@example.com')`,
  );
  const generation = (
    id: string,
    status: string,
    rest: { seed?: number; batch?: string; priority?: number; varied?: boolean } = {},
  ) => sql`
    insert into generations (id, batch_id, user_id, status, prompt, negative_prompt, seed, width,
      height, steps, engine_id, model_id, model_label, quota_date, attempt, priority,
      variation_seed, variation_strength)
    values (${id}, ${rest.batch ?? randomUUID()}, 'ada', ${status}, 'a pond', 'rain', ${rest.seed ?? 7},
      576, 1024, 30, 'test', 'test/plain', 'Plain', ${today}, 1, ${rest.priority ?? 0},
      ${rest.varied ? 9 : null}, ${rest.varied ? 0.25 : null})`;
  await db.execute(generation(ids.made, 'succeeded', { seed: 4_000_000_000 }));
  await db.execute(generation(ids.varied, 'succeeded', { varied: true }));
  await db.execute(generation(ids.failed, 'failed'));
  await db.execute(generation(ids.first, 'queued', { batch: ids.batch, seed: 11 }));
  await db.execute(generation(ids.second, 'queued', { batch: ids.batch, seed: 12, priority: -1 }));
  await db.execute(sql`
    insert into generation_counts (user_id, generation_date, count) values ('ada', ${today}, 4)`);
  await db.execute(sql`
    insert into generated_images (id, user_id, generation_id, key, prompt, negative_prompt, seed, steps,
      sampler, model_id, model_label, model_version, engine_label, width, height, size_bytes, dominant_color)
    values (${ids.image}, 'ada', ${ids.made}, ${randomBytes(24).toString('base64url')}, 'a pond', 'rain',
      4000000000, 30, 'Euler a', 'test/plain', 'Plain', 'plain-1', 'Test engine', 576, 1024, 9, '#000000')`);

  const boss = new PgBoss({ backend: 'pglite', db: fromPglite(pglite as never), schedule: false });
  await boss.start();
  await boss.createQueue('generation.run/test');
  for (const generationId of [ids.first, ids.second])
    await boss.send('generation.run/test', { generationId });
  await boss.stop({ graceful: false });
  await close();
  await fs.rm(folder, { recursive: true });
  return directory;
}

describe('a data directory of the release before tasks', () => {
  const engine = new TestEngine();
  let dataDirectory: string;
  let ochre: TestOchre;
  let events: { release: () => void };

  beforeAll(async () => {
    dataDirectory = await makeFormerDirectory();
    events = engine.hold();
    ochre = await startTestOchre({ dataDirectory, engines: [engine] });
  });
  afterAll(async () => {
    await ochre.stop();
    await fs.rm(dataDirectory, { recursive: true, force: true });
  });

  const rows = async (query: ReturnType<typeof sql>) =>
    ((await ochre.ctx.db.execute(query)) as { rows: Record<string, unknown>[] }).rows;

  it('keeps what was made, with all that made it', async () => {
    const [image] = await rows(sql`select * from generated_images where id = ${ids.image}`);
    expect(image).toMatchObject({
      task_id: ids.made,
      parent_image_id: null,
      prompt: 'a pond',
      settings: {
        negativePrompt: 'rain',
        seed: 4_000_000_000,
        steps: 30,
        sampler: 'Euler a',
        guidanceScale: null,
        variation: null,
        tiling: false,
      },
    });
    const [varied] = await rows(sql`select input from tasks where id = ${ids.varied}`);
    expect(varied).toMatchObject({
      input: { settings: { seed: 7, variation: { seed: 9, strength: 0.25 } } },
    });
  });

  it('keeps what was charged, and gives nothing back twice', async () => {
    const charged = await rows(sql`select task_id, state, units from charges`);
    expect(Object.fromEntries(charged.map((row) => [row.task_id, row.state]))).toEqual({
      [ids.made]: 'kept',
      [ids.varied]: 'kept',
      [ids.failed]: 'refunded',
      [ids.first]: 'reserved',
      [ids.second]: 'reserved',
    });
    const [counted] = await rows(sql`select count from generation_counts`);
    expect(counted).toEqual({ count: 4 });
  });

  it('goes on with what waited, in its order', async () => {
    const waiting = await rows(
      sql`select id, batch_index from tasks where batch_id = ${ids.batch} order by batch_index`,
    );
    expect(waiting.map(({ id }) => id)).toEqual([ids.first, ids.second]);
    events.release();
    await expect
      .poll(
        async () =>
          (await rows(sql`select status from tasks where batch_id = ${ids.batch}`)).map(
            ({ status }) => status,
          ),
        { timeout: 15_000 },
      )
      .toEqual(['succeeded', 'succeeded']);
    const made = await rows(sql`select 1 from generated_images where user_id = 'ada'`);
    expect(made).toHaveLength(3);
  });
});
