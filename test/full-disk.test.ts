import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from './eventually.ts';
import { type OchreProcess, spawnOchre } from './ochre-process.ts';
import { createDataDirectory } from './test-database.ts';

const canMount =
  spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'x', '/mnt']).status === 0;
if (!canMount) console.warn('unshare and mount are not permitted here: small disks are not tested');

let template: string;
const servers: OchreProcess[] = [];
beforeEach(async () => {
  template = await createDataDirectory();
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.end('SIGKILL');
  fs.rmSync(template, { recursive: true, force: true });
});

function start(environment: Record<string, string>, launcher: string[] = []) {
  const server = spawnOchre(environment, { launcher });
  servers.push(server);
  return server;
}

/** On a disk of its own, in memory, that nobody else sees. */
function startOnDisk(
  sizeMb: number,
  options: { prepare?: string } = {},
): { server: OchreProcess; disk: string } {
  const server = start({ DATA_DIR: '/mnt/data', SIGN_IN_ATTEMPTS_MAX: '1000000' }, [
    ...['unshare', '--mount', 'sh', '-c'],
    `mount -t tmpfs -o size=${sizeMb}m disk /mnt && mkdir /mnt/data && ${options.prepare ?? 'true'}; exec "$0" "$@"`,
  ]);
  return { server, disk: `/proc/${server.pid}/root/mnt` };
}

/** Writes until nothing more goes in. */
function fill(file: string): void {
  const handle = fs.openSync(file, 'w');
  try {
    for (let size = 1 << 20; size >= 4096; size >>= 1)
      try {
        while (fs.writeSync(handle, Buffer.alloc(size)) === size);
      } catch (error) {
        expect(error).toMatchObject({ code: 'ENOSPC' });
      }
  } finally {
    fs.closeSync(handle);
  }
}

async function expectRefused(server: OchreProcess, line: RegExp): Promise<void> {
  expect(await server.exited).toMatchObject({ code: 1 });
  expect(server.stderr()).toMatch(line);
  expect(server.stderr().trim().split('\n')).toHaveLength(1);
}

describe.skipIf(!canMount)('a start on a full disk', () => {
  const line = /^Ochre can't start: DATA_DIR: the disk of \/mnt\/data is full/;

  it('says so in one line when there is no room for a database', async () => {
    await expectRefused(startOnDisk(6).server, line);
  });

  it('says so in one line when there is no room for anything', async () => {
    await expectRefused(
      startOnDisk(1, { prepare: 'dd if=/dev/zero of=/mnt/fill 2>/dev/null' }).server,
      line,
    );
  });
});

describe('a start on a damaged database', () => {
  const damages: [string, (pglite: string) => void][] = [
    ['an empty control file', (pglite) => fs.truncateSync(path.join(pglite, 'global/pg_control'))],
    [
      'a control file of zeros',
      (pglite) => fs.writeFileSync(path.join(pglite, 'global/pg_control'), Buffer.alloc(8192)),
    ],
    ['no tables', (pglite) => fs.rmSync(path.join(pglite, 'base'), { recursive: true })],
    ['no log', (pglite) => fs.rmSync(path.join(pglite, 'pg_wal'), { recursive: true })],
  ];
  for (const [name, damage] of damages)
    it(`says so in one line: ${name}`, async () => {
      damage(path.join(template, 'pglite'));
      await expectRefused(
        start({ DATA_DIR: template }),
        /^Ochre can't start: DATA_DIR: the database in .*pglite can't be opened.*copy/,
      );
    });
});

describe.skipIf(!canMount)('a disk that fills while it is in use', () => {
  it('fails what needs room with 503, loses nothing that was accepted, and all is well when there is room', async () => {
    const { server, disk } = startOnDisk(96, { prepare: `cp -r ${template}/. /mnt/data` });
    const url = await server.ready;
    // Letters that don't compress, so that the log grows.
    const message = () =>
      String.fromCodePoint(
        ...Array.from({ length: 900 }, () => 0x4e00 + Math.floor(Math.random() * 20_000)),
      );
    const post = async (n: number) => {
      const answer = await fetch(`${url}/api/contact-messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          firstName: 'Ada',
          lastName: 'Lovelace',
          email: `ada${n}@example.com`,
          subject: 'Press',
          message: message(),
        }),
      });
      await answer.body?.cancel();
      return answer.status;
    };
    expect(await post(0)).toBe(200);

    fill(`${disk}/fill`);
    const statuses = new Map<number, number>();
    for (let n = 1; n < 12_000 && (statuses.get(503) ?? 0) < 20; n += 8)
      for (const status of await Promise.all(Array.from({ length: 8 }, (_, i) => post(n + i))))
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect([...statuses.keys()].filter((status) => status !== 200).sort()).toEqual([503]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);

    fs.rmSync(`${disk}/fill`);
    await eventually(async () => expect(await post(1)).toBe(200));
    await eventually(async () => {
      const answer = await fetch(`${url}/readyz`);
      expect(await answer.json()).toMatchObject({ database: 'ready', storage: 'ready' });
    });
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
