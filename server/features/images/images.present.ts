import type { Image } from '../../../contract/images.ts';
import type { images } from '../../db/schema/images.ts';
import { listThumbnails } from './image-files.ts';

export type ImageRow = typeof images.$inferSelect;

export function presentImage(row: ImageRow & { publicationId: string | null }): Image {
  return {
    id: row.id,
    generationId: row.generationId,
    prompt: row.prompt,
    negativePrompt: row.negativePrompt,
    seed: row.seed,
    variation:
      row.variationSeed === null || row.variationStrength === null
        ? null
        : { seed: row.variationSeed, strength: row.variationStrength },
    tiling: row.tiling,
    steps: row.steps,
    guidanceScale: row.guidanceScale,
    sampler: row.sampler,
    modelId: row.modelId,
    modelLabel: row.modelLabel,
    engineLabel: row.engineLabel,
    width: row.width,
    height: row.height,
    sizeBytes: row.sizeBytes,
    dominantColor: row.dominantColor,
    notDrawn: row.notDrawn,
    isPublic: row.isPublic,
    publicationId: row.publicationId,
    isFavourite: row.isFavourite,
    likesCount: row.likesCount,
    viewsCount: row.viewsCount,
    createdAt: row.createdAt.toISOString(),
    url: `/images/${row.key}/original.png`,
    thumbnails: listThumbnails(row.width).map(({ name, width }) => ({
      width,
      url: `/images/${row.key}/${name}`,
    })),
  };
}
