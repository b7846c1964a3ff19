/** What the protocol servers for tests share: listening, reading requests, and failing on demand. */
import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Ways any image server can go wrong. */
export type Fault =
  | 'hang'
  | 'rate-limited'
  | 'failure'
  | 'input-error'
  | 'loading'
  | 'refused-credentials'
  | 'malformed-json'
  | 'deep-json'
  | 'html'
  | 'truncated'
  | 'reset'
  | 'huge'
  | 'redirect'
  | 'redirect-loop';

export interface ReceivedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: http.IncomingHttpHeaders;
  /** Parsed JSON, or null without such a body. */
  body: Record<string, unknown> | null;
  /** A multipart body. */
  form: FormData | null;
}

export interface Answer {
  json(status: number, value: unknown, headers?: http.OutgoingHttpHeaders): void;
  raw: http.ServerResponse;
}

export interface ScriptedServer {
  url: string;
  /** All requests, oldest first. */
  requests: readonly ReceivedRequest[];
  /** Emits `METHOD /path` when such a request has arrived, and what the protocol adds. */
  events: EventEmitter;
  /** For protocols that upgrade connections. */
  http: http.Server;
  /** Resolves at the next event of this name. */
  nextEvent(name: string): Promise<void>;
  close(): Promise<void>;
}

export interface ListenOptions {
  /** 0, the default, takes a free one. */
  port?: number;
  /** 127.0.0.1 by default. */
  host?: string;
}

/** Listens and hands each request, its body read, to `handle`. */
export async function startScriptedServer(
  { port = 0, host = '127.0.0.1' }: ListenOptions,
  handle: (request: ReceivedRequest, answer: Answer) => Promise<void>,
): Promise<ScriptedServer> {
  const events = new EventEmitter();
  const requests: ReceivedRequest[] = [];
  const server = http.createServer(async (incoming, raw) => {
    const answer: Answer = {
      raw,
      json(status, value, headers = {}) {
        raw.writeHead(status, { 'content-type': 'application/json', ...headers });
        raw.end(JSON.stringify(value));
      },
    };
    try {
      const parts: Buffer[] = [];
      for await (const part of incoming) parts.push(part);
      const bytes = Buffer.concat(parts);
      const type = incoming.headers['content-type'] ?? '';
      const isForm = type.startsWith('multipart/form-data');
      const url = new URL(incoming.url ?? '/', 'http://server');
      const request: ReceivedRequest = {
        method: incoming.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: incoming.headers,
        body: isForm || bytes.length === 0 ? null : JSON.parse(bytes.toString('utf8')),
        form: isForm
          ? await new Response(bytes, { headers: { 'content-type': type } }).formData()
          : null,
      };
      requests.push(request);
      events.emit(`${request.method} ${request.path}`);
      await handle(request, answer);
    } catch (error) {
      if (!raw.headersSent) answer.json(500, { error: String(error) });
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    requests,
    events,
    http: server,
    async nextEvent(name) {
      await once(events, name);
    },
    async close() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Fails the way the fault says. */
export function answerWithFault(fault: Fault, path: string, { json, raw }: Answer): void {
  switch (fault) {
    case 'hang':
      return;
    case 'rate-limited':
      json(429, { error: { message: 'Rate limit reached' } }, { 'retry-after': '7' });
      return;
    case 'failure':
      json(500, { error: 'OutOfMemoryError', detail: '', errors: 'CUDA out of memory' });
      return;
    case 'input-error':
      json(500, { error: 'ValueError', detail: '', errors: 'ValueError: invalid mask' });
      return;
    case 'loading':
      json(503, { error: 'loading model' }, { 'retry-after': '3' });
      return;
    case 'refused-credentials':
      json(401, { detail: 'Incorrect username or password' });
      return;
    case 'malformed-json':
      raw.writeHead(200, { 'content-type': 'application/json' });
      raw.end('{"images": [');
      return;
    case 'deep-json':
      raw.writeHead(200, { 'content-type': 'application/json' });
      raw.end('['.repeat(100_000) + ']'.repeat(100_000));
      return;
    case 'html':
      raw.writeHead(200, { 'content-type': 'text/html' });
      raw.end('<!doctype html><title>Welcome to nginx!</title>');
      return;
    case 'truncated':
      raw.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
      raw.write('{"images": ["iVBORw0KGgo', () => raw.destroy());
      return;
    case 'reset':
      raw.socket?.resetAndDestroy();
      return;
    case 'huge':
      raw.writeHead(200, { 'content-type': 'application/json' });
      sendWithoutEnd(raw);
      return;
    case 'redirect':
      raw.writeHead(307, { location: 'http://127.0.0.2:9/elsewhere' });
      raw.end();
      return;
    case 'redirect-loop':
      raw.writeHead(307, { location: path });
      raw.end();
  }
}

function sendWithoutEnd(raw: http.ServerResponse): void {
  const block = Buffer.alloc(1024 * 1024, ' ');
  const send = (): void => {
    while (!raw.destroyed && raw.write(block));
  };
  raw.on('drain', send);
  send();
}

/** Something that waits from `shut` until `open`. */
export interface Gate {
  shut(): void;
  open(): void;
  /** Resolves when it is open. */
  pass(): Promise<void>;
}

export function createGate(): Gate {
  let opened = Promise.withResolvers<void>();
  opened.resolve();
  return {
    shut() {
      opened = Promise.withResolvers<void>();
    },
    open: () => opened.resolve(),
    pass: () => opened.promise,
  };
}
