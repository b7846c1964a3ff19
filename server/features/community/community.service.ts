import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import {
  type GalleryPage,
  type galleryInputSchema,
  galleryPageSize,
  type Publication,
  type PublicationInput,
} from '../../../contract/community.ts';
import { notFound } from '../../app-error.ts';
import type { AppContext, MemberContext, RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { publications, seeds } from '../../db/schema/community.ts';
import { announceImage, listImageSources, setImagePublic } from '../images/images.service.ts';
import { presentPublication } from './community.present.ts';
import * as repository from './community.repository.ts';
import type { Sample } from './samples.ts';

type Looking = Pick<RequestContext, 'db' | 'actor' | 'samples'>;

function present(ctx: Pick<Looking, 'samples'>, row: repository.PublicationRow) {
  const sample = row.sampleName === null ? undefined : ctx.samples.get(row.sampleName);
  return presentPublication(row, sample, listImageSources);
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

/** One page of what everybody may see. */
export async function listGallery(
  ctx: Looking,
  input: z.output<typeof galleryInputSchema>,
): Promise<GalleryPage> {
  const search = input.search.trim();
  const wanted = search.toLowerCase();
  const filter = {
    search,
    sampleNames: [...ctx.samples.values()]
      .filter(({ prompt }) => prompt.toLowerCase().includes(wanted))
      .map(({ name }) => name),
    category: input.category,
  };
  const [rows, total] = await Promise.all([
    repository.listPublicationRows(ctx.db, ctx.actor?.id ?? null, {
      ...filter,
      sort: input.sort,
      offset: (input.page - 1) * galleryPageSize,
      limit: galleryPageSize,
    }),
    repository.countPublicationRows(ctx.db, filter),
  ]);
  return {
    items: rows.map((row) => present(ctx, row)).filter((item) => item !== null),
    total,
    hasMore: input.page * galleryPageSize < total,
  };
}

/** Counts a view. */
export async function addGalleryView(ctx: Looking, id: string): Promise<Publication> {
  if (!(await repository.incrementViews(ctx.db, id))) throw notFound('Picture');
  return getPublication(ctx, { id });
}

export async function setGalleryLike(
  ctx: Pick<MemberContext, 'db' | 'actor' | 'samples'>,
  { id, isLiked }: { id: string; isLiked: boolean },
): Promise<Publication> {
  const found = await ctx.db.transaction((tx) =>
    repository.setPublicationLike(tx, ctx.actor.id, id, isLiked),
  );
  if (!found) throw notFound('Picture');
  return getPublication(ctx, { id });
}

type Publishing = Pick<MemberContext, 'db' | 'actor' | 'realtime' | 'clock' | 'samples'>;

/** Shows one of the actor's images to everybody, or changes what stands below it. */
export async function publishImage(
  ctx: Publishing,
  { id, ...input }: PublicationInput & { id: string },
): Promise<Publication> {
  await ctx.db.transaction(async (tx) => {
    if (!(await setImagePublic(tx, ctx.actor.id, id, true))) throw notFound('Image');
    await repository.upsertPublication(tx, {
      id: randomUUID(),
      imageId: id,
      ...input,
      publishedAt: ctx.clock.now(),
    });
  });
  await announceImage(ctx, id);
  return getPublication(ctx, { imageId: id });
}

export async function unpublishImage(ctx: Publishing, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (!(await setImagePublic(tx, ctx.actor.id, id, false))) throw notFound('Image');
    await repository.deletePublication(tx, id);
  });
  await announceImage(ctx, id);
}

const seedName = 'gallery';
const dayMs = 24 * 3_600_000;

/** Gives a new installation something to look at, once: what its operator deletes stays deleted. */
export async function seedGallery(
  { clock }: Pick<AppContext, 'clock'>,
  db: Database,
  samples: ReadonlyMap<string, Sample>,
): Promise<void> {
  if (samples.size === 0) return;
  await db.transaction(async (tx) => {
    const [isFirst] = await tx
      .insert(seeds)
      .values({ name: seedName })
      .onConflictDoNothing()
      .returning();
    if (!isFirst) return;
    await tx.insert(publications).values(
      [...samples.values()].map(
        ({ name, title, category, author, likesCount, viewsCount, ageDays }) => ({
          id: randomUUID(),
          sampleName: name,
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
