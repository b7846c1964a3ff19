import fs from 'node:fs';
import path from 'node:path';
import { lockDirectory } from './directory-lock.ts';
import { PGliteThread } from './pglite-thread.ts';
import { StartRefusedError } from './start-refused-error.ts';

/** The embedded database of one data directory, which belongs to this process until it is closed. */
export interface EmbeddedDatabase {
  pglite: PGliteThread;
  close(): Promise<void>;
}

/**
 * Takes the directory and starts the database's thread.
 * @throws {StartRefusedError} while another process lives in it, or when the database is damaged
 */
export async function openEmbeddedDatabase(directory: string): Promise<EmbeddedDatabase> {
  const unlock = lockDirectory(directory);
  try {
    const data = path.join(directory, 'pglite');
    // PGlite would make a new database in its place.
    if (fs.existsSync(data) && !fs.existsSync(path.join(data, 'PG_VERSION')))
      throw new StartRefusedError(
        `DATA_DIR: the database in ${data} is damaged, its PG_VERSION is missing: put back a copy of that folder, or move it away to begin anew`,
      );
    const pglite = await PGliteThread.open(data);
    return {
      pglite,
      async close() {
        await pglite.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
