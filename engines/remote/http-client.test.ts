import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { FormData } from 'undici';
import { afterEach, describe, expect, test } from 'vitest';
import { EngineError } from '../engine-error.ts';
import { parseRetryAfter } from './answer-errors.ts';
import { readEventData } from './event-stream.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';
import { findJson } from './json-answer.ts';
import {
  type Answer,
  answerWithFault,
  type Fault,
  type ReceivedRequest,
  type ScriptedServer,
  startScriptedServer,
} from './scripted-server.fixture.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function serve(
  handle: (request: ReceivedRequest, answer: Answer) => void,
  basePath = '',
): Promise<{ server: ScriptedServer; client: HttpClient }> {
  const server = await startScriptedServer({}, async (request, answer) => handle(request, answer));
  closers.push(server.close);
  return { server, client: clientFor(server.url + basePath) };
}

function clientFor(baseUrl: string): HttpClient {
  return createHttpClient({
    label: 'The server',
    baseUrl,
    connectTimeoutMs: 50,
    headers: { authorization: 'Bearer secret' },
  });
}

function get(client: HttpClient, overrides: Record<string, unknown> = {}) {
  const { signal } = new AbortController();
  return client.request({ method: 'GET', path: '/a', signal, timeoutMs: 2000, ...overrides });
}

async function failureOf(call: Promise<unknown>): Promise<EngineError> {
  const error = await call.then(
    () => expect.fail('expected a rejection'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EngineError);
  return error as EngineError;
}

test('keeps the path of the base URL', async () => {
  const { server, client } = await serve((_, { json }) => json(200, {}), '/behind/a-proxy/');
  await get(client);
  expect(server.requests[0]!.path).toBe('/behind/a-proxy/a');
});

describe('redirects', () => {
  test('are followed at the same origin, with the request', async () => {
    const { server, client } = await serve(({ path }, { json, raw }) => {
      if (path === '/b') return json(200, { found: true });
      raw.writeHead(308, { location: '/b' }).end();
    });
    const answer = await get(client, { method: 'POST', body: { prompt: 'a fox' } });
    expect(findJson(answer.body)).toEqual({ found: true });
    expect(server.requests[1]).toMatchObject({ method: 'POST', body: { prompt: 'a fox' } });
  });

  test('never carry credentials to another origin', async () => {
    const other = await serve((_, { json }) => json(200, {}));
    const { client } = await serve((_, { raw }) => {
      raw.writeHead(307, { location: `${other.server.url}/a` }).end();
    });
    expect((await failureOf(get(client))).message).toContain('redirects away');
    expect(other.server.requests).toEqual([]);
  });

  test('never turn a POST into a GET', async () => {
    const { server, client } = await serve((_, { raw }) => {
      raw.writeHead(302, { location: '/b' }).end();
    });
    await failureOf(get(client, { method: 'POST', body: {} }));
    expect(server.requests).toHaveLength(1);
  });
});

describe('an answer', () => {
  test('is cut off at its size limit while it arrives', async () => {
    const { client } = await serve(({ path }, answer) => answerWithFault('huge', path, answer));
    expect((await failureOf(get(client, { maxBytes: 1000 }))).message).toContain('too much');
  });

  test('may be as long as its limit', async () => {
    const { client } = await serve((_, { raw }) => raw.end('x'.repeat(1000)));
    expect((await get(client, { maxBytes: 1000 })).body).toHaveLength(1000);
  });

  test('must not be compressed, since it could unpack past any limit', async () => {
    const { server, client } = await serve((_, { raw }) => {
      raw.writeHead(200, { 'content-encoding': 'gzip' }).end('x');
    });
    await failureOf(get(client));
    expect(server.requests[0]!.headers['accept-encoding']).toBe('identity');
  });

  test.each<Fault>(['truncated', 'reset'])('that is %s fails', async (fault) => {
    const { client } = await serve(({ path }, answer) => answerWithFault(fault, path, answer));
    expect((await failureOf(get(client))).message).toContain('broke');
  });
});

describe('waiting', () => {
  test('for the first byte ends in time', async () => {
    const { client } = await serve(() => {});
    expect((await failureOf(get(client, { timeoutMs: 30 }))).message).toContain('in time');
  });

  test('for the last byte ends in time', async () => {
    const { client } = await serve((_, { raw }) => raw.writeHead(200).write('{'));
    expect((await failureOf(get(client, { timeoutMs: 30 }))).message).toContain('in time');
  });

  test('for a TLS handshake ends in time', async () => {
    // Accepts the connection and never says a word.
    const silent = net.createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    closers.push(async () => void silent.close());
    const client = clientFor(`https://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    expect((await failureOf(get(client))).message).toContain('does not accept');
  });

  test('ends with the reason of the signal, before and during the answer', async () => {
    const { server, client } = await serve((_, { raw }) => raw.writeHead(200).write('{'));
    const reason = { changed: 'my mind' };
    await expect(get(client, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(server.requests).toEqual([]);
    const controller = new AbortController();
    const arrived = server.nextEvent('GET /a');
    const outcome = expect(get(client, { signal: controller.signal })).rejects.toBe(reason);
    await arrived;
    controller.abort(reason);
    await outcome;
  });
});

test('tells a server that is not there from one that fails', async () => {
  const closed = net.createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  const gone = await failureOf(get(clientFor(`http://127.0.0.1:${port}`)));
  const unknown = await failureOf(get(clientFor('http://nowhere.invalid')));
  expect([gone.isDown, unknown.isDown]).toEqual([true, true]);
  const { client } = await serve(({ path }, answer) => answerWithFault('reset', path, answer));
  expect((await failureOf(get(client))).isDown).toBe(false);
});

test('sends a form as multipart', async () => {
  const received: string[] = [];
  const { server, client } = await serve((_, { json }) => json(200, {}));
  const form = new FormData();
  form.set('prompt', 'a fox');
  await get(client, { method: 'POST', body: form });
  received.push(server.requests[0]!.headers['content-type'] ?? '');
  expect(received[0]).toMatch(/^multipart\/form-data; boundary=/);
  expect(server.requests[0]!.form?.get('prompt')).toBe('a fox');
});

test('an event that never ends is refused', async () => {
  const chunks = async function* () {
    for (;;) yield Buffer.from('data: '.padEnd(100, 'x'));
  };
  const read = async () => {
    for await (const _ of readEventData('it', chunks(), 1000));
  };
  expect((await failureOf(read())).message).toContain('too long');
});

test('depth of JSON is bounded, brackets in strings are not', () => {
  const nested = (depth: number): Buffer => Buffer.from('['.repeat(depth) + ']'.repeat(depth));
  expect(findJson(nested(32))).toBeDefined();
  expect(findJson(nested(33))).toBeUndefined();
  const strings = JSON.stringify(['['.repeat(100), '\\"[[', '\\', '['.repeat(100)]);
  expect(findJson(Buffer.from(strings))).toEqual(JSON.parse(strings));
});

test('events are read across any cut of the stream', async () => {
  const text =
    ': keep-alive\r\n\r\nevent: a\r\ndata: {"x":"ü"}\r\n\r\ndata:1\ndata: 2\n\ndata: end';
  const bytes = Buffer.from(text);
  for (const step of [1, 2, 3, 7, bytes.length]) {
    const chunks = async function* () {
      for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
    };
    const events: string[] = [];
    for await (const data of readEventData('it', chunks(), 1000)) events.push(data);
    expect(events).toEqual(['{"x":"ü"}', '1\n2', 'end']);
  }
});

test.each([
  [{ 'retry-after': '7' }, 7000],
  [{ 'retry-after': 'Thu, 01 Jan 1970 00:00:09 GMT' }, 8000],
  [{ 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 0],
  [{ 'retry-after': '99999999' }, 3_600_000],
  [{ 'retry-after-ms': '250', 'retry-after': '1' }, 250],
  [{ 'retry-after': 'soon' }, undefined],
  [{}, undefined],
])('reads the wait in %j', (headers: Record<string, string>, expected) => {
  expect(parseRetryAfter(headers, 1000)).toBe(expected);
});
