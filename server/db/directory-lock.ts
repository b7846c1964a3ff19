import fs from 'node:fs';
import path from 'node:path';

export class DirectoryLockedError extends Error {}

/**
 * Two processes on one embedded database lose rows without an error, so its directory belongs to
 * one process at a time. A lock whose owner is dead is taken over.
 * @returns a function that gives the directory free
 * @throws {DirectoryLockedError} while another process lives in it
 */
export function lockDirectory(directory: string): () => void {
  fs.mkdirSync(directory, { recursive: true });
  const file = path.join(directory, 'lock');
  const identity = `${process.pid} ${processStartTime(process.pid)}`;

  for (let attempt = 0; attempt < 5; attempt++) {
    // A link appears with its content or not at all; an open file could be read while still empty.
    const draft = `${file}.${process.pid}`;
    fs.writeFileSync(draft, identity);
    try {
      fs.linkSync(draft, file);
      return () => {
        if (readLock(file) === identity) fs.rmSync(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      fs.rmSync(draft, { force: true });
    }

    const owner = readLock(file);
    if (owner === null) continue;
    if (isAlive(owner))
      throw new DirectoryLockedError(
        `${directory} is in use by process ${owner.split(' ')[0]}: stop it first, or choose another DATA_DIR`,
      );
    // Only one of several takers wins the rename, and only the file it read.
    const stale = `${file}.stale.${process.pid}`;
    try {
      fs.renameSync(file, stale);
      if (fs.readFileSync(stale, 'utf8') !== owner) fs.linkSync(stale, file);
    } catch {
      // Another taker was faster; the next round sees its lock.
    } finally {
      fs.rmSync(stale, { force: true });
    }
  }
  throw new DirectoryLockedError(`${directory} is being taken by another process`);
}

function readLock(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function isAlive(identity: string): boolean {
  const [pid, startTime] = identity.split(' ');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  // A process id is given out again; the start time tells the owner from a stranger.
  return processStartTime(Number(pid)) === startTime;
}

/** Clock ticks since boot, where the system tells; else a constant, and the process id decides alone. */
function processStartTime(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0';
  } catch {
    return '0';
  }
}
