import { endpoints } from 'virtual:api-endpoints';
import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { api } from '../../contract/api.ts';
import {
  type ErrorCode,
  type ErrorDetails,
  errorStatus,
  unexpectedErrorText,
} from '../../contract/errors.ts';
import { takeEarlyAnswer } from './early-answers.ts';

const link = new OpenAPILink(endpoints, {
  // Prerendering runs without a location; nothing is fetched there.
  url: () => `${globalThis.location?.origin ?? 'http://localhost'}/api`,
  fetch: (request, init) => takeEarlyAnswer(request) ?? fetch(request, init),
});

/** The one client of the JSON endpoints. Calls reject with {@link ApiError}s. */
export const client: JsonifiedClient<ContractRouterClient<typeof api>> = createORPCClient(link);

/** Query and mutation options with their keys, for TanStack Query. */
export const queries = createTanstackQueryUtils(client);

export interface ApiError {
  code: ErrorCode | 'unreachable';
  /** Fit to be shown. */
  message: string;
  details: ErrorDetails;
}

/** What went wrong with a call, whatever was thrown. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ORPCError && error.code in errorStatus)
    return {
      code: error.code as ErrorCode,
      message: error.message,
      details: (error.data as ErrorDetails | undefined) ?? {},
    };
  return { code: 'unreachable', message: unexpectedErrorText, details: {} };
}
