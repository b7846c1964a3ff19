import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { DirectoryLockedError, lockDirectory } from './directory-lock.ts';

let directory: string;
const takers: ChildProcess[] = [];
beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'ochre-lock-'));
});
afterEach(async () => {
  for (const taker of takers.splice(0)) await kill(taker);
  fs.rmSync(directory, { recursive: true, force: true });
});

/** A process id namespace of its own, as each container has; not every machine lets us. */
const ownContainer = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];
const canUnshare = spawnSync(ownContainer[0]!, [...ownContainer.slice(1), 'true']).status === 0;
if (!canUnshare)
  console.warn('unshare is not permitted here: the lock between containers is not tested');

const owners = () => fs.readdirSync(path.join(directory, 'owner'));

/** A process that waits for a word, tries to take the directory, says how it went, and lives on. */
async function spawnTaker(
  launcher: string[] = [],
): Promise<{ process: ChildProcess; take(): Promise<string> }> {
  const module = path.join(import.meta.dirname, 'directory-lock.ts');
  const script = `
    const { lockDirectory } = await import(${JSON.stringify(module)});
    process.stdin.once('data', () => {
      try { lockDirectory(${JSON.stringify(directory)}); console.log('taken'); }
      catch (error) { console.log(error.message); }
    });
    console.log('waiting');
  `;
  const [command, ...args] = [...launcher, process.execPath, '--input-type=module', '-e', script];
  const child = spawn(command!, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  takers.push(child);
  child.stdout.setEncoding('utf8');
  await once(child.stdout, 'data');
  return {
    process: child,
    async take() {
      child.stdin.write('now\n');
      const [line] = await once(child.stdout, 'data');
      return line.trim();
    },
  };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('the lock of a data directory', () => {
  it('refuses a second owner and names the first, until it is given free', () => {
    const unlock = lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow(DirectoryLockedError);
    expect(() => lockDirectory(directory)).toThrow(`process ${process.pid}`);
    unlock();
    lockDirectory(directory)();
    expect(owners()).toEqual([]);
  });

  it('refuses a second process while the first lives, and is taken over once it is dead', async () => {
    const first = await spawnTaker();
    expect(await first.take()).toBe('taken');
    expect(() => lockDirectory(directory)).toThrow(`process ${first.process.pid}`);
    // Refused ones leave no trace.
    expect(owners()).toHaveLength(1);
    await kill(first.process);
    lockDirectory(directory)();
    expect(owners()).toEqual([]);
  });

  it.runIf(process.platform === 'linux')(
    'tells a dead owner from a stranger who was given its process id',
    () => {
      fs.mkdirSync(path.join(directory, 'owner'));
      // Our own parent lives, but it did not start at that tick.
      fs.writeFileSync(path.join(directory, 'owner', `${process.ppid}-1`), '');
      lockDirectory(directory)();
    },
  );

  it.skipIf(!canUnshare)(
    'holds between containers, which see nothing of each other’s processes, and ends with its owner',
    async () => {
      const first = await spawnTaker(ownContainer);
      expect(await first.take()).toBe('taken');
      const second = await spawnTaker(ownContainer);
      expect(await second.take()).toContain('is in use by process');
      expect(() => lockDirectory(directory)).toThrow(`on ${os.hostname()}`);
      await kill(first.process);
      // The end of its container is not the end of the launcher that was killed.
      await eventually(async () => lockDirectory(directory)());
    },
  );

  it('goes to exactly one of several that take over from a dead owner at the same moment', async () => {
    const dead = await spawnTaker();
    await dead.take();
    await kill(dead.process);
    const contenders = await Promise.all([spawnTaker(), spawnTaker(), spawnTaker()]);
    const answers = await Promise.all(contenders.map((contender) => contender.take()));
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
    expect(answers.filter((answer) => answer.includes('is in use by process'))).toHaveLength(2);
    expect(owners()).toHaveLength(1);
  });
});
