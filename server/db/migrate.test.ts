import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { migrateBesideOthers } from './migrate.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

function writeMigrations(texts: string[]): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ochre-migrations-'));
  closers.push(() => fs.rmSync(folder, { recursive: true }));
  fs.mkdirSync(path.join(folder, 'meta'));
  const entries = texts.map((text, idx) => {
    fs.writeFileSync(path.join(folder, `${idx}.sql`), text);
    return {
      idx,
      version: '7',
      when: 1_700_000_000_000 + idx,
      tag: String(idx),
      breakpoints: true,
    };
  });
  fs.writeFileSync(
    path.join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  return folder;
}

describe('a migration on PostgreSQL', () => {
  it('makes nobody wait for long behind a table that is in use, and is done once it is free', async () => {
    const url = await postgres.createDatabase();
    const pool = new pg.Pool({ connectionString: url });
    closers.push(() => pool.end());
    await pool.query('create table notes (id int primary key)');
    const report = await pool.connect();
    await report.query('begin; select * from notes');

    const migrated = migrateBesideOthers(
      pool,
      writeMigrations(['alter table notes add column text text']),
    );
    // It waits for the lock now, and whoever reads waits behind it.
    await expect
      .poll(async () => {
        const { rows } = await pool.query(
          `select from pg_locks where not granted and mode = 'AccessExclusiveLock'`,
        );
        return rows.length;
      })
      .toBe(1);
    const read = pool.query('select * from notes').then(() => 'read');
    expect(await Promise.race([read, delay(5000).then(() => 'waited')])).toBe('read');

    await report.query('commit');
    report.release();
    await migrated;
    expect((await pool.query('select text from notes')).rows).toEqual([]);
    const [{ lock_timeout: after }] = (await pool.query('show lock_timeout')).rows;
    expect(after).toBe('0');
  });

  it('is kept though the one after it fails, which leaves nothing', async () => {
    const pool = new pg.Pool({ connectionString: await postgres.createDatabase() });
    closers.push(() => pool.end());
    const folder = writeMigrations([
      'create table first (id int)',
      'create table second (id int);--> statement-breakpoint\nselect nonsense',
    ]);
    await expect(migrateBesideOthers(pool, folder)).rejects.toThrow();
    const { rows } = await pool.query(
      `select table_name from information_schema.tables where table_schema = 'public'`,
    );
    expect(rows).toEqual([{ table_name: 'first' }]);
  });
});

/** These may hold millions of rows. */
const largeTables = ['tasks', 'charges', 'generated_images', 'notifications', 'sessions'];

/** Were there before the rule, or make the table that they speak of. */
const exempt = /^000[0-4]_/;
const isMadeHere = (text: string, table: string) => text.includes(`CREATE TABLE "${table}"`);

it('no migration checks all rows of a large table while it holds its lock: NOT VALID first, validated by a later one', () => {
  const folder = path.join(import.meta.dirname, 'migrations');
  const constraint = /ALTER TABLE "(\w+)" ADD CONSTRAINT "\w+" (?:CHECK|FOREIGN KEY)[^;]*/gi;
  for (const name of fs.readdirSync(folder)) {
    if (!name.endsWith('.sql') || exempt.test(name)) continue;
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    for (const [statement, table] of text.matchAll(constraint))
      if (largeTables.includes(table!) && !isMadeHere(text, table!))
        expect(statement, name).toMatch(/NOT VALID\s*$/i);
  }
});
