/** Jobs of a stable-diffusion.cpp server: handed in, asked after, taken back. */
import { setTimeout as delay } from 'node:timers/promises';
import { EngineError } from '../engine-error.ts';
import { errorFromStatus } from '../remote/answer-errors.ts';
import type { HttpClient } from '../remote/http-client.ts';
import { parseJsonAnswer } from '../remote/json-answer.ts';
import { jobAnswer, type SdCppJob, submittedAnswer } from './sd-cpp-answers.ts';

/** Base64 of the largest PNG we would decode, about. */
const pictureAnswerBytesMax = 128 * 1024 * 1024;
const failuresMax = 3;

export interface SdCppJobs {
  /** @returns the job's id @throws {EngineError} */
  submit(body: Record<string, unknown>, signal: AbortSignal): Promise<string>;
  /** @returns the picture when it is done @throws {EngineError} */
  wait(id: string, signal: AbortSignal): Promise<Buffer>;
  /** @returns false when the server goes on drawing it */
  cancel(id: string, signal: AbortSignal): Promise<boolean>;
}

export function createJobs(
  client: HttpClient,
  { label, answerMs, pollMs }: { label: string; answerMs: number; pollMs: number },
): SdCppJobs {
  async function ask(id: string, signal: AbortSignal): Promise<SdCppJob> {
    const answer = await client.request({
      method: 'GET',
      path: `/sdcpp/v1/jobs/${id}`,
      signal,
      timeoutMs: answerMs,
      maxBytes: pictureAnswerBytesMax,
    });
    // Unknown or expired: it was started again meanwhile, and nobody draws this any more.
    if (answer.status === 404 || answer.status === 410) {
      throw new EngineError('unavailable', `${label} has lost a picture`);
    }
    if (answer.status !== 200) throw errorFromStatus(label, answer);
    return parseJsonAnswer(label, answer.body, jobAnswer);
  }

  return {
    async submit(body, signal) {
      const answer = await client.request({
        method: 'POST',
        path: '/sdcpp/v1/img_gen',
        body,
        signal,
        timeoutMs: answerMs,
      });
      if (answer.status !== 202 && answer.status !== 200) throw errorFromStatus(label, answer);
      return parseJsonAnswer(label, answer.body, submittedAnswer).id;
    },
    async wait(id, signal) {
      for (let failures = 0; ; ) {
        try {
          const { status, result } = await ask(id, signal);
          failures = 0;
          if (status === 'completed') {
            const base64 = result?.images[0]?.b64_json;
            if (base64) return Buffer.from(base64, 'base64');
            throw new EngineError('unavailable', `${label} is done without a picture`);
          }
          if (status === 'failed' || status === 'cancelled') {
            throw new EngineError('unavailable', `${label} could not draw a picture`);
          }
        } catch (error) {
          // One question that goes wrong doesn't end a job.
          if (!(error instanceof EngineError && isPassing(error)) || ++failures > failuresMax) {
            throw asLost(label, error);
          }
        }
        await delay(pollMs, undefined, { signal }).catch(() => signal.throwIfAborted());
      }
    },
    async cancel(id, signal) {
      const { status } = await client.request({
        method: 'POST',
        path: `/sdcpp/v1/jobs/${id}/cancel`,
        signal,
        timeoutMs: answerMs,
      });
      return status !== 409;
    },
  };
}

const isPassing = (error: EngineError): boolean =>
  error.isDown ||
  (error.cause instanceof Error && /^(?:E[A-Z]+|UND_ERR_\w+)$/.test(error.cause.message));

/** A server that went down over a picture must not be waited for and given it again for ever. */
function asLost(label: string, error: unknown): unknown {
  if (!(error instanceof EngineError && error.isDown)) return error;
  return new EngineError('unavailable', `${label} went down over a picture`, {
    cause: error.cause,
  });
}
