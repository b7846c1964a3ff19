import type { Generation } from '../../../contract/generations.ts';
import type { Image } from '../../../contract/images.ts';

export type ActiveGeneration = Extract<Generation, { status: 'queued' | 'running' }>;

export function isActive(generation: Generation): generation is ActiveGeneration {
  return generation.status === 'queued' || generation.status === 'running';
}

/**
 * What to believe when word of a generation comes in. An answer that was asked for before an
 * event may arrive after it, so a final state never goes back to an earlier one. Within the
 * active states the later word wins: a retried job really does start again.
 */
export function mergeGeneration(known: Generation | undefined, incoming: Generation): Generation {
  if (known && !isActive(known) && isActive(incoming)) return known;
  return incoming;
}

/** A generation whose image has changed. @returns the same object where it has none of it */
export function withImageChanged(generation: Generation, image: Image): Generation {
  if (generation.status !== 'succeeded' || generation.image?.id !== image.id) return generation;
  return { ...generation, image };
}

/** A generation whose image was deleted. @returns the same object where it has none of it */
export function withImageDeleted(generation: Generation, imageId: string): Generation {
  if (generation.status !== 'succeeded' || generation.image?.id !== imageId) return generation;
  return { ...generation, image: null };
}

/** Quarters that were passed on the way, as percentages; announced once each. */
const milestones = [75, 50, 25];

/**
 * What a screen reader hears of a change: steps that matter, not every tick.
 * @param before null when the generation is seen for the first time
 * @returns null when there is nothing to say
 */
export function describeStep(before: Generation | null, now: Generation): string | null {
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
  | { status: 'failed' }
  | { status: 'cancelled' };

/** How the images of one request came out together: one success makes it a success. */
export function summarizeBatch(generations: readonly Generation[]): BatchOutcome {
  if (generations.some(isActive)) return { status: 'active' };
  const succeeded = generations.find((generation) => generation.status === 'succeeded');
  if (succeeded) return { status: 'succeeded', prompt: succeeded.prompt };
  if (generations.some((generation) => generation.status === 'failed')) return { status: 'failed' };
  return { status: 'cancelled' };
}
