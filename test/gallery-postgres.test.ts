import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gallerySorts } from '../contract/community.ts';
import type { PublicationInput } from '../contract/publication-input.ts';
import { listPublicationRows } from '../server/features/community/community.repository.ts';
import { eventually } from './eventually.ts';
import { insertImages } from './factories.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { startTestOchre, type TestMember, type TestOchre } from './test-ochre.ts';

const input: PublicationInput = { title: 'Tower', author: 'Ada', category: 'Nature' };

let postgres: TestPostgres;
let ochre: TestOchre;
let pool: pg.Pool;
let ada: TestMember;
let others: TestMember[];

beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.createDatabase();
  ochre = await startTestOchre({ database: { kind: 'postgres', url } });
  pool = new pg.Pool({ connectionString: url, max: 1 });
  ada = await ochre.signUp();
  others = await Promise.all(Array.from({ length: 4 }, () => ochre.signUp()));
});
afterAll(async () => {
  await pool?.end();
  await ochre?.stop();
  await postgres?.stop();
});

async function publish() {
  const [imageId] = await insertImages(ochre, ada, [{}]);
  return { imageId: imageId!, ...(await ada.client.community.publish({ id: imageId!, ...input })) };
}

describe('the gallery on PostgreSQL, where transactions really run at once', () => {
  it('counts each visitor’s view once and each member’s like once, and shows one count', async () => {
    const { id, imageId } = await publish();
    await Promise.all(
      others.flatMap(({ client }) =>
        Array.from({ length: 8 }, () => [
          client.community.addView({ id }),
          client.community.setLike({ id, isLiked: true }),
        ]).flat(),
      ),
    );
    const counts = { likesCount: others.length, viewsCount: others.length };
    expect(await ada.client.community.get({ id })).toMatchObject(counts);
    expect(await ada.client.images.get({ id: imageId })).toMatchObject(counts);
  });

  it('lets likes, views, publishing, moving and deleting meet without waiting in a circle', async () => {
    for (let round = 0; round < 5; round++) {
      const published = await Promise.all(Array.from({ length: 4 }, publish));
      const ids = published.map(({ imageId }) => imageId);
      const outcomes = await Promise.allSettled([
        ...published.flatMap(({ id, imageId }) => [
          ...others.flatMap(({ client }) => [
            client.community.addView({ id }),
            client.community.setLike({ id, isLiked: true }),
            client.community.setLike({ id, isLiked: false }),
          ]),
          ada.client.community.unpublish({ id: imageId }),
          ada.client.community.publish({ id: imageId, ...input }),
          ada.client.images.addView({ id: imageId }),
        ]),
        ada.client.images.deleteMany({ ids: ids.slice(0, 3) }),
        ada.client.images.deleteMany({ ids: ids.slice(1).reverse() }),
      ]);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected')
          expect(outcome.reason).toMatchObject({ code: 'not_found' });
    }
  });

  it('holds an image before its publication, as its end does', async () => {
    const { id, imageId } = await publish();
    const say = [
      () => others[0]!.client.community.setLike({ id, isLiked: true }),
      () => others[1]!.client.community.addView({ id }),
    ];
    for (const ask of say) {
      const end = await pool.connect();
      await end.query('begin');
      await end.query('select 1 from generated_images where id = $1 for update', [imageId]);
      const asked = ask();
      await eventually(async () => {
        const { rows } = await end.query(`select 1 from pg_locks where not granted`);
        expect(rows.length).toBeGreaterThan(0);
      });
      // Whoever waits for the image must not hold what its end takes next.
      await end.query('select 1 from publications where id = $1 for update nowait', [id]);
      await end.query('commit');
      end.release();
      await asked;
    }
    expect(await ada.client.images.get({ id: imageId })).toMatchObject({
      likesCount: 1,
      viewsCount: 1,
    });
  });

  it('reads every order from its index, over everything and within a category, at any place', async () => {
    await ochre.ctx.db.execute(sql`
      insert into publications (id, sample_name, source_type, title, category, author, likes_count,
        views_count, published_at)
      select gen_random_uuid(), 'sample ' || n, 'algorithmicMedia', 't',
        (array['Fantasy','Nature','Portraits','Architecture','Food','Animals'])[1 + n % 6], 'a',
        n % 7, n % 11, timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(1, 20000) n`);
    await ochre.ctx.db.execute(sql`analyze publications`);
    const queries: { text: string; values: unknown[] }[] = [];
    const recording = drizzle(pool, {
      logger: { logQuery: (text, values) => void queries.push({ text, values }) },
    }) as never;
    for (const { value: sort } of gallerySorts)
      for (const category of [undefined, 'Food'] as const) {
        const filter = { search: '', sampleNames: [], category, sort, limit: 26 };
        const [place] = await listPublicationRows(recording, null, { ...filter, after: null });
        for (const after of [null, place!]) {
          queries.length = 0;
          await listPublicationRows(recording, null, { ...filter, after });
          const { text, values } = queries.at(-1)!;
          const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
          const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
          const named = category ? 'publications_category_' : 'publications_(?!category)';
          expect(plan, `${sort} ${category}`).toMatch(
            new RegExp(`Index Scan Backward using ${named}\\w+`),
          );
          expect(plan, `${sort} ${category}`).not.toMatch(/Sort|Seq Scan on publications/);
        }
      }
  });
});
