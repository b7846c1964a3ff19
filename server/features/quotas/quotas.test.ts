import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generationTexts } from '../../../contract/generations.ts';
import { startTestOchre, TestClock, type TestOchre } from '../../../test/test-ochre.ts';

let ochre: TestOchre;
const clock = new TestClock(new Date('2026-03-01T23:59:58Z'));

beforeAll(async () => {
  ochre = await startTestOchre({ clock });
});
afterAll(() => ochre.stop());

describe('the daily quota', () => {
  it('accepts exactly five of 200 simultaneous requests of one free member', async () => {
    const { client } = await ochre.signUp();
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, () => client.generations.create({ prompt: 'a lighthouse' })),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(results.length - refused.length).toBe(5);
    for (const { reason } of refused)
      expect(reason).toMatchObject({
        code: 'quota_exceeded',
        message: generationTexts.quotaExceeded,
      });
    expect(await client.quotas.get()).toMatchObject({ used: 5, remaining: 0 });
  });

  it('begins anew with the UTC day', async () => {
    const { client } = await ochre.signUp();
    await client.generations.create({ prompt: 'a tower', count: 4 });
    await expect(client.generations.create({ prompt: 'a tower', count: 2 })).rejects.toMatchObject({
      code: 'quota_exceeded',
    });
    await client.generations.create({ prompt: 'a tower' });
    clock.set('2026-03-02T00:00:01Z');
    expect(await client.quotas.get()).toMatchObject({ date: '2026-03-02', used: 0, remaining: 5 });
    await client.generations.create({ prompt: 'a tower', count: 2 });
  });
});
