import type { MiddlewareHandler } from 'hono';
import { AppError } from '../app-error.ts';
import { showsKey } from '../features/accounts/authenticate.service.ts';
import { findEndpoint } from './endpoints.ts';
import { findPostedForm } from './form-posts.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site asks a member's browser for. Browsers say where a request
 * comes from; what says nothing is no browser, and carries no member's cookie by accident. What may
 * be posted as a form must say that it was from here. A request with a key is taken for the key's,
 * whatever cookie comes with it, and no site makes a browser send one.
 * @param publicUrl where people reach us
 */
export function crossSiteGuard(publicUrl: () => string): MiddlewareHandler {
  return async (c, next) => {
    if (safeMethods.has(c.req.method) || showsKey(c.req.raw.headers)) return next();
    const site = c.req.header('sec-fetch-site');
    const origin = c.req.header('origin');
    const isSame = site
      ? site === 'same-origin' || site === 'none'
      : !origin ||
        URL.parse(origin)?.host === c.req.header('host') ||
        // A proxy may put its own name in place of the one that the browser asked for.
        origin === URL.parse(publicUrl())?.origin;
    const isKnown = site ? site === 'same-origin' : origin !== undefined;
    if (!isSame || (findPostedForm(c.req.raw) !== null && !isKnown))
      throw new AppError('forbidden', 'This request came from another site');
    return next();
  };
}

/**
 * A change with a body must be JSON, which no plain form can send, unless its endpoint says that it
 * takes a form, or bytes of any type.
 */
export function bodyTypeGuard(): MiddlewareHandler {
  return async (c, next) => {
    if (safeMethods.has(c.req.method) || findPostedForm(c.req.raw)) return next();
    if (findEndpoint(c.req.raw)?.meta.body === 'raw') return next();
    const type = c.req.header('content-type');
    const isJson = type !== undefined && /^application\/json\s*(;|$)/i.test(type);
    // A page can send a body without a type as well, and the handler would read it as JSON.
    if (!isJson && (type !== undefined || hasBody(c.req.raw.headers)))
      throw new AppError('invalid_request', 'Please send JSON');
    return next();
  };
}

const hasBody = (headers: Headers) =>
  headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0;
