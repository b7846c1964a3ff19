import { sql } from 'drizzle-orm';
import { listImages } from '../server/features/images/images.service.ts';
import type { TestMember, TestOchre } from '../test/test-ochre.ts';
import { measure, type Row } from './measure.ts';

const runs = 200;
const chunk = 50_000;

/** Rows as members make them, so many that nothing but the index can help. */
export async function insertBenchImages(
  ochre: TestOchre,
  userId: string,
  count: number,
): Promise<void> {
  // Looks at the member's row once for each image else, which takes most of the time.
  await ochre.ctx.db.execute(sql`set session_replication_role = replica`);
  for (let from = 1; from <= count; from += chunk)
    await ochre.ctx.db.execute(sql`
      insert into generated_images (id, user_id, key, prompt, settings, model_id,
        model_label, model_version, engine_label, width, height, size_bytes, dominant_color,
        likes_count, created_at)
      select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ${userId},
        lpad(to_hex(n), 32, 'k'),
        'a lighthouse on a cliff above a stormy sea at dusk, number ' || n, jsonb_build_object('seed', n), 'bench/plain',
        'Plain', 'plain-1', 'Bench', 1024, 1024, 1500000, '#336699', 0,
        timestamptz '2026-01-01' + n * interval '1 second'
      from generate_series(${from}::int, ${Math.min(count, from + chunk - 1)}::int) n`);
  await ochre.ctx.db.execute(sql`set session_replication_role = default`);
  await ochre.ctx.db.execute(sql`analyze generated_images`);
}

export async function benchListing(
  ochre: TestOchre,
  member: TestMember,
  count: number,
): Promise<Row[]> {
  const { db } = ochre.ctx;
  const bare = {
    what: 'bare SELECT of the 50 rows',
    measured: await measure(runs, () =>
      db.execute(sql`
        select * from generated_images where user_id = ${member.id}
        order by created_at desc, id desc limit 50`),
    ),
  };
  const ctx = {
    db,
    actor: { id: member.id, email: member.email, role: 'member' as const, isConfirmed: true },
  };
  const input = { search: '', sort: 'newest', limit: 50 } as const;
  const service = await measure(runs, () => listImages(ctx, input));
  const { nextCursor } = await listImages(ctx, input);
  const deep = await listImages(ctx, { ...input, cursor: nextCursor! });
  const request = async (path: string) => {
    const response = await member.fetch(path);
    const body = (await response.json()) as { items: unknown[] };
    if (body.items.length !== 50) throw new Error(`a page of ${body.items.length}`);
  };
  return [
    { what: `50 of ${count} images: service`, measured: service, ceiling: bare },
    {
      what: `50 of ${count} images: endpoint`,
      measured: await measure(runs, () => request('/api/images')),
      ceiling: bare,
    },
    {
      what: `50 of ${count} images: endpoint, third page`,
      measured: await measure(runs, () => request(`/api/images?cursor=${deep.nextCursor}`)),
      ceiling: bare,
    },
  ];
}
