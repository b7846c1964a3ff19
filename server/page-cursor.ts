import type { z } from 'zod';
import { AppError } from './app-error.ts';

/** The mark of where a page of a list ended; opaque to whoever hands it back. */
export function encodeCursor(place: object): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/**
 * @param schema no more than what the columns can hold, so that a made-up mark is refused here and
 *   not by the database
 * @throws {AppError} invalid_request
 */
export function decodeCursor<Place>(schema: z.ZodType<Place>, text: string): Place {
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw new AppError('invalid_request', 'The page mark is not one of ours', {
      details: { field: 'cursor' },
    });
  }
}
