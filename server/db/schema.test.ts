import fs from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createDataDirectory } from '../../test/test-database.ts';
import { openDatabase } from './database.ts';

it('every foreign key has an index that begins with its columns, so that deleting a row reads no whole table', async () => {
  const directory = await createDataDirectory();
  const { db, close } = await openDatabase({ kind: 'embedded', directory });
  const { rows } = (await db.execute(sql`
    select c.conrelid::regclass::text as "table", c.conname as name
    from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i
      where i.indrelid = c.conrelid and i.indpred is null
        and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
    )
    order by 1, 2`)) as unknown as { rows: { table: string; name: string }[] };
  const [{ count }] = (
    (await db.execute(
      sql`select count(*)::int as count from pg_constraint where contype = 'f'`,
    )) as unknown as {
      rows: { count: number }[];
    }
  ).rows as [{ count: number }];
  await close();
  await fs.rm(directory, { recursive: true });
  expect(count).toBeGreaterThan(5);
  expect(rows).toEqual([]);
});
