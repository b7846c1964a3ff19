/**
 * A server that answers like ComfyUI, runs the few nodes that our workflows have, and paints bands
 * from the seed. @see ComfyUI server.py, execution.py and protocol.py
 * Start it alone with `node engines/comfyui/comfyui-server.fixture.ts 8188`.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import {
  type Answer,
  answerWithFault,
  createGate,
  type Fault,
  type Gate,
  type ListenOptions,
  type ReceivedRequest,
  type ScriptedServer,
  startScriptedServer,
} from '../remote/scripted-server.fixture.ts';
import { paintSeededPicture } from '../remote/seeded-picture.fixture.ts';
import { describeNode, isRunnable, paintNode } from './comfyui-nodes.fixture.ts';
import type { Workflow } from './workflow.ts';

/** What becomes of a prompt that is taken. */
const executions = [
  'normal',
  'execution-error',
  'out-of-memory',
  'input-fault',
  'lost',
  'lost-answer',
  'no-output',
  'thumbnail',
  'not-a-picture',
] as const;

type Execution = (typeof executions)[number];

export type ComfyUiBehaviour = Execution | Fault;

const isExecuted = (behaviour: ComfyUiBehaviour): behaviour is Execution =>
  (executions as readonly string[]).includes(behaviour);

export interface ComfyUiServerOptions extends ListenOptions {
  stepMs?: number;
  /** Without previews, as servers are that were not asked for any. */
  hasPreviews?: boolean;
  /** Previews that name their prompt, as servers since 2025 send to who asks for them. */
  namesPreviews?: boolean;
  /** False for a server whose socket can't be reached, as behind many proxies. */
  hasSocket?: boolean;
}

export interface ComfyUiServer extends ScriptedServer {
  /** How prompts handed in from now on are answered. */
  behave(behaviour: ComfyUiBehaviour): void;
  /** Before each prompt is executed. */
  gate: Gate;
  /** Words that prompts smuggled in and the server would have run. */
  commandsRun: readonly string[];
  /** Hands in a prompt as somebody else would. */
  handIn(promptId: string): void;
  /** How prompts ended, by id: `success`, `interrupted`, `error`. */
  endings: ReadonlyMap<string, string>;
  /** Ids of prompts handed in, oldest first. */
  promptIds: readonly string[];
}

interface Prompt {
  id: string;
  clientId: string;
  workflow: Workflow;
  /** Asked for with the prompt: by itself a server makes none. */
  previewMethod?: string | undefined;
  behaviour: Execution;
}

/** Emits `prompt begun` and `prompt ended` beside the requests. */
export async function startComfyUiServer(
  options: ComfyUiServerOptions = {},
): Promise<ComfyUiServer> {
  const { stepMs = 1, hasPreviews = true, namesPreviews = true, hasSocket = true } = options;
  const uploads = new Map<string, Buffer>();
  const pictures = new Map<string, Buffer>();
  const history = new Map<string, object>();
  const endings = new Map<string, string>();
  const commandsRun: string[] = [];
  const promptIds: string[] = [];
  const gate = createGate();
  const pending: Prompt[] = [];
  const sockets = new Map<string, WebSocket>();
  const wantsNames = new Set<string>();
  let running: Prompt | undefined;
  let isInterrupted = false;
  let nextBehaviour: ComfyUiBehaviour = 'normal';

  const server = await startScriptedServer(options, async (request, answer) => {
    const { method, path, body } = request;
    const [, kind = '', name = ''] = path.split('/');
    switch (`${method} /${kind}`) {
      case 'GET /system_stats':
        return answer.json(200, { system: { comfyui_version: '0.3.75' } });
      case 'GET /object_info':
        return answer.json(200, describeNode(name));
      case 'POST /upload':
        return answerUpload(request, answer);
      case 'POST /prompt':
        return answerPrompt(body ?? {}, answer);
      case 'GET /history':
        return answer.json(200, history.has(name) ? { [name]: history.get(name) } : {});
      case 'GET /queue':
        return answer.json(200, {
          queue_running: running ? [itemOf(running)] : [],
          queue_pending: pending.map(itemOf),
        });
      case 'POST /queue':
        for (const id of (body?.delete ?? []) as string[]) {
          const at = pending.findIndex((prompt) => prompt.id === id);
          if (at >= 0) pending.splice(at, 1);
        }
        return answer.json(200, {});
      case 'POST /interrupt':
        if (running && (body?.prompt_id ?? running.id) === running.id) isInterrupted = true;
        return answer.json(200, {});
      case 'GET /view': {
        const picture = pictures.get(request.query.get('filename') ?? '');
        if (!picture) return answer.json(404, {});
        answer.raw.writeHead(200, { 'content-type': 'image/png' });
        answer.raw.end(picture);
        return;
      }
      default:
        return answer.json(404, {});
    }
  });

  const socketServer = new WebSocketServer({ noServer: true });
  server.http.on('upgrade', (request, socket, head) => {
    // The real one refuses a page that another site shows in a browser.
    if (!hasSocket || request.headers.origin) return socket.destroy();
    socketServer.handleUpgrade(request, socket, head, (opened) => {
      const clientId = new URL(request.url ?? '', 'http://server').searchParams.get('clientId')!;
      sockets.set(clientId, opened);
      opened.on('message', (data) => {
        const { type, data: flags } = JSON.parse(String(data));
        if (type === 'feature_flags' && flags.supports_preview_metadata) wantsNames.add(clientId);
        server.events.emit('socket ready');
      });
    });
  });

  async function answerUpload({ form }: ReceivedRequest, answer: Answer): Promise<void> {
    const image = form!.get('image') as File;
    const [subfolder, type] = [String(form!.get('subfolder')), String(form!.get('type'))];
    const bytes = Buffer.from(await image.arrayBuffer());
    uploads.set(`${subfolder}/${image.name} [${type}]`, bytes);
    answer.json(200, { name: image.name, subfolder, type });
  }

  async function answerPrompt(body: Record<string, unknown>, answer: Answer): Promise<void> {
    const behaviour = nextBehaviour;
    const workflow = body.prompt as Workflow;
    const id = String(body.prompt_id);
    if (!isRunnable(workflow)) {
      return answer.json(400, {
        error: { type: 'prompt_outputs_failed_validation', message: JSON.stringify(workflow) },
        node_errors: { checkpoint: { errors: [{ type: 'value_not_in_list' }] } },
      });
    }
    if (!isExecuted(behaviour)) return answerWithFault(behaviour, '/prompt', answer);
    promptIds.push(id);
    if (behaviour !== 'lost') {
      const { preview_method: previewMethod } = (body.extra_data ?? {}) as Record<string, string>;
      enqueue({ id, clientId: String(body.client_id), workflow, previewMethod, behaviour });
    }
    if (behaviour === 'lost-answer') {
      answer.raw.destroy();
      return;
    }
    return answer.json(200, { prompt_id: id, number: promptIds.length, node_errors: {} });
  }

  function enqueue(prompt: Prompt): void {
    pending.push(prompt);
    void work();
  }

  async function work(): Promise<void> {
    if (running) return;
    running = pending.shift();
    if (!running) return;
    const prompt = running;
    isInterrupted = false;
    server.events.emit('prompt begun');
    await gate.pass();
    const ending = await execute(prompt);
    endings.set(prompt.id, ending);
    history.set(prompt.id, entryOf(prompt, ending));
    running = undefined;
    send(prompt, ending === 'interrupted' ? 'execution_interrupted' : `execution_${ending}`, {});
    send(prompt, 'executing', { node: null });
    server.events.emit('prompt ended');
    void work();
  }

  async function execute(prompt: Prompt): Promise<'success' | 'error' | 'interrupted'> {
    const { workflow, behaviour } = prompt;
    for (const { class_type, inputs } of Object.values(workflow)) {
      if (class_type !== 'CLIPTextEncode') continue;
      commandsRun.push(...(String(inputs.text).match(/\bembedding:\S+|<\|\w+\|>/g) ?? []));
    }
    const sampler = Object.values(workflow).find(({ class_type }) => class_type === 'KSampler');
    const steps = Number(sampler?.inputs.steps ?? 1);
    for (let step = 1; step <= steps; step += 1) {
      if (isInterrupted) return 'interrupted';
      await delay(stepMs);
      send(prompt, 'progress', { value: step, max: steps, node: 'sampler' });
      const seed = Number(sampler?.inputs.seed ?? 0);
      const done = step / steps;
      sendPreview(
        prompt,
        await paintSeededPicture({ width: 64, height: 64, seed, done, format: 'jpeg' }),
      );
    }
    if (['execution-error', 'out-of-memory', 'input-fault'].includes(behaviour)) return 'error';
    const [result] = Object.entries(workflow).find(
      ([, node]) => node.class_type === 'PreviewImage',
    )!;
    const picture = await paintNode(workflow, result, uploads);
    pictures.set(
      `${prompt.id}.png`,
      behaviour === 'thumbnail'
        ? await paintSeededPicture({ width: 16, height: 16, seed: 1 })
        : behaviour === 'not-a-picture'
          ? Buffer.from('<svg/>')
          : picture,
    );
    return 'success';
  }

  function send({ id, clientId }: Prompt, type: string, data: object): void {
    sockets.get(clientId)?.send(JSON.stringify({ type, data: { ...data, prompt_id: id } }));
  }

  function sendPreview({ id, clientId, previewMethod }: Prompt, picture: Buffer): void {
    if (!hasPreviews || previewMethod !== 'auto') return;
    const number = (value: number): Buffer => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    };
    const metadata = Buffer.from(JSON.stringify({ prompt_id: id, node_id: 'sampler' }));
    const frame =
      namesPreviews && wantsNames.has(clientId)
        ? [number(4), number(metadata.length), metadata, picture]
        : [number(1), number(1), picture];
    sockets.get(clientId)?.send(Buffer.concat(frame));
  }

  function entryOf({ id, workflow, behaviour }: Prompt, ending: string): object {
    const messages = [['execution_start', { prompt: workflow }]];
    const thrown = {
      'out-of-memory': 'torch.OutOfMemoryError: Allocation on device',
      'input-fault': 'ValueError: too many values',
    }[behaviour as string];
    if (thrown) messages.push(['execution_error', { prompt: workflow, message: thrown } as never]);
    const images = [{ filename: `${id}.png`, subfolder: '', type: 'temp' }];
    return {
      prompt: [1, id, workflow],
      status: {
        status_str: ending === 'success' ? 'success' : 'error',
        completed: ending === 'success',
        messages,
      },
      outputs: ending === 'success' && behaviour !== 'no-output' ? { result: { images } } : {},
    };
  }

  return {
    ...server,
    behave(next) {
      nextBehaviour = next;
    },
    gate,
    commandsRun,
    handIn(id) {
      const workflow: Workflow = {
        latent: { class_type: 'EmptyLatentImage', inputs: { width: 64, height: 64 } },
        sampler: {
          class_type: 'KSampler',
          inputs: { seed: 1, steps: 20, latent_image: ['latent', 0] },
        },
        result: { class_type: 'PreviewImage', inputs: { images: ['sampler', 0] } },
      };
      enqueue({ id, clientId: 'somebody', workflow, behaviour: 'normal' });
    },
    endings,
    promptIds,
    async close() {
      for (const socket of sockets.values()) socket.terminate();
      await server.close();
    },
  };
}

const itemOf = ({ id, workflow }: Prompt) => [1, id, workflow, {}, ['result']];

if (import.meta.main) {
  const server = await startComfyUiServer({ port: Number(process.argv[2] ?? 8188), stepMs: 200 });
  console.log(`Answers like ComfyUI at ${server.url}`);
}
