import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unexpectedErrorText } from '../../contract/errors.ts';
import { builtOrigin } from '../../contract/site-origin.ts';
import { createEngineRegistry } from '../../engines/registry.ts';
import { expectError, readAnswer, sendText } from '../../test/raw-answer.ts';
import { TestEngine } from '../../test/test-engine.ts';
import { startTestOchre, type TestMember, type TestOchre } from '../../test/test-ochre.ts';
import type { AppContext } from '../context.ts';
import { createAuthentication } from '../features/accounts/authentication.ts';
import { SessionCache } from '../features/accounts/session.service.ts';
import { createImageKey } from '../features/images/image-files.ts';
import { createLogger } from '../logger.ts';
import { createEventHub } from './event-stream.ts';
import { createHttpApp } from './http-app.ts';

let ochre: TestOchre;
let member: TestMember;

beforeAll(async () => {
  ochre = await startTestOchre();
  member = await ochre.signUp();
});
afterAll(() => ochre.stop());

/** The same product with a part taken out. */
function appWith(part: Partial<AppContext>, webDirectory: string | null = null) {
  const ctx = { ...ochre.ctx, ...part };
  return createHttpApp({
    ctx,
    hub: createEventHub(ctx),
    sessionCache: new SessionCache(),
    webDirectory,
  });
}

const get = (address: string, init: RequestInit = {}) =>
  fetch(`${ochre.url}${address}`, init).then(readAnswer);

describe('the log of a request', () => {
  it('does not name the address that lets whoever knows it look at an image', async () => {
    const key = createImageKey();
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line) => lines.push(line) });
    const app = appWith({ logger });
    for (const address of [`/images/${key}/original.png`, `/images/${key}`, `/images/${key}/a/b`])
      expect((await app.request(address)).status).toBe(404);
    expect(lines.join('')).not.toContain(key);
    expect(lines.join('')).toContain('/images/{key}/original.png');
  });
});

describe('a session that the database could not be asked for', () => {
  it('is told as such, though the database is back by the time somebody looks', async () => {
    const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });
    const authentication = createAuthentication({
      db: drizzle(pool) as never,
      secret: ochre.ctx.secret,
      publicUrl: ochre.url,
      logger: ochre.ctx.logger,
      events: { async onSessionEnded() {} },
    });
    const answer = await appWith({ authentication }).request('/api/session', {
      headers: { cookie: member.cookie },
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    await pool.end();
  });
});

describe('every kind of answer', () => {
  const answers: [string, number, () => Promise<{ status: number; headers: Headers }>][] = [
    ['an answer', 200, () => get('/api/session')],
    ['a refusal for want of a session', 401, () => get('/api/images')],
    ['an unknown endpoint', 404, () => get('/api/nowhere')],
    ['an unknown page', 404, () => get('/nowhere')],
    ['an unknown image', 404, () => get('/images/x/y')],
    ['the state of the process', 200, () => get('/healthz')],
    ['the readiness', 200, () => get('/readyz')],
    [
      'another site’s request',
      403,
      () =>
        sendText(`${ochre.url}/api/sign-out`, undefined, {
          headers: { origin: 'https://x.example' },
        }),
    ],
    [
      'a request that is too large',
      413,
      () => sendText(`${ochre.url}/api/sign-in`, 'x'.repeat(70_000)),
    ],
    [
      'an unexpected failure',
      500,
      async () =>
        appWith({ authentication: null as never }).request('/api/session', {
          headers: { cookie: member.cookie },
        }),
    ],
  ];
  for (const [name, status, ask] of answers)
    it(`carries the security headers: ${name}`, async () => {
      const answer = await ask();
      expect(answer.status).toBe(status);
      const policy = answer.headers.get('content-security-policy');
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': 'camera=(), microphone=(), geolocation=()',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(answer.headers.has('x-powered-by')).toBe(false);
    });

  it('carries them on the event stream', async () => {
    const controller = new AbortController();
    const { headers } = await member.fetch('/api/events', { signal: controller.signal });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-type')).toBe('text/event-stream');
    expect(headers.get('cache-control')).toBe('no-store');
    controller.abort();
  });

  it('asks for https alone where people reach the server by it', async () => {
    const secure = await appWith({ publicUrl: () => 'https://ochre.example' }).request('/healthz');
    expect(secure.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    expect((await get('/healthz')).headers.has('strict-transport-security')).toBe(false);
  });

  it('stays out of shared caches when it is a member’s', async () => {
    for (const address of ['/api/session', '/api/images', '/api/nowhere'])
      expect((await member.fetch(address)).headers.get('cache-control')).toBe('no-store');
  });
});

describe('an unknown address', () => {
  it('below /api is an error of the contract, for any method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
      for (const address of ['/api', '/api/', '/api/nowhere', '/api/images/count/more', '/api/rpc'])
        expectError(await readAnswer(await member.fetch(address, { method })), 'not_found');
  });

  it('is one for a known path with another method', async () => {
    expectError(
      await readAnswer(await member.fetch('/api/quota', { method: 'DELETE' })),
      'not_found',
    );
  });

  it('does no harm when its encoding is broken', async () => {
    for (const address of [
      '/api/%',
      '/api/%E0%A4%A',
      '/api/images/%E0%A4%A',
      '/images/%E0%A4%A/original.png',
      '/%00',
      '/api/%00',
    ]) {
      const answer = await readAnswer(await member.fetch(address));
      expect([400, 404], address).toContain(answer.status);
      expectError(answer, answer.status === 404 ? 'not_found' : 'invalid_request');
    }
  });
});

describe('an unexpected failure', () => {
  it('tells people nothing of its cause, and the log everything', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
    const engines = {
      ...ochre.ctx.engines,
      listModels: () => Promise.reject(new Error('the password of the database')),
    };
    const response = await appWith({ engines, logger }).request('/api/models', {
      headers: { cookie: member.cookie },
    });
    const answer = await readAnswer(response);
    expectError(answer, 'internal', unexpectedErrorText);
    expect(JSON.stringify(answer.body)).not.toContain('password');
    const requestId = answer.headers.get('x-request-id')!;
    const failure = lines.map((line) => JSON.parse(line)).find(({ err }) => err);
    expect(failure).toMatchObject({ requestId, err: { message: 'the password of the database' } });
    expect(lines.join('')).not.toContain(member.cookie);
  });
});

describe('the readiness', () => {
  class DeadEngine extends TestEngine {
    override async checkHealth() {
      throw new Error('connection refused');
    }
  }
  const ready = { database: 'ready', queue: 'ready', storage: 'ready' };
  const fails = () => Promise.reject(new Error('gone'));

  it('names an engine that can’t be reached, and is ready with the others', async () => {
    const engines = createEngineRegistry([new TestEngine(), new DeadEngine({ id: 'dead' })]);
    const answer = await readAnswer(await appWith({ engines }).request('/readyz'));
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'ready', ...ready, engines: { test: 'ready', dead: 'unavailable' } },
    });
  });

  it('is not given when no engine can be reached', async () => {
    const engines = createEngineRegistry([new DeadEngine({ id: 'dead' })]);
    expect(await readAnswer(await appWith({ engines }).request('/readyz'))).toMatchObject({
      status: 503,
      body: { status: 'unavailable', ...ready, engines: { dead: 'unavailable' } },
    });
  });

  it('is not given without the database, the queue or the storage, and says which', async () => {
    const { db, queue, storage } = ochre.ctx;
    const broken: Record<string, Partial<AppContext>> = {
      database: { db: Object.create(db, { execute: { value: fails } }) },
      queue: { queue: { ...queue, checkHealth: fails } },
      storage: { storage: { ...storage, checkHealth: fails } },
    };
    for (const [name, part] of Object.entries(broken)) {
      const app = appWith(part);
      expect(await readAnswer(await app.request('/readyz'))).toMatchObject({
        status: 503,
        body: {
          ...ready,
          status: 'unavailable',
          [name]: 'unavailable',
          engines: { test: 'ready' },
        },
      });
      // The process lives all the same: a restart would not help.
      expect((await app.request('/healthz')).status).toBe(200);
    }
  });
});

describe('the built pages', () => {
  let directory: string;

  beforeAll(async () => {
    directory = await fs.mkdtemp(path.join(os.tmpdir(), 'ochre-web-'));
    await fs.mkdir(path.join(directory, 'assets'));
    await fs.writeFile(
      path.join(directory, 'index.html'),
      '<h1>Ochre</h1><script>start()</script>',
    );
    const built = ['about', 'not-found', 'auth', 'platform/library', 'platform/not-found'];
    for (const page of [...built, 'platform']) {
      await fs.mkdir(path.join(directory, page), { recursive: true });
      await fs.writeFile(
        path.join(directory, page, 'index.html'),
        `<link rel="canonical" href="${builtOrigin}/${page}"><script>${page.length}</script>`,
      );
    }
    await fs.writeFile(path.join(directory, 'assets/app-abc123.js'), 'start()');
  });
  afterAll(() => fs.rm(directory, { recursive: true }));

  it('run their own inline scripts and no other', async () => {
    const app = appWith({}, directory);
    const { headers } = await app.request('/');
    const other = await app.request('/about');
    expect(other.headers.get('content-security-policy')).not.toBe(
      headers.get('content-security-policy'),
    );
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/]+='/);
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('are found at their addresses; unknown ones are 404 and logged; endpoints stay JSON', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
    const app = appWith({ logger }, directory);
    const statuses = [
      ['/', 200],
      ['/about', 200],
      ['/about/', 301],
      ['/not-found', 404],
      ['/auth', 200],
      ['/platform', 200],
      ['/platform/library', 200],
      ['/platform/library/', 301],
      ['/Platform/Library', 301],
      ['/About', 404],
      ['/platform/nowhere', 404],
      ['/platform/not-found', 404],
      ['/platformer', 404],
      ['/nowhere', 404],
      ['/../server/config.ts', 404],
      ['/..%2f..%2fpackage.json', 404],
      ['/assets/none.js', 404],
    ] as const;
    for (const [address, status] of statuses)
      expect([address, (await app.request(address)).status]).toEqual([address, status]);
    expect(lines.map((line) => JSON.parse(line).path)).toContain('/nowhere');
    expect(lines.map((line) => JSON.parse(line).path)).toContain('/platform/nowhere');
    expect(lines.map((line) => JSON.parse(line).path)).not.toContain('/platform');
    // The one is shown inside the application's frame, the other is a document.
    expect(await (await app.request('/platform/nowhere')).text()).toContain('/platform/not-found"');
    expect(await (await app.request('/nowhere')).text()).not.toContain('/platform/not-found"');
    expectError(await readAnswer(await app.request('/api/nowhere')), 'not_found');
    expectError(await readAnswer(await app.request('/images/x/y')), 'not_found');
  });

  it('name the address that this installation is reached at, in every encoding', async () => {
    const app = appWith({ publicUrl: () => 'https://pictures.example' }, directory);
    const expected = 'href="https://pictures.example/about"';
    expect(await (await app.request('/about')).text()).toContain(expected);
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [encoding, decode] of Object.entries(decoders)) {
      const answer = await app.request('/about', { headers: { 'accept-encoding': encoding } });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(decode(await answer.arrayBuffer()).toString()).toContain(expected);
    }
  });

  it('are not sent again to a browser that has them', async () => {
    const app = appWith({}, directory);
    const entityTag = (await app.request('/about')).headers.get('etag')!;
    const again = await app.request('/about', { headers: { 'if-none-match': entityTag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('lead on from the addresses of older links, and to the checkout', async () => {
    const app = appWith({}, directory);
    const leads = async (from: typeof app, address: string) =>
      (await from.request(address)).headers.get('location');
    expect(await leads(app, '/generate')).toBe('/platform/generate');
    expect(await leads(app, '/video')).toBe('/platform/image-generation');
    expect(await leads(app, '/go/premium')).toBe('/checkout/premium');
    expect(await leads(app, '/go/lifetime')).toBe('/checkout/lifetime');
  });

  it('are kept for ever by their hash, and looked at anew otherwise', async () => {
    const app = appWith({}, directory);
    const cacheOf = async (address: string) =>
      (await app.request(address)).headers.get('cache-control');
    expect(await cacheOf('/assets/app-abc123.js')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/')).toBe('no-cache');
    expect(await cacheOf('/platform')).toBe('no-cache');
  });
});
