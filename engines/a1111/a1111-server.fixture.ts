/**
 * A server that answers like AUTOMATIC1111 and its relatives, and paints bands from the seed.
 * Start it alone with `node engines/a1111/a1111-server.fixture.ts 7860` to try Ochre without a GPU.
 */
import { setTimeout as delay } from 'node:timers/promises';
import {
  type Answer,
  answerWithFault,
  type Fault,
  type ListenOptions,
  type ScriptedServer,
  startScriptedServer,
} from '../remote/scripted-server.fixture.ts';
import { paintSeededPicture } from '../remote/seeded-picture.fixture.ts';

/** What it has of the protocol: all, only the global progress, or as little as stable-diffusion.cpp. */
export type A1111Flavour = 'full' | 'global-progress' | 'bare';

export type A1111Behaviour =
  | 'normal'
  | 'wrong-size'
  | 'grid-first'
  | 'empty-info'
  | 'not-a-picture'
  | 'broken-picture'
  | 'model-not-found'
  | Fault;

export interface A1111ServerOptions extends ListenOptions {
  flavour?: A1111Flavour;
  /** How long one sampling step takes. */
  stepMs?: number;
  models?: readonly string[];
  credentials?: { username: string; password: string };
}

export interface A1111Server extends ScriptedServer {
  /** How pictures asked for from now on are answered. */
  behave(behaviour: A1111Behaviour): void;
  /** How long a step takes from now on. */
  setStepMs(ms: number): void;
  /** Commands that prompts smuggled in, as the real servers would have run them. */
  commandsRun: readonly string[];
  /** Steps sampled since the start, over all tasks. */
  stepsSampled(): number;
}

interface Task {
  id: string;
  seed: number;
  step: number;
  steps: number;
  interrupted: boolean;
}

/** Emits `task begun`, `task interrupted` and `task finished` beside the requests. */
export async function startA1111Server(options: A1111ServerOptions = {}): Promise<A1111Server> {
  const { flavour = 'full', credentials } = options;
  let stepMs = options.stepMs ?? 3;
  const models = options.models ?? ['ochre-test-v1', 'ochre-test-v2'];
  const commandsRun: string[] = [];
  const queued = new Set<string>();
  let nextBehaviour: A1111Behaviour = 'normal';
  let current: Task | null = null;
  let stepsSampled = 0;
  let queueLock: Promise<void> = Promise.resolve();

  const server = await startScriptedServer(options, async (request, answer) => {
    if (credentials && request.headers.authorization !== basicAuthorization(credentials)) {
      return answer.json(401, { detail: 'Incorrect username or password' });
    }
    const notFound = (): void => answer.json(404, { detail: 'Not Found' });
    switch (`${request.method} ${request.path}`) {
      case 'GET /sdapi/v1/sd-models':
        return answer.json(
          200,
          models.map((name, index) => ({
            title: `${name}.safetensors [${index}cafe]`,
            model_name: name,
            hash: `${index}cafe`,
            sha256: null,
            filename: `/models/${name}.safetensors`,
          })),
        );
      case 'GET /sdapi/v1/samplers':
        return answer.json(200, [{ name: 'Euler a' }, { name: 'DPM++ 2M' }]);
      case 'GET /sdapi/v1/options':
        return flavour === 'bare' ? notFound() : answer.json(200, { live_previews_enable: true });
      case 'POST /internal/progress':
        return flavour === 'full' ? answerTaskProgress(request.body ?? {}, answer) : notFound();
      case 'GET /sdapi/v1/progress':
        return flavour === 'bare'
          ? notFound()
          : answer.json(200, {
              progress: current ? current.step / current.steps : 0,
              eta_relative: 0,
              state: {},
              current_image: null,
            });
      case 'GET /sdapi/v1/interrupt':
        return flavour === 'bare' ? notFound() : answer.json(405, { detail: 'Method Not Allowed' });
      case 'POST /sdapi/v1/interrupt':
        if (flavour === 'bare') return notFound();
        if (current) current.interrupted = true;
        return answer.json(200, {});
      case 'POST /sdapi/v1/txt2img':
        return answerPicture(request.body ?? {}, answer);
      default:
        return notFound();
    }
  });

  async function answerTaskProgress(body: Record<string, unknown>, answer: Answer): Promise<void> {
    if (current?.id !== body.id_task) {
      const isQueued = queued.has(String(body.id_task));
      return answer.json(200, { active: false, queued: isQueued, completed: !isQueued });
    }
    const { seed, step, steps } = current!;
    const done = step / steps;
    const preview = await paintSeededPicture({ width: 64, height: 64, seed, done, format: 'jpeg' });
    return answer.json(200, {
      active: true,
      queued: false,
      completed: false,
      progress: done,
      live_preview: `data:image/jpeg;base64,${preview.toString('base64')}`,
      id_live_preview: step,
    });
  }

  async function answerPicture(body: Record<string, unknown>, answer: Answer): Promise<void> {
    const behaviour = nextBehaviour;
    const { prompt, width, height } = runPromptCommands(body, commandsRun);
    const seed = Number(body.seed);
    const task: Task = {
      id: String(body.force_task_id ?? ''),
      seed,
      step: 0,
      steps: Number(body.steps),
      interrupted: false,
    };
    queued.add(task.id);
    const previous = queueLock;
    const { promise, resolve: unlock } = Promise.withResolvers<void>();
    queueLock = promise;
    await previous;
    queued.delete(task.id);
    current = task;
    server.events.emit('task begun');
    try {
      // A real server samples on after its client has hung up.
      while (task.step < task.steps && !task.interrupted) {
        await delay(stepMs);
        task.step += 1;
        stepsSampled += 1;
      }
    } finally {
      current = null;
      unlock();
      server.events.emit(task.interrupted ? 'task interrupted' : 'task finished');
    }
    const picture = await paintSeededPicture({
      width: behaviour === 'wrong-size' ? 96 : width,
      height: behaviour === 'wrong-size' ? 320 : height,
      seed,
    });
    const info = {
      prompt,
      all_seeds: [seed],
      seed,
      infotexts: [prompt],
      index_of_first_image: 0,
      sd_model_name: models[0],
      sd_model_hash: '0cafe',
    };
    const respond = (images: Buffer[], infoText: unknown = JSON.stringify(info)): void =>
      answer.json(200, {
        images: images.map((image) => image.toString('base64')),
        parameters: body,
        info: infoText,
      });
    switch (behaviour) {
      case 'normal':
      case 'wrong-size':
        // stable-diffusion.cpp tells the seed but leaves the lists empty.
        return flavour === 'bare'
          ? respond([picture], JSON.stringify({ seed, all_seeds: [], infotexts: [] }))
          : respond([picture]);
      case 'grid-first': {
        const grid = await paintSeededPicture({ width: 2 * width, height, seed: seed + 1 });
        return respond([grid, picture], JSON.stringify({ ...info, index_of_first_image: 1 }));
      }
      case 'empty-info':
        return respond([picture], '');
      case 'not-a-picture':
        return respond([Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9"/>')]);
      case 'broken-picture':
        return respond([picture.subarray(0, picture.length / 2)]);
      case 'model-not-found':
        return answer.json(404, { detail: 'Model not found' });
      default:
        return answerWithFault(behaviour, '/sdapi/v1/txt2img', answer);
    }
  }

  return {
    ...server,
    behave(next) {
      nextBehaviour = next;
    },
    commandsRun,
    setStepMs(ms) {
      stepMs = ms;
    },
    stepsSampled: () => stepsSampled,
  };
}

/** Reads prompts like the real servers do. @see the patterns in extra_networks.py, routes_sdapi.cpp */
function runPromptCommands(
  body: Record<string, unknown>,
  commandsRun: string[],
): { prompt: string; width: number; height: number } {
  const prompts = `${body.prompt ?? ''}\n${body.negative_prompt ?? ''}`;
  const commands = [
    /<\w+:[^>]+>/g,
    /<sd_cpp_extra_args>.*?<\/sd_cpp_extra_args>/g,
    /\bAND\b|\bBREAK\b/g,
    /\[[^\]]*[:|][^\]]*\]/g,
    /\{[^}]*\}/g,
    /__\w+?__/g,
    /#[^\n]*/g,
  ];
  for (const command of commands) commandsRun.push(...(prompts.match(command) ?? []));
  const extra = /<sd_cpp_extra_args>(.*?)<\/sd_cpp_extra_args>/.exec(String(body.prompt))?.[1];
  const overrides = extra === undefined ? {} : JSON.parse(extra);
  return {
    prompt: String(body.prompt ?? ''),
    width: Number(overrides.width ?? body.width),
    height: Number(overrides.height ?? body.height),
  };
}

function basicAuthorization({ username, password }: { username: string; password: string }) {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}

if (import.meta.main) {
  const server = await startA1111Server({ port: Number(process.argv[2] ?? 7860), stepMs: 200 });
  console.log(`Answers like AUTOMATIC1111 at ${server.url}`);
}
