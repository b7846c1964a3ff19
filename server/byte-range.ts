import type { ByteRange, StoredBytes } from './ports/storage/storage.ts';

/**
 * The part of a file that a request asks for; null where all of it is the answer, which is always
 * allowed: for several parts, for the last bytes, and for a part of another version.
 * @see RFC 9110, 13.1.5 and 14.2
 */
export function readRange(request: Request, etag: string): ByteRange | null {
  // Of a HEAD, nobody would read the part.
  if (request.method !== 'GET') return null;
  const condition = request.headers.get('if-range');
  if (condition !== null && condition !== etag) return null;
  const asked = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(request.headers.get('range') ?? '');
  if (!asked) return null;
  const start = Number(asked[1]);
  if (asked[2] === undefined) return { start };
  const end = Number(asked[2]) + 1;
  return end > start ? { start, end } : null;
}

/** Answers with a part, or says that there is none: 206, or 416. @see RFC 9110, 15.3.7 and 15.5.17 */
export function answerPart(
  { stream, sizeBytes }: StoredBytes,
  { start, end = sizeBytes }: ByteRange,
  headers: Record<string, string>,
): Response {
  if (start >= sizeBytes)
    return new Response(null, {
      status: 416,
      headers: { 'content-range': `bytes */${sizeBytes}`, 'cache-control': 'no-store' },
    });
  const last = Math.min(end, sizeBytes) - 1;
  return new Response(stream, {
    status: 206,
    headers: {
      ...headers,
      'content-range': `bytes ${start}-${last}/${sizeBytes}`,
      'content-length': String(last - start + 1),
    },
  });
}
