import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/**
 * The hashes of a page's inline scripts, as sources of a content security policy: only those may run.
 * What a page carries as data is no script.
 */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes, script] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g))
    if (script && !/\ssrc=|ld\+json/.test(attributes!))
      hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [...hashes];
}

/** @param scriptHashes sources of the inline scripts that may run */
export function contentSecurityPolicy(scriptHashes: readonly string[] = []): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    // Styles of components set sizes and positions on elements; they can't run anything.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function securityHeaders(isSecure: boolean): MiddlewareHandler {
  const policy = contentSecurityPolicy();
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    // Pages bring one of their own, and image bytes a stricter one.
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', policy);
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    if (isSecure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };
}
