/**
 * A server that answers like AUTOMATIC1111 and its relatives, and paints bands from the seed.
 * Start it alone with `node engines/a1111/a1111-server.fixture.ts 7860` to try Ochre without a GPU.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import {
  type Answer,
  answerWithFault,
  createGate,
  type Fault,
  type Gate,
  type ListenOptions,
  type ScriptedServer,
  startScriptedServer,
} from '../remote/scripted-server.fixture.ts';
import { paintOverSource, paintSeededPicture } from '../remote/seeded-picture.fixture.ts';

/**
 * What it has of the protocol: all; only the global progress; next to nothing; or what
 * stable-diffusion.cpp has, with its own ways. @see its examples/server/routes_sdapi.cpp
 */
export type A1111Flavour = 'full' | 'global-progress' | 'bare' | 'sd-cpp';

export type A1111Behaviour =
  | 'normal'
  | 'wrong-size'
  | 'grid-first'
  | 'empty-info'
  | 'not-a-picture'
  | 'broken-picture'
  | 'model-not-found'
  | 'another-model'
  | 'another-seed'
  | 'thumbnail'
  | Fault;

export interface A1111ServerOptions extends ListenOptions {
  flavour?: A1111Flavour;
  /** How long one sampling step takes. */
  stepMs?: number;
  models?: readonly string[];
  /** As a proxy may that sends whoever is lost to its own pages. */
  redirectsUnknown?: boolean;
  credentials?: { username: string; password: string };
}

export interface A1111Server extends ScriptedServer {
  /** How pictures asked for from now on are answered. */
  behave(behaviour: A1111Behaviour): void;
  /** Before the first step of each picture. */
  gate: Gate;
  /** What it has from now on. */
  setModels(models: readonly string[]): void;
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
  const isSdCpp = flavour === 'sd-cpp';
  /** No progress, previews or interrupt. */
  const isSparse = isSdCpp || flavour === 'bare';
  let stepMs = options.stepMs ?? 3;
  let models = options.models ?? ['ochre-test-v1', 'ochre-test-v2'];
  const commandsRun: string[] = [];
  const queued = new Set<string>();
  const gate = createGate();
  let nextBehaviour: A1111Behaviour = 'normal';
  let current: Task | null = null;
  let stepsSampled = 0;
  let queueLock: Promise<void> = Promise.resolve();

  const server = await startScriptedServer(options, async (request, answer) => {
    if (credentials && request.headers.authorization !== basicAuthorization(credentials)) {
      return answer.json(401, { detail: 'Incorrect username or password' });
    }
    const notFound = (): void =>
      options.redirectsUnknown
        ? answerWithFault('redirect', request.path, answer)
        : answer.json(404, { detail: 'Not Found' });
    switch (`${request.method} ${request.path}`) {
      case 'GET /sdapi/v1/sd-models':
        return answer.json(200, isSdCpp ? [sdCppModel(models[0]!)] : models.map(describeModel));
      case 'GET /sdapi/v1/samplers':
        return answer.json(200, [{ name: 'Euler a' }, { name: 'DPM++ 2M' }]);
      case 'GET /sdapi/v1/upscalers':
        return flavour === 'bare'
          ? notFound()
          : answer.json(200, [
              { name: 'None', model_path: null },
              { name: 'Lanczos', model_path: null },
              { name: 'R-ESRGAN 4x+', model_path: '/models/realesrgan.pth' },
            ]);
      case 'GET /sdcpp/v1/capabilities':
        return isSdCpp
          ? answer.json(200, { model: { name: `${models[0]}.gguf`, stem: models[0] } })
          : notFound();
      case 'GET /sdapi/v1/img2img':
      case 'GET /sdapi/v1/extra-single-image':
        return isSdCpp || flavour === 'bare'
          ? notFound()
          : answer.json(405, { detail: 'Method Not Allowed' });
      case 'GET /sdapi/v1/options':
        return isSparse ? notFound() : answer.json(200, { live_previews_enable: true });
      case 'POST /internal/progress':
        return flavour === 'full' ? answerTaskProgress(request.body ?? {}, answer) : notFound();
      case 'GET /sdapi/v1/progress':
        return isSparse
          ? notFound()
          : answer.json(200, {
              progress: current ? current.step / current.steps : 0,
              eta_relative: 0,
              state: {},
              current_image: null,
            });
      case 'GET /sdapi/v1/interrupt':
        return isSparse ? notFound() : answer.json(405, { detail: 'Method Not Allowed' });
      case 'POST /sdapi/v1/interrupt':
        if (isSparse) return notFound();
        if (current) current.interrupted = true;
        return answer.json(200, {});
      case 'POST /sdapi/v1/txt2img':
      case 'POST /sdapi/v1/img2img':
        return answerPicture(request.path, request.body ?? {}, answer);
      case 'POST /sdapi/v1/extra-single-image':
        return isSparse ? notFound() : answerUpscaled(request.body ?? {}, answer);
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

  /** A1111 lists `folder_model` and answers `model`. */
  function nameOfDrawn(asked: string | undefined): string | undefined {
    const found = models.find((name) => name.replaceAll('/', '_') === asked) ?? models[0];
    return found?.split('/').at(-1);
  }

  async function answerUpscaled(body: Record<string, unknown>, answer: Answer): Promise<void> {
    if (nextBehaviour !== 'normal') return answer.json(500, { error: 'RuntimeError' });
    const source = Buffer.from(String(body.image), 'base64');
    const { width, height } = await sharp(source).metadata();
    const factor = Number(body.upscaling_resize);
    const picture = await sharp(source)
      .resize(width * factor, height * factor)
      .png()
      .toBuffer();
    answer.json(200, { html_info: '', image: picture.toString('base64') });
  }

  async function answerPicture(
    path: string,
    body: Record<string, unknown>,
    answer: Answer,
  ): Promise<void> {
    const behaviour = nextBehaviour;
    const { prompt, ...asked } = runPromptCommands(body, commandsRun, flavour);
    const roundUp = (edge: number) => (isSdCpp ? Math.ceil(edge / 64) * 64 : edge);
    const [width, height] = [roundUp(asked.width), roundUp(asked.height)];
    const seed = isSdCpp ? readInt32Seed(Number(body.seed)) : Number(body.seed);
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
    await gate.pass();
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
    const picture = await paintAnswer();
    const overrides = body.override_settings as
      | { sd_model_checkpoint?: string; CLIP_stop_at_last_layers?: number }
      | undefined;
    const info = {
      prompt,
      all_seeds: [seed],
      seed,
      infotexts: [prompt],
      index_of_first_image: 0,
      steps: task.steps,
      cfg_scale: Number(body.cfg_scale),
      ...(body.sampler_name !== undefined && { sampler_name: body.sampler_name }),
      ...(path.endsWith('img2img') && { denoising_strength: Number(body.denoising_strength) }),
      ...(isSdCpp
        ? { sd_model_name: `${models[0]}.gguf`, version: 'stable-diffusion.cpp' }
        : {
            sd_model_name: nameOfDrawn(overrides?.sd_model_checkpoint),
            sd_model_hash: '0cafe',
            clip_skip: overrides?.CLIP_stop_at_last_layers ?? 1,
          }),
    };
    async function paintAnswer(): Promise<Buffer> {
      if (behaviour === 'wrong-size') return paintSeededPicture({ width: 96, height: 320, seed });
      if (behaviour === 'thumbnail') return paintSeededPicture({ width: 24, height: 24, seed });
      if (!path.endsWith('img2img')) return paintSeededPicture({ width, height, seed });
      const [source] = body.init_images as string[];
      return paintOverSource({
        source: Buffer.from(source!, 'base64'),
        mask: typeof body.mask === 'string' ? Buffer.from(body.mask, 'base64') : undefined,
        seed,
        strength: Number(body.denoising_strength),
        width,
        height,
      });
    }
    const respond = (images: Buffer[], infoText: unknown = JSON.stringify(info)): void =>
      answer.json(200, {
        images: images.map((image) => image.toString('base64')),
        parameters: body,
        info: infoText,
      });
    switch (behaviour) {
      case 'normal':
      case 'wrong-size':
      case 'thumbnail':
        // koboldcpp tells the seed but leaves the lists empty.
        return flavour === 'bare'
          ? respond([picture], JSON.stringify({ seed, all_seeds: [], infotexts: [] }))
          : respond([picture]);
      case 'another-model':
        return respond([picture], JSON.stringify({ ...info, sd_model_name: 'swapped.gguf' }));
      case 'another-seed':
        return respond([picture], JSON.stringify({ ...info, all_seeds: [seed + 1] }));
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
        return answerWithFault(behaviour, path, answer);
    }
  }

  return {
    ...server,
    behave(next) {
      nextBehaviour = next;
    },
    commandsRun,
    gate,
    setModels(names) {
      models = names;
    },
    setStepMs(ms) {
      stepMs = ms;
    },
    stepsSampled: () => stepsSampled,
  };
}

function describeModel(name: string, index: number) {
  return {
    title: `${name}.safetensors [${index}cafe]`,
    model_name: name.replaceAll('/', '_'),
    hash: `${index}cafe`,
    sha256: null,
    filename: `/models/${name}.safetensors`,
  };
}

/** It has one model, and says the same hash of every one. */
function sdCppModel(name: string) {
  return { title: name, model_name: name, hash: '8888888888', filename: `${name}.gguf` };
}

/** A number that doesn't fit becomes a negative one, which means a random seed. */
function readInt32Seed(seed: number): number {
  return (seed | 0) >= 0 ? seed | 0 : randomInt(2 ** 31);
}

/** Reads prompts like the real servers do. @see the patterns in extra_networks.py, routes_sdapi.cpp */
function runPromptCommands(
  body: Record<string, unknown>,
  commandsRun: string[],
  flavour: A1111Flavour,
): { prompt: string; width: number; height: number } {
  const prompts = `${body.prompt ?? ''}\n${body.negative_prompt ?? ''}`;
  const commands = [
    /<\w+:[^>]+>/g,
    /\bAND\b|\bBREAK\b/g,
    // Behind a backslash, a bracket is a character.
    /(?<!\\)\[[^\]]*[:|][^\]]*(?<!\\)\]/g,
    /\{[^}]*\}/g,
    /__\w+?__/g,
    /#[^\n]*/g,
  ];
  const sdCppCommands = [/<sd_cpp_extra_args>.*?<\/sd_cpp_extra_args>/g];
  for (const command of flavour === 'sd-cpp' ? sdCppCommands : [...commands, ...sdCppCommands])
    commandsRun.push(...(prompts.match(command) ?? []));
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
