import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestOchre, type TestOchre } from '../../../test/test-ochre.ts';
import { profiles } from '../../db/schema/profiles.ts';

let ochre: TestOchre;

beforeAll(async () => {
  ochre = await startTestOchre();
});
afterAll(() => ochre.stop());

const rowsOf = (userId: string) =>
  ochre.ctx.db.select().from(profiles).where(eq(profiles.userId, userId));

describe('a profile', () => {
  it('is made on the first load, once, however many loads there are', async () => {
    const { client, email, id } = await ochre.signUp();
    expect(await rowsOf(id)).toEqual([]);
    const loads = await Promise.all(Array.from({ length: 10 }, () => client.profiles.get()));
    for (const profile of loads)
      expect(profile).toEqual({ email, fullName: email, phone: '', avatarUrl: null });
    expect(await rowsOf(id)).toHaveLength(1);
  });

  it('can be changed before it was ever loaded', async () => {
    const { client, email } = await ochre.signUp();
    const written = { fullName: 'Ada Lovelace', phone: '+44 20 7946 0000' };
    expect(await client.profiles.update(written)).toEqual({ ...written, email, avatarUrl: null });
    expect(await client.profiles.get()).toEqual({ ...written, email, avatarUrl: null });
  });
});
