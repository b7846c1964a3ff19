import { imageSettingsSchema } from '../../../contract/image-settings.ts';
import type { Image } from '../../../contract/images.ts';
import type { images } from '../../db/schema/images.ts';
import { listThumbnails } from './image-files.ts';

export type ImageRow = typeof images.$inferSelect;

export function presentImage(row: ImageRow & { publicationId: string | null }): Image {
  return {
    id: row.id,
    taskId: row.taskId,
    parentImageId: row.parentImageId,
    prompt: row.prompt,
    settings: imageSettingsSchema.parse(row.settings),
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
    thumbnails: presentThumbnails(row),
  };
}

/** Where the derivatives of an image lie, the smallest first. */
export const presentThumbnails = ({
  key,
  width: pictureWidth,
}: Pick<ImageRow, 'key' | 'width'>): Image['thumbnails'] =>
  listThumbnails(pictureWidth).map(({ name, width }) => ({ width, url: `/images/${key}/${name}` }));
