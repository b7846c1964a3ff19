/** An engine's error may be logged as it is: it carries no word of a request or a configuration. */
import type http from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createEngine } from './create-engine.ts';
import type { EngineConfig } from './engine-config.ts';
import { parseEngineConfigs } from './engine-config.ts';
import { plainSource } from './engine-under-test.ts';
import { type ScriptedServer, startScriptedServer } from './remote/scripted-server.fixture.ts';

const secrets = ['zebracorn', 'mudflaps', 'sk-hush', 'b2NocmU6aHVzaA=='];

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** Ways to answer a request with what it said. */
const echoes: Record<string, (echo: string, raw: http.ServerResponse) => void> = {
  ...Object.fromEntries(
    [400, 401, 403, 404, 409, 410, 422, 429, 500, 502, 503].map((status) => [
      `a ${status} that quotes it`,
      (echo: string, raw: http.ServerResponse) => {
        raw.writeHead(status, { 'content-type': 'application/json' });
        raw.end(JSON.stringify({ error: { code: echo, type: echo, message: echo, param: echo } }));
      },
    ]),
  ),
  'an error in words': (echo, raw) => {
    raw
      .writeHead(500)
      .end(JSON.stringify({ detail: echo, error: echo, errors: `ValueError: ${echo}` }));
  },
  'text that is not JSON': (echo, raw) => raw.writeHead(200).end(echo),
  'JSON of another shape': (echo, raw) => {
    raw.writeHead(200).end(JSON.stringify({ [echo]: echo, images: [{ [echo]: 1 }], data: [echo] }));
  },
  'a picture that is none': (echo, raw) => {
    const base64 = Buffer.from(echo).toString('base64');
    const body = { images: [base64], info: echo, data: [{ b64_json: base64 }], image: base64 };
    raw.writeHead(200).end(JSON.stringify(body));
  },
  'a redirect to a host of that name': (echo, raw) => {
    const path = encodeURIComponent(echo);
    raw.writeHead(307, { location: `http://zebracorn.mudflaps.invalid/${path}` }).end();
  },
  'a refusal by policy': (echo, raw) => {
    const error = { code: echo, type: echo, message: `content policy: ${echo}` };
    raw.writeHead(400).end(JSON.stringify({ error }));
  },
  'a model that is not there': (echo, raw) => {
    const error = { code: echo, type: 'model_not_found', message: echo };
    raw.writeHead(404).end(JSON.stringify({ error, detail: `Model not found: ${echo}` }));
  },
  'a status line and headers': (echo, raw) => {
    raw.socket?.end(`HTTP/1.1 500 ${echo}\r\nX-Echo: ${echo}\r\nBad Header ${echo}\r\n\r\n`);
  },
  'a compressed answer': (echo, raw) => {
    raw
      .writeHead(200, { 'content-encoding': 'gzip', 'x-echo': encodeURIComponent(echo) })
      .end(echo);
  },
  'an event of an error': (echo, raw) => {
    raw.writeHead(200, { 'content-type': 'text/event-stream' });
    raw.end(`data: ${JSON.stringify({ type: 'error', error: { code: echo, message: echo } })}\n\n`);
  },
  'half an answer': (echo, raw) => {
    raw.writeHead(200, { 'content-length': 100_000 });
    raw.write(echo, () => raw.destroy());
  },
};

/** A server that lists a model and answers everything else with what it was told. */
async function startEchoServer(
  answer: (echo: string, raw: http.ServerResponse) => void,
  isSdCpp: boolean,
) {
  return startScriptedServer({}, async ({ method, path, body, headers }, { json, raw }) => {
    if (path === '/sdapi/v1/sd-models') return json(200, [{ model_name: 'm', title: 'm' }]);
    if (path === '/v1/models') return json(200, { data: [{ id: 'm' }] });
    if (path === '/sdcpp/v1/capabilities' && isSdCpp) return json(200, sdCppCapabilities);
    if (path === '/object_info/CheckpointLoaderSimple') {
      return json(200, { CheckpointLoaderSimple: { input: { required: { ckpt_name: [['m']] } } } });
    }
    if (path === '/sdapi/v1/img2img' && method === 'GET') return json(405, {});
    if (path.startsWith('/object_info/')) return json(200, {});
    if (path === '/internal/progress' || path === '/ws') return json(404, {});
    if (method === 'GET' && !/^\/(?:history|queue|sdcpp\/v1\/jobs)/.test(path))
      return json(404, {});
    const words = [
      JSON.stringify(body?.prompt),
      body?.negative_prompt,
      headers.authorization,
      ...secrets,
    ];
    answer(words.join(' ').replaceAll(/[\r\n]/g, ' '), raw);
  });
}

const configs: Record<string, (server: ScriptedServer) => object> = {
  a1111: ({ url }) => ({
    protocol: 'a1111',
    baseUrl: url,
    username: 'ochre',
    password: 'hush',
  }),
  'openai-images': ({ url }) => ({
    protocol: 'openai-images',
    baseUrl: url,
    apiKey: 'sk-hush',
    supportsEdits: true,
    streaming: true,
  }),
  comfyui: ({ url }) => ({ protocol: 'comfyui', baseUrl: url, apiKey: 'sk-hush', pollMs: 1 }),
  'sd-cpp': ({ url }) => ({ protocol: 'sd-cpp', baseUrl: url, pollMs: 1 }),
};

/** What a stable-diffusion.cpp server says of itself. */
const sdCppCapabilities = {
  model: { stem: 'm' },
  defaults: { strength: 0.75 },
  limits: { max_width: 4096, max_height: 4096 },
  samplers: ['euler'],
  features: { init_image: true, mask_image: true },
};

/** All that a logger could print of it, and more: hidden fields, causes, symbols. */
function textOf(error: unknown, seen = new Set<unknown>()): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if (seen.has(error)) return '';
  seen.add(error);
  const keys = Reflect.ownKeys(error);
  return keys
    .map((key) => `${String(key)}=${textOf((error as Record<PropertyKey, unknown>)[key], seen)}`)
    .join('\n');
}

for (const [protocol, describeServer] of Object.entries(configs)) {
  test.each(Object.keys(echoes))(`${protocol}: %s stays with us`, async (kind) => {
    const server = await startEchoServer(echoes[kind]!, protocol === 'sd-cpp');
    const config = { id: 'gpu', label: 'The GPU', ...describeServer(server) };
    const [parsed] = parseEngineConfigs(JSON.stringify([config])) as [EngineConfig];
    const warnings: string[] = [];
    const engine = await createEngine(parsed, (warning) => warnings.push(warning));
    closers.push(server.close, engine.close);
    const size = { width: 64, height: 64 };
    const request = {
      prompt: 'a zebracorn',
      negativePrompt: 'mudflaps',
      seed: 1,
      modelId: 'm',
      ...size,
    };
    for (const operation of ['generate', 'edit'] as const) {
      const asked =
        operation === 'edit'
          ? { ...request, operation, source: await plainSource(size) }
          : { ...request, operation };
      const error = await engine.run(asked, { signal: new AbortController().signal }).then(
        () => expect.fail('expected a rejection'),
        (reason: unknown) => reason,
      );
      expect(error).toMatchObject({ name: 'EngineError' });
      // The server was asked, and it is its words that are looked for.
      expect(server.requests.filter(({ method }) => method === 'POST')).not.toEqual([]);
      const text = `${textOf(error)} ${warnings.join()}`;
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
  });
}
