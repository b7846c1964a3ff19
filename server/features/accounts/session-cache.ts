import type { Principal } from '../../principal.ts';

export type SessionPrincipal = Extract<Principal, { via: 'session' }>;

const lifetimeMs = 10_000;
const entriesMax = 10_000;

/**
 * Remembers who a cookie belongs to for a few seconds, as the library's own look-up costs more
 * than most requests. An ended session is forgotten at once, by user.
 */
export class SessionCache {
  readonly #entries = new Map<string, { principal: SessionPrincipal; until: number }>();
  #endings = 0;

  find(cookie: string, now = Date.now()): SessionPrincipal | null {
    const entry = this.#entries.get(cookie);
    return entry && entry.until > now ? entry.principal : null;
  }

  /** Marks the moment at which a look-up begins, for `remember`. */
  beginLookUp(): number {
    return this.#endings;
  }

  /** @param lookUp a look-up that a session's end has overtaken may have seen it alive, and is not kept */
  remember(cookie: string, principal: SessionPrincipal, lookUp: number, now = Date.now()): void {
    if (lookUp !== this.#endings) return;
    if (this.#entries.size >= entriesMax) this.#entries.clear();
    this.#entries.set(cookie, { principal, until: now + lifetimeMs });
  }

  forgetUser(userId: string): void {
    this.#endings++;
    for (const [cookie, { principal }] of this.#entries)
      if (principal.user.id === userId) this.#entries.delete(cookie);
  }

  clear(): void {
    this.#endings++;
    this.#entries.clear();
  }
}
