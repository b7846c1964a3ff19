import { createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  type GalleryFilter,
  type GalleryPage,
  type galleryInputSchema,
  type Publication,
  viewWindowMs,
} from '../../../contract/community.ts';
import type { PublicationInput } from '../../../contract/publication-input.ts';
import { notFound } from '../../app-error.ts';
import type { AppContext, MemberContext, RequestContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { publications, sampleSets } from '../../db/schema/community.ts';
import { networkOf } from '../../network.ts';
import { decodeCursor, encodeCursor } from '../../page-cursor.ts';
import {
  announceImage,
  createPublishedKey,
  findSourceType,
  listPublishedSources,
  lockImage,
  removePublishedFiles,
  setImageCounts,
  setImagePublic,
} from '../images/images.service.ts';
import { presentPublication } from './community.present.ts';
import * as repository from './community.repository.ts';
import type { Sample } from './samples.ts';

type Looking = Pick<RequestContext, 'db' | 'actor' | 'samples'>;

function present(ctx: Pick<Looking, 'samples'>, row: repository.PublicationRow) {
  const sample = row.sampleName === null ? undefined : ctx.samples.get(row.sampleName);
  return presentPublication(row, sample, listPublishedSources);
}

/** No more than what the columns can hold. */
const placeSchema = z.object({
  id: z.uuid(),
  publishedAt: z.iso
    .datetime()
    .refine((moment) => !moment.startsWith('0000'))
    .transform((moment) => new Date(moment)),
  likesCount: z.int32(),
  viewsCount: z.int32(),
  trendingScore: z.number(),
});

const markPlace = ({
  id,
  publishedAt,
  likesCount,
  viewsCount,
  trendingScore,
}: repository.PublicationPlace) =>
  encodeCursor({ id, publishedAt, likesCount, viewsCount, trendingScore });

function readFilter(
  { samples }: Pick<Looking, 'samples'>,
  { search, category }: Pick<GalleryFilter, 'search' | 'category'>,
): repository.PublicationFilter {
  const wanted = search.trim().toLowerCase();
  return {
    search: search.trim(),
    sampleNames: [...samples.values()]
      .filter(({ prompt }) => prompt.toLowerCase().includes(wanted))
      .map(({ name }) => name),
    category,
  };
}

async function getPublication(
  ctx: Looking,
  where: { id: string } | { imageId: string },
): Promise<Publication> {
  const row = await repository.findPublicationRow(ctx.db, ctx.actor?.id ?? null, where);
  const publication = row && present(ctx, row);
  if (!publication) throw notFound('Picture');
  return publication;
}

export const getGalleryPicture = (ctx: Looking, id: string) => getPublication(ctx, { id });

/** A published picture and those beside it in an order; null where there is none. */
export async function findWithNeighbours(
  ctx: Pick<Looking, 'db' | 'samples'>,
  where: { id: string } | { sampleName: string },
  filter: GalleryFilter,
): Promise<{
  publication: Publication;
  row: Pick<repository.PublicationRow, 'key' | 'sourceType'>;
  previous: string | null;
  next: string | null;
} | null> {
  const row = await repository.findPublicationRow(ctx.db, null, where);
  const publication = row && present(ctx, row);
  if (!row || !publication) return null;
  const neighbours = await repository.findNeighbours(
    ctx.db,
    { ...readFilter(ctx, filter), sort: filter.sort },
    row,
  );
  return { publication, row, ...neighbours };
}

/** One page of what everybody may see. */
export async function listGallery(
  ctx: Looking,
  input: z.output<typeof galleryInputSchema>,
): Promise<GalleryPage> {
  const rows = await repository.listPublicationRows(ctx.db, ctx.actor?.id ?? null, {
    ...readFilter(ctx, input),
    sort: input.sort,
    after: input.cursor ? decodeCursor(placeSchema, input.cursor) : null,
    limit: input.limit + 1,
  });
  const shown = rows.slice(0, input.limit);
  return {
    items: shown.map((row) => present(ctx, row)).filter((item) => item !== null),
    nextCursor: rows.length > shown.length ? markPlace(shown.at(-1)!) : null,
  };
}

export async function countGallery(
  ctx: Pick<Looking, 'db' | 'samples'>,
  filter: Pick<GalleryFilter, 'search' | 'category'>,
): Promise<number> {
  return repository.countPublicationRows(ctx.db, readFilter(ctx, filter));
}

export async function listPublicationAddresses(
  { db }: Pick<Looking, 'db'>,
  limit: number,
): Promise<{ id: string; publishedAt: Date }[]> {
  return repository.listNewestPublications(db, limit);
}

/**
 * Who looks, as a name that says nothing: an account, or an address with the day's salt. Nobody can
 * count further back than the hour that the table remembers, and the address is not kept.
 */
function nameVisitor(
  { secret, ip, actor }: Pick<RequestContext, 'secret' | 'ip' | 'actor'>,
  now: Date,
): string {
  const salt = createHmac('sha256', secret)
    .update(`views:${now.toISOString().slice(0, 10)}`)
    .digest();
  return createHmac('sha256', salt)
    .update(actor ? `account:${actor.id}` : `address:${networkOf(ip)}`)
    .digest('base64url')
    .slice(0, 22);
}

/**
 * Holds image and publication, in this order everywhere, so that likes, views and the end of a
 * publication never wait for each other in a circle.
 */
async function holdPublication(tx: Transaction, id: string): Promise<HeldPublication | null> {
  const found = await repository.findPublishedImageId(tx, id);
  if (!found) return null;
  const { imageId } = found;
  const ownerId = imageId === null ? null : await lockImage(tx, imageId);
  if (imageId !== null && ownerId === null) return null;
  if (!(await repository.lockPublication(tx, id))) return null;
  return { id, image: imageId !== null && ownerId !== null ? { id: imageId, ownerId } : null };
}

interface HeldPublication {
  id: string;
  /** Null for a sample, which nobody owns. */
  image: { id: string; ownerId: string } | null;
}

/**
 * A picture has one count, which stands with the image and with its publication.
 * @param change what is added to it; null when it is known already
 */
async function changeCount(
  ctx: Pick<AppContext, 'db' | 'realtime'>,
  id: string,
  change: (tx: Transaction) => Promise<{ likes?: number; views?: number } | null>,
): Promise<void> {
  const changed = await ctx.db.transaction(async (tx) => {
    const held = await holdPublication(tx, id);
    if (!held) throw notFound('Picture');
    const addition = await change(tx);
    if (!addition) return null;
    const counts = await repository.addToCounts(tx, held.id, addition);
    if (held.image) await setImageCounts(tx, held.image.id, counts);
    return held.image;
  });
  // The owner's library shows the same count.
  if (changed) await announceImage({ ...ctx, actor: { id: changed.ownerId } }, changed.id);
}

/** Counts a view, once an hour for each visitor. */
export async function addGalleryView(
  ctx: Looking & Pick<RequestContext, 'ip' | 'secret' | 'clock' | 'realtime'>,
  id: string,
): Promise<Publication> {
  const viewedAt = ctx.clock.now();
  const since = new Date(viewedAt.getTime() - viewWindowMs);
  const view = { publicationId: id, visitor: nameVisitor(ctx, viewedAt) };
  // Most looks are repeated ones, and need to hold nothing.
  if (!(await repository.hasViewed(ctx.db, view, since)))
    await changeCount(ctx, id, async (tx) =>
      (await repository.rememberView(tx, { ...view, viewedAt }, since)) ? { views: 1 } : null,
    );
  return getPublication(ctx, { id });
}

/** More looks within an hour than any installation of this size has; the oldest go first. */
const viewsKeptMax = 500_000;

export async function sweepViews({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - viewWindowMs);
  await repository.deletePastViews(db, { before, keptMax: viewsKeptMax });
}

export async function setGalleryLike(
  ctx: Pick<MemberContext, 'db' | 'actor' | 'samples' | 'realtime'>,
  { id, isLiked }: { id: string; isLiked: boolean },
): Promise<Publication> {
  await changeCount(ctx, id, async (tx) =>
    (await repository.setPublicationLike(tx, ctx.actor.id, id, isLiked))
      ? { likes: isLiked ? 1 : -1 }
      : null,
  );
  return getPublication(ctx, { id });
}

type Publishing = Pick<
  MemberContext,
  'db' | 'actor' | 'realtime' | 'clock' | 'samples' | 'storage'
>;

/** Shows one of the actor's images to everybody, or changes what stands below it. */
export async function publishImage(
  ctx: Publishing,
  { id, ...input }: PublicationInput & { id: string },
): Promise<Publication> {
  const sourceType = await findSourceType(ctx, ctx.actor.id, id);
  await ctx.db.transaction(async (tx) => {
    const image = await setImagePublic(tx, ctx.actor.id, id, true);
    if (!image) throw notFound('Image');
    await repository.upsertPublication(tx, {
      id: randomUUID(),
      imageId: id,
      key: createPublishedKey(),
      sourceType,
      ...input,
      viewsCount: image.viewsCount,
      publishedAt: ctx.clock.now(),
    });
  });
  await announceImage(ctx, id);
  return getPublication(ctx, { imageId: id });
}

/** Takes an image out of the gallery: its page and the address of its bytes end with the row. */
export async function unpublishImage(ctx: Publishing, id: string): Promise<void> {
  const key = await ctx.db.transaction(async (tx) => {
    if (!(await setImagePublic(tx, ctx.actor.id, id, false))) throw notFound('Image');
    return repository.deletePublication(tx, id);
  });
  // Nobody can reach them any more; the sweep takes what a stop between the two leaves.
  if (key) await removePublishedFiles(ctx, key);
  await announceImage(ctx, id);
}

const sampleSetName = 'gallery';
const dayMs = 24 * 3_600_000;

/** Gives a new installation something to look at, once: what its operator deletes stays deleted. */
export async function addSamples(
  { clock }: Pick<AppContext, 'clock'>,
  db: Database,
  samples: ReadonlyMap<string, Sample>,
): Promise<void> {
  if (samples.size === 0) return;
  await db.transaction(async (tx) => {
    const [isFirst] = await tx
      .insert(sampleSets)
      .values({ name: sampleSetName })
      .onConflictDoNothing()
      .returning();
    if (!isFirst) return;
    await tx.insert(publications).values(
      [...samples.values()].map(
        ({ name, title, category, author, likesCount, viewsCount, ageDays }) => ({
          id: randomUUID(),
          sampleName: name,
          sourceType: 'algorithmicMedia' as const,
          title,
          category,
          author,
          likesCount,
          viewsCount,
          publishedAt: new Date(clock.now().getTime() - ageDays * dayMs),
        }),
      ),
    );
  });
}
