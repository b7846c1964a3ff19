import type { RateLimitName } from '../contract/endpoint-meta.ts';
import { AppError } from './app-error.ts';
import type { RequestContext } from './context.ts';
import { countAttempt, isCounted } from './rate-limit-counter.ts';
import { type Asking, rateLimitPolicy } from './rate-limit-policy.ts';

/**
 * Counts an attempt and says in the answer's headers how many are left: of the count that is the
 * nearest to its end.
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/
 * @param endpoint keeps endpoints with the same kind of limit apart, such as `contactMessages.send`
 * @throws {AppError} rate_limited, with the time to wait
 */
export async function requireWithinLimit(
  ctx: Asking & Pick<RequestContext, 'db' | 'answerHeaders'>,
  attempt: { name: RateLimitName; input: unknown; endpoint: string },
): Promise<void> {
  const { name } = attempt;
  const counts = rateLimitPolicy[name](ctx, attempt.input as never, attempt.endpoint);
  let told: { limit: number; windowSeconds: number; left: number; seconds: number } | undefined;
  const tell = () => {
    if (!told) return;
    ctx.answerHeaders.set('ratelimit-policy', `"${name}";q=${told.limit};w=${told.windowSeconds}`);
    ctx.answerHeaders.set('ratelimit', `"${name}";r=${told.left};t=${told.seconds}`);
  };
  for (const { isShared, unlessCounted, limit, ...window } of counts) {
    const { count, remainingMs } = await countAttempt(ctx.db, window);
    const left = Math.max(0, limit - count);
    const seconds = Math.ceil(remainingMs / 1000);
    const isFull = count > limit;
    if (!isShared && (isFull || !told || left < told.left))
      told = { limit, windowSeconds: window.windowSeconds, left, seconds };
    if (!isFull || (unlessCounted && (await isCounted(ctx.db, unlessCounted)))) continue;
    tell();
    ctx.answerHeaders.set('retry-after', String(seconds));
    throw new AppError('rate_limited', 'Too many attempts. Please try again later.', {
      details: { retryAfterMs: remainingMs },
    });
  }
  tell();
}
