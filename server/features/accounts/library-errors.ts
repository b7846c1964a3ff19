import { APIError } from 'better-auth/api';
import { accountTexts } from '../../../contract/accounts.ts';
import { AppError } from '../../app-error.ts';
import type { Authentication } from './authentication.ts';

type LibraryErrorCode = keyof Authentication['$ERROR_CODES'];

const unauthenticated = () => new AppError('unauthenticated', 'Please sign in');
const invalidCredentials = () =>
  new AppError('invalid_credentials', accountTexts.invalidCredentials);
const invalidRequest = (message: string) => () => new AppError('invalid_request', message);
const invalidToken = invalidRequest(accountTexts.resetTokenInvalid);
const forbidden = () => new AppError('forbidden', 'This request came from another site');

/** Of doors that we keep closed, or of our own mistakes: the cause is for the log. */
const ours = null;

/**
 * What each error of the authentication library means to people. A code that a new version brings
 * does not compile until somebody has decided on it.
 */
const libraryErrors: Record<LibraryErrorCode, (() => AppError) | null> = {
  INVALID_EMAIL_OR_PASSWORD: invalidCredentials,
  INVALID_PASSWORD: invalidCredentials,
  USER_NOT_FOUND: invalidCredentials,
  USER_EMAIL_NOT_FOUND: invalidCredentials,
  INVALID_USER: invalidCredentials,
  CREDENTIAL_ACCOUNT_NOT_FOUND: invalidCredentials,
  ACCOUNT_NOT_FOUND: invalidCredentials,
  INVALID_EMAIL: invalidRequest(accountTexts.invalidEmail),
  PASSWORD_TOO_SHORT: invalidRequest(accountTexts.passwordTooShort),
  PASSWORD_TOO_LONG: invalidRequest(accountTexts.passwordTooLong),
  VALIDATION_ERROR: invalidRequest(accountTexts.fillInAllFields),
  MISSING_FIELD: invalidRequest(accountTexts.fillInAllFields),
  BODY_MUST_BE_AN_OBJECT: invalidRequest(accountTexts.fillInAllFields),
  FIELD_NOT_ALLOWED: invalidRequest(accountTexts.fillInAllFields),
  INVALID_TOKEN: invalidToken,
  TOKEN_EXPIRED: invalidToken,
  SESSION_EXPIRED: unauthenticated,
  SESSION_NOT_FRESH: unauthenticated,
  INVALID_ORIGIN: forbidden,
  MISSING_OR_NULL_ORIGIN: forbidden,
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: forbidden,
  USER_ALREADY_EXISTS: ours,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: ours,
  FAILED_TO_CREATE_USER: ours,
  FAILED_TO_CREATE_SESSION: ours,
  FAILED_TO_UPDATE_USER: ours,
  FAILED_TO_GET_SESSION: ours,
  FAILED_TO_CREATE_VERIFICATION: ours,
  SOCIAL_ACCOUNT_ALREADY_LINKED: ours,
  PROVIDER_NOT_FOUND: ours,
  ID_TOKEN_NOT_SUPPORTED: ours,
  FAILED_TO_GET_USER_INFO: ours,
  EMAIL_NOT_VERIFIED: ours,
  EMAIL_CAN_NOT_BE_UPDATED: ours,
  CHANGE_EMAIL_DISABLED: ours,
  FAILED_TO_UNLINK_LAST_ACCOUNT: ours,
  USER_ALREADY_HAS_PASSWORD: ours,
  PASSWORD_ALREADY_SET: ours,
  VERIFICATION_EMAIL_NOT_ENABLED: ours,
  EMAIL_ALREADY_VERIFIED: ours,
  EMAIL_MISMATCH: ours,
  LINKED_ACCOUNT_ALREADY_EXISTS: ours,
  INVALID_CALLBACK_URL: ours,
  INVALID_REDIRECT_URL: ours,
  INVALID_ERROR_CALLBACK_URL: ours,
  INVALID_NEW_USER_CALLBACK_URL: ours,
  CALLBACK_URL_REQUIRED: ours,
  ASYNC_VALIDATION_NOT_SUPPORTED: ours,
  METHOD_NOT_ALLOWED_DEFER_SESSION_REQUIRED: ours,
};

export const isLibraryError = (error: unknown, code: LibraryErrorCode) =>
  error instanceof APIError && error.body?.code === code;

/** Calls the library; what it throws leaves as an error of ours where it is the asker's to mend. */
export async function callLibrary<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    throw libraryErrors[error.body?.code as LibraryErrorCode]?.() ?? error;
  }
}
