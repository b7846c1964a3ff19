/**
 * A server that answers like OpenAI Images and its relatives, and paints bands from the seed.
 * Start it alone with `node engines/openai-images/openai-images-server.fixture.ts 8080`.
 */
import { createHash } from 'node:crypto';
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

export type OpenAIImagesBehaviour =
  | 'normal'
  | 'wrong-size'
  | 'thumbnail'
  | 'content-policy'
  | 'content-policy-worded'
  | 'bad-request'
  | 'no-credit'
  | 'not-a-picture'
  | 'broken-picture'
  | 'own-url'
  | 'foreign-url'
  | 'stream-error'
  | 'stream-cut'
  | Fault;

/** What becomes of `stream: true`. */
export type StreamingHabit = 'streams' | 'ignores' | 'refuses' | 'wraps-the-finished-picture';

export interface OpenAIImagesServerOptions extends ListenOptions {
  models?: readonly string[];
  streaming?: StreamingHabit;
  apiKey?: string;
  /** Sizes it takes, such as `1024x1024`; any when absent. */
  sizes?: readonly string[];
  /** Whether `seed` decides the picture, or the prompt alone as with stable-diffusion.cpp. */
  honoursSeed?: boolean;
  /** How long a picture, or each part of a streamed one, takes. */
  partMs?: number;
}

export interface OpenAIImagesServer extends ScriptedServer {
  /** How pictures asked for from now on are answered. */
  behave(behaviour: OpenAIImagesBehaviour): void;
  /** Before each picture. */
  gate: Gate;
  /** Pictures answered since the start. */
  answered(): number;
  /** Commands that prompts smuggled in, as LocalAI and stable-diffusion.cpp would have run them. */
  commandsRun: readonly string[];
}

/** Emits `picture begun` beside the requests. */
export async function startOpenAIImagesServer(
  options: OpenAIImagesServerOptions = {},
): Promise<OpenAIImagesServer> {
  const { models = ['ochre-test-image'], streaming = 'ignores', sizes, partMs = 1 } = options;
  const commandsRun: string[] = [];
  let nextBehaviour: OpenAIImagesBehaviour = 'normal';
  let answeredCount = 0;
  const gate = createGate();
  let ownPicture: Buffer = Buffer.alloc(0);

  const server = await startScriptedServer(options, async (request, answer) => {
    if (options.apiKey && request.headers.authorization !== `Bearer ${options.apiKey}`) {
      return answer.json(401, errorObject('invalid_api_key', 'Incorrect API key provided'));
    }
    switch (`${request.method} ${request.path}`) {
      case 'GET /v1/models':
        return answer.json(200, {
          object: 'list',
          data: models.map((id) => ({ id, object: 'model', owned_by: 'local' })),
        });
      case 'POST /v1/images/generations':
        return answerPicture(request.path, request.body ?? {}, answer);
      case 'POST /v1/images/edits': {
        const fields = Object.fromEntries(request.form ?? []);
        const { image, mask } = fields;
        return answerPicture(request.path, fields, answer, {
          source: await readUpload(image),
          mask: mask ? await toLuminanceMask(await readUpload(mask)) : undefined,
        });
      }
      case 'GET /generated-images/picture.png':
        answer.raw.writeHead(200, { 'content-type': 'image/png' });
        answer.raw.end(ownPicture);
        return;
      default:
        return answer.json(404, errorObject(null, 'Invalid URL'));
    }
  });

  async function answerPicture(
    path: string,
    body: Record<string, unknown>,
    answer: Answer,
    edit?: { source: Buffer; mask: Buffer | undefined },
  ): Promise<void> {
    const behaviour = nextBehaviour;
    const prompt = String(body.prompt ?? '');
    commandsRun.push(...(prompt.match(/\||<sd_cpp_extra_args>.*<\/sd_cpp_extra_args>/g) ?? []));
    const size = String(body.size ?? '1024x1024');
    if (!models.includes(String(body.model))) {
      return answer.json(404, errorObject('model_not_found', 'The model does not exist'));
    }
    if (sizes && !sizes.includes(size)) {
      return answer.json(400, errorObject('invalid_value', `Invalid size '${size}'`, 'size'));
    }
    if (body.stream === true && streaming === 'refuses') {
      return answer.json(400, errorObject('unknown_parameter', 'Unknown parameter', 'stream'));
    }
    server.events.emit('picture begun');
    const sides = size.split('x').map(Number);
    const [width, height] = oddSizes[behaviour] ?? sides;
    const promptSeed = createHash('sha256').update(prompt).digest().readUInt32BE();
    const seed = options.honoursSeed === false ? promptSeed : Number(body.seed ?? promptSeed);
    const paint = (done: number): Promise<Buffer> =>
      edit
        ? paintOverSource({ ...edit, seed, strength: 0.8, width: width!, height: height! })
        : paintSeededPicture({ width: width!, height: height!, seed, done });

    if (body.stream === true && streaming !== 'ignores') {
      const previews = streaming === 'streams' ? Number(body.partial_images ?? 0) : 0;
      return streamPicture(answer, behaviour, paint, previews);
    }
    await gate.pass();
    await delay(partMs);
    const picture = await paint(1);
    answeredCount += 1;
    switch (behaviour) {
      case 'normal':
      case 'wrong-size':
      case 'thumbnail':
      case 'stream-error':
      case 'stream-cut':
        return answerBase64(answer, picture);
      case 'broken-picture':
        return answerBase64(answer, picture.subarray(0, picture.length / 2));
      case 'not-a-picture':
        return answerBase64(answer, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
      case 'own-url':
        ownPicture = picture;
        return answer.json(200, { data: [{ url: `${server.url}/generated-images/picture.png` }] });
      case 'foreign-url':
        return answer.json(200, { data: [{ url: 'http://127.0.0.2:9/picture.png' }] });
      case 'content-policy':
        return answer.json(400, errorObject('moderation_blocked', 'Your request was rejected'));
      case 'content-policy-worded':
        return answer.json(400, { error: 'Rejected by our safety system.' });
      case 'bad-request':
        return answer.json(400, errorObject('invalid_value', 'Invalid prompt', 'prompt'));
      case 'no-credit':
        return answer.json(429, errorObject('insufficient_quota', 'Check your plan and billing'));
      default:
        return answerWithFault(behaviour, path, answer);
    }
  }

  async function streamPicture(
    { raw }: Answer,
    behaviour: OpenAIImagesBehaviour,
    paint: (done: number) => Promise<Buffer>,
    previews: number,
  ): Promise<void> {
    raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    const send = (type: string, value: Record<string, unknown>): void => {
      raw.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...value })}\n\n`);
    };
    for (let index = 0; index < previews; index += 1) {
      await delay(partMs);
      const preview = await paint((index + 1) / (previews + 1));
      send('image_generation.partial_image', {
        b64_json: preview.toString('base64'),
        partial_image_index: index,
      });
    }
    await delay(partMs);
    if (behaviour === 'stream-cut') {
      raw.end();
      return;
    }
    if (behaviour === 'stream-error') {
      send('error', errorObject('moderation_blocked', 'Your request was rejected'));
    } else {
      const picture = await paint(1);
      send('image_generation.completed', { b64_json: picture.toString('base64'), usage: {} });
    }
    raw.end();
  }

  return {
    ...server,
    behave(next) {
      nextBehaviour = next;
    },
    commandsRun,
    gate,
    answered: () => answeredCount,
  };
}

const oddSizes: Partial<Record<OpenAIImagesBehaviour, readonly [number, number]>> = {
  'wrong-size': [96, 320],
  thumbnail: [16, 16],
};

async function readUpload(file: unknown): Promise<Buffer> {
  return Buffer.from(await (file as Blob).arrayBuffer());
}

/** OpenAI's masks are transparent where the picture is painted anew. */
async function toLuminanceMask(mask: Buffer): Promise<Buffer> {
  return sharp(mask).extractChannel('alpha').negate().png().toBuffer();
}

function answerBase64(answer: Answer, picture: Buffer): void {
  answer.json(200, { created: 0, data: [{ b64_json: picture.toString('base64') }] });
}

function errorObject(code: string | null, message: string, param: string | null = null) {
  return { error: { code, message, param, type: 'invalid_request_error' } };
}

if (import.meta.main) {
  const server = await startOpenAIImagesServer({
    port: Number(process.argv[2] ?? 8080),
    streaming: 'streams',
    partMs: 1500,
  });
  console.log(`Answers like OpenAI Images at ${server.url}`);
}
