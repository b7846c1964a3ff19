import fs from 'node:fs';
import path from 'node:path';
import { StartRefusedError } from './start-refused-error.ts';

export class DirectoryLockedError extends StartRefusedError {}

/** Two that come at the same moment both step back, and try again at different moments. */
const attemptsMax = 8;
const backOffMsMax = 60;

/** Files of this very process. */
const held = new Set<string>();

/**
 * Two processes on one embedded database lose rows without an error, so its directory belongs to
 * one process at a time. Each writes down its own name and then looks for others: of two at once,
 * at least one sees the other. The name of a dead process counts for nothing.
 * @returns a function that gives the directory free
 * @throws {DirectoryLockedError} while another process lives in it
 */
export function lockDirectory(directory: string): () => void {
  const folder = path.join(directory, 'owner');
  fs.mkdirSync(folder, { recursive: true });
  const ownName = `${process.pid}-${processStartTime(process.pid)}`;
  const ownFile = path.join(folder, ownName);
  if (held.has(ownFile)) throw lockedBy(directory, ownName);
  const release = () => {
    held.delete(ownFile);
    fs.rmSync(ownFile, { force: true });
  };

  for (let attempt = 1; ; attempt++) {
    fs.writeFileSync(ownFile, '');
    const others = fs.readdirSync(folder).filter((name) => name !== ownName);
    const living = others.find(isAlive);
    if (living === undefined) {
      // A name of the dead means no one again: process ids come back, start times don't.
      for (const name of others) fs.rmSync(path.join(folder, name), { force: true });
      held.add(ownFile);
      return release;
    }
    release();
    if (attempt === attemptsMax) throw lockedBy(directory, living);
    sleep(Math.random() * backOffMsMax);
  }
}

function lockedBy(directory: string, name: string): DirectoryLockedError {
  return new DirectoryLockedError(
    `${directory} is in use by process ${name.split('-')[0]}: stop it first, or choose another DATA_DIR`,
  );
}

function isAlive(name: string): boolean {
  const [pid, startTime] = name.split('-');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
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

/** The start waits here, before anything else could run. */
function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
