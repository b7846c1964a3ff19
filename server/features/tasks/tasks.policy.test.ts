import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planEntitlements } from '../../../contract/entitlements.ts';
import { eventually } from '../../../test/eventually.ts';
import { makePremium } from '../../../test/factories.ts';
import { paintPlain, TestEngine } from '../../../test/test-engine.ts';
import { startTestOchre, type TestOchre } from '../../../test/test-ochre.ts';
import { queuePriority } from './tasks.policy.ts';

const weights = {
  free: planEntitlements.free.queueWeight,
  premium: planEntitlements.premium.queueWeight,
};

interface Waiting {
  plan: keyof typeof weights;
  priority: number;
  order: number;
  askedAt: number;
}

/**
 * One engine that takes `runMs` for a picture, and members who always have `pile` waiting or
 * running, as in the service: whatever is done is asked for anew.
 */
function simulate(members: readonly (keyof typeof weights)[], pile: number, runs: number) {
  const runMs = 5000;
  const done = { free: 0, premium: 0 };
  let waitedMsMax = 0;
  let order = 0;
  let nowMs = Date.UTC(2026, 5, 1);
  const queues = members.map((plan) => ({ plan, active: 0 }));
  const waiting: (Waiting & { owner: number })[] = [];
  const ask = (owner: number) => {
    const { plan, active } = queues[owner]!;
    const priority = queuePriority(new Date(nowMs), active, weights[plan]);
    waiting.push({ plan, owner, priority, order: order++, askedAt: nowMs });
    queues[owner]!.active++;
  };
  for (const owner of queues.keys()) for (let index = 0; index < pile; index++) ask(owner);
  for (let run = 0; run < runs; run++) {
    waiting.sort((a, b) => b.priority - a.priority || a.order - b.order);
    const next = waiting.shift()!;
    waitedMsMax = Math.max(waitedMsMax, nowMs - next.askedAt);
    nowMs += runMs;
    done[next.plan]++;
    queues[next.owner]!.active--;
    ask(next.owner);
  }
  return { done, waitedMsMax };
}

describe('the queue', () => {
  it('puts the first image of premium ahead of that of free, asked at the same moment or a little later', () => {
    const now = new Date('2026-06-01T12:00:00Z');
    const free = queuePriority(now, 0, weights.free);
    expect(queuePriority(now, 0, weights.premium)).toBeGreaterThan(free);
    const later = new Date(now.getTime() + 15_000);
    expect(queuePriority(later, 0, weights.premium)).toBeGreaterThan(free);
  });

  it('lets free overtake all premium that comes once its turn has passed: nobody starves', () => {
    const asked = new Date('2026-06-01T12:00:00Z');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 19 }),
        fc.integer({ min: 0, max: 1e7 }),
        (position, ms) => {
          const waits = queuePriority(asked, position, weights.free);
          const turnPassed = (position + 1) * 30_000 + 1000;
          const newcomer = new Date(asked.getTime() + turnPassed + ms);
          expect(queuePriority(newcomer, 0, weights.premium)).toBeLessThan(waits);
        },
      ),
    );
  });

  it('gives premium the larger share beside free with as full a pile, and free a sixth at least', () => {
    const { done } = simulate(['premium', 'free'], 20, 4000);
    const share = done.premium / (done.premium + done.free);
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(5 / 6);
  });

  it('keeps free between a third of a head and a whole one beside twenty of premium who never stop', () => {
    const members = [...Array.from({ length: 20 }, () => 'premium' as const), 'free' as const];
    const { done } = simulate(members, 20, 12_000);
    const share = done.free / (done.premium + done.free);
    expect(share).toBeGreaterThan(1 / (1 + 20 * 3));
    expect(share).toBeLessThan(1 / (1 + 20));
  });

  it('fits the database’s four bytes for decades', () => {
    expect(queuePriority(new Date('2080-01-01'), 20, 1)).toBeGreaterThan(-(2 ** 31));
  });
});

describe('a running queue', () => {
  const engine = new TestEngine();
  let ochre: TestOchre;
  beforeAll(async () => {
    ochre = await startTestOchre({ engines: [engine] });
  });
  afterAll(() => ochre.stop());

  it('runs what premium asks for before the free images that wait already', async () => {
    const [free, premium, holder] = [
      await ochre.signUp(),
      await ochre.signUp(),
      await ochre.signUp(),
    ];
    await makePremium(ochre, premium);
    const ran: string[] = [];
    const release = Promise.withResolvers<void>();
    engine.behaviour = async (request) => {
      ran.push(request.prompt);
      await release.promise;
      return paintPlain(request);
    };
    const streams = await Promise.all([holder, free, premium].map((member) => member.listen()));
    // Every place is taken, so that what follows waits.
    await holder.client.generations.create({ prompt: 'held', count: 4 });
    await eventually(async () => expect(ran).toHaveLength(engine.concurrency));
    const first = await free.client.generations.create({ prompt: 'free', count: 2 });
    const second = await premium.client.generations.create({ prompt: 'premium', count: 2 });
    release.resolve();
    await Promise.all([
      ...first.items.map(({ id }) => streams[1]!.settled(id)),
      ...second.items.map(({ id }) => streams[2]!.settled(id)),
    ]);
    for (const stream of streams) stream.close();
    const order = ran.filter((prompt) => prompt !== 'held');
    expect(order).toEqual(['premium', 'premium', 'free', 'free']);
  });
});
