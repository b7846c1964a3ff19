import type { Generation } from '../../../contract/generations.ts';
import { generationTexts } from '../../../contract/generations.ts';
import type { Database } from '../../db/database.ts';
import { findImage } from '../images/images.service.ts';
import { computeQueuePosition, type GenerationRow } from './generations.repository.ts';

/** What HTTP and the event stream show of a generation. */
export async function presentGeneration(db: Database, row: GenerationRow): Promise<Generation> {
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
      return { ...base, status: 'queued', queuePosition: await computeQueuePosition(db, row) };
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
    case 'succeeded': {
      // Null once its owner has deleted it.
      const image = await findImage(db, row.userId, { generationId: row.id });
      return { ...base, status: 'succeeded', image };
    }
    case 'failed':
      return { ...base, status: 'failed', error: row.error ?? generationTexts.failed };
    case 'cancelled':
      return { ...base, status: 'cancelled' };
  }
}
