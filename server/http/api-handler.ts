import { ORPCError, ValidationError } from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { errorStatus, unexpectedErrorText } from '../../contract/errors.ts';
import { AppError } from '../app-error.ts';
import type { RequestContext } from '../context.ts';
import { isDatabaseAway } from '../db/connection-error.ts';
import { accountRoutes, emailConfirmationRoutes } from '../features/accounts/accounts.routes.ts';
import { billingRoutes } from '../features/billing/billing.routes.ts';
import { communityRoutes } from '../features/community/community.routes.ts';
import { contactMessageRoutes } from '../features/contact-messages/contact-messages.routes.ts';
import { entitlementRoutes } from '../features/entitlements/entitlements.routes.ts';
import {
  editRoutes,
  generationRoutes,
  modelRoutes,
} from '../features/generations/generations.routes.ts';
import { imageRoutes } from '../features/images/images.routes.ts';
import { jobApplicationRoutes } from '../features/job-applications/job-applications.routes.ts';
import { mailSubscriptionRoutes } from '../features/mail-subscriptions/mail-subscriptions.routes.ts';
import { notificationRoutes } from '../features/notifications/notifications.routes.ts';
import { profileRoutes } from '../features/profiles/profiles.routes.ts';
import { quotaRoutes } from '../features/quotas/quotas.routes.ts';
import { statusRoutes } from '../features/status/status.routes.ts';
import { supportTicketRoutes } from '../features/support-tickets/support-tickets.routes.ts';
import { taskRoutes } from '../features/tasks/tasks.routes.ts';
import { uploadRoutes } from '../features/uploads/uploads.routes.ts';
import { assembleRouter } from '../route-builder.ts';

/** When to come back, for whoever was told that it can't be done now. */
export const retryAfterSeconds = 5;

const router = assembleRouter({
  accounts: accountRoutes,
  emailConfirmations: emailConfirmationRoutes,
  profiles: profileRoutes,
  billing: billingRoutes,
  entitlements: entitlementRoutes,
  quotas: quotaRoutes,
  models: modelRoutes,
  generations: generationRoutes,
  edits: editRoutes,
  uploads: uploadRoutes,
  tasks: taskRoutes,
  images: imageRoutes,
  community: communityRoutes,
  notifications: notificationRoutes,
  contactMessages: contactMessageRoutes,
  supportTickets: supportTicketRoutes,
  jobApplications: jobApplicationRoutes,
  mailSubscriptions: mailSubscriptionRoutes,
  status: statusRoutes,
});

/** Answers the JSON endpoints of the contract. Every failure leaves as one of the listed codes. */
export function createApiHandler() {
  return new OpenAPIHandler<RequestContext>(router, {
    // What else fails before a handler runs, such as a body that breaks off, speaks as all else does.
    customErrorResponseBodyEncoder(error) {
      if (error.code in errorStatus) return undefined;
      const { code, status, message, details } = toAppError(error);
      return { defined: true, code, status, message, data: details };
    },
    interceptors: [
      async ({ next, context }) => {
        try {
          return await next();
        } catch (error) {
          if (!(error instanceof SyntaxError)) throw error;
          throw toOrpcError(invalidJson(error), context);
        }
      },
    ],
    clientInterceptors: [
      async ({ next, context }) => {
        try {
          return await next();
        } catch (error) {
          throw toOrpcError(toAppError(error), context);
        }
      },
    ],
  });
}

/** What any thrown thing means to people; the unknown ones keep their cause for the log. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ORPCError) {
    if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
      const [issue] = error.cause.issues;
      const field = issue?.path
        ?.map((part) => (typeof part === 'object' ? part.key : part))
        .join('.');
      return new AppError('invalid_request', issue?.message ?? 'Invalid request', {
        details: field ? { field } : {},
      });
    }
    if (error.code === 'BAD_REQUEST') return invalidJson(error);
    if (error.status === 413) return new AppError('payload_too_large', 'The request is too large');
  }
  if (isDatabaseAway(error)) return databaseAway(error);
  return new AppError('internal', unexpectedErrorText, { cause: error });
}

/** Nothing was done, and it is worth asking again. */
const databaseAway = (cause: unknown) =>
  new AppError('unavailable', 'The server can’t be used right now. Please try again in a moment.', {
    details: { retryAfterMs: retryAfterSeconds * 1000 },
    cause,
  });

const invalidJson = (cause: unknown) =>
  new AppError('invalid_request', 'The request is not valid JSON', { cause });

function toOrpcError(error: AppError, context: RequestContext): ORPCError<string, unknown> {
  const data = { ...error.details, requestId: context.requestId };
  logFailure(error, context);
  return new ORPCError(error.code, {
    status: error.status,
    message: error.message,
    data,
    defined: true,
  });
}

/** What only the operator can mend; all else is between us and whoever asked. */
export function logFailure(error: AppError, { logger }: Pick<RequestContext, 'logger'>): void {
  if (error.code === 'internal')
    logger.error({ err: error.cause ?? error }, 'request failed unexpectedly');
  else if (isDatabaseAway(error.cause))
    logger.warn({ err: error.cause }, 'the database could not be asked');
}
