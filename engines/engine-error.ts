/** Why an engine did not make the picture. Whoever asked decides on a retry from `kind` alone. */
export type EngineErrorKind =
  /** Nothing answers at the engine's address, or it says that it takes no work now. */
  | 'not_running'
  /** It asks to wait. */
  | 'rate_limited'
  /** It ran for as long as it may. Where it can't be stopped, asking again waits for that answer. */
  | 'timed_out'
  /** It failed in any other way that may pass. */
  | 'unavailable'
  /** No engine will ever make a picture of this request. */
  | 'invalid_request'
  /** It declines to draw this. */
  | 'content_filtered';

const retriableKinds: ReadonlySet<EngineErrorKind> = new Set([
  'not_running',
  'rate_limited',
  'timed_out',
  'unavailable',
]);

/**
 * A failure of an engine. Neither its message nor its causes carry words of the request or of the
 * configuration, so it may be logged as it is.
 */
export class EngineError extends Error {
  readonly kind: EngineErrorKind;
  /** How long the engine asked us to wait, where it said. */
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: EngineErrorKind,
    message: string,
    options: { retryAfterMs?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'EngineError';
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs;
  }

  /** True where the engine did not begin: waiting for it costs nobody an attempt. */
  get isDown(): boolean {
    return this.kind === 'not_running';
  }

  get isRetriable(): boolean {
    return retriableKinds.has(this.kind);
  }
}
