/** Prompts of a ComfyUI server, which is its word for jobs. */
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { FormData } from 'undici';
import { EngineError } from '../engine-error.ts';
import { untilAborted } from '../remote/abortable.ts';
import { errorFromStatus } from '../remote/answer-errors.ts';
import type { StartedCall } from '../remote/call-keeper.ts';
import { diagnose } from '../remote/diagnosis.ts';
import type { HttpAnswer, HttpClient } from '../remote/http-client.ts';
import { parseJsonAnswer } from '../remote/json-answer.ts';
import {
  type HistoryEntry,
  historyOf,
  type PictureFile,
  queueAnswer,
  uploadAnswer,
} from './comfyui-answers.ts';
import type { ComfyUiConfig } from './comfyui-config.ts';
import type { ComfyUiSocket, PromptListener } from './comfyui-socket.ts';
import type { Workflow } from './workflow.ts';

const pictureBytesMax = 128 * 1024 * 1024;
const failuresMax = 3;
const cancelEveryMs = 300;

export interface Prompt {
  /** Ours, and the server's too. */
  id: string;
  workflow: Workflow;
  /** The node whose picture is the result. */
  output: string;
  listener: Omit<PromptListener, 'onTurn'>;
}

export interface ComfyUiPrompts {
  /** @returns how a workflow names the picture @throws {EngineError} */
  upload(png: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<string>;
  /** Hands the workflow in and waits for its picture. The answer rejects with EngineErrors. */
  draw(prompt: Prompt, signal: AbortSignal): StartedCall<Buffer>;
}

export function createPrompts(
  client: HttpClient,
  socket: ComfyUiSocket,
  {
    label,
    pollMs,
    timeouts: { answerMs, cancelMs },
  }: Pick<ComfyUiConfig, 'label' | 'pollMs' | 'timeouts'>,
): ComfyUiPrompts {
  const get = (path: string, signal: AbortSignal, maxBytes?: number): Promise<HttpAnswer> =>
    client.request({ method: 'GET', path, signal, timeoutMs: answerMs, maxBytes });
  const post = (path: string, body: unknown, signal: AbortSignal): Promise<HttpAnswer> =>
    client.request({ method: 'POST', path, body, signal, timeoutMs: answerMs });

  /** Null while it has not ended. */
  async function findEntry(
    { id, output }: Prompt,
    signal: AbortSignal,
  ): Promise<HistoryEntry | null> {
    const answer = await get(`/history/${id}`, signal);
    if (answer.status !== 200) throw errorFromStatus(label, answer);
    return parseJsonAnswer(label, answer.body, historyOf(id, output))[id] ?? null;
  }

  async function findPlace(id: string, signal: AbortSignal): Promise<'running' | 'pending' | null> {
    const answer = await get('/queue', signal, pictureBytesMax);
    if (answer.status !== 200) throw errorFromStatus(label, answer);
    const { queue_running, queue_pending } = parseJsonAnswer(label, answer.body, queueAnswer);
    if (queue_running.some(([, running]) => running === id)) return 'running';
    return queue_pending.some(([, pending]) => pending === id) ? 'pending' : null;
  }

  /** Null while it waits or is drawn. @throws {EngineError} when it is in no list any more */
  async function findEnded(prompt: Prompt, signal: AbortSignal): Promise<HistoryEntry | null> {
    const entry = await findEntry(prompt, signal);
    if (entry || (await findPlace(prompt.id, signal))) return entry;
    // It may have gone from one list to the other between the two questions.
    const late = await findEntry(prompt, signal);
    if (late) return late;
    throw new EngineError('unavailable', `${label} has lost a picture`);
  }

  async function submit(prompt: Prompt, signal: AbortSignal): Promise<void> {
    let answer: HttpAnswer;
    try {
      answer = await post(
        '/prompt',
        {
          prompt: prompt.workflow,
          prompt_id: prompt.id,
          client_id: socket.clientId,
          // Servers make none of their own accord; older ones do only with `--preview-method`.
          extra_data: { preview_method: 'auto' },
        },
        signal,
      );
    } catch (error) {
      // The id is ours: where only the answer was lost, the picture is in the queue.
      if (!(error instanceof EngineError) || error.isDown) throw error;
      if (await isKnown(prompt, signal)) return;
      throw error;
    }
    if (answer.status === 200) return;
    if (answer.status === 400) {
      throw new EngineError('invalid_request', `${label} refuses the workflow of this model`);
    }
    throw errorFromStatus(label, answer);
  }

  const isKnown = (prompt: Prompt, signal: AbortSignal): Promise<boolean> =>
    findEnded(prompt, signal).then(
      () => true,
      () => false,
    );

  async function wait(
    prompt: Prompt,
    turn: () => Promise<void>,
    signal: AbortSignal,
  ): Promise<HistoryEntry> {
    for (let failures = 0; ; ) {
      const turned = turn();
      try {
        const entry = await findEnded(prompt, signal);
        if (entry) return entry;
        failures = 0;
      } catch (error) {
        signal.throwIfAborted();
        const isPassing = error instanceof EngineError && error.cause !== undefined;
        // One question that goes wrong doesn't end a picture.
        if (!isPassing || ++failures > failuresMax) throw asLost(label, error);
      }
      await Promise.race([turned, delay(pollMs, undefined, { signal })]).catch(() => {
        signal.throwIfAborted();
      });
    }
  }

  async function fetchPicture(file: PictureFile, signal: AbortSignal): Promise<Buffer> {
    const query = new URLSearchParams({ ...file });
    const answer = await get(`/view?${query}`, signal, pictureBytesMax);
    if (answer.status !== 200) throw errorFromStatus(label, answer);
    return answer.body;
  }

  return {
    async upload(png, signal) {
      const form = new FormData();
      // The same picture needs no second place; and no name tells whose it is.
      const file = `${createHash('sha256').update(png).digest('hex').slice(0, 32)}.png`;
      form.set('image', new Blob([png], { type: 'image/png' }), file);
      form.set('type', 'temp');
      form.set('subfolder', 'ochre');
      form.set('overwrite', 'true');
      const answer = await post('/upload/image', form, signal);
      if (answer.status !== 200) throw errorFromStatus(label, answer);
      const { name, subfolder, type } = parseJsonAnswer(label, answer.body, uploadAnswer);
      return `${subfolder ? `${subfolder}/` : ''}${name} [${type}]`;
    },
    draw(prompt, signal) {
      let wake = (): void => {};
      const turn = (): Promise<void> =>
        new Promise((resolve) => {
          wake = resolve;
        });
      const end = socket.listen(prompt.id, { ...prompt.listener, onTurn: () => wake() });
      const submitted = submit(prompt, signal);
      const answer = (async () => {
        try {
          await submitted;
          const { status, outputs } = await wait(prompt, turn, signal);
          if (status.status_str !== 'success' || !status.completed) {
            throw errorFromMessages(label, status.messages);
          }
          const [file] = outputs[prompt.output]?.images ?? [];
          if (file) return await fetchPicture(file, signal);
          throw new EngineError('unavailable', `${label} is done without a picture`);
        } finally {
          end();
        }
      })();
      return {
        answer,
        async stop(ended) {
          const over = AbortSignal.any([ended, AbortSignal.timeout(cancelMs)]);
          // What has not arrived yet can't be taken back.
          await untilAborted(submitted, over);
          await cancel(prompt.id, over);
          return true;
        },
      };
    },
  };

  /** Takes it out of the queue or stops it, until it is gone from there. */
  async function cancel(id: string, over: AbortSignal): Promise<void> {
    for (let place = await findPlace(id, over); place; place = await findPlace(id, over)) {
      if (place === 'pending') await post('/queue', { delete: [id] }, over);
      // Older servers stop whatever they draw, so this is sent only while that is ours.
      else await post('/interrupt', { prompt_id: id }, over);
      await delay(cancelEveryMs, undefined, { signal: over });
    }
  }
}

/** The messages hold the whole workflow, prompt and all. */
function errorFromMessages(label: string, messages: unknown): EngineError {
  const { text, isInputFault } = diagnose(Buffer.from(JSON.stringify(messages) ?? ''));
  return new EngineError(
    isInputFault ? 'invalid_request' : 'unavailable',
    `${label} could not draw a picture`,
    { cause: new Error(text) },
  );
}

/** A server that went down over a picture must not be waited for and given it again for ever. */
function asLost(label: string, error: unknown): unknown {
  if (!(error instanceof EngineError && error.isDown)) return error;
  return new EngineError('unavailable', `${label} went down over a picture`, {
    cause: error.cause,
  });
}
