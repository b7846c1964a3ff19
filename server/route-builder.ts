import { implement } from '@orpc/server';
import { api } from '../contract/api.ts';
import { AppError } from './app-error.ts';
import type { RequestContext } from './context.ts';

/** For endpoints that anyone may call. */
export const open = implement(api).$context<RequestContext>();

/** For endpoints of members: the handler's context has an `actor`. */
export const member = open.use(({ context, next }) => {
  if (!context.actor) throw new AppError('unauthenticated', 'Please sign in');
  return next({ context: { actor: context.actor } });
});
