import type { MiddlewareHandler } from 'hono';
import { publicForms } from '../../contract/public-forms.ts';
import { requireWithinFormRate } from '../features/quotas/rate-limit.service.ts';
import type { HttpEnvironment } from './http-environment.ts';

const path = `/api${publicForms.application.path}`;

/**
 * The one form that takes a file of somebody without an account: it is counted before its body is
 * read, as the files of many requests at once would else fill the memory only to be refused.
 */
export function countAnonymousUploads(): MiddlewareHandler<HttpEnvironment> {
  return async (c, next) => {
    if (c.req.method !== 'POST' || c.req.path !== path) return next();
    try {
      await requireWithinFormRate(c.var.context, 'application');
    } catch (error) {
      // The body is not read, so nothing more can come through this connection.
      c.header('connection', 'close');
      throw error;
    }
    return next();
  };
}
