import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planEntitlements } from '../../../contract/entitlements.ts';
import { imageSizeIds, resolveImageSize } from '../../../contract/image-sizes.ts';
import { startTestOchre, TestClock, type TestOchre } from '../../../test/test-ochre.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';

let ochre: TestOchre;
const clock = new TestClock(new Date('2026-03-01T12:00:00Z'));

beforeAll(async () => {
  ochre = await startTestOchre({ clock });
});
afterAll(() => ochre.stop());

type Status = (typeof subscriptions.$inferInsert)['status'];

async function subscribe(status: Status, paidThrough: Date | null = null) {
  const member = await ochre.signUp();
  await ochre.ctx.db.insert(subscriptions).values({
    id: randomUUID(),
    userId: member.id,
    plan: 'premium',
    provider: 'operator',
    providerId: member.id,
    status,
    priceCents: 0,
    currency: 'USD',
    currentPeriodEnd: paidThrough,
  });
  return member.client;
}

describe('what a plan allows', () => {
  it('is the free plan for whoever has paid nothing', async () => {
    const { client } = await ochre.signUp();
    expect(await client.entitlements.get()).toEqual({
      ...planEntitlements.free,
      paidThrough: null,
    });
  });

  it('is premium while a subscription is active', async () => {
    const client = await subscribe('active');
    expect(await client.entitlements.get()).toEqual({
      ...planEntitlements.premium,
      paidThrough: null,
    });
  });

  it('stays premium after a cancellation until the paid time ends, to the second', async () => {
    const paidThrough = new Date('2026-03-10T12:00:00Z');
    const client = await subscribe('cancelled', paidThrough);
    clock.set('2026-03-10T11:59:59Z');
    expect(await client.entitlements.get()).toMatchObject({
      plan: 'premium',
      paidThrough: paidThrough.toISOString(),
    });
    clock.set(paidThrough);
    expect(await client.entitlements.get()).toMatchObject({ plan: 'free', paidThrough: null });
  });

  it.each(['suspended', 'expired'] as const)('is free again when it is %s', async (status) => {
    const client = await subscribe(status, new Date('2030-01-01T00:00:00Z'));
    expect(await client.entitlements.get()).toMatchObject({ plan: 'free' });
  });

  it('lets free members have every listed size, and premium members their high resolution', () => {
    for (const id of imageSizeIds) {
      const edge = (highResolution: boolean) => {
        const { width, height } = resolveImageSize(id, highResolution);
        return Math.max(width, height);
      };
      expect(edge(false)).toBeLessThanOrEqual(planEntitlements.free.edgeMax);
      expect(edge(true)).toBeGreaterThan(planEntitlements.free.edgeMax);
      expect(edge(true)).toBeLessThanOrEqual(planEntitlements.premium.edgeMax);
    }
  });
});
