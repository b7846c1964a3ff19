import path from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageSorts } from '../../../contract/images.ts';
import type { Database } from '../../db/database.ts';
import { PGliteThread } from '../../db/pglite-thread.ts';
import { schema } from '../../db/schema.ts';
import { listImageRows } from './images.repository.ts';

let thread: PGliteThread;
let db: Database;
const queries: { text: string; values: unknown[] }[] = [];

beforeAll(async () => {
  thread = await PGliteThread.open(null);
  const logger = {
    logQuery: (text: string, values: unknown[]) => void queries.push({ text, values }),
  };
  const client = drizzle(thread as never, { schema, logger });
  await migrate(client, {
    migrationsFolder: path.join(import.meta.dirname, '../../db/migrations'),
  });
  db = client as unknown as Database;
  await thread.exec(`
    insert into users (id, name, email) values ('anna', 'Anna', 'anna@example.com');
    insert into generated_images (id, user_id, key, prompt, settings, model_id,
      model_label, model_version, engine_label, width, height, size_bytes, dominant_color,
      likes_count, created_at)
    select gen_random_uuid(), 'anna', n, 'picture', '{}', 'm', 'm', '1', 'e', 1, 1,
      1, '#000000', n % 5, timestamptz '2026-01-01' + n * interval '1 s'
    from generate_series(1, 5000) n;
    analyze generated_images;
  `);
});
afterAll(() => thread.close());

describe('a page of a large library', () => {
  it.for(imageSorts.map(({ value }) => value))(
    'is read from the index, the first and a later one, sorted by %s',
    async (sort) => {
      const after = {
        createdAt: '2026-01-01T00:30:00.000Z',
        likesCount: 2,
        id: '00000000-0000-4000-8000-000000000000',
      };
      for (const cursor of [null, after]) {
        const input = { search: '', sort, after: cursor, limit: 51 };
        expect(await listImageRows(db, 'anna', input)).toHaveLength(51);
        const { text, values } = queries.at(-1)!;
        const { rows } = await thread.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(plan).toMatch(/Index Scan (?:Backward )?using generated_images_user_/);
        expect(plan).not.toMatch(/Sort|Seq Scan on generated_images/);
      }
    },
  );
});
