/** Runs before a task is given up: crashes and passing refusals of the engine count alike. */
export const attemptsMax = 4;

/** Running tasks that a member may stop within the window without their being counted. */
export const stoppedFreely = { tasksMax: 3, windowMs: 10 * 60_000 } as const;

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
