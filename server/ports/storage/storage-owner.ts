import type { Queryable } from '../../db/database.ts';
import { getDatabaseId, isInUse } from '../../db/installation.ts';
import { StartRefusedError } from '../../db/start-refused-error.ts';
import type { Storage } from './storage.ts';

/** Says in the storage whose files these are. */
export const ownerKey = 'installation/database-id';

/** What `adopt` says of files that have no owner yet. */
export const unowned = 'unowned';

/**
 * Ties the files to the database whose rows speak of them. With another database, the sweep would
 * take every file for one that no row speaks of.
 * @param options.folders where files lie that rows speak of
 * @param options.place names the storage to the operator
 * @param options.adopt the owner whose files this database is to take over, or `unowned`
 * @throws {StartRefusedError} when the files belong to another database
 */
export async function claimStorage(options: {
  storage: Storage;
  db: Queryable;
  folders: readonly string[];
  place: string;
  adopt: string | null;
}): Promise<void> {
  const { storage, db, folders, place, adopt } = options;
  const id = await getDatabaseId(db);
  const owner = await readOwner(storage);
  if (owner === id) return;
  const mayTake =
    adopt === (owner ?? unowned) ||
    // A new storage, or one of a release that did not write down whose it is.
    (owner === null && ((await isInUse(db)) || (await isEmpty(storage, folders))));
  if (!mayTake)
    throw new StartRefusedError(
      owner
        ? `${place} belongs to the database ${owner}, and this one is ${id}. ${remedy(owner)}`
        : `${place} holds files, and this database is new. ${remedy(unowned)}`,
    );
  await storage.put(ownerKey, new TextEncoder().encode(id));
}

/** What the operator can do, in one line. */
export const remedy = (owner: string) =>
  `Let DATABASE_URL, DATA_DIR and the S3 settings name what belongs together; to give these files to this database all the same, start once with ADOPT_STORAGE=${owner}`;

async function readOwner(storage: Storage): Promise<string | null> {
  const bytes = await storage.get(ownerKey);
  // A file cut short by a full disk says nothing.
  return (bytes && new TextDecoder().decode(bytes).trim()) || null;
}

async function isEmpty(storage: Storage, folders: readonly string[]): Promise<boolean> {
  for (const folder of folders) for await (const _ of storage.listFolders(folder)) return false;
  return true;
}
