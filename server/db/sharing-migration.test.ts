import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, it } from 'vitest';
import { PGliteThread } from './pglite-thread.ts';

const migrations = path.join(import.meta.dirname, 'migrations');

/** The migrations up to one, as a folder of their own. */
async function copyMigrations(isLast: (tag: string) => boolean, offset: number): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'ochre-migrations-'));
  await fs.cp(migrations, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await fs.readFile(file, 'utf8'));
  const last = journal.entries.findIndex(({ tag }: { tag: string }) => isLast(tag));
  journal.entries = journal.entries.slice(0, last + offset);
  await fs.writeFile(file, JSON.stringify(journal));
  return folder;
}

it('keeps marks, counts and publications of a database from before', async () => {
  const isSharing = (tag: string) => tag.endsWith('_sharing');
  const [before, after] = [await copyMigrations(isSharing, 0), await copyMigrations(isSharing, 1)];
  const thread = await PGliteThread.open(null);
  const client = drizzle(thread as never);
  await migrate(client, { migrationsFolder: before });
  const image = (n: number, label: string, likes: number, views: number) => `
    insert into generated_images (id, user_id, key, prompt, settings, model_id,
      model_label, model_version, engine_label, width, height, size_bytes, dominant_color,
      is_public, likes_count, views_count)
    values ('00000000-0000-4000-8000-00000000000${n}', 'anna', 'k${n}', 'p', '{}',
      'm', 'm', '1', '${label}', 1, 1, 1, '#000000', ${n < 3}, ${likes}, ${views});`;
  await thread.exec(`
    insert into users (id, name, email) values ('anna', 'Anna', 'a@example.com'), ('ben', 'Ben', 'b@example.com');
    ${image(1, 'Ochre Studio (built-in, procedural)', 1, 5)}
    ${image(2, 'Diffusion', 0, 2)}
    ${image(3, 'Diffusion', 1, 4)}
    insert into image_likes (user_id, image_id) values
      ('anna', '00000000-0000-4000-8000-000000000001'), ('anna', '00000000-0000-4000-8000-000000000003');
    insert into publications (id, image_id, sample_name, title, category, author, likes_count, views_count) values
      (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', null, 'one', 'Food', 'A', 3, 10),
      (gen_random_uuid(), '00000000-0000-4000-8000-000000000002', null, 'two', 'Food', 'A', 0, 1),
      (gen_random_uuid(), null, 'crane', 'three', 'Food', 'A', 8, 80);`);
  await migrate(client, { migrationsFolder: after });

  const { rows: images } = await thread.query(
    'select is_favourite, likes_count, views_count from generated_images order by id',
  );
  expect(images).toEqual([
    { is_favourite: true, likes_count: 3, views_count: 15 },
    { is_favourite: false, likes_count: 0, views_count: 3 },
    // Not published: its owner's own like is no like, its views have happened.
    { is_favourite: true, likes_count: 0, views_count: 4 },
  ]);
  const { rows: publications } = await thread.query<Record<string, unknown>>(
    'select title, key, source_type, likes_count, views_count, trending_score from publications order by title',
  );
  const key = expect.stringMatching(/^[0-9a-f]{32}$/);
  expect(publications).toMatchObject([
    { title: 'one', key, source_type: 'algorithmicMedia', likes_count: 3, views_count: 15 },
    { title: 'three', key: null, source_type: 'algorithmicMedia', likes_count: 8, views_count: 80 },
    { title: 'two', key, source_type: 'trainedAlgorithmicMedia', likes_count: 0, views_count: 3 },
  ]);
  expect(new Set(publications.map((row) => row.key)).size).toBe(3);
  await thread.close();
  for (const folder of [before, after]) await fs.rm(folder, { recursive: true });
});
