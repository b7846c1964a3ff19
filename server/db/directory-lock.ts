import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefusedError } from './start-refused-error.ts';

/** @see SQLite documentation, "Result and Error Codes" */
const sqliteBusy = 5;

/** Two that come at the same moment may be in each other's way; then one of them tries again. */
const patienceMs = 300;

export class DirectoryLockedError extends StartRefusedError {}

/**
 * Two processes on one embedded database lose rows without an error, so its directory belongs to
 * one process at a time. The operating system holds the lock, on a file: it knows no process ids,
 * so it holds between containers as well, and it ends with its owner, however that dies. Node has no
 * file locks of its own, but its SQLite takes one on each system for an exclusive transaction.
 * Names beside it tell people who has it, and are believed where a file system's locks don't hold.
 * @returns a function that gives the directory free
 * @throws {DirectoryLockedError} while another process lives in it
 */
export function lockDirectory(directory: string): () => void {
  const folder = path.join(directory, 'owner');
  fs.mkdirSync(folder, { recursive: true });
  const unlock = lockFile(path.join(directory, 'lock'));
  const names = fs.readdirSync(folder);
  const living = names.find(isAlive);
  if (!unlock || living !== undefined) {
    unlock?.();
    throw lockedBy(directory, living ?? names[0]);
  }
  // A name of the dead means no one again: process ids come back, start times don't.
  for (const name of names) fs.rmSync(path.join(folder, name), { force: true });
  const ownFile = path.join(folder, nameOf(process.pid));
  fs.writeFileSync(ownFile, os.hostname());
  return () => {
    fs.rmSync(ownFile, { force: true });
    unlock();
  };
}

/** @returns a function that lets go of the file, or null while another process holds it */
function lockFile(file: string): (() => void) | null {
  const lock = new DatabaseSync(file, { timeout: patienceMs });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return null;
    throw error;
  }
  return () => lock.close();
}

function lockedBy(directory: string, name = ''): DirectoryLockedError {
  const [pid] = name.split('-');
  const host = readText(path.join(directory, 'owner', name));
  const owner = pid ? `process ${pid}${host ? ` on ${host}` : ''}` : 'another process';
  return new DirectoryLockedError(
    `${directory} is in use by ${owner}: stop it first, or choose another DATA_DIR`,
  );
}

function readText(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const nameOf = (pid: number) => `${pid}-${processStartTime(pid)}`;

/** Where process ids are seen at all: not those of another container. */
function isAlive(name: string): boolean {
  const pid = Number(name.split('-')[0]);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // A process id is given out again; the start time tells the owner from a stranger.
  return nameOf(pid) === name;
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
