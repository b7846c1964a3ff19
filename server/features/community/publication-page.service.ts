import { z } from 'zod';
import { brand } from '../../../contract/brand.ts';
import type { GalleryFilter, Publication } from '../../../contract/community.ts';
import type { PageSlot } from '../../../contract/page-slots.ts';
import { sharePictureSize } from '../../../contract/share-pictures.ts';
import type { AppContext } from '../../context.ts';
import { describeSourceType, sharePictureUrl } from '../images/images.service.ts';
import { findWithNeighbours } from './community.service.ts';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const idSchema = z.uuid().toLowerCase();

/** Of a search engine's two lines, a prompt gets what is left beside the rest. */
const descriptionPromptMax = 160;

function shorten(text: string, lengthMax: number): string {
  // By what people see as one sign, so that no emoji is cut in two.
  const signs = [...new Intl.Segmenter().segment(text.replace(/\s+/g, ' ').trim())];
  if (signs.length <= lengthMax) return signs.map(({ segment }) => segment).join('');
  return `${signs
    .slice(0, lengthMax - 1)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`;
}

/** The order and filter that a page was reached in, as the end of an address. */
function formatFilter({ search, category, sort }: GalleryFilter): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (category) query.set('category', category);
  if (sort !== 'latest') query.set('sort', sort);
  return query.size > 0 ? `?${query}` : '';
}

export interface PublicationPage {
  /** Where its page is: another than was asked for, where that was written differently. */
  id: string;
  slots: Partial<Record<PageSlot, string>>;
  /** schema.org's ImageObject. */
  jsonLd: Record<string, unknown>;
}

/**
 * Everything that stands on the page of a published picture.
 * @param name its id, or a sample's name: pages that are built before there are rows know only that
 * @returns null where nothing of that name is published
 */
export async function describePublicationPage(
  ctx: Pick<AppContext, 'db' | 'samples' | 'publicUrl'>,
  name: string,
  filter: GalleryFilter,
): Promise<PublicationPage | null> {
  const id = idSchema.safeParse(name);
  const where = id.success ? { id: id.data } : ctx.samples.has(name) ? { sampleName: name } : null;
  const found = where && (await findWithNeighbours(ctx, where, filter));
  if (!found) return null;
  const { publication, row, previous, next } = found;
  const origin = ctx.publicUrl();
  const query = formatFilter(filter);
  const largest = publication.sources.at(-1)!;
  // A sample's files are made for the gallery alone; the largest stands for it.
  const share = row.key
    ? { url: sharePictureUrl(row.key), ...sharePictureSize }
    : {
        url: largest.url,
        width: largest.width,
        height: Math.round((publication.height * largest.width) / publication.width),
      };
  const prompt = shorten(publication.prompt, descriptionPromptMax);
  const description = `${prompt}${/[.!?…]$/.test(prompt) ? '' : '.'} By ${publication.author}, made with ${publication.modelLabel}.`;
  const addressOf = (neighbour: string | null) =>
    neighbour === null ? '' : `/gallery/${neighbour}${query}`;
  return {
    id: publication.id,
    slots: {
      id: publication.id,
      title: publication.title,
      description,
      author: publication.author,
      prompt: publication.prompt,
      modelLabel: publication.modelLabel,
      category: publication.category,
      likes: publication.likesCount.toLocaleString('en-US'),
      views: publication.viewsCount.toLocaleString('en-US'),
      publishedAt: publication.publishedAt,
      publishedOn: dateFormat.format(new Date(publication.publishedAt)),
      pictureUrl: largest.url,
      pictureSources: publication.sources.map(({ url, width }) => `${url} ${width}w`).join(', '),
      pictureWidth: String(publication.width),
      pictureHeight: String(publication.height),
      pictureColor: publication.dominantColor,
      shareUrl: `${origin}${share.url}`,
      shareWidth: String(share.width),
      shareHeight: String(share.height),
      backTo: `/gallery${query}`,
      previousUrl: addressOf(previous),
      nextUrl: addressOf(next),
    },
    jsonLd: describeImageObject(publication, {
      address: `${origin}/gallery/${publication.id}`,
      picture: `${origin}${largest.url}`,
      thumbnail: `${origin}${publication.sources[0]!.url}`,
      sourceType: describeSourceType(row.sourceType),
      description,
    }),
  };
}

/** @see https://schema.org/ImageObject and its property digitalSourceType */
function describeImageObject(
  { title, author, width, height, publishedAt, likesCount, viewsCount }: Publication,
  at: {
    address: string;
    picture: string;
    thumbnail: string;
    sourceType: string;
    description: string;
  },
): Record<string, unknown> {
  const interactions = { LikeAction: likesCount, ViewAction: viewsCount };
  return {
    '@context': 'https://schema.org',
    '@type': 'ImageObject',
    url: at.address,
    contentUrl: at.picture,
    thumbnailUrl: at.thumbnail,
    name: title,
    description: at.description,
    creator: { '@type': 'Person', name: author },
    creditText: `${author}, ${brand.name}`,
    datePublished: publishedAt,
    width,
    height,
    digitalSourceType: at.sourceType,
    interactionStatistic: Object.entries(interactions).map(([type, userInteractionCount]) => ({
      '@type': 'InteractionCounter',
      interactionType: { '@type': type },
      userInteractionCount,
    })),
  };
}
