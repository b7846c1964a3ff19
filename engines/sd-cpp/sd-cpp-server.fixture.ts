/**
 * A server that answers like stable-diffusion.cpp's `sd-server` and paints bands from the seed.
 * @see its examples/server/routes_sdcpp.cpp and async_jobs.cpp
 * Start it alone with `node engines/sd-cpp/sd-cpp-server.fixture.ts 1234`.
 */
import { setTimeout as delay } from 'node:timers/promises';
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

export type SdCppBehaviour =
  | 'normal'
  | 'failed-job'
  | 'queue-full'
  | 'invalid-parameters'
  | 'thumbnail'
  | 'not-a-picture'
  | Fault;

interface Job {
  id: string;
  status: 'queued' | 'generating' | 'completed' | 'failed' | 'cancelled';
  body: Record<string, unknown>;
  picture?: Buffer;
}

export interface SdCppServer extends ScriptedServer {
  /** How pictures asked for from now on are answered. */
  behave(behaviour: SdCppBehaviour): void;
  /** What it has loaded from now on; its jobs are lost, as with every restart. */
  restartWith(model: string): void;
  /** Before each picture is drawn. */
  gate: Gate;
  /** Those of the jobs handed in, oldest first. */
  statuses(): string[];
}

/** Emits `job begun` and `job ended` beside the requests. */
export async function startSdCppServer(
  options: ListenOptions & { drawMs?: number } = {},
): Promise<SdCppServer> {
  let model = 'ochre-test';
  let nextBehaviour: SdCppBehaviour = 'normal';
  let jobs = new Map<string, Job>();
  let count = 0;
  let line: Promise<void> = Promise.resolve();
  const gate = createGate();

  const server = await startScriptedServer(options, async ({ method, path, body }, answer) => {
    if (path === '/sdcpp/v1/capabilities') return answer.json(200, describeCapabilities(model));
    if (method === 'POST' && path === '/sdcpp/v1/img_gen') return submit(body ?? {}, answer);
    const [, id, cancel] = /^\/sdcpp\/v1\/jobs\/([\w-]+)(\/cancel)?$/.exec(path) ?? [];
    const job = jobs.get(id ?? '');
    if (!job) return answer.json(404, { error: 'job not found' });
    if (!cancel) return answer.json(200, presentJob(job));
    if (job.status === 'generating') {
      return answer.json(409, {
        error: 'job is currently generating and cannot be interrupted yet',
      });
    }
    if (job.status === 'queued') job.status = 'cancelled';
    return answer.json(200, presentJob(job));
  });

  async function submit(body: Record<string, unknown>, answer: Answer): Promise<void> {
    const behaviour = nextBehaviour;
    switch (behaviour) {
      case 'queue-full':
        return answer.json(429, { error: 'job queue is full' });
      case 'invalid-parameters':
        return answer.json(400, { error: 'invalid generation parameters' });
      case 'normal':
      case 'failed-job':
      case 'thumbnail':
      case 'not-a-picture':
        break;
      default:
        return answerWithFault(behaviour, '/sdcpp/v1/img_gen', answer);
    }
    count += 1;
    const job: Job = { id: `job_${count}`, status: 'queued', body };
    jobs.set(job.id, job);
    line = line.then(() => draw(job, behaviour));
    answer.json(202, {
      id: job.id,
      kind: 'img_gen',
      status: job.status,
      poll_url: `/sdcpp/v1/jobs/${job.id}`,
    });
  }

  async function draw(job: Job, behaviour: SdCppBehaviour): Promise<void> {
    if (job.status === 'cancelled') return;
    job.status = 'generating';
    server.events.emit('job begun');
    await gate.pass();
    await delay(options.drawMs ?? 1);
    if (behaviour === 'not-a-picture') job.picture = Buffer.from('<svg/>');
    else if (behaviour !== 'failed-job') job.picture = await paintJob(job.body, behaviour);
    job.status = job.picture ? 'completed' : 'failed';
    server.events.emit('job ended');
  }

  return {
    ...server,
    behave(next) {
      nextBehaviour = next;
    },
    restartWith(name) {
      model = name;
      jobs = new Map();
    },
    gate,
    statuses: () => [...jobs.values()].map(({ status }) => status),
  };
}

async function paintJob(body: Record<string, unknown>, behaviour: SdCppBehaviour): Promise<Buffer> {
  const seed = Number(body.seed);
  if (behaviour === 'thumbnail') return paintSeededPicture({ width: 16, height: 16, seed });
  const roundUp = (edge: unknown): number => Math.ceil(Number(edge) / 64) * 64;
  const size = { width: roundUp(body.width), height: roundUp(body.height) };
  if (typeof body.init_image !== 'string') return paintSeededPicture({ ...size, seed });
  return paintOverSource({
    ...size,
    seed,
    source: Buffer.from(body.init_image, 'base64'),
    mask: Buffer.from(String(body.mask_image), 'base64'),
    strength: Number(body.strength),
  });
}

function presentJob({ id, status, picture }: Job) {
  return {
    id,
    kind: 'img_gen',
    status,
    queue_position: status === 'queued' ? 1 : 0,
    result: picture && {
      output_format: 'png',
      images: [{ index: 0, b64_json: picture.toString('base64') }],
    },
    error:
      status === 'failed' || status === 'cancelled'
        ? { code: 'generation_failed', message: 'generate_image returned no results' }
        : null,
  };
}

function describeCapabilities(stem: string) {
  return {
    model: { name: `${stem}.gguf`, stem, path: `/models/${stem}.gguf` },
    current_mode: 'img_gen',
    supported_modes: ['img_gen'],
    defaults: {
      strength: 0.75,
      sample_params: { sample_steps: 8, sample_method: 'default', guidance: { txt_cfg: 1 } },
    },
    limits: { min_width: 64, max_width: 4096, min_height: 64, max_height: 4096 },
    samplers: ['euler', 'euler_a'],
    loras: [{ name: 'ink', path: 'styles/ink.safetensors' }],
    features: {
      init_image: true,
      mask_image: true,
      cancel_queued: true,
      cancel_generating: false,
    },
  };
}

if (import.meta.main) {
  const server = await startSdCppServer({ port: Number(process.argv[2] ?? 1234), drawMs: 3000 });
  console.log(`Answers like stable-diffusion.cpp at ${server.url}`);
}
