import { EngineError } from '../engine-error.ts';
import { diagnose } from './diagnosis.ts';
import type { HttpAnswer } from './http-client.ts';

const retryAfterMsMax = 60 * 60 * 1000;

/**
 * What an answer other than 2xx means, where every server means the same by it. None of the
 * server's own words get into the error.
 */
export function errorFromStatus(label: string, answer: HttpAnswer): EngineError {
  const { status } = answer;
  const { text, isInputFault } = diagnose(answer.body);
  const cause = new Error(`HTTP ${status}: ${text}`);
  const retryAfterMs = parseRetryAfter(answer.headers, Date.now());
  if (status === 401 || status === 403) {
    return new EngineError(
      'unavailable',
      `${label} refuses the configured credentials (HTTP ${status})`,
      { cause },
    );
  }
  if (status === 429) {
    return new EngineError('rate_limited', `${label} asks to wait`, { cause, retryAfterMs });
  }
  if (status === 400 || status === 413 || status === 422 || (status >= 500 && isInputFault)) {
    return new EngineError('invalid_request', `${label} refuses this request`, { cause });
  }
  if (status === 404 || status === 405) {
    return new EngineError(
      'unavailable',
      `${label} does not offer what we ask for: is its API switched on, its address right?`,
      { cause },
    );
  }
  // What servers say while they load a model, and proxies while there is no server behind them.
  if (status === 503) {
    return new EngineError('not_running', `${label} takes no work now`, { cause, retryAfterMs });
  }
  if (status === 504) {
    return new EngineError('timed_out', `The proxy before ${label} waits no longer`, { cause });
  }
  return new EngineError('unavailable', `${label} failed (HTTP ${status})`, {
    cause,
    retryAfterMs,
  });
}

/** @see RFC 9110 section 10.2.3; `retry-after-ms` is OpenAI's finer form */
export function parseRetryAfter(
  headers: Readonly<Record<string, string>>,
  nowMs: number,
): number | undefined {
  const milliseconds = Number(headers['retry-after-ms'] || Number.NaN);
  const text = headers['retry-after']?.trim() ?? '';
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  const candidates = [milliseconds, seconds * 1000, Date.parse(text) - nowMs];
  const found = candidates.find((candidate) => Number.isFinite(candidate));
  return found === undefined ? undefined : Math.min(Math.max(0, found), retryAfterMsMax);
}
