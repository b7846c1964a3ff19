import { expect } from 'vitest';
import { type ErrorCode, errorStatus } from '../contract/errors.ts';

export interface RawAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Sends JSON as a page of ours would, without the typed client: for what it would never send. */
export async function sendJson(
  url: string,
  body: unknown,
  init: { method?: string; cookie?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  return sendText(url, JSON.stringify(body), init);
}

/** As `sendJson`, with a body that need not be JSON. */
export async function sendText(
  url: string,
  body: string | undefined,
  init: { method?: string; cookie?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  return readAnswer(
    await fetch(url, {
      method: init.method ?? 'POST',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(init.cookie ? { cookie: init.cookie } : {}),
        ...init.headers,
      },
      ...(body === undefined ? {} : { body }),
    }),
  );
}

export async function readAnswer(response: Response): Promise<RawAnswer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : text,
  };
}

/** Fails unless the answer is an error of the contract: its shape, its status, a request id. */
export function expectError(answer: RawAnswer, code: ErrorCode, message?: string): void {
  expect(answer.body).toMatchObject({
    defined: true,
    code,
    status: errorStatus[code],
    message: message ?? expect.stringMatching(/\S/),
    data: { requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  });
  expect(answer.status).toBe(errorStatus[code]);
}

/** What two answers must have in common to be told apart by nobody. What counts down does so for all. */
export function comparable({ status, headers, body }: RawAnswer) {
  const names = [...headers.keys()].filter(
    (name) => !/^(?:date|x-request-id|ratelimit|retry-after)$/.test(name),
  );
  const json = JSON.stringify(body).replaceAll(headers.get('x-request-id') ?? '-', 'request id');
  return { status, body: json, headers: names.map((name) => [name, headers.get(name)]) };
}
