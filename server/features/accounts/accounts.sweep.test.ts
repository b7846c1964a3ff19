import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestOchre, TestClock, type TestOchre } from '../../../test/test-ochre.ts';
import { sessions, verifications } from '../../db/schema/accounts.ts';
import { sweepAccounts } from './accounts.sweep.ts';

let ochre: TestOchre;
const clock = new TestClock();
beforeAll(async () => {
  ochre = await startTestOchre({ clock });
});
afterAll(() => ochre.stop());

it('a session that has ended leaves no address and no browser behind, nor a reset link its row', async () => {
  const { db } = ochre.ctx;
  const member = await ochre.signUp();
  await ochre.client().accounts.requestPasswordReset({ email: member.email });
  const count = async () => [await db.$count(sessions), await db.$count(verifications)];
  await expect.poll(count).toEqual([1, 1]);
  await sweepAccounts(ochre.ctx);
  expect(await count()).toEqual([1, 1]);
  clock.set(new Date(clock.now().getTime() + 3600_000));
  await sweepAccounts(ochre.ctx);
  expect(await count()).toEqual([1, 0]);
  clock.set(new Date(clock.now().getTime() + 31 * 24 * 3600_000));
  await sweepAccounts(ochre.ctx);
  expect(await count()).toEqual([0, 0]);
});
