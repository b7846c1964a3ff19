/** What OpenAI Images servers answer, and what their errors mean. */
import { z } from 'zod';
import { EngineError } from '../engine-error.ts';
import { errorFromStatus } from '../remote/answer-errors.ts';
import type { HttpAnswer } from '../remote/http-client.ts';
import { findJson } from '../remote/json-answer.ts';

export const modelList = z.object({ data: z.array(z.object({ id: z.string().min(1).max(300) })) });

const picture = z.object({
  b64_json: z.string().nullish(),
  url: z.string().nullish(),
});

export type AnsweredPicture = z.infer<typeof picture>;

export const imagesAnswer = z.object({ data: z.array(picture).min(1) });

export const streamEvent = z.object({
  type: z.string().optional(),
  b64_json: z.string().nullish(),
  partial_image_index: z.int().min(0).nullish(),
  error: z.unknown().optional(),
});

const errorBody = z.object({
  error: z.union([
    z.string(),
    z.object({
      code: z.union([z.string(), z.number()]).nullish(),
      type: z.string().nullish(),
      message: z.string().nullish(),
      param: z.string().nullish(),
    }),
  ]),
});

interface ErrorDetails {
  /** Code or type, lower case. */
  codes: string[];
  message: string;
  param: string;
}

/** Reads the error object of an answer or a stream event. */
export function readErrorDetails(body: unknown): ErrorDetails {
  const parsed = errorBody.safeParse(body);
  if (!parsed.success) return { codes: [], message: '', param: '' };
  const { error } = parsed.data;
  if (typeof error === 'string') return { codes: [], message: error, param: '' };
  return {
    codes: [error.code, error.type].flatMap((code) => (code ? [String(code).toLowerCase()] : [])),
    message: error.message ?? '',
    param: error.param ?? '',
  };
}

const filterCodes = new Set(['moderation_blocked', 'content_policy_violation', 'content_filter']);
const accountCodes = new Set(['insufficient_quota', 'billing_hard_limit_reached']);

const knownCodes: ReadonlySet<string> = new Set([
  ...filterCodes,
  ...accountCodes,
  'model_not_found',
  'rate_limit_exceeded',
  'invalid_value',
  'invalid_request_error',
  'server_error',
]);

/** The error for an answer other than 200. */
export function errorFromAnswer(label: string, answer: HttpAnswer): EngineError {
  const details = readErrorDetails(findJson(answer.body));
  return errorFromDetails(label, details, answer.status) ?? errorFromStatus(label, answer);
}

/** The error for `type: "error"` in a stream, which comes after a 200. */
export function errorFromStreamEvent(label: string, event: unknown): EngineError {
  const details = readErrorDetails(event);
  return (
    errorFromDetails(label, details, undefined) ?? new EngineError('unavailable', `${label} failed`)
  );
}

function errorFromDetails(
  label: string,
  { codes, message }: ErrorDetails,
  status: number | undefined,
): EngineError | undefined {
  // Of the server's words only codes that we know: the others may quote the prompt.
  const cause = new Error(codes.find((code) => knownCodes.has(code)) ?? 'without a known code');
  // The wording is for compatible servers, which have no codes; only refusals are read for it.
  const isFiltered =
    codes.some((code) => filterCodes.has(code)) ||
    (status === 400 && /content policy|safety system|moderation/i.test(message));
  if (isFiltered) {
    return new EngineError('content_filtered', `${label} declines to draw this`, { cause });
  }
  // OpenAI sends these as 429 and 400, but no waiting and no other prompt will help.
  if (codes.some((code) => accountCodes.has(code))) {
    return new EngineError('unavailable', `The account at ${label} has no credit left`, { cause });
  }
  if (codes.includes('model_not_found')) {
    return new EngineError('invalid_request', `${label} does not have this model`, { cause });
  }
  if (status === undefined && codes.includes('rate_limit_exceeded')) {
    return new EngineError('rate_limited', `${label} asks to wait`, { cause });
  }
  return undefined;
}
