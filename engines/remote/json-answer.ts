import type { z } from 'zod';
import { EngineError } from '../engine-error.ts';

const quote = 0x22;
const backslash = 0x5c;
const depthMax = 32;

/**
 * Parses what an image server answered. The schema's records, if it has any, must not be keyed by
 * the server: keys get into the error.
 * @throws {EngineError} `unavailable` when it is not JSON of the expected shape
 */
export function parseJsonAnswer<Schema extends z.ZodType>(
  label: string,
  body: Buffer,
  schema: Schema,
): z.infer<Schema> {
  const json = findJson(body);
  const parsed = json === undefined ? undefined : schema.safeParse(json);
  if (parsed?.success) return parsed.data;
  // Where our schema was not met, in its own names; what stood there may quote the prompt.
  const where = parsed?.error.issues[0]?.path.map(String).join('.');
  throw new EngineError('unavailable', `${label} does not answer as its protocol says`, {
    cause: new Error(parsed ? `not the expected shape at "${where}"` : 'not JSON'),
  });
}

/** What an optional part of a server answered, or null when it is not what we know. */
export function findJsonAnswer<Schema extends z.ZodType>(
  answer: { status: number; body: Buffer },
  schema: Schema,
): z.infer<Schema> | null {
  const parsed = answer.status === 200 ? schema.safeParse(findJson(answer.body)) : undefined;
  return parsed?.success ? parsed.data : null;
}

/** The parsed body, or undefined when it is not JSON or nests deeper than any answer we know. */
export function findJson(body: Buffer): unknown {
  if (nestsTooDeep(body)) return undefined;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Walks the brackets outside of strings. Deep nesting passes JSON.parse and then overflows the
 * stack of whatever recurses over the value. Strings are jumped over: pictures are long strings.
 */
function nestsTooDeep(body: Buffer): boolean {
  let depth = 0;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at];
    if (byte === quote) {
      at = endOfString(body, at);
      if (at === -1) return false;
    } else if (byte === 0x5b || byte === 0x7b) {
      depth += 1;
      if (depth > depthMax) return true;
    } else if (byte === 0x5d || byte === 0x7d) {
      depth -= 1;
    }
  }
  return false;
}

function endOfString(body: Buffer, start: number): number {
  let end = body.indexOf(quote, start + 1);
  while (end !== -1) {
    let escapes = 0;
    while (body[end - 1 - escapes] === backslash) escapes += 1;
    if (escapes % 2 === 0) return end;
    end = body.indexOf(quote, end + 1);
  }
  return -1;
}
