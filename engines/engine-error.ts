/**
 * Why an engine did not make the picture. The job decides on a retry from `kind` alone:
 * `rate_limited` and `unavailable` may pass, the other two never do.
 */
export type EngineErrorKind =
  | 'rate_limited'
  | 'unavailable'
  | 'invalid_request'
  | 'content_filtered';

export class EngineError extends Error {
  readonly kind: EngineErrorKind;
  /** How long the engine asked us to wait, where it said. */
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: EngineErrorKind,
    message: string,
    options: { retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'EngineError';
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs;
  }

  get isRetriable(): boolean {
    return this.kind === 'rate_limited' || this.kind === 'unavailable';
  }
}
