/** Runs before a task is given up: crashes and passing refusals of the engine count alike. */
export const attemptsMax = 4;

/** Running tasks that a member may stop within the window without their being counted. */
export const stoppedFreely = { tasksMax: 3, windowMs: 10 * 60_000 } as const;

/** How long one turn in the queue is; the head start of premium is a part of it. */
const turnMs = 30_000;

/** Priorities are whole numbers of four bytes: seconds from here on. */
const epochMs = Date.UTC(2026, 0, 1);

/**
 * When a task's turn is, as a priority: the earliest is the highest. A member's waiting tasks come
 * one turn after another, so a pile waits behind everyone else's first; with a weight of 3 a turn is
 * a third as long, so premium comes first. Turns are moments, and pass: what waits is overtaken only
 * by what is asked for before its own turn, so the advantage is one of time and nobody starves.
 * @param position how many of the member's wait or run already
 * @returns larger runs first
 */
export function queuePriority(now: Date, position: number, weight: number): number {
  const turnAt = now.getTime() + ((position + 1) * turnMs) / weight;
  return -Math.round((turnAt - epochMs) / 1000);
}

/** Waits between looks at an engine that does not run: growing, so that many waiting ask seldom. */
export function downDelayMs(waitedMs: number): number {
  return Math.min(30_000, Math.max(2000, waitedMs / 4));
}

/**
 * Beyond an engine's own limit, for an adapter that forgets it. Nothing else decides on how long a
 * run may take.
 */
export const overtimeMs = 30_000;

/** How long after its claim a run can't be under way any more, wherever it is. */
export const abandonedAfterMs = (timeoutMs: number) => (timeoutMs + overtimeMs) * 2 + 5 * 60_000;
