import type { MiddlewareHandler } from 'hono';
import { requireWithinLimit } from '../rate-limit.ts';
import { findEndpoint } from './endpoints.ts';
import type { HttpEnvironment } from './http-environment.ts';

/**
 * Endpoints that take files are counted before their bodies are read, as the files of many requests
 * at once would else fill the memory only to be refused. All others are counted with their input.
 */
export function countUploads(): MiddlewareHandler<HttpEnvironment> {
  return async (c, next) => {
    const endpoint = findEndpoint(c.req.raw);
    if (endpoint?.meta.body !== 'multipart' || !endpoint.meta.limit) return next();
    const { context } = c.var;
    try {
      await requireWithinLimit(context, {
        name: endpoint.meta.limit,
        input: undefined,
        endpoint: endpoint.name,
      });
    } catch (error) {
      // The body is not read, so nothing more can come through this connection.
      context.answerHeaders.set('connection', 'close');
      throw error;
    }
    return next();
  };
}
