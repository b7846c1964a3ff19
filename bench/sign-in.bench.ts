import { hashPassword, verifyPassword } from '../server/features/accounts/password-hash.ts';
import { signIn, type TestMember, type TestOchre } from '../test/test-ochre.ts';
import { measure, type Row } from './measure.ts';

const runs = 50;

export async function benchSignIn(ochre: TestOchre, member: TestMember): Promise<Row[]> {
  const hash = await hashPassword(member.password);
  return [
    {
      what: 'sign-in',
      measured: await measure(runs, () => signIn(ochre.url, member.email, member.password)),
      ceiling: {
        what: 'bare argon2id',
        measured: await measure(runs, () => verifyPassword(hash, member.password)),
      },
    },
  ];
}
