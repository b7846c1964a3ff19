import type { EndpointMeta } from '../contract/endpoint-meta.ts';
import { AppError } from './app-error.ts';
import type { Principal } from './principal.ts';

/**
 * The one guard in front of every endpoint: lets through whom the endpoint is for.
 * @throws {AppError} unauthenticated, forbidden
 */
export function requireAccess(principal: Principal, { access, scope }: EndpointMeta): void {
  if (principal.via === 'key' && !(scope && principal.scopes.includes(scope)))
    throw new AppError(
      'forbidden',
      scope ? `This key lacks the scope ${scope}` : 'This endpoint takes no API key',
    );
  // An operator shows a key of another kind, which the endpoint itself looks at.
  if (access !== 'member') return;
  if (principal.via === 'nobody') throw new AppError('unauthenticated', 'Please sign in');
}
