import { randomUUID } from 'node:crypto';
import type { EngineRequest, EngineResult, ImageEngine, RunOptions } from '../engine.ts';
import { EngineError } from '../engine-error.ts';
import { untilAborted } from '../remote/abortable.ts';
import { errorFromStatus } from '../remote/answer-errors.ts';
import { createCallKeeper, keyOfRequest } from '../remote/call-keeper.ts';
import { shrinkPreview } from '../remote/fit-size.ts';
import { createHttpClient } from '../remote/http-client.ts';
import { createProgressReporter, type ProgressReporter } from '../remote/progress-reporter.ts';
import { requireAllowed } from '../remote/request-check.ts';
import type { ComfyUiConfig } from './comfyui-config.ts';
import { type ComfyUiModel, listComfyUiModels } from './comfyui-models.ts';
import { createPrompts } from './comfyui-prompts.ts';
import { createSocket } from './comfyui-socket.ts';
import { createTask } from './comfyui-tasks.ts';
import { readWorkflowFolder } from './workflow-folder.ts';

/**
 * Makes pictures on a ComfyUI server.
 * @throws {Error} that names what is wrong in the folder of workflows
 */
export async function createComfyUiEngine(config: ComfyUiConfig): Promise<ImageEngine> {
  const { id, label, timeouts, timeoutMs } = config;
  const workflowModels = config.workflowsFolder
    ? await readWorkflowFolder(config.workflowsFolder)
    : [];
  const headers: Record<string, string> = config.apiKey
    ? { authorization: `Bearer ${config.apiKey}` }
    : {};
  const closing = new AbortController();
  const client = createHttpClient({
    label,
    baseUrl: config.baseUrl,
    connectTimeoutMs: timeouts.connectMs,
    headers,
  });
  const socket = createSocket(config.baseUrl, headers, randomUUID());
  const prompts = createPrompts(client, socket, config);
  const keeper = createCallKeeper<Buffer>(label, timeoutMs);
  let models: readonly ComfyUiModel[] | undefined;
  /** What the socket has told of until now: it may be out of reach, and previews may be off. */
  const heard = { progress: false, preview: false };

  async function listModels(callerSignal: AbortSignal): Promise<readonly ComfyUiModel[]> {
    const signal = AbortSignal.any([callerSignal, closing.signal]);
    models = await listComfyUiModels(client, config, workflowModels, signal);
    return models;
  }

  async function run(request: EngineRequest, options: RunOptions): Promise<EngineResult> {
    const signal = AbortSignal.any([options.signal, closing.signal]);
    signal.throwIfAborted();
    let known = models;
    if (!known?.some(({ model }) => model.id === request.modelId)) known = await listModels(signal);
    const checked = requireAllowed(
      label,
      known.map(({ model }) => model),
      request,
    );
    const model = known.find((candidate) => candidate.model.id === request.modelId)!;
    const task = await createTask(label, model, checked, (png) => prompts.upload(png, signal));
    const reporter = createProgressReporter(options.onProgress);
    try {
      const bytes = await keeper.run(
        keyOfRequest(request),
        (callSignal) =>
          prompts.draw(
            {
              id: randomUUID(),
              workflow: task.workflow,
              output: task.output,
              listener: listenerOf(reporter),
            },
            callSignal,
          ),
        { signal, waitUntil: options.waitUntil },
      );
      const encoded = await untilAborted(task.fit(bytes), signal);
      return {
        ...encoded,
        ...task.size,
        effective: task.effective,
        notDrawn: [],
        // It tells the names of its files and nothing of what is in them.
        modelVersion: null,
      };
    } catch (error) {
      // A file that was there is gone, or the server is another one.
      if (error instanceof EngineError && (error.isDown || error.kind === 'invalid_request')) {
        models = undefined;
      }
      throw error;
    } finally {
      reporter.end();
    }
  }

  /** A preview is shown with how far the picture was. */
  function listenerOf(reporter: ProgressReporter) {
    let progress = 0;
    return {
      onProgress(done: number, total: number) {
        progress = done / total;
        heard.progress = true;
        reporter.report({ progress });
      },
      onPreview(bytes: Buffer) {
        const reached = progress;
        shrinkPreview(label, bytes).then(
          (preview) => {
            heard.preview = heard.progress;
            reporter.report({ progress: reached, preview });
          },
          // A broken preview is no reason to end a picture.
          () => {},
        );
      },
    };
  }

  return {
    id,
    label,
    sourceType: 'trainedAlgorithmicMedia',
    concurrency: config.concurrency,
    timeoutMs,
    async listModels(signal) {
      return (await listModels(signal)).map(({ model }) => ({ ...model, ...heard }));
    },
    run,
    async checkHealth(callerSignal) {
      const answer = await client.request({
        method: 'GET',
        path: '/system_stats',
        signal: AbortSignal.any([callerSignal, closing.signal]),
        timeoutMs: timeouts.answerMs,
      });
      if (answer.status !== 200) throw errorFromStatus(label, answer);
    },
    async close() {
      closing.abort(new EngineError('unavailable', `${label} was closed`));
      socket.close();
      await keeper.close();
    },
  };
}
