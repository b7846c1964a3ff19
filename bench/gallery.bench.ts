/**
 * The gallery on PostgreSQL: a page of 25 of 100,000 publications in each order, over everything and
 * within a category, beside the bare SELECT of the same rows, with what their images say, from its index. Run by itself:
 * `node bench/gallery.bench.ts`.
 */
import { sql } from 'drizzle-orm';
import { type GallerySort, gallerySorts } from '../contract/community.ts';
import { countGallery, listGallery } from '../server/features/community/community.service.ts';
import { startPostgres } from '../test/postgres.ts';
import { startTestOchre, type TestOchre } from '../test/test-ochre.ts';
import { formatTable, measure, type Row } from './measure.ts';

const publicationCount = Number(process.env.BENCH_PUBLICATIONS ?? 100_000);
const runs = 200;
const limit = 25;

const orders: Record<GallerySort, string> = {
  latest: 'published_at desc, p.id desc',
  most_liked: 'p.likes_count desc, published_at desc, p.id desc',
  most_viewed: 'p.views_count desc, published_at desc, p.id desc',
  trending: 'trending_score desc, published_at desc, p.id desc',
};

/** Images and their publications, with counts that many share. */
async function seedPublications({ ctx: { db } }: TestOchre, userId: string): Promise<void> {
  await db.execute(sql`
    insert into generated_images (id, user_id, generation_id, key, prompt, seed, model_id,
      model_label, model_version, engine_label, width, height, size_bytes, dominant_color, is_public)
    select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ${userId},
      gen_random_uuid(), lpad(to_hex(n), 32, 'k'), 'a lighthouse on a cliff, number ' || n, n,
      'bench/plain', 'Plain', 'plain-1', 'Bench', 1024, 1024, 1500000, '#336699', true
    from generate_series(1, ${publicationCount}::int) n`);
  await db.execute(sql`
    insert into publications (id, image_id, key, source_type, title, category, author, likes_count,
      views_count, published_at)
    select gen_random_uuid(), ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
      lpad(to_hex(n), 32, 'p'), 'algorithmicMedia', 'Lighthouse ' || n,
      (array['Fantasy','Nature','Portraits','Architecture','Food','Animals'])[1 + n % 6], 'Ada',
      (n::bigint * 7919) % 97, (n::bigint * 104729) % 1009, timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, ${publicationCount}::int) n`);
  await db.execute(sql`analyze generated_images`);
  await db.execute(sql`analyze publications`);
}

const cluster = await startPostgres();
const rows: Row[] = [];
try {
  const ochre = await startTestOchre({
    database: { kind: 'postgres', url: await cluster.createDatabase() },
  });
  try {
    const member = await ochre.signUp();
    await seedPublications(ochre, member.id);
    const { db, samples } = ochre.ctx;
    const ctx = { db, samples, actor: null };
    for (const { value: sort } of gallerySorts)
      for (const category of [undefined, 'Nature'] as const) {
        const where = category ? sql`where category = ${category}` : sql``;
        const ceiling = {
          what: `bare SELECT of the ${limit} rows`,
          measured: await measure(runs, () =>
            db.execute(
              sql`
                select p.*, i.prompt, i.model_id, i.model_label, i.width, i.height, i.dominant_color
                from publications p left join generated_images i on i.id = p.image_id
                ${where} order by ${sql.raw(orders[sort])} limit ${limit}`,
            ),
          ),
        };
        const input = { search: '', category, sort, limit };
        const name = `${limit} of ${publicationCount} publications, ${sort}${category ? `, ${category}` : ''}`;
        rows.push({
          what: name,
          measured: await measure(runs, () => listGallery(ctx, input)),
          ceiling,
        });
        const { nextCursor } = await listGallery(ctx, input);
        rows.push({
          what: `${name}, second page`,
          measured: await measure(runs, () => listGallery(ctx, { ...input, cursor: nextCursor! })),
          ceiling,
        });
      }
    rows.push({
      what: `how many of ${publicationCount} there are`,
      measured: await measure(20, () => countGallery(ctx, { search: '', category: undefined })),
    });
  } finally {
    await ochre.stop();
  }
} finally {
  await cluster.stop();
}
process.stdout.write(`\n${formatTable(rows)}\n`);
