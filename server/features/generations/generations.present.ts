import type { Generation } from '../../../contract/generations.ts';
import { generationTexts } from '../../../contract/generations.ts';
import type { Image } from '../../../contract/images.ts';
import type { GenerationRow } from './generations.repository.ts';

/** What a generation's own row does not say; each is read for the states that show it. */
export interface GenerationSurroundings {
  /** Of a queued one: how many are before it. */
  queuePosition: number;
  /** Of one that succeeded; null once its owner has deleted it. */
  image: Image | null;
}

/** What HTTP and the event stream show of a generation. */
export function presentGeneration(
  row: GenerationRow,
  { queuePosition, image }: GenerationSurroundings,
): Generation {
  const base = {
    id: row.id,
    batchId: row.batchId,
    prompt: row.prompt,
    negativePrompt: row.negativePrompt,
    seed: row.seed,
    width: row.width,
    height: row.height,
    modelId: row.modelId,
    modelLabel: row.modelLabel,
    createdAt: row.createdAt.toISOString(),
  };
  switch (row.status) {
    case 'queued':
      return { ...base, status: 'queued', queuePosition };
    case 'running':
      return {
        ...base,
        status: 'running',
        progress: row.progress,
        previewUrl:
          row.previewVersion > 0
            ? `/api/generations/${row.id}/preview?v=${row.attempt}.${row.previewVersion}`
            : null,
      };
    case 'succeeded':
      return { ...base, status: 'succeeded', image };
    case 'failed':
      return { ...base, status: 'failed', error: row.error ?? generationTexts.failed };
    case 'cancelled':
      return { ...base, status: 'cancelled' };
  }
}
