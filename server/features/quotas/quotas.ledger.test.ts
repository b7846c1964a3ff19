import { randomUUID } from 'node:crypto';
import { and, eq, sum } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestOchre, TestClock, type TestOchre } from '../../../test/test-ochre.ts';
import { AppError } from '../../app-error.ts';
import { utcDay } from '../../clock.ts';
import { users } from '../../db/schema/accounts.ts';
import { charges, generationCounts } from '../../db/schema/quotas.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { chargeTasks, getQuota, reserveQuota, settleCharge } from './quotas.service.ts';

const clock = new TestClock();
let ochre: TestOchre;

beforeAll(async () => {
  ochre = await startTestOchre({ clock });
});
afterAll(() => ochre.stop());

const limit = 5;

async function addMember(): Promise<string> {
  const id = randomUUID();
  await ochre.ctx.db.insert(users).values({ id, email: `${id}@example.com`, name: id });
  return id;
}

/** Takes units for some tasks, as an accepted request does. @returns their ids; none where refused */
async function take(userId: string, units: number, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  try {
    await ochre.ctx.db.transaction(async (tx) => {
      const day = await reserveQuota(ochre.ctx, tx, { userId, units: units * count, limit });
      await tx.insert(tasks).values(
        ids.map((id, batchIndex) => ({
          id,
          batchId: ids[0]!,
          batchIndex,
          userId,
          kind: 'generate' as const,
          lane: 'test',
          modelId: 'test/plain',
          modelLabel: 'Plain',
          prompt: 'a fox',
          width: 64,
          height: 64,
          input: {},
        })),
      );
      await chargeTasks(ochre.ctx, tx, { userId, day, units, taskIds: ids });
    });
    return ids;
  } catch (error) {
    if (error instanceof AppError && error.code === 'quota_exceeded') return [];
    throw error;
  }
}

const settle = (taskId: string, state: 'kept' | 'refunded') =>
  ochre.ctx.db.transaction((tx) => settleCharge(ochre.ctx, tx, taskId, state));

/** What must hold at every moment, on each day. */
async function expectBalanced(userId: string, days: readonly string[]): Promise<void> {
  const { db } = ochre.ctx;
  for (const day of days) {
    const [counted] = await db
      .select({ count: generationCounts.count })
      .from(generationCounts)
      .where(and(eq(generationCounts.userId, userId), eq(generationCounts.generationDate, day)));
    const rows = await db
      .select({ state: charges.state, units: sum(charges.units).mapWith(Number) })
      .from(charges)
      .where(and(eq(charges.userId, userId), eq(charges.day, day)))
      .groupBy(charges.state);
    const standing = rows
      .filter(({ state }) => state !== 'refunded')
      .reduce((all, { units }) => all + units, 0);
    expect([day, counted?.count ?? 0]).toEqual([day, standing]);
    expect(standing).toBeLessThanOrEqual(limit);
  }
}

const step = fc.oneof(
  fc.record({
    kind: fc.constant('take' as const),
    units: fc.integer({ min: 0, max: 3 }),
    count: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    kind: fc.constant('settle' as const),
    which: fc.nat(30),
    state: fc.constantFrom('kept' as const, 'refunded' as const),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
);

describe('the ledger', () => {
  it('agrees with the day’s count after any story, and never passes the limit', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (story) => {
        clock.set('2026-03-01T20:00:00Z');
        const userId = await addMember();
        const made: string[] = [];
        const days = new Set([utcDay(clock.now())]);
        for (const one of story) {
          if (one.kind === 'take') made.push(...(await take(userId, one.units, one.count)));
          else if (one.kind === 'wait') {
            clock.set(new Date(clock.now().getTime() + one.hours * 3600_000));
            days.add(utcDay(clock.now()));
          } else if (made.length > 0)
            for (let again = 0; again < one.times; again++)
              await settle(made[one.which % made.length]!, one.state);
          await expectBalanced(userId, [...days]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('agrees however its changes meet: takes and settlements all at once', {
    timeout: 120_000,
  }, async () => {
    clock.set('2026-03-01T20:00:00Z');
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(
            fc.integer({ min: 1, max: 2 }),
            fc.constantFrom('kept' as const, 'refunded' as const),
          ),
          {
            minLength: 4,
            maxLength: 16,
          },
        ),
        async (asked) => {
          const userId = await addMember();
          await Promise.all(
            asked.map(async ([count, state]) => {
              const ids = await take(userId, 1, count);
              await Promise.all(ids.flatMap((id) => [settle(id, state), settle(id, 'refunded')]));
            }),
          );
          await expectBalanced(userId, ['2026-03-01']);
          const quota = await getQuota(ochre.ctx, ochre.ctx.db, userId);
          expect(quota.used + quota.remaining!).toBe(limit);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('charges each of 1,000 requests around midnight to the day it was let through on, five a day at most', {
    timeout: 120_000,
  }, async () => {
    const userId = await addMember();
    const midnight = Date.UTC(2026, 2, 2);
    const taken = await Promise.all(
      Array.from({ length: 1000 }, (_, index) => {
        // Each process has a clock of its own, up to two seconds off.
        const skewed = {
          now: () => new Date(midnight + (index - 500) * 2 + ((index * 7919) % 4001) - 2000),
        };
        return ochre.ctx.db
          .transaction((tx) => reserveQuota({ clock: skewed }, tx, { userId, units: 1, limit }))
          .catch((error: unknown) => {
            if (error instanceof AppError && error.code === 'quota_exceeded') return null;
            throw error;
          });
      }),
    );
    const perDay = Object.groupBy(
      taken.filter((day) => day !== null),
      (day) => day,
    );
    expect(
      Object.entries(perDay)
        .map(([day, list]) => [day, list!.length])
        .sort(),
    ).toEqual([
      ['2026-03-01', 5],
      ['2026-03-02', 5],
    ]);
  });

  it('is shown to its member, newest first, and to nobody else', async () => {
    clock.set('2026-03-01T20:00:00Z');
    const [ada, eve] = [await ochre.signUp(), await ochre.signUp()];
    const [first] = await take(ada.id, 1, 1);
    clock.set('2026-03-01T20:00:01Z');
    const [second] = await take(ada.id, 2, 1);
    await settle(first!, 'refunded');
    expect((await ada.client.quotas.listCharges()).items).toMatchObject([
      { taskId: second, units: 2, state: 'reserved', settledAt: null },
      { taskId: first, units: 1, state: 'refunded', settledAt: '2026-03-01T20:00:01.000Z' },
    ]);
    expect((await eve.client.quotas.listCharges()).items).toEqual([]);
  });
});
