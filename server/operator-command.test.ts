import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../test/eventually.ts';
import { type OchreProcess, spawnOchre } from '../test/ochre-process.ts';
import { startPostgres, type TestPostgres } from '../test/postgres.ts';
import { createDataDirectory } from '../test/test-database.ts';
import { connectTo, startTestOchre } from '../test/test-ochre.ts';
import { auditLog } from './db/schema/audit-log.ts';

async function run(
  program: string[],
  environment: Record<string, string>,
  input = '',
): Promise<{ output: string; errors: string; code: number }> {
  const child = spawn(process.execPath, program, {
    cwd: path.join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, ...environment },
  });
  child.stdin.end(input);
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { output, errors, code };
}

const operator = (environment: Record<string, string>, ...args: string[]) =>
  run(['server/operator-command.ts', ...args], environment);

describe('the command line for operators', { timeout: 120_000 }, () => {
  it('grants, lists and revokes on the embedded database, and writes each down', async () => {
    const dataDirectory = await createDataDirectory();
    const settings = { DATA_DIR: dataDirectory };
    const ochre = await startTestOchre({ dataDirectory });
    const { email, id } = await ochre.signUp();

    const running = await operator(settings, 'grant', email);
    expect(running).toMatchObject({ output: '', code: 1 });
    expect(running.errors).toMatch(/^Ochre is running, .*stop it first.*\n$/);
    await ochre.stop();

    const say = async (...args: string[]) => (await operator(settings, ...args)).output;
    expect(await say('list')).toBe('There is no operator\n');
    expect(await say('grant', email.toUpperCase())).toBe(`${email} is an operator now\n`);
    expect(await say('grant', email)).toBe(`${email} is an operator already\n`);
    expect(await say('list')).toBe(`${email}\n`);
    expect(await say('revoke', email)).toBe(`${email} is no operator any more\n`);
    expect(await operator(settings, 'grant', 'stranger@example.com')).toMatchObject({
      errors: 'Nobody has an account with stranger@example.com: sign up first\n',
      code: 1,
    });

    const after = await startTestOchre({ dataDirectory });
    const rows = await after.ctx.db.select().from(auditLog).orderBy(auditLog.createdAt);
    expect(rows).toMatchObject([
      { actorUserId: null, action: 'role.granted', subject: `user:${id}` },
      { actorUserId: null, action: 'role.revoked', subject: `user:${id}` },
    ]);
    await after.stop();
    await fs.rm(dataDirectory, { recursive: true });
  });

  it('explains itself, and makes no database where there is none', async () => {
    const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'ochre-test-'));
    const settings = { DATA_DIR: path.join(directory, 'none') };
    for (const args of [[], ['grant'], ['list', 'x@example.com'], ['promote', 'x@example.com']])
      expect((await operator(settings, ...args)).errors).toMatch(/^Usage:/);
    expect((await operator(settings, 'grant', 'nobody')).errors).toBe(
      'nobody is no e-mail address\n',
    );
    expect((await operator(settings, 'list')).errors).toMatch(/^There is no database in .*\n$/);
    expect(await fs.readdir(directory)).toEqual([]);
    await fs.rm(directory, { recursive: true });
  });
});

describe('on PostgreSQL', { timeout: 120_000 }, () => {
  let postgres: TestPostgres;
  let ochre: OchreProcess;
  let url: string;
  let settings: Record<string, string>;

  beforeAll(async () => {
    postgres = await startPostgres();
    settings = {
      DATABASE_URL: await postgres.createDatabase(),
      DATA_DIR: await fs.mkdtemp(path.join(os.tmpdir(), 'ochre-test-')),
    };
    ochre = spawnOchre(settings);
    url = await ochre.ready;
  }, 120_000);
  afterAll(async () => {
    await ochre.end('SIGTERM');
    await postgres.stop();
    await fs.rm(settings.DATA_DIR!, { recursive: true, force: true });
  });

  it('reaches the open sessions of a running server, both ways', async () => {
    const member = await connectTo(url).signUp();
    const role = async () => (await member.client.accounts.getSession()).user?.role;
    expect(await role()).toBe('member');
    await operator(settings, 'grant', member.email);
    await eventually(async () => expect(await role()).toBe('operator'));
    await operator(settings, 'revoke', member.email);
    await eventually(async () => expect(await role()).toBe('member'));
    const update = { status: 'down' as const, id: crypto.randomUUID() };
    await expect(member.client.status.updateIncident(update)).rejects.toMatchObject({
      code: 'not_found',
      message: 'There is no such endpoint',
    });
  });

  it('lets operators tell of an incident by a script, and nobody else', async () => {
    const member = await connectTo(url).signUp();
    const tell = (password: string) =>
      run(
        ['scripts/incident.mjs', 'open', 'degraded', 'Slow', 'Slower than usual.'],
        { PUBLIC_URL: url },
        `${member.email}\n${password}\n`,
      );
    expect((await tell('not this one')).errors).toBe('Invalid email or password\n');
    expect((await tell(member.password)).errors).toMatch(/ is no operator: npm run operator/);
    await operator(settings, 'grant', member.email);
    const told = await tell(member.password);
    expect(told.output).toMatch(/^[0-9a-f-]{36} degraded: Slow\n$/);
    const { incidents } = await connectTo(url).client().status.get();
    expect(incidents).toMatchObject([{ title: 'Slow', status: 'degraded' }]);
  });
});
