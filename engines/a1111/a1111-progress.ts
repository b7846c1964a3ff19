/** Where an A1111-style server tells how far it is. */
import { setTimeout as delay } from 'node:timers/promises';
import { EngineError } from '../engine-error.ts';
import { shrinkPreview } from '../remote/fit-size.ts';
import type { HttpClient } from '../remote/http-client.ts';
import { findJsonAnswer } from '../remote/json-answer.ts';
import type { ProgressReporter } from '../remote/progress-reporter.ts';
import { decodeBase64, globalProgress, optionsAnswer, taskProgress } from './a1111-answers.ts';

/**
 * `task` knows our own task and has previews; `global` is whatever the server does now, whose
 * preview may show another person's picture and is not asked for; `none` says nothing.
 */
export type ProgressSource = { kind: 'task'; hasPreviews: boolean } | { kind: 'global' | 'none' };

export interface ProgressContext {
  client: HttpClient;
  label: string;
  answerMs: number;
  pollMs: number;
}

const previewBytesMax = 8 * 1024 * 1024;
const failuresMax = 3;

/** Finds the best source the server has. @throws {EngineError} when it can't be reached */
export async function findProgressSource(
  context: ProgressContext,
  signal: AbortSignal,
): Promise<ProgressSource> {
  if ((await orNull(askTask(context, 'ochre-probe', -1, signal))) !== null) {
    return { kind: 'task', hasPreviews: await hasPreviews(context, signal) };
  }
  return { kind: (await orNull(askGlobal(context, signal))) === null ? 'none' : 'global' };
}

/** Proxies answer paths that they don't know in ways of their own. */
async function orNull<Value>(question: Promise<Value | null>): Promise<Value | null> {
  return question.catch((error: unknown) => {
    if (error instanceof EngineError && !error.isDown) return null;
    throw error;
  });
}

/** Whether the server works on this task now; null when it can't say. */
export async function findTaskState(
  context: ProgressContext,
  taskId: string,
  signal: AbortSignal,
): Promise<'active' | 'queued' | 'gone' | null> {
  const answer = await askTask(context, taskId, -1, signal);
  if (answer === null) return null;
  if (answer.active) return 'active';
  return answer.queued ? 'queued' : 'gone';
}

/** Reports until the signal aborts. Progress is a courtesy: a server that stops telling is let be. */
export async function followProgress(
  context: ProgressContext,
  source: ProgressSource,
  taskId: string,
  reporter: ProgressReporter,
  signal: AbortSignal,
): Promise<void> {
  let previewId = -1;
  for (let failures = 0; source.kind !== 'none' && failures < failuresMax; ) {
    try {
      if (source.kind === 'global') {
        const answer = await askGlobal(context, signal);
        if (answer) reporter.report({ progress: answer.progress });
      } else {
        const answer = await askTask(context, taskId, previewId, signal);
        if (answer?.active) {
          previewId = answer.id_live_preview ?? previewId;
          const preview = answer.live_preview
            ? await shrinkPreview(context.label, decodeBase64(answer.live_preview))
            : undefined;
          reporter.report({ progress: answer.progress ?? 0, preview });
        }
      }
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof EngineError)) throw error;
      failures += 1;
    }
    await delay(context.pollMs, undefined, { signal }).catch(() => {});
    if (signal.aborted) return;
  }
}

async function askTask(
  { client, answerMs }: ProgressContext,
  taskId: string,
  previewId: number,
  signal: AbortSignal,
) {
  const answer = await client.request({
    method: 'POST',
    path: '/internal/progress',
    body: { id_task: taskId, id_live_preview: previewId, live_preview: true },
    signal,
    timeoutMs: answerMs,
    maxBytes: previewBytesMax,
  });
  return findJsonAnswer(answer, taskProgress);
}

async function askGlobal({ client, answerMs }: ProgressContext, signal: AbortSignal) {
  const answer = await client.request({
    method: 'GET',
    path: '/sdapi/v1/progress?skip_current_image=true',
    signal,
    timeoutMs: answerMs,
  });
  return findJsonAnswer(answer, globalProgress);
}

async function hasPreviews(
  { client, answerMs }: ProgressContext,
  signal: AbortSignal,
): Promise<boolean> {
  const answer = await client.request({
    method: 'GET',
    path: '/sdapi/v1/options',
    signal,
    timeoutMs: answerMs,
  });
  return findJsonAnswer(answer, optionsAnswer)?.live_previews_enable !== false;
}
