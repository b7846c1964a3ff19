import { accountTexts } from '../contract/accounts.ts';
import type { EndpointMeta } from '../contract/endpoint-meta.ts';
import { AppError } from './app-error.ts';
import type { Principal } from './principal.ts';

/** What is said where nothing is, and where something is that is not for whoever asks. */
export const noSuchEndpoint = () => new AppError('not_found', 'There is no such endpoint');

/**
 * The one guard in front of every endpoint: lets through whom the endpoint is for.
 * @throws {AppError} unauthenticated, forbidden, not_found, email_unconfirmed
 */
export function requireAccess(
  principal: Principal,
  { access, scope, isForConfirmed }: EndpointMeta,
): void {
  if (access === 'operator') {
    if (principal.via === 'session' && principal.user.role === 'operator') return;
    throw noSuchEndpoint();
  }
  if (principal.via === 'key' && !(scope && principal.scopes.includes(scope)))
    throw new AppError(
      'forbidden',
      scope ? `This key lacks the scope ${scope}` : 'This endpoint takes no API key',
    );
  if (access === 'member' && principal.via === 'nobody')
    throw new AppError('unauthenticated', 'Please sign in');
  if (isForConfirmed && principal.via !== 'nobody' && !principal.user.isConfirmed)
    throw new AppError('email_unconfirmed', accountTexts.confirmFirst);
}
