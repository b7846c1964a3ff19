/**
 * HTTP to an image server the operator configured.
 *
 * Built on undici itself and not on the global fetch: that gives up after 300 s without a first
 * byte, while an image server says nothing until the picture is done.
 */
import { Agent, type Dispatcher, type FormData } from 'undici';
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
  /** A form is sent as multipart, all else as JSON. */
  body?: unknown;
  signal: AbortSignal;
  /** From the sent request to the last byte of the answer; the signal alone decides when absent. */
  timeoutMs?: number;
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
  /**
   * @throws {EngineError} `not_running` when nobody takes the request, `unavailable` when no whole
   *   answer came; the signal's reason on abort
   */
  request(request: HttpRequest): Promise<HttpAnswer>;
  /** @throws {EngineError} like `request` */
  stream(request: HttpRequest): Promise<HttpStream>;
  /** True for an absolute URL at the origin of the base URL. */
  isSameOrigin(url: string): boolean;
}

const defaultMaxBytes = 4 * 1024 * 1024;
const redirectsMax = 3;

export function createHttpClient(config: HttpClientConfig): HttpClient {
  const { label } = config;
  const base = new URL(config.baseUrl);
  const basePath = base.pathname.replace(/\/+$/, '');
  /** One for each size limit, which undici knows by connection. */
  const agents = new Map<number, Agent>();
  const isSameOrigin = (url: string): boolean =>
    URL.canParse(url) && new URL(url).origin === base.origin;

  const resolve = (path: string): URL =>
    path.startsWith('/') ? new URL(basePath + path, base.origin) : new URL(path);

  function agentFor(maxBytes: number): Agent {
    const agent =
      agents.get(maxBytes) ??
      new Agent({
        connect: { timeout: config.connectTimeoutMs },
        maxResponseSize: maxBytes,
        headersTimeout: 0,
        bodyTimeout: 0,
        // A kept connection that the server closed meanwhile fails a request that must not be sent
        // twice.
        pipelining: 0,
        allowH2: false,
      });
    agents.set(maxBytes, agent);
    return agent;
  }

  async function send(url: URL, request: HttpRequest): Promise<HttpStream> {
    request.signal.throwIfAborted();
    const expiry = request.timeoutMs === undefined ? [] : [AbortSignal.timeout(request.timeoutMs)];
    const signal = AbortSignal.any([request.signal, ...expiry]);
    const failure = (error: unknown): unknown => {
      if (request.signal.aborted) return request.signal.reason;
      if (expiry[0]?.aborted)
        return new EngineError('unavailable', `${label} did not answer in time`);
      return errorFromFailure(label, error);
    };
    const { body: payload, method } = request;
    const isForm = payload !== undefined && isFormData(payload);
    let answer: Dispatcher.ResponseData;
    try {
      answer = await agentFor(request.maxBytes ?? defaultMaxBytes).request({
        origin: url.origin,
        path: url.pathname + url.search,
        method,
        signal,
        headers: {
          accept: request.accept ?? 'application/json',
          // A compressed answer could grow past any size limit when unpacked.
          'accept-encoding': 'identity',
          ...config.headers,
          ...(payload !== undefined && !isForm && { 'content-type': 'application/json' }),
        },
        body: payload === undefined ? null : isForm ? payload : JSON.stringify(payload),
      });
    } catch (error) {
      throw failure(error);
    }
    const { statusCode: status, body } = answer;
    // A failure before anybody reads reaches the reader; this keeps it from being thrown as well.
    body.on('error', () => {});
    async function* readBody(): AsyncGenerator<Buffer> {
      try {
        for await (const chunk of body as AsyncIterable<Buffer>) yield chunk;
      } catch (error) {
        throw failure(error);
      } finally {
        body.destroy();
      }
    }
    const headers = flatten(answer.headers);
    const encoding = headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') {
      body.destroy();
      throw new EngineError('unavailable', `${label} compresses its answers unasked`);
    }
    return { status, headers, chunks: readBody() };
  }

  const stream = async (request: HttpRequest): Promise<HttpStream> => {
    let url = resolve(request.path);
    for (let redirects = 0; redirects <= redirectsMax; redirects += 1) {
      if (url.origin !== base.origin) {
        // Following would hand our credentials and the prompt to a host nobody configured.
        throw new EngineError('unavailable', `${label} redirects away from its configured address`);
      }
      const answer = await send(url, request);
      const location = answer.headers.location;
      if (answer.status < 300 || answer.status > 399 || location === undefined) return answer;
      for await (const _ of answer.chunks) break;
      // 301 to 303 turn a POST into a GET, which would lose the request.
      if (request.method === 'POST' && answer.status < 307) break;
      if (!URL.canParse(location, url.href)) break;
      url = new URL(location, url.href);
    }
    throw new EngineError('unavailable', `${label} redirects without an end`);
  };

  return {
    isSameOrigin,
    stream,
    request: async (request) => readWhole(await stream(request)),
  };
}

/** @throws {EngineError} like `HttpClient.request` */
export async function readWhole({ status, headers, chunks }: HttpStream): Promise<HttpAnswer> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return { status, headers, body: Buffer.concat(parts) };
}

function isFormData(body: unknown): body is FormData {
  return Object.prototype.toString.call(body) === '[object FormData]';
}

function flatten(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  );
}

/** Codes of a request that nobody took. */
const notRunningCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** What came may be in the error's text, so the cause keeps its code alone. */
function errorFromFailure(label: string, error: unknown): EngineError {
  if (error instanceof EngineError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const cause = new Error(/^\w+$/.test(code) ? code : 'without a code');
  const kind = notRunningCodes.has(code) ? 'not_running' : 'unavailable';
  return new EngineError(kind, describeFailure(label, code), { cause });
}

function describeFailure(label: string, code: string): string {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `The address of ${label} is not known`;
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return `${label} does not accept connections`;
  if (notRunningCodes.has(code)) return `${label} is not running at its configured address`;
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return `${label} answers with too much data`;
  if (code.includes('CERT') || code.includes('TLS')) {
    return `The certificate of ${label} can't be trusted`;
  }
  return `The connection to ${label} broke`;
}
