import path from 'node:path';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePGlite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { type ConstructorOptions, fromPglite } from 'pg-boss';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './embedded-database.ts';
import { migrateBesideOthers, migrateOneByOne } from './migrate.ts';
import { schema } from './schema.ts';

type Schema = typeof schema;

/** Queries of ours, on the embedded database and on PostgreSQL alike. */
export type Database = PgDatabase<PgQueryResultHKT, Schema>;
export type Transaction = PgTransaction<
  PgQueryResultHKT,
  Schema,
  ExtractTablesWithRelations<Schema>
>;
/** What a query can run on: the caller decides whether it is inside a transaction. */
export type Queryable = Database | Transaction;

interface OpenDatabase {
  db: Database;
  /** For the job queue: the embedded connection, or a connection string to open its own pool on. */
  queueConnection:
    | { backend: 'pglite'; db: NonNullable<ConstructorOptions['db']> }
    | { backend: 'postgres'; connectionString: string };
  /** True when no other process can be at work on this data. */
  isExclusive: boolean;
  /** Resolves to the reason when it has gone for good; a server elsewhere may always come back. */
  lost: Promise<Error>;
  close(): Promise<void>;
}

const migrationsFolder = path.join(import.meta.dirname, 'migrations');

/** How long a request waits for one of the pool's connections before it is told to come back. */
const connectTimeoutMs = 10_000;

export type DatabaseLocation =
  | { kind: 'embedded'; directory: string }
  /** Embedded, and being opened already. */
  | { kind: 'opening'; opening: Promise<EmbeddedDatabase> }
  | { kind: 'postgres'; url: string };

/** Opens the database and brings its tables up to date. */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if (location.kind === 'postgres') return openPostgres(location.url);

  const { pglite, close } = await (location.kind === 'opening'
    ? location.opening
    : openEmbeddedDatabase(location.directory));
  try {
    // The driver's type asks for the PGlite class; the queries use what the thread offers as well.
    const db = drizzlePGlite(pglite as never, { schema });
    await migrateOneByOne(db, migrationsFolder);
    return {
      db: db as unknown as Database,
      queueConnection: { backend: 'pglite', db: fromPglite(pglite as never) },
      isExclusive: true,
      lost: pglite.lost,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
  });
  // An idle connection that drops is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // So would one that drops between two queries of a transaction: there the pool does not listen.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await migrateBesideOthers(pool, migrationsFolder);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzlePostgres(pool, { schema }) as unknown as Database,
    queueConnection: { backend: 'postgres', connectionString: url },
    isExclusive: false,
    lost: new Promise(() => {}),
    close: () => pool.end(),
  };
}

export type { OpenDatabase };
