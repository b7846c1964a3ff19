import { setTimeout as delay } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { StartRefusedError } from './start-refused-error.ts';

/** Any constant does; it only has to be the same in every process. */
const migrationLock = 0x0c42e;

/**
 * Whoever waits for a table's lock makes all others wait behind it, readers too. So a migration
 * waits shortly, lets the others by, and comes back.
 */
const lockTimeoutMs = 2000;
const lockPauseMs = 1000;
const lockAttempts = 10;

/** What Drizzle's own migrators call, too; it isn't in the types. */
interface Migrating {
  dialect: {
    migrate(migrations: MigrationMeta[], session: unknown, config: object): Promise<void>;
  };
  session: unknown;
}

/**
 * Applies what is missing, each migration in a transaction of its own: one that validates a
 * constraint must not hold the locks of the one that added it.
 */
export async function migrateOneByOne(db: object, migrationsFolder: string): Promise<void> {
  const { dialect, session } = db as Migrating;
  for (const migration of readMigrationFiles({ migrationsFolder }))
    await dialect.migrate([migration], session, { migrationsFolder });
}

/**
 * The same on PostgreSQL, where others are at work: by one process at a time, and without holding
 * up the others.
 * @throws {StartRefusedError} when a table stayed in use for too long
 */
export async function migrateBesideOthers(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(`set lock_timeout = ${lockTimeoutMs}`);
    for (let attempt = 1; ; attempt++)
      try {
        await migrateOneByOne(drizzle(client), migrationsFolder);
        break;
      } catch (error) {
        if (!isLockTimeout(error)) throw error;
        if (attempt === lockAttempts)
          throw new StartRefusedError(
            'DATABASE_URL: the tables could not be brought up to date, as another transaction holds one of them: end it, or start again later',
          );
        await delay(lockPauseMs);
      }
  } finally {
    await client.query('reset lock_timeout').catch(() => {});
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
    client.release();
  }
}

/** @see PostgreSQL documentation, appendix A: lock_not_available */
function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: string }).code === '55P03' || isLockTimeout(error.cause);
}
