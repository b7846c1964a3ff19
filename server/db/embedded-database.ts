import path from 'node:path';
import { lockDirectory } from './directory-lock.ts';
import { PGliteThread } from './pglite-thread.ts';

/** The embedded database of one data directory, which belongs to this process until it is closed. */
export interface EmbeddedDatabase {
  pglite: PGliteThread;
  close(): Promise<void>;
}

/**
 * Takes the directory and starts the database's thread.
 * @throws {DirectoryLockedError} while another process lives in it
 */
export async function openEmbeddedDatabase(directory: string): Promise<EmbeddedDatabase> {
  const unlock = lockDirectory(directory);
  try {
    const pglite = await PGliteThread.open(path.join(directory, 'pglite'));
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
