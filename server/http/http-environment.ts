import type { RequestContext } from '../context.ts';

/** What the middleware leaves for the handlers. */
export interface HttpEnvironment {
  Variables: { context: RequestContext };
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
}
