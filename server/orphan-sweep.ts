import type { AppContext } from './context.ts';

const dayMs = 24 * 3600_000;

/** Below this folder, by the day it was taken, lies what a sweep took: it can be put back for a while. */
const quarantineFolder = 'quarantine';

const quarantineDays = 7;

/** What crashes leave are a few files at a time; so few are no sign of anything. */
const unsuspiciousMax = 10;

const batchSize = 500;

type Context = Pick<AppContext, 'storage' | 'clock' | 'config' | 'logger'>;

/**
 * Takes folders that no row speaks of out of `folder`, into the quarantine. Where that would be more
 * than a small share, it is likelier that rows are missing than that so much was left behind: then
 * nothing is taken, and the log says so.
 * @param options.olderThan spares what is just being written
 * @param options.listExisting those of the names that a row speaks of
 * @returns how many folders were taken
 */
export async function sweepOrphans(
  ctx: Context,
  options: {
    folder: string;
    olderThan: Date;
    isOurs?: (name: string) => boolean;
    listExisting: (names: string[]) => Promise<ReadonlySet<string>>;
  },
): Promise<number> {
  const { folder, olderThan, isOurs = () => true, listExisting } = options;
  const orphans: string[] = [];
  let seen = 0;
  let batch: string[] = [];
  const look = async () => {
    const existing = await listExisting(batch);
    orphans.push(...batch.filter((name) => !existing.has(name)));
    batch = [];
  };
  for await (const { name, modifiedAt } of ctx.storage.listFolders(folder)) {
    if (!isOurs(name)) continue;
    seen++;
    if (modifiedAt >= olderThan) continue;
    batch.push(name);
    if (batch.length >= batchSize) await look();
  }
  await look();

  const share = ctx.config.sweepShareMax;
  if (orphans.length > unsuspiciousMax && orphans.length > (seen * share) / 100) {
    ctx.logger.error(
      { folder, orphans: orphans.length, of: seen },
      `the sweep of ${folder} took nothing: no row speaks of ${orphans.length} of ${seen} folders, which is more than SWEEP_SHARE_MAX=${share} percent. Look whether this is the right database; if it is, start once with SWEEP_SHARE_MAX=100`,
    );
    return 0;
  }
  const day = ctx.clock.now().toISOString().slice(0, 10);
  for (const name of orphans)
    await ctx.storage.moveAll(`${folder}/${name}`, `${quarantineFolder}/${day}/${folder}/${name}`);
  return orphans.length;
}

/** Deletes for good what has been in the quarantine for its time. */
export async function sweepQuarantine(ctx: Pick<Context, 'storage' | 'clock'>): Promise<void> {
  const limit = ctx.clock.now().getTime() - (quarantineDays + 1) * dayMs;
  for await (const { name } of ctx.storage.listFolders(quarantineFolder))
    if (Date.parse(name) <= limit) await ctx.storage.deleteAll(`${quarantineFolder}/${name}`);
}
