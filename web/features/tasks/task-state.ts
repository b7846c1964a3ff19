import type { Image } from '../../../contract/images.ts';
import type { Task } from '../../../contract/tasks.ts';

export type ActiveTask = Extract<Task, { status: 'queued' | 'running' }>;

export function isActive(task: Task): task is ActiveTask {
  return task.status === 'queued' || task.status === 'running';
}

/**
 * What to believe when word of a task comes in. An answer that was asked for before an event may
 * arrive after it, so a final state never goes back to an earlier one. Within the active states
 * the later word wins: a retried job really does start again.
 */
export function mergeTask(known: Task | undefined, incoming: Task): Task {
  if (known && !isActive(known) && isActive(incoming)) return known;
  return incoming;
}

/** A task whose image has changed. @returns the same object where it has none of it */
export function withImageChanged(task: Task, image: Image): Task {
  if (task.status !== 'succeeded' || task.image?.id !== image.id) return task;
  return { ...task, image };
}

/** A task whose image was deleted. @returns the same object where it has none of it */
export function withImageDeleted(task: Task, imageId: string): Task {
  if (task.status !== 'succeeded' || task.image?.id !== imageId) return task;
  return { ...task, image: null };
}

/** Whole percents for bar, label and announcements alike; null where the engine does not tell. */
export function progressPercent(progress: number | null): number | null {
  return progress === null ? null : Math.floor(Math.min(Math.max(progress, 0), 1) * 100);
}

/** Those under way as they will be made: what runs, then what is next. Ties as they were asked for. */
export function inQueueOrder(tasks: readonly Task[]): ActiveTask[] {
  const place = (task: ActiveTask) => (task.status === 'running' ? 0 : task.queuePosition);
  return tasks.filter(isActive).sort((a, b) => place(a) - place(b));
}

/** Quarters that were passed on the way, as percentages; announced once each. */
const milestones = [75, 50, 25];

/**
 * What a screen reader hears of a change: steps that matter, not every tick.
 * @param before null when the task is seen for the first time
 * @returns null when there is nothing to say
 */
export function describeStep(before: Task | null, now: Task): string | null {
  switch (now.status) {
    case 'queued':
      return before === null ? `queued at position ${now.queuePosition}` : null;
    case 'running': {
      if (before?.status !== 'running') return 'started';
      const reached = milestones.find((percent) => (now.progress ?? 0) * 100 >= percent);
      if (!reached || (before.progress ?? 0) * 100 >= reached) return null;
      return `${reached} percent done`;
    }
    case 'succeeded':
      return before && isActive(before) ? 'done' : null;
    case 'failed':
      return before && isActive(before) ? 'failed' : null;
    case 'cancelled':
      return before && isActive(before) ? 'cancelled' : null;
  }
}

export type BatchOutcome =
  | { status: 'active' }
  | { status: 'succeeded'; prompt: string }
  | { status: 'failed'; reason: string }
  | { status: 'cancelled' };

/** How the images of one request came out together: one success makes it a success. */
export function summarizeBatch(tasks: readonly Task[]): BatchOutcome {
  if (tasks.some(isActive)) return { status: 'active' };
  const succeeded = tasks.find((task) => task.status === 'succeeded');
  if (succeeded) return { status: 'succeeded', prompt: succeeded.prompt };
  const failed = tasks.find((task) => task.status === 'failed');
  if (failed) return { status: 'failed', reason: failed.error.message };
  return { status: 'cancelled' };
}
