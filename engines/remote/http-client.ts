/**
 * HTTP to an image server the operator configured.
 *
 * Built on node:http, not fetch: fetch gives up after 300 s without a first byte and that can't be
 * changed without another package, while an image server says nothing until the picture is done.
 */
import http from 'node:http';
import https from 'node:https';
import { EngineError } from '../engine-error.ts';

export interface HttpClientConfig {
  /** Names the server in error messages. */
  label: string;
  baseUrl: string;
  headers?: Readonly<Record<string, string>>;
  connectTimeoutMs: number;
}

export interface HttpRequest {
  method: 'GET' | 'POST';
  /** Begins with `/` and is appended to the base URL; or a full URL of the same origin. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  signal: AbortSignal;
  /** From the sent request to the last byte of the answer. */
  timeoutMs: number;
  /** An answer longer than this is refused while it arrives. */
  maxBytes?: number;
  accept?: string;
}

export interface HttpAnswer {
  status: number;
  /** Lower-case names; a repeated header is joined by a comma. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** An answer whose body arrives while it is read. Reading throws like `request` does. */
export interface HttpStream {
  status: number;
  headers: Readonly<Record<string, string>>;
  chunks: AsyncIterable<Buffer>;
}

export interface HttpClient {
  /** @throws {EngineError} `unavailable` when no whole answer came; the signal's reason on abort */
  request(request: HttpRequest): Promise<HttpAnswer>;
  /** @throws {EngineError} like `request` */
  stream(request: HttpRequest): Promise<HttpStream>;
  /** True for an absolute URL at the origin of the base URL. */
  isSameOrigin(url: string): boolean;
}

const defaultMaxBytes = 4 * 1024 * 1024;
const redirectsMax = 3;
// A kept connection that the server closed meanwhile fails a request that must not be sent twice.
const httpAgent = new http.Agent({ keepAlive: false });
const httpsAgent = new https.Agent({ keepAlive: false });

export function createHttpClient(config: HttpClientConfig): HttpClient {
  const base = new URL(config.baseUrl);
  const basePath = base.pathname.replace(/\/+$/, '');
  const isSameOrigin = (url: string): boolean =>
    URL.canParse(url) && new URL(url).origin === base.origin;

  const resolve = (path: string): URL =>
    path.startsWith('/') ? new URL(basePath + path, base.origin) : new URL(path);

  const stream = async (request: HttpRequest): Promise<HttpStream> => {
    let url = resolve(request.path);
    for (let redirects = 0; redirects <= redirectsMax; redirects += 1) {
      if (url.origin !== base.origin) {
        // Following would hand our credentials and the prompt to a host nobody configured.
        throw new EngineError(
          'unavailable',
          `${config.label} redirects to ${url.origin}, which is not its configured address`,
        );
      }
      const answer = await send(config, url, request);
      const location = answer.headers.location;
      if (answer.status < 300 || answer.status > 399 || location === undefined) return answer;
      await discard(answer.chunks);
      // 301 to 303 turn a POST into a GET, which would lose the request.
      if (request.method === 'POST' && answer.status < 307) break;
      if (!URL.canParse(location, url.href)) break;
      url = new URL(location, url.href);
    }
    throw new EngineError('unavailable', `${config.label} redirects without an end`);
  };

  return {
    isSameOrigin,
    stream,
    async request(request) {
      const { status, headers, chunks } = await stream(request);
      const parts: Buffer[] = [];
      for await (const chunk of chunks) parts.push(chunk);
      return { status, headers, body: Buffer.concat(parts) };
    },
  };
}

async function send(config: HttpClientConfig, url: URL, request: HttpRequest): Promise<HttpStream> {
  const { signal } = request;
  signal.throwIfAborted();
  const payload =
    request.body === undefined ? undefined : Buffer.from(JSON.stringify(request.body));
  const isTls = url.protocol === 'https:';
  const call = (isTls ? https : http).request(url, {
    method: request.method,
    agent: isTls ? httpsAgent : httpAgent,
    headers: {
      accept: request.accept ?? 'application/json',
      // A compressed answer could grow past any size cap when unpacked.
      'accept-encoding': 'identity',
      ...config.headers,
      ...(payload && { 'content-type': 'application/json', 'content-length': payload.length }),
    },
  });

  /** Why we ended the call ourselves, if we did. */
  let ending: unknown;
  const end = (reason: unknown): void => {
    ending ??= reason;
    call.destroy();
  };
  const onAbort = (): void => end(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  const connectTimer = setTimeout(
    () => end(new EngineError('unavailable', `${config.label} does not accept connections`)),
    config.connectTimeoutMs,
  );
  const wholeTimer = setTimeout(
    () => end(new EngineError('unavailable', `${config.label} did not answer in time`)),
    request.timeoutMs,
  );
  const settle = (): void => {
    clearTimeout(connectTimer);
    clearTimeout(wholeTimer);
    signal.removeEventListener('abort', onAbort);
  };
  const failure = (cause: unknown): unknown =>
    ending ?? new EngineError('unavailable', describeFailure(config.label, cause), { cause });

  call.once('socket', (socket) => {
    const connected = (): void => clearTimeout(connectTimer);
    if (socket.connecting) socket.once(isTls ? 'secureConnect' : 'connect', connected);
    else connected();
  });

  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    call.once('response', resolve);
    call.once('error', (error) => {
      settle();
      reject(failure(error));
    });
    call.end(payload);
  });
  // A later failure reaches the reader of the body; these keep it from being thrown as well.
  call.on('error', () => {});
  answer.on('error', () => {});

  const maxBytes = request.maxBytes ?? defaultMaxBytes;
  async function* readBody(): AsyncGenerator<Buffer> {
    let sizeBytes = 0;
    try {
      for await (const chunk of answer as AsyncIterable<Buffer>) {
        sizeBytes += chunk.length;
        if (sizeBytes > maxBytes) {
          end(new EngineError('unavailable', `${config.label} answers with too much data`));
          break;
        }
        yield chunk;
      }
      if (ending !== undefined) throw ending;
      if (!answer.complete) throw new Error('the answer ended early');
    } catch (error) {
      throw failure(error);
    } finally {
      settle();
      call.destroy();
    }
  }

  const encoding = answer.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') {
    settle();
    call.destroy();
    throw new EngineError('unavailable', `${config.label} compresses its answers unasked`);
  }
  return { status: answer.statusCode ?? 0, headers: flatten(answer.headers), chunks: readBody() };
}

function flatten(headers: http.IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(value ?? '')]),
  );
}

async function discard(chunks: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of chunks) break;
}

function describeFailure(label: string, cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'ECONNREFUSED') return `${label} is not running at its configured address`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `The address of ${label} is not known`;
  if (code.includes('CERT') || code.includes('TLS')) {
    return `The certificate of ${label} can't be trusted`;
  }
  return `The connection to ${label} broke`;
}
