import type { byteRoutes } from '../contract/byte-routes.ts';
import type { MemberContext, RequestContext } from './context.ts';

export type ByteRouteName = keyof typeof byteRoutes;

/** A request for bytes: its query and headers, and the parts of its path by name. */
export interface ByteRequest<Context> {
  ctx: Context;
  request: Request;
  params: Readonly<Record<string, string>>;
}

/** What answers the entry of the contract's table that has its name. */
export interface ByteRoute<Name extends ByteRouteName = ByteRouteName> {
  name: Name;
  answer(
    asked: ByteRequest<
      (typeof byteRoutes)[Name]['meta']['access'] extends 'member' ? MemberContext : RequestContext
    >,
  ): Promise<Response>;
}

/** So that the compiler knows from the name who may ask. */
export const byteRoute = <Name extends ByteRouteName>(
  name: Name,
  answer: ByteRoute<Name>['answer'],
): ByteRoute<Name> => ({ name, answer });

/** Served bytes are pictures and nothing else, even where somebody opens them as a page. */
export const pictureHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'content-disposition': 'inline',
} as const;

/** Bytes with an entity tag: 304 where the asking side has them already. */
export function answerBytes(
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> & { etag: string },
): Response {
  const known = request.headers.get('if-none-match');
  const isKnown = known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === headers.etag);
  if (isKnown) {
    const { 'content-type': _type, ...kept } = headers;
    return new Response(null, { status: 304, headers: kept });
  }
  return new Response(bytes, { headers });
}
