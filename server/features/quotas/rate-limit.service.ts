import type { publicForms } from '../../../contract/public-forms.ts';
import { AppError } from '../../app-error.ts';
import type { AppContext, RequestContext } from '../../context.ts';
import { countAttempt } from './rate-limit.repository.ts';

/** @throws {AppError} rate_limited, with the time to wait */
export async function requireWithinRate(
  ctx: Pick<AppContext, 'db'>,
  key: string,
  limit: { attemptsMax: number; windowMs: number },
): Promise<void> {
  const retryAfterMs = await countAttempt(ctx.db, key, limit);
  if (retryAfterMs > 0)
    throw new AppError('rate_limited', 'Too many attempts. Please try again later.', {
      details: { retryAfterMs },
    });
}

/** How often one address may post a public form. @throws {AppError} rate_limited */
export function requireWithinFormRate(
  ctx: Pick<RequestContext, 'db' | 'config' | 'ip'>,
  form: keyof typeof publicForms,
): Promise<void> {
  return requireWithinRate(ctx, `form:${form}:${ctx.ip}`, {
    attemptsMax: ctx.config.formPostsMax,
    windowMs: 3600_000,
  });
}
