import { errorStatus, unexpectedErrorText } from '../../contract/errors.ts';
import {
  type Upload,
  uploadBytesMax,
  type uploadPurposes,
  uploadTexts,
  uploadTypes,
} from '../../contract/uploads.ts';
import type { ApiError } from './client.ts';

/** What is wrong with a file, as far as it can be told before it is sent; null when nothing is. */
export function findPictureProblem(file: Pick<File, 'type' | 'size'>): string | null {
  if (!uploadTypes.some((type) => type === file.type)) return uploadTexts.notPicture;
  return file.size > uploadBytesMax ? uploadTexts.tooLarge : null;
}

export interface UploadPictureOptions {
  purpose: (typeof uploadPurposes)[number];
  signal: AbortSignal;
  /** Gets the part that is sent, 0 to 1. */
  onProgress: (part: number) => void;
}

/**
 * Sends a picture. Not by the client of the other endpoints: `fetch` does not tell how far the
 * sending has come.
 * @throws {ApiError}
 */
export function uploadPicture(
  file: Blob,
  { purpose, signal, onProgress }: UploadPictureOptions,
): Promise<Upload> {
  const { promise, resolve, reject } = Promise.withResolvers<Upload>();
  const request = new XMLHttpRequest();
  const fail = () => reject(readError(request));
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onload = () => {
    if (request.status < 300) resolve(request.response as Upload);
    else fail();
  };
  request.onerror = fail;
  request.onabort = fail;
  signal.addEventListener('abort', () => request.abort(), { once: true });
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('file', file, 'picture');
  request.open('POST', '/api/uploads');
  request.responseType = 'json';
  request.send(form);
  return promise;
}

function readError({ response }: XMLHttpRequest): ApiError {
  const { code, message, data } = (response ?? {}) as Partial<ApiError> & { data?: object };
  if (code && message && code in errorStatus) return { code, message, details: data ?? {} };
  return { code: 'unreachable', message: unexpectedErrorText, details: {} };
}
