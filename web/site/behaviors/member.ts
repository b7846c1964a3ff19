import type { sessionSchema } from '../../../contract/accounts.ts';
import type { profileSchema } from '../../../contract/profiles.ts';
import { initialsOf } from '../../ui/initials.ts';

type Session = (typeof sessionSchema)['_output'];
type Profile = (typeof profileSchema)['_output'];

async function read<Answer>(address: string): Promise<Answer | null> {
  const answer = await fetch(address, { headers: { accept: 'application/json' } });
  return answer.ok ? answer.json() : null;
}

/**
 * `[data-member-avatar]`: shows whose page this is, where the mark of `member-mark.ts` says that it is
 * a member's. Where the session has ended since, the page is a visitor's again.
 */
export async function startMember(): Promise<void> {
  const { dataset } = document.documentElement;
  const avatar = document.querySelector<HTMLElement>('[data-member-avatar]');
  if (dataset.member === undefined || !avatar) return;
  const { session, profile } = JSON.parse(avatar.dataset.memberAvatar!) as Record<string, string>;
  try {
    const user = (await read<Session>(session!))?.user;
    if (!user) {
      delete dataset.member;
      return;
    }
    const known = await read<Profile>(profile!);
    avatar.textContent = initialsOf(known?.fullName || user.email);
    if (!known?.avatarUrl) return;
    const picture = new Image();
    picture.alt = '';
    picture.className = 'size-full object-cover';
    picture.src = known.avatarUrl;
    await picture.decode();
    avatar.replaceChildren(picture);
  } catch {
    // Without a connection it stays an avatar without letters.
  }
}
