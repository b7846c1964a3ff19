import type { Publication } from '../../../contract/community.ts';
import type { PublicationRow } from './community.repository.ts';
import type { Sample } from './samples.ts';

/** @param listSources where the published files of an image lie */
export function presentPublication(
  row: PublicationRow,
  sample: Sample | undefined,
  listSources: (key: string, pictureWidth: number) => Publication['sources'],
): Publication | null {
  const picture = row.image
    ? { ...row.image, sources: listSources(row.key!, row.image.width) }
    : sample && {
        ...sample,
        modelId: null,
        sources: sample.widths.map((width) => ({
          width,
          url: `/samples/${sample.name}-${width}.webp`,
        })),
      };
  // A sample of another release, whose files are no longer there.
  if (!picture) return null;
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    author: row.author,
    prompt: picture.prompt,
    modelId: picture.modelId,
    modelLabel: picture.modelLabel,
    width: picture.width,
    height: picture.height,
    dominantColor: picture.dominantColor,
    isLiked: row.isLiked,
    likesCount: row.likesCount,
    viewsCount: row.viewsCount,
    publishedAt: row.publishedAt.toISOString(),
    sources: picture.sources,
  };
}
