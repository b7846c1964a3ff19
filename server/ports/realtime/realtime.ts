/**
 * What changed, for whom; never what it changed to. The row is the truth, and the receiver reads it.
 */
export interface WakeUp {
  userId: string;
  topic:
    | 'task'
    | 'image'
    | 'image-deleted'
    | 'notification'
    | 'notifications-read'
    | 'quota'
    | 'entitlements'
    /** Asks the worker that runs it to stop. */
    | 'task-cancelled'
    /** Sessions of the user have ended; what is remembered of them must go. */
    | 'session-ended';
  /** Of the row; absent where the topic speaks of all of the user's. */
  id?: string;
}

/** Carries wake-ups to every process. Best effort: receivers fetch anew after a gap. */
export interface Realtime {
  /** Never rejects: what it tells of has happened, and a lost wake-up must not make it look failed. */
  publish(wakeUp: WakeUp): Promise<void>;
  /** @returns a function that ends the subscription */
  subscribe(listener: (wakeUp: WakeUp) => void): () => void;
  /** Called when wake-ups may have been lost: what depends on them must be read anew. */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}
