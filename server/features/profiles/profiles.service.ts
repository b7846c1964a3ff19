import { eq } from 'drizzle-orm';
import type { SessionUser } from '../../../contract/accounts.ts';
import type { Profile, ProfileUpdate } from '../../../contract/profiles.ts';
import type { MemberContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { profiles } from '../../db/schema/profiles.ts';

type Asking = Pick<MemberContext, 'db' | 'actor'>;

/** The actor's profile, made on first sight: full name is the e-mail, phone empty. */
export async function getProfile({ db, actor }: Asking): Promise<Profile> {
  return presentProfile(
    actor,
    (await findProfile(db, actor.id)) ?? (await createProfile(db, actor)),
  );
}

export async function updateProfile(ctx: Asking, input: ProfileUpdate): Promise<Profile> {
  await getProfile(ctx);
  const [row] = await ctx.db
    .update(profiles)
    .set({ fullName: input.fullName, phone: input.phone })
    .where(eq(profiles.userId, ctx.actor.id))
    .returning();
  return presentProfile(ctx.actor, row!);
}

type ProfileRow = typeof profiles.$inferSelect;

async function findProfile(db: Database, userId: string): Promise<ProfileRow | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  return row ?? null;
}

async function createProfile(db: Database, actor: SessionUser): Promise<ProfileRow> {
  await db
    .insert(profiles)
    .values({ userId: actor.id, fullName: actor.email })
    .onConflictDoNothing();
  return (await findProfile(db, actor.id))!;
}

function presentProfile(actor: SessionUser, row: ProfileRow): Profile {
  return {
    email: actor.email,
    fullName: row.fullName,
    phone: row.phone,
    avatarUrl: row.avatarUrl,
  };
}
