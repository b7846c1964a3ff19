import { type ErrorCode, type ErrorDetails, errorStatus } from '../contract/errors.ts';

/** A failure with a code of the closed list and a message fit for people; the cause stays in the log. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(
    code: ErrorCode,
    message: string,
    options: { details?: ErrorDetails; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details ?? {};
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** The answer for a row that is missing, and for one that is somebody else's. */
export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} not found`);
}
