import fs from 'node:fs';
import path from 'node:path';
import { lockDirectory } from './directory-lock.ts';
import { PGliteThread } from './pglite-thread.ts';
import { StartRefusedError } from './start-refused-error.ts';

/** With less than this left, a database that can't be opened lacks room: its log alone grows by 16 MB. */
const roomBytesMin = 32 << 20;

/** The embedded database of one data directory, which belongs to this process until it is closed. */
export interface EmbeddedDatabase {
  pglite: PGliteThread;
  close(): Promise<void>;
}

/**
 * Takes the directory and starts the database's thread.
 * @throws {StartRefusedError} while another process lives in it, when the database is damaged, or
 * the disk is full
 */
export async function openEmbeddedDatabase(directory: string): Promise<EmbeddedDatabase> {
  let unlock = () => {};
  try {
    unlock = lockDirectory(directory);
    const data = path.join(directory, 'pglite');
    // PGlite would make a new database in its place.
    if (fs.existsSync(data) && isDamaged(data)) throw new Error('its PG_VERSION is missing');
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
    throw explainRefusal(error as NodeJS.ErrnoException, directory);
  }
}

function isDamaged(data: string): boolean {
  const names = fs.readdirSync(data);
  return names.length > 0 && !names.includes('PG_VERSION');
}

/** What WebAssembly says of its end tells nobody what to do; the disk does. */
function explainRefusal(error: NodeJS.ErrnoException, directory: string): Error {
  if (error instanceof StartRefusedError) return error;
  const room = findRoom(directory);
  if (room !== null && room < roomBytesMin)
    return new StartRefusedError(
      `DATA_DIR: the disk of ${directory} is full (${room >> 20} MB left): make room, ${roomBytesMin >> 20} MB at least, and start again`,
    );
  // Of the file system: a path, and what is not allowed there.
  if (error.path) return error;
  const reason = error.message.split('\n')[0];
  return new StartRefusedError(
    `DATA_DIR: the database in ${path.join(directory, 'pglite')} can't be opened, so it seems damaged (${reason}): put back a copy of DATA_DIR, or move that folder away to begin anew`,
  );
}

/** @returns bytes, or null where nobody can tell */
function findRoom(directory: string): number | null {
  try {
    const { bavail, bsize } = fs.statfsSync(directory);
    return bavail * bsize;
  } catch {
    return null;
  }
}
