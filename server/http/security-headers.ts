import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { MiddlewareHandler } from 'hono';

/**
 * The hashes of all inline scripts in the built pages: prerendered pages carry some, and a strict
 * policy lets only those run.
 */
export function collectInlineScriptHashes(directory: string): string[] {
  const hashes = new Set<string>();
  const pages = fs
    .readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const html = fs.readFileSync(path.join(directory, page), 'utf8');
    for (const [, attributes, script] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g))
      if (script && !/\ssrc=/.test(attributes!))
        hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return [...hashes];
}

/** @param scriptHashes CSP sources of the inline scripts that may run */
export function securityHeaders(
  scriptHashes: readonly string[],
  isSecure: boolean,
): MiddlewareHandler {
  const policy = [
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

  return async (c, next) => {
    await next();
    const { headers } = c.res;
    // Image bytes bring a stricter one.
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', policy);
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    if (isSecure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };
}
