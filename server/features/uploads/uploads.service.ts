import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Upload, uploadInputSchema } from '../../../contract/uploads.ts';
import { notFound } from '../../app-error.ts';
import type { AppContext, MemberContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { sweepOrphans } from '../../orphan-sweep.ts';
import type { StoredBytes } from '../../ports/storage/storage.ts';
import { takeInPicture } from './picture-intake.ts';
import { presentUpload, type UploadRow } from './uploads.present.ts';
import * as repository from './uploads.repository.ts';

type Storing = Pick<AppContext, 'db' | 'storage'>;

/** Long enough to come back to a form the next day. */
const keptMs = 24 * 3600_000;

/**
 * Bytes that one member's uploads take. A small file may hold forty million pixels of noise, which
 * take a hundred megabytes here: without a bound a few members fill the disk in an hour.
 */
export const uploadsKeptBytesMax = 512 << 20;

export const uploadFolder = 'uploads';
const pictureKey = (id: string) => `${uploadFolder}/${id}/picture.png`;

/**
 * Takes in a picture: checked, upright, without what its camera or its sender noted in it.
 * @throws {AppError} invalid_request, payload_too_large
 */
export async function createUpload(
  ctx: Storing & Pick<MemberContext, 'actor' | 'clock'>,
  { purpose, file }: z.output<typeof uploadInputSchema>,
): Promise<Upload> {
  const picture = await takeInPicture(file);
  const id = randomUUID();
  const createdAt = ctx.clock.now();
  // The bytes first: a row always has them, and bytes without a row are swept.
  await ctx.storage.put(pictureKey(id), picture.bytes);
  const row = await repository.insertUpload(ctx.db, {
    id,
    userId: ctx.actor.id,
    purpose,
    width: picture.width,
    height: picture.height,
    sizeBytes: picture.bytes.length,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + keptMs),
  });
  const { actor, clock } = ctx;
  const surplus = { bytesMax: uploadsKeptBytesMax, now: clock.now() };
  if (await repository.expireSurplus(ctx.db, actor.id, surplus)) await sweepUploads(ctx);
  return presentUpload(row);
}

/** Takes it back; one that a task works from goes when that is done. */
export async function deleteUpload(
  ctx: Storing & Pick<MemberContext, 'actor' | 'clock'>,
  id: string,
): Promise<void> {
  const found = await repository.expireUpload(ctx.db, ctx.actor.id, id, ctx.clock.now());
  if (!found) throw notFound('Upload');
  await sweepUploads(ctx);
}

/** Keeps an upload from being deleted until the transaction ends. @returns null where there is none */
export async function holdUpload(
  tx: Transaction,
  userId: string,
  id: string,
  purpose: UploadRow['purpose'],
): Promise<{ width: number; height: number } | null> {
  const row = await repository.holdUploadRow(tx, userId, id);
  return row?.purpose === purpose ? row : null;
}

/** The bytes as they are taken from the disk, PNG; null where the member has no such upload. */
export async function openUpload(
  { db, storage }: Storing,
  userId: string,
  id: string,
): Promise<StoredBytes | null> {
  const row = await repository.findUploadRow(db, userId, id);
  return row && storage.read(pictureKey(id));
}

/** The bytes, PNG; null where the member has no such upload. */
export async function readUpload(
  { db, storage }: Storing,
  userId: string,
  id: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await repository.findUploadRow(db, userId, id);
  return row && storage.get(pictureKey(id));
}

/** Deletes what has expired and what no row speaks of, but nothing that a task may still read. */
export async function sweepUploads(ctx: Storing & Pick<AppContext, 'clock'>): Promise<void> {
  const now = ctx.clock.now();
  const deleted = await ctx.db.transaction((tx) => repository.deleteExpired(tx, now));
  for (const { id } of deleted) await ctx.storage.deleteAll(`${uploadFolder}/${id}`);
}

/** Takes away bytes whose row was never written: older than any row can be about to be. */
export async function sweepUploadFiles(
  ctx: Storing & Pick<AppContext, 'clock' | 'config' | 'logger'>,
): Promise<void> {
  await sweepOrphans(ctx, {
    folder: uploadFolder,
    olderThan: new Date(ctx.clock.now().getTime() - keptMs),
    listExisting: (ids) => repository.listExisting(ctx.db, ids),
  });
}
