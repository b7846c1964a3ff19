import type { EndpointMeta } from '../contract/endpoint-meta.ts';
import { AppError } from './app-error.ts';
import type { RequestContext } from './context.ts';

/**
 * The one guard in front of every endpoint: lets through whom the endpoint is for.
 * @throws {AppError} unauthenticated
 */
export function requireAccess(
  { actor }: Pick<RequestContext, 'actor'>,
  { access }: EndpointMeta,
): void {
  // An operator shows a key, which the endpoint itself looks at.
  if (access !== 'member') return;
  if (!actor) throw new AppError('unauthenticated', 'Please sign in');
}
