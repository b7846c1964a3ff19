import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { taskErrorTexts } from '../../../contract/tasks.ts';
import { EngineError } from '../../../engines/engine-error.ts';
import { eventually } from '../../../test/eventually.ts';
import { makePremium } from '../../../test/factories.ts';
import { paintPlain, TestEngine } from '../../../test/test-engine.ts';
import { startTestOchre, TestClock, type TestOchre } from '../../../test/test-ochre.ts';
import { charges } from '../../db/schema/quotas.ts';
import { settleCharge } from '../quotas/quotas.service.ts';
import { downDelayMs, stoppedFreely } from './tasks.policy.ts';

const clock = new TestClock();
const engine = new TestEngine({ concurrency: 1 });
let ochre: TestOchre;

beforeAll(async () => {
  ochre = await startTestOchre({ engines: [engine], clock });
});
afterAll(() => ochre.stop());
afterEach(() => {
  engine.behaviour = paintPlain;
});

/** Draws until it is told to stop, as an engine that takes its time. */
const hang: TestEngine['behaviour'] = (_request, { signal, onProgress }) => {
  onProgress?.({ progress: 0.1 });
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
};

describe('a database that is away while a picture is kept', () => {
  it('costs the picture a further run, and not the picture', async () => {
    const member = await ochre.signUp();
    const shutdown = Object.assign(new Error('terminating connection'), { code: '57P01' });
    const { db } = ochre.ctx;
    engine.behaviour = (request) => {
      vi.spyOn(db, 'transaction').mockRejectedValueOnce(shutdown);
      engine.behaviour = paintPlain;
      return paintPlain(request);
    };
    const { items } = await member.client.generations.create({ prompt: 'a fox' });
    const stream = await member.listen();
    const task = await stream.settled(items[0]!.id);
    stream.close();
    vi.restoreAllMocks();
    expect(task).toMatchObject({ status: 'succeeded' });
  });
});

describe('an engine that is down and names a late hour', () => {
  it('is looked at again within the time that a task waits at most', async () => {
    const member = await ochre.signUp();
    engine.behaviour = () => {
      throw new EngineError('not_running', 'away', { retryAfterMs: 3600_000 });
    };
    const { items } = await member.client.generations.create({ prompt: 'a fox' });
    const { id } = items[0]!;
    await eventually(async () => {
      const task = await member.client.tasks.get({ id });
      expect(task).toMatchObject({ waitingFor: { code: 'engine_unavailable' } });
    });
    const { rows } = (await ochre.ctx.db.execute(
      sql`select extract(epoch from start_after - now())::float8 as seconds from pgboss.job
        where data ->> 'taskId' = ${id} and state = 'created'`,
    )) as unknown as { rows: { seconds: number }[] };
    expect(rows).toHaveLength(1);
    expect(rows[0]!.seconds).toBeLessThanOrEqual(ochre.ctx.config.engineWaitMs / 1000);
    await member.client.tasks.cancel({ id });
  });
});

describe('a request that is sent again', () => {
  it('is carried out once, and answered with what it made the first time', async () => {
    const member = await ochre.signUp();
    const request = { prompt: 'a fox', count: 2, requestId: randomUUID() };
    const first = await member.client.generations.create(request);
    const second = await member.client.generations.create(request);
    expect(second.items.map(({ id }) => id)).toEqual(first.items.map(({ id }) => id));
    expect(await member.client.quotas.get()).toMatchObject({ used: 2 });
  });

  it('is carried out once where it comes many times at once, also when that uses up the day', async () => {
    const member = await ochre.signUp();
    await member.client.generations.create({ prompt: 'the first', count: 1 });
    const request = { prompt: 'a fox', count: 4, requestId: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => member.client.generations.create(request)),
    );
    const made = new Set(answers.flatMap(({ items }) => items.map(({ id }) => id)));
    expect(made.size).toBe(4);
    expect(await member.client.quotas.get()).toMatchObject({ used: 5 });
  });

  it('is another member’s own, though it has the same name', async () => {
    const [ada, mallory] = [await ochre.signUp(), await ochre.signUp()];
    const requestId = randomUUID();
    const hers = await ada.client.generations.create({ prompt: 'a secret', requestId });
    const other = await mallory.client.generations.create({ prompt: 'a fox', requestId });
    expect(other.items[0]).toMatchObject({ prompt: 'a fox' });
    expect(other.items[0]!.id).not.toBe(hers.items[0]!.id);
  });
});

describe('a charge', () => {
  it('is settled once, whatever is said of it later and however often', async () => {
    const member = await ochre.signUp();
    const held = engine.hold();
    const { items } = await member.client.generations.create({ prompt: 'a fox' });
    const { id } = items[0]!;
    await held.started();
    expect(await member.client.quotas.get()).toMatchObject({ used: 1 });
    const settle = (state: 'kept' | 'refunded') =>
      ochre.ctx.db.transaction((tx) => settleCharge(ochre.ctx, tx, id, state));
    await Promise.all(Array.from({ length: 10 }, () => settle('refunded')));
    await settle('kept');
    expect(await member.client.quotas.get()).toMatchObject({ used: 0 });
    const [row] = await ochre.ctx.db.select().from(charges).where(eq(charges.taskId, id));
    expect(row).toMatchObject({ state: 'refunded', units: 1 });
    held.release();
  });

  it('is kept by a task that succeeds', async () => {
    const member = await ochre.signUp();
    const stream = await member.listen();
    const { items } = await member.client.generations.create({ prompt: 'a fox' });
    await stream.settled(items[0]!.id);
    stream.close();
    const rows = await ochre.ctx.db
      .select()
      .from(charges)
      .where(and(eq(charges.userId, member.id), eq(charges.state, 'kept')));
    expect(rows).toHaveLength(1);
  });
});

describe('an engine that is not running', () => {
  it('lets its work wait without using up attempts, and says so', async () => {
    const member = await ochre.signUp();
    let runs = 0;
    engine.behaviour = (request) => {
      runs++;
      // More often than a failing run would be tried.
      if (runs > 7) return paintPlain(request);
      throw new EngineError('not_running', 'nothing listens there', { retryAfterMs: 1 });
    };
    const stream = await member.listen();
    const { items } = await member.client.generations.create({ prompt: 'a fox' });
    const { task } = await stream.next(
      'task.changed',
      (event) => event.task.status === 'queued' && event.task.waitingFor !== null,
    );
    expect(task).toMatchObject({
      waitingFor: {
        code: 'engine_unavailable',
        message: taskErrorTexts.engine_unavailable,
      },
    });
    expect(await stream.settled(items[0]!.id)).toMatchObject({ status: 'succeeded' });
    expect(runs).toBe(8);
    stream.close();
  });

  it('is waited for as long as the operator says, and then the work is given back', async () => {
    const member = await ochre.signUp();
    engine.behaviour = () => {
      // Each look takes a quarter of the limit by the clock.
      clock.set(new Date(clock.now().getTime() + ochre.ctx.config.engineWaitMs / 4));
      throw new EngineError('not_running', 'nothing listens there', { retryAfterMs: 1 });
    };
    const stream = await member.listen();
    const { items } = await member.client.generations.create({ prompt: 'a fox' });
    expect(await stream.settled(items[0]!.id)).toMatchObject({
      status: 'failed',
      error: { code: 'engine_unavailable' },
    });
    expect(await member.client.quotas.get()).toMatchObject({ used: 0 });
    stream.close();
  });

  it('is looked at ever less often', () => {
    expect([0, 20_000, 3600_000].map(downDelayMs)).toEqual([2000, 5000, 30_000]);
  });
});

describe('an engine that goes on drawing what was cancelled', () => {
  it('takes no other work until it has ended', async () => {
    const [ada, ben] = [await ochre.signUp(), await ochre.signUp()];
    const drawn = Promise.withResolvers<void>();
    engine.behaviour = (request, options) => {
      options.signal.addEventListener('abort', () => options.waitUntil?.(drawn.promise));
      return hang(request, options);
    };
    const stream = await ada.listen();
    const { items } = await ada.client.generations.create({ prompt: 'a fox' });
    const { id } = items[0]!;
    await stream.next('task.changed', ({ task }) => task.id === id && task.status === 'running');
    const before = engine.requests.length;
    await ada.client.tasks.cancel({ id });
    engine.behaviour = paintPlain;
    const listening = await ben.listen();
    const next = await ben.client.generations.create({ prompt: 'a crow' });
    // A look at the queue has passed by then.
    await eventually(async () => {
      expect(await ben.client.tasks.get({ id: next.items[0]!.id })).toMatchObject({
        status: 'queued',
        queuePosition: 1,
      });
    });
    expect(engine.requests.length).toBe(before);
    drawn.resolve();
    expect(await listening.settled(next.items[0]!.id)).toMatchObject({ status: 'succeeded' });
    stream.close();
    listening.close();
  });
});

describe('running work that a member stops', () => {
  it('is given back a few times, and counted when it becomes a habit', async () => {
    const member = await ochre.signUp();
    await makePremium(ochre, member);
    engine.behaviour = hang;
    const stream = await member.listen();
    const stopOne = async () => {
      const { items } = await member.client.generations.create({ prompt: 'a fox' });
      const { id } = items[0]!;
      await stream.next('task.changed', ({ task }) => task.id === id && task.status === 'running');
      return member.client.tasks.cancel({ id });
    };
    for (let stopped = 0; stopped < stoppedFreely.tasksMax; stopped++)
      expect(await stopOne()).toMatchObject({ status: 'cancelled', notice: null });
    expect(await member.client.quotas.get()).toMatchObject({ used: 0 });
    expect(await stopOne()).toMatchObject({
      status: 'cancelled',
      notice: { code: 'stopped_often', message: taskErrorTexts.stopped_often },
    });
    expect(await member.client.quotas.get()).toMatchObject({ used: 1 });

    clock.set(new Date(clock.now().getTime() + stoppedFreely.windowMs + 1));
    expect(await stopOne()).toMatchObject({ status: 'cancelled', notice: null });
    expect(await member.client.quotas.get()).toMatchObject({ used: 1 });
    stream.close();
  });

  it('costs nothing while it has not begun', async () => {
    const member = await ochre.signUp();
    const held = engine.hold();
    await member.client.generations.create({ prompt: 'the one that runs' });
    await held.started();
    for (let stopped = 0; stopped < stoppedFreely.tasksMax + 2; stopped++) {
      const { items } = await member.client.generations.create({ prompt: 'a fox' });
      expect(await member.client.tasks.cancel({ id: items[0]!.id })).toMatchObject({
        status: 'cancelled',
        notice: null,
      });
    }
    expect(await member.client.quotas.get()).toMatchObject({ used: 1 });
    held.release();
  });
});
