import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../server/db/database.ts';
import { sweepImageFiles } from '../server/features/images/images.service.ts';
import { sweepQuarantine } from '../server/orphan-sweep.ts';
import { spawnOchre } from './ochre-process.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { createDataDirectory } from './test-database.ts';
import { connectTo, startTestOchre, TestClock } from './test-ochre.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const dayMs = 24 * 3600_000;
const keyOf = (name: string) => createHash('sha256').update(name).digest('base64url').slice(0, 32);

/** Bytes such as a picture has, under a key of its own. */
function writePicture(dataDirectory: string, name: string): string {
  const folder = path.join(dataDirectory, 'files/images', keyOf(name));
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'original.png'), name);
  return path.join(folder, 'original.png');
}

/** An installation with a member and a picture, stopped. */
async function createInstallation(environment: Record<string, string> = {}) {
  const dataDirectory = await createDataDirectory();
  closers.push(() => fs.rmSync(dataDirectory, { recursive: true, force: true }));
  const spawn = (more: Record<string, string> = {}) => {
    const server = spawnOchre({ DATA_DIR: dataDirectory, ...environment, ...more });
    closers.push(() => server.end('SIGKILL'));
    return server;
  };
  const first = spawn();
  const member = await connectTo(await first.ready).signUp();
  expect(await first.end('SIGTERM')).toBe(0);
  const picture = writePicture(dataDirectory, 'a picture');
  const expectRefused = async (line: RegExp, more: Record<string, string> = {}) => {
    const server = spawn(more);
    // Where it starts all the same, it is what it did that tells.
    const { code } = await Promise.race([
      server.exited,
      server.ready.then(
        async () => ({ code: await server.end('SIGTERM') }),
        () => server.exited,
      ),
    ]);
    expect(fs.existsSync(picture), 'the picture is there').toBe(true);
    expect(code).toBe(1);
    expect(server.stderr()).toMatch(line);
    expect(server.stderr().trim().split('\n')).toHaveLength(1);
  };
  const expectStarts = async (more: Record<string, string> = {}) => {
    const server = spawn(more);
    const url = await server.ready;
    const signIn = await fetch(`${url}/api/session`, { headers: { cookie: member.cookie } });
    const session = await signIn.json();
    expect(await server.end('SIGTERM')).toBe(0);
    return session;
  };
  return { dataDirectory, picture, expectRefused, expectStarts, spawn };
}

const ownerFile = (dataDirectory: string) =>
  path.join(dataDirectory, 'files/installation/database-id');

describe('a start whose database is not the one of its files', () => {
  it('is refused while the embedded database is moved away, and goes on when it is back', async () => {
    const { dataDirectory, expectRefused, expectStarts } = await createInstallation();
    const [home, away] = [path.join(dataDirectory, 'pglite'), path.join(dataDirectory, 'away')];
    fs.renameSync(home, away);
    await expectRefused(/^Ochre can't start: DATA_DIR: there are files in .*but no database in/);
    expect(fs.existsSync(home)).toBe(false);
    fs.renameSync(away, home);
    expect(await expectStarts()).toMatchObject({ user: { email: expect.any(String) } });
  });

  it('is refused when the embedded database has lost its PG_VERSION', async () => {
    const { dataDirectory, expectRefused } = await createInstallation();
    fs.rmSync(path.join(dataDirectory, 'pglite/PG_VERSION'));
    await expectRefused(
      /^Ochre can't start: DATA_DIR: the database in .*its PG_VERSION is missing/,
    );
  });

  it('is refused when DATABASE_URL is forgotten, and when it names a new database', async () => {
    const databaseUrl = await postgres.createDatabase();
    const other = await postgres.createDatabase();
    const { dataDirectory, expectRefused, expectStarts } = await createInstallation({
      DATABASE_URL: databaseUrl,
      SECRET: 'the secret of this installation, which is long enough',
    });
    fs.rmSync(path.join(dataDirectory, 'pglite'), { recursive: true });
    await expectRefused(/there are files in .*but no database in/, { DATABASE_URL: '' });
    await expectRefused(/files belongs to the database .*start once with ADOPT_STORAGE=/, {
      DATABASE_URL: other,
    });
    expect(await expectStarts()).toMatchObject({ user: { email: expect.any(String) } });
  });

  it('is taken where the operator says so, once, for these files', async () => {
    const other = await postgres.createDatabase();
    const { dataDirectory, picture, expectRefused, expectStarts } = await createInstallation();
    const owner = fs.readFileSync(ownerFile(dataDirectory), 'utf8');
    await expectRefused(/belongs to the database/, {
      DATABASE_URL: other,
      ADOPT_STORAGE: '8a1cdd11-6ee2-4a3c-9d3b-0d3b8d3b0d3b',
    });
    await expectStarts({ DATABASE_URL: other, ADOPT_STORAGE: owner });
    expect(fs.existsSync(picture)).toBe(true);
    expect(fs.readFileSync(ownerFile(dataDirectory), 'utf8')).not.toBe(owner);
    await expectStarts({ DATABASE_URL: other });
    // They are the other one's now.
    await expectRefused(/belongs to the database/);
  });
});

describe('an installation of a release that wrote no owner down', () => {
  it('gets one at its first start', async () => {
    const { dataDirectory, picture, expectStarts } = await createInstallation();
    fs.rmSync(path.join(dataDirectory, 'files/installation'), { recursive: true });
    const database = await openDatabase({ kind: 'embedded', directory: dataDirectory });
    await database.db.execute(sql`delete from installation`);
    await database.close();
    fs.mkdirSync(path.join(dataDirectory, 'files/images', keyOf('another')), { recursive: true });
    expect(await expectStarts()).toMatchObject({ user: { email: expect.any(String) } });
    expect(fs.readFileSync(ownerFile(dataDirectory), 'utf8')).toMatch(/^[0-9a-f-]{36}$/);
    // Bytes without a row; see below.
    expect(fs.existsSync(picture)).toBe(false);
  });

  it('is not one where the database is new: files without an owner are refused', async () => {
    const { dataDirectory, expectRefused } = await createInstallation();
    fs.rmSync(path.join(dataDirectory, 'files/installation'), { recursive: true });
    await expectRefused(/files holds files, and this database is new/, {
      DATABASE_URL: await postgres.createDatabase(),
    });
  });
});

describe('the sweep of bytes without a row', () => {
  async function startSwept() {
    const clock = new TestClock();
    const ochre = await startTestOchre({ clock });
    closers.push(() => ochre.stop());
    const lines: string[] = [];
    const logger = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
    const later = new Date(Date.now() + 60_000);
    const sweep = () => sweepImageFiles({ ...ochre.ctx, logger }, later);
    return { ochre, clock, lines, sweep };
  }

  it('takes nothing, and says so in one line, where it would take more than a small share', async () => {
    const { ochre, lines, sweep } = await startSwept();
    const pictures = Array.from({ length: 11 }, (_, n) =>
      writePicture(ochre.dataDirectory, `${n}`),
    );
    expect(await sweep()).toBe(0);
    for (const picture of pictures) expect(fs.existsSync(picture)).toBe(true);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!).msg).toMatch(
      /took nothing: no row speaks of 11 of 11 folders.*SWEEP_SHARE_MAX=100$/,
    );
  });

  it('puts what it takes into quarantine, from where it can be put back for a week', async () => {
    const { ochre, clock, sweep } = await startSwept();
    const picture = writePicture(ochre.dataDirectory, 'left behind');
    expect(await sweep()).toBe(1);
    expect(fs.existsSync(picture)).toBe(false);
    const files = path.join(ochre.dataDirectory, 'files');
    const day = clock.now().toISOString().slice(0, 10);
    const taken = path.join(files, 'quarantine', day, 'images', keyOf('left behind'));
    expect(fs.readFileSync(path.join(taken, 'original.png'), 'utf8')).toBe('left behind');
    const answer = await fetch(`${ochre.url}/images/${keyOf('left behind')}/original.png`);
    expect(answer.status).toBe(404);

    clock.set(new Date(clock.now().getTime() + 7 * dayMs));
    await sweepQuarantine(ochre.ctx);
    expect(fs.existsSync(taken)).toBe(true);
    clock.set(new Date(clock.now().getTime() + 2 * dayMs));
    await sweepQuarantine(ochre.ctx);
    expect(fs.existsSync(taken)).toBe(false);
  });
});
