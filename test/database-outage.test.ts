import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresRealtime } from '../server/ports/realtime/postgres-realtime.ts';
import { eventually } from './eventually.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { paintPlain, TestEngine } from './test-engine.ts';
import { startTestOchre } from './test-ochre.ts';

const outageMs = 10_000;
const recoveryMs = 15_000;

/** Two pools, the queue's one, and the two connections that listen. */
const connectionsMax = 10 + 2 + 6 + 2;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A way to the database that can be cut, and counts who comes. */
async function startCuttableProxy(target: URL) {
  const sockets = new Set<net.Socket>();
  const state = { isCut: false, arrivals: 0 };
  const server = net.createServer((socket) => {
    state.arrivals++;
    sockets.add(socket);
    socket.on('error', () => {});
    if (state.isCut) return socket.destroy();
    const upstream = net.connect(Number(target.port), target.hostname);
    upstream.on('error', () => socket.destroy());
    upstream.on('close', () => socket.destroy());
    socket.on('close', () => upstream.destroy());
    socket.pipe(upstream).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closers.push(() => server.close());
  const url = new URL(target);
  url.port = String((server.address() as net.AddressInfo).port);
  return {
    url: url.href,
    state,
    cut() {
      state.isCut = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

describe('the connection that listens', () => {
  it('is asked for once at a time and ever less often while the database is away, and heals', async () => {
    const proxy = await startCuttableProxy(new URL(await postgres.createDatabase()));
    const realtime = await createPostgresRealtime(proxy.url, () => {});
    closers.push(() => realtime.close());
    let gaps = 0;
    realtime.onGap(() => gaps++);
    proxy.cut();
    proxy.state.arrivals = 0;
    // Long enough for what doubles every half second to become hundreds.
    for (const until = Date.now() + 4500; Date.now() < until && proxy.state.arrivals < 50; )
      await delay(50);
    expect(proxy.state.arrivals).toBeGreaterThan(1);
    expect(proxy.state.arrivals).toBeLessThan(12);

    proxy.state.isCut = false;
    await eventually(async () => expect(gaps).toBe(1), recoveryMs);
    const heard: string[] = [];
    realtime.subscribe(({ userId }) => heard.push(userId));
    await realtime.publish({ userId: 'anna', topic: 'quota' });
    await eventually(async () => expect(heard).toEqual(['anna']));
  });
});

describe('a database that is away for ten seconds, under load', () => {
  it('is answered for with 503 and Retry-After, and all is well again soon after: nothing lost, no connection too many', async () => {
    const databaseUrl = await postgres.createDatabase();
    const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'ochre-outage-'));
    closers.push(() => fs.rmSync(dataDirectory, { recursive: true, force: true }));
    const engine = new TestEngine();
    // Slow enough that some are always at work.
    engine.behaviour = async (request, { signal }) => {
      await delay(150, undefined, { signal });
      return paintPlain(request);
    };
    const ochre = await startTestOchre({
      dataDirectory,
      engines: [engine],
      environment: { DATABASE_URL: databaseUrl },
    });
    closers.push(() => ochre.stop());
    const members = await Promise.all(Array.from({ length: 6 }, () => ochre.signUp()));

    const askDatabase = async <Row extends pg.QueryResultRow>(text: string) => {
      const client = new pg.Client(postgres.url);
      await client.connect();
      try {
        return (await client.query<Row>(text)).rows;
      } finally {
        await client.end();
      }
    };
    const name = new URL(databaseUrl).pathname.slice(1);
    const countConnections = async () => {
      const [row] = await askDatabase<{ all: number; listening: number }>(
        `select count(*)::int as all, (count(*) filter (where query = 'listen ochre_wake_up'))::int as listening
         from pg_stat_activity where datname = '${name}'`,
      );
      return row!;
    };
    expect(await countConnections()).toMatchObject({ listening: 1 });

    const accepted: { memberIndex: number; id: string }[] = [];
    const answers: { at: number; path: string; status: number; retryAfter: string | null }[] = [];
    const load = new AbortController();
    const keepAsking = async (memberIndex: number) => {
      const member = members[memberIndex]!;
      const paths = ['/api/images', '/api/quota', '/api/generations', '/api/session'];
      for (let round = 0; !load.signal.aborted; round++) {
        const address = paths[round % paths.length]!;
        const posts = address === '/api/generations' && accepted.length < 200;
        const answer = await member.fetch(address, {
          ...(posts
            ? {
                method: 'POST',
                headers: { 'content-type': 'application/json' },
                body: JSON.stringify({ prompt: `round ${round}`, size: 'mobile' }),
              }
            : {}),
        });
        answers.push({
          at: Date.now(),
          path: address,
          status: answer.status,
          retryAfter: answer.headers.get('retry-after'),
        });
        const body = (await answer.json()) as { items?: { id: string }[] };
        if (posts && answer.status === 202)
          for (const { id } of body.items!) accepted.push({ memberIndex, id });
        await delay(20);
      }
    };
    const asking = Promise.allSettled(members.map((_, index) => keepAsking(index)));
    closers.push(() => {
      load.abort();
      return asking;
    });
    // A session that the cache does not know, so that the accounts' library asks the database.
    const sayUnknown = () =>
      fetch(`${ochre.url}/api/session`, { headers: { cookie: 'ochre.session_token=a.b' } });

    await eventually(async () => expect(accepted.length).toBeGreaterThan(3));
    await postgres.interrupt();
    const awayAt = Date.now();
    await delay(outageMs / 2);
    const ready = await fetch(`${ochre.url}/readyz`);
    expect(ready.status).toBe(503);
    expect((await sayUnknown()).status).not.toBe(500);
    const signIn = await fetch(`${ochre.url}/api/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: members[0]!.email, password: members[0]!.password }),
    });
    expect(signIn.status).toBe(503);
    expect(signIn.headers.get('retry-after')).toMatch(/^\d+$/);
    await delay(Math.max(0, awayAt + outageMs - Date.now()));
    await postgres.resume();
    const backAt = Date.now();

    await eventually(async () => {
      expect((await fetch(`${ochre.url}/readyz`)).status).toBe(200);
      const stream = await members[0]!.listen();
      stream.close();
      // The line of wake-ups carries again.
      const heard: string[] = [];
      const stop = ochre.ctx.realtime.subscribe(({ userId }) => heard.push(userId));
      await ochre.ctx.realtime.publish({ userId: 'nobody', topic: 'quota' });
      await eventually(async () => expect(heard).toContain('nobody'), 1000).finally(stop);
    }, recoveryMs);
    const wellAfterMs = Date.now() - backAt;
    await delay(500);
    load.abort();
    for (const { status } of await asking) expect(status).toBe('fulfilled');
    expect(wellAfterMs).toBeLessThan(recoveryMs);

    const while503 = answers.filter(({ status }) => status === 503);
    expect(while503.length).toBeGreaterThan(20);
    for (const { retryAfter } of while503) expect(retryAfter).toMatch(/^\d+$/);
    expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    const wellAt = backAt + wellAfterMs;
    expect(answers.filter(({ at, status }) => at > wellAt && status >= 500)).toEqual([]);

    // What was accepted has an end, and what was charged is what was made.
    await eventually(async () => {
      for (const { memberIndex, id } of accepted) {
        const generation = await members[memberIndex]!.client.tasks.get({ id });
        expect(['succeeded', 'failed']).toContain(generation.status);
      }
      // Some may have been accepted though the answer never came.
      for (const { client } of members) expect((await client.tasks.listActive()).items).toEqual([]);
    }, 40_000);
    for (const { client } of members) {
      const { items } = await client.images.list({});
      expect(await client.quotas.get()).toMatchObject({ used: items.length });
    }
    const connections = await countConnections();
    expect(connections.listening).toBe(1);
    expect(connections.all).toBeLessThanOrEqual(connectionsMax);
  }, 120_000);
});
