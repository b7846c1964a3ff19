import type { SessionUser } from '../../../contract/accounts.ts';

const lifetimeMs = 10_000;
const entriesMax = 10_000;

/**
 * Remembers who a cookie belongs to for a few seconds, as the library's own look-up costs more
 * than most requests. An ended session is forgotten at once, by user.
 */
export class SessionCache {
  readonly #entries = new Map<string, { user: SessionUser; until: number }>();

  find(cookie: string, now = Date.now()): SessionUser | null {
    const entry = this.#entries.get(cookie);
    return entry && entry.until > now ? entry.user : null;
  }

  remember(cookie: string, user: SessionUser, now = Date.now()): void {
    if (this.#entries.size >= entriesMax) this.#entries.clear();
    this.#entries.set(cookie, { user, until: now + lifetimeMs });
  }

  forgetUser(userId: string): void {
    for (const [cookie, { user }] of this.#entries)
      if (user.id === userId) this.#entries.delete(cookie);
  }

  clear(): void {
    this.#entries.clear();
  }
}
