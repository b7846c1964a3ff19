import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { pino } from 'pino';
import { api } from '../contract/api.ts';
import type { StreamEvent } from '../contract/events.ts';
import type { ImageEngine } from '../engines/engine.ts';
import type { Clock } from '../server/clock.ts';
import { readConfig } from '../server/config.ts';
import type { AppContext } from '../server/context.ts';
import type { DatabaseLocation } from '../server/db/database.ts';
import { startOchre } from '../server/ochre.ts';
import type { PaymentProvider } from '../server/ports/payments/payments.ts';
import { createDataDirectory } from './test-database.ts';
import { TestEngine } from './test-engine.ts';

export type ApiClient = JsonifiedClient<ContractRouterClient<typeof api>>;

/** A clock that stands until the test moves it. */
export class TestClock implements Clock {
  #now: Date;
  constructor(start = new Date()) {
    this.#now = start;
  }
  now(): Date {
    return new Date(this.#now);
  }
  set(moment: Date | string): void {
    this.#now = new Date(moment);
  }
}

export interface TestOchre extends TestConnection {
  ctx: AppContext;
  dataDirectory: string;
  stop(): Promise<void>;
}

/** What can be asked of a server from outside, be it in this process or another. */
export interface TestConnection {
  url: string;
  /** A new member with a session of their own. */
  signUp(email?: string): Promise<TestMember>;
  /** The client of a visitor, or of whoever's cookie it is. */
  client(cookie?: string): ApiClient;
}

export interface TestMember {
  id: string;
  email: string;
  password: string;
  /** Value of a Cookie header. */
  cookie: string;
  client: ApiClient;
  /** A plain request with the member's cookie. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Opens the event stream. */
  listen(lastEventId?: string): Promise<TestStream>;
}

/** The whole product in this process: real HTTP, real database, real jobs; a plain engine unless given. */
export async function startTestOchre(
  options: {
    engines?: readonly ImageEngine[];
    clock?: Clock;
    database?: DatabaseLocation;
    dataDirectory?: string;
    environment?: Record<string, string>;
    webDirectory?: string;
    samplesDirectory?: string;
    payments?: PaymentProvider;
  } = {},
): Promise<TestOchre> {
  const dataDirectory = options.dataDirectory ?? (await createDataDirectory());
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDirectory,
    SIGN_IN_ATTEMPTS_MAX: '100000',
    FORM_POSTS_MAX: '100000',
    ...options.environment,
  });
  const ochre = await startOchre(config, {
    logger: pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' }),
    engines: options.engines ?? [new TestEngine()],
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.payments ? { payments: options.payments } : {}),
    ...(options.database ? { database: options.database } : {}),
    webDirectory: options.webDirectory ?? null,
    probesStatus: false,
    samplesDirectory: options.samplesDirectory ?? null,
  });
  return {
    ...connectTo(ochre.url ?? ''),
    ctx: ochre.ctx,
    dataDirectory,
    async stop() {
      await ochre.stop();
      if (!options.dataDirectory) await fs.rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** @param url of a running server */
export function connectTo(url: string): TestConnection {
  const client = (cookie?: string): ApiClient =>
    createORPCClient(
      new OpenAPILink(api, {
        url: `${url}/api`,
        // As a page of ours does: a form with a file is taken from no other site.
        headers: () => ({ origin: url, ...(cookie ? { cookie } : {}) }),
      }),
    );
  return {
    url,
    client,
    async signUp(email = `${randomUUID()}@example.com`) {
      const password = 'correct horse';
      await client().accounts.signUp({ email, password });
      const { cookie, id } = await signIn(url, email, password);
      return createMember({ url, id, email, password, cookie, client: client(cookie) });
    },
  };
}

/** Signs in over HTTP. @returns the session's cookie, and whose it is */
export async function signIn(
  url: string,
  email: string,
  password: string,
): Promise<{ cookie: string; id: string }> {
  const response = await fetch(`${url}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`sign-in answered ${response.status}`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { user } = (await response.json()) as { user: { id: string } };
  return { cookie, id: user.id };
}

/** A member's ways to ask, with a session that is there. */
export function createMember(
  member: Omit<TestMember, 'fetch' | 'listen'> & { url: string },
): TestMember {
  const { url, ...rest } = member;
  const request = (path: string, init: RequestInit = {}) =>
    fetch(`${url}${path}`, { ...init, headers: { cookie: member.cookie, ...init.headers } });
  return {
    ...rest,
    fetch: request,
    listen: (lastEventId) => TestStream.open(request, lastEventId),
  };
}

/** Collects the events of a stream and waits for the one that is asked for. */
export class TestStream {
  readonly events: StreamEvent[] = [];
  lastEventId = '';
  /** Settles when the server ends the stream. */
  readonly ended: Promise<void>;
  readonly #controller = new AbortController();
  #waiting: { matches: (event: StreamEvent) => boolean; resolve: (event: StreamEvent) => void }[] =
    [];

  static async open(
    request: (path: string, init?: RequestInit) => Promise<Response>,
    lastEventId = '',
  ): Promise<TestStream> {
    const controller = new AbortController();
    const response = await request('/api/events', {
      signal: controller.signal,
      headers: lastEventId ? { 'last-event-id': lastEventId } : {},
    });
    if (!response.ok) throw new Error(`the event stream answered ${response.status}`);
    const stream = new TestStream(response, controller);
    await stream.next('stream.opened');
    // The first stream of a page tells what just happened; tests listen for what happens next.
    if (!lastEventId) {
      await stream.#next(({ type }) => type === 'notifications.read' || type === 'stream.behind');
      stream.events.splice(1);
    }
    return stream;
  }

  private constructor(response: Response, controller: AbortController) {
    this.#controller = controller;
    this.ended = this.#read(response).catch(() => {});
  }

  async #read(response: Response): Promise<void> {
    let rest = '';
    for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + text).split('\n\n');
      rest = blocks.pop()!;
      for (const block of blocks) this.#take(block);
    }
  }

  #take(block: string): void {
    const data = /^data: (.*)$/m.exec(block)?.[1];
    this.lastEventId = /^id: (.*)$/m.exec(block)?.[1] ?? this.lastEventId;
    if (!data) return;
    const event = JSON.parse(data) as StreamEvent;
    this.events.push(event);
    this.#waiting = this.#waiting.filter((waiting) => {
      if (!waiting.matches(event)) return true;
      waiting.resolve(event);
      return false;
    });
  }

  /** The first event of a type that fits, among those that came and those to come. */
  async next<Type extends StreamEvent['type']>(
    type: Type,
    fits: (event: Extract<StreamEvent, { type: Type }>) => boolean = () => true,
  ): Promise<Extract<StreamEvent, { type: Type }>> {
    const found = await this.#next(
      (event) => event.type === type && fits(event as Extract<StreamEvent, { type: Type }>),
    );
    return found as Extract<StreamEvent, { type: Type }>;
  }

  async #next(matches: (event: StreamEvent) => boolean): Promise<StreamEvent> {
    return (
      this.events.find(matches) ??
      new Promise<StreamEvent>((resolve) => {
        this.#waiting.push({ matches, resolve });
      })
    );
  }

  /** The final state of a task. */
  async settled(taskId: string) {
    const { task } = await this.next(
      'task.changed',
      (event) =>
        event.task.id === taskId &&
        event.task.status !== 'queued' &&
        event.task.status !== 'running',
    );
    return task;
  }

  close(): void {
    this.#controller.abort();
  }
}
