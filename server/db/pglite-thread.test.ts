import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PGliteThread } from './pglite-thread.ts';

let thread: PGliteThread;
beforeAll(async () => {
  thread = await PGliteThread.open(null);
  await thread.exec('create table notes (id int primary key, text text not null)');
});
afterAll(() => thread.close());

describe('the embedded database on its thread', () => {
  it('carries a result of 20 MB across unharmed', async () => {
    const size = 20 * 1024 * 1024;
    const { rows } = await thread.query<{ text: string; hash: string }>(
      `with t as (select repeat('0123456789abcdef', ${size / 16}) as text) select text, md5(text) as hash from t`,
    );
    const { text, hash } = rows[0]!;
    expect(text.length).toBe(size);
    const again = await thread.query<{ hash: string }>('select md5($1::text) as hash', [text]);
    expect(again.rows[0]!.hash).toBe(hash);
  });

  it('answers 500 simultaneous queries, each with its own result', async () => {
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, n) =>
        thread.query<{ n: number; list: number[] }>(
          'select $1::int as n, array[$1::int, 2] as list',
          [n],
        ),
      ),
    );
    answers.forEach(({ rows }, n) => {
      expect(rows).toEqual([{ n, list: [n, 2] }]);
    });
  });

  it('keeps the event loop free while a query takes its time', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 10);
    await thread.query('select pg_sleep(0.5)');
    clearInterval(timer);
    expect(turns).toBeGreaterThan(10);
  });

  it('rolls a failed transaction back, and keeps other queries out of an open one', async () => {
    const failed = thread.transaction(async (tx) => {
      await tx.query(`insert into notes values (1, 'never seen')`);
      throw new Error('changed my mind');
    });
    const outside = thread.query<{ count: number }>('select count(*)::int as count from notes');
    await expect(failed).rejects.toThrow('changed my mind');
    expect((await outside).rows).toEqual([{ count: 0 }]);
  });

  it('answers a query it has seen before rightly after its table was changed', async () => {
    await thread.exec('create table changing (value int)');
    const insert = 'insert into changing values ($1) returning value';
    expect((await thread.query(insert, [1])).rows).toEqual([{ value: 1 }]);
    expect((await thread.query(insert, [2])).rows).toEqual([{ value: 2 }]);
    await thread.query(
      'alter table changing alter column value type text[] using array[value::text]',
    );
    expect((await thread.query(insert, [['a', 'b']])).rows).toEqual([{ value: ['a', 'b'] }]);
    await thread.exec('drop table changing');
    await expect(thread.query(insert, [['c']])).rejects.toMatchObject({ code: '42P01' });
  });

  it('describes a query, seen before or not', async () => {
    const text = 'select id, text from notes where id = $1';
    for (let i = 0; i < 2; i++) {
      const { queryParams, resultFields } = await thread.describeQuery(text);
      expect(queryParams.map(({ dataTypeID }) => dataTypeID)).toEqual([23]);
      expect(resultFields.map(({ name }) => name)).toEqual(['id', 'text']);
      expect((await thread.query(text, [-1])).rows).toEqual([]);
    }
  });

  it('is whole again after a query that failed, alone and in the middle of a transaction', async () => {
    for (let i = 0; i < 2; i++) {
      await expect(thread.query('select nonsense from nowhere')).rejects.toMatchObject({
        code: '42P01',
      });
      await expect(thread.query('select 1 / $1::int', [0])).rejects.toMatchObject({
        code: '22012',
      });
      await expect(thread.query('select $1::int', ['no number'])).rejects.toMatchObject({
        code: '22P02',
      });
    }
    await expect(
      thread.transaction(async (tx) => {
        await tx.query(`insert into notes values (2, 'a')`);
        await tx.query(`insert into notes values (2, 'b')`);
      }),
    ).rejects.toMatchObject({ code: '23505' });
    expect((await thread.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('puts the error code on the cause, where Drizzle wraps it', async () => {
    const db = drizzle(thread as never);
    await db.execute(sql`insert into notes values (3, 'first')`);
    await expect(db.execute(sql`insert into notes values (3, 'second')`)).rejects.toMatchObject({
      cause: { code: '23505' },
    });
  });

  it('keeps a block that fails to itself: nobody else’s query lands in its transaction', async () => {
    await thread.exec('create table blocks (id int primary key)');
    const settled = await Promise.allSettled([
      thread.exec('begin; insert into blocks values (1); select 1/0; commit'),
      thread.query('insert into blocks values (2)'),
      thread.exec('begin; insert into blocks values (3); select 1/0; commit'),
      thread.transaction((tx) => tx.query('insert into blocks values (4)')),
    ]);
    expect(settled.map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    const { rows } = await thread.query<{ id: number }>('select id from blocks order by id');
    expect(rows).toEqual([{ id: 2 }, { id: 4 }]);
  });

  it('refuses a transaction that nobody would end', async () => {
    const left = thread.exec('begin; create table never_kept (id int)');
    await expect(left).rejects.toThrow('left its transaction open');
    const { rows } = await thread.query(`select to_regclass('never_kept') as name`);
    expect(rows).toEqual([{ name: null }]);
  });

  it('delivers notifications to those who listen, and no longer once they stop', async () => {
    const heard: string[] = [];
    const first = Promise.withResolvers<void>();
    const stop = await thread.listen('news', (payload) => {
      heard.push(payload);
      first.resolve();
    });
    await thread.query(`select pg_notify('news', 'one')`);
    await first.promise;
    await stop();
    await thread.query(`select pg_notify('news', 'two')`);
    await thread.query('select 1');
    expect(heard).toEqual(['one']);
  });

  it('delivers what a transaction notified only with its commit', async () => {
    const heard: string[] = [];
    const stop = await thread.listen('kept', (payload) => heard.push(payload));
    await thread
      .transaction(async (tx) => {
        await tx.query(`select pg_notify('kept', 'rolled back')`);
        throw new Error('no');
      })
      .catch(() => {});
    await thread.transaction(async (tx) => {
      await tx.query(`select pg_notify('kept', 'committed')`);
      expect(heard).toEqual([]);
    });
    await expect.poll(() => heard).toEqual(['committed']);
    await stop();
  });
});

describe('an embedded database whose thread dies', () => {
  it('rejects the queries under way and all later ones, and says why', async () => {
    const doomed = await PGliteThread.open(null);
    const pending = [doomed.query('select pg_sleep(30)'), doomed.query('select 1')];
    const settled = Promise.allSettled(pending);
    // @ts-expect-error the worker is nobody's business, except where it dies
    await doomed.worker.terminate();
    for (const result of await settled)
      expect(result).toMatchObject({
        status: 'rejected',
        reason: { message: 'the embedded database has stopped' },
      });
    await expect(doomed.query('select 1')).rejects.toThrow('the embedded database has stopped');
    expect((await doomed.lost).message).toBe('the embedded database has stopped');
    await doomed.close();
  });

  it('is not lost when it is closed', async () => {
    const closed = await PGliteThread.open(null);
    await closed.close();
    const soon = new Promise((resolve) => setTimeout(resolve, 50, 'nothing'));
    expect(await Promise.race([closed.lost, soon])).toBe('nothing');
  });

  it('refuses queries after it was closed', async () => {
    const closed = await PGliteThread.open(null);
    await closed.close();
    await closed.close();
    await expect(closed.query('select 1')).rejects.toThrow('closed');
  });
});
