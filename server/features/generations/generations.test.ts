import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generationTexts } from '../../../contract/generations.ts';
import { seedMax } from '../../../contract/image-settings.ts';
import { taskErrorTexts } from '../../../contract/tasks.ts';
import { EngineError } from '../../../engines/engine-error.ts';
import { fetchBytes, makePremium } from '../../../test/factories.ts';
import { paintPlain, TestEngine } from '../../../test/test-engine.ts';
import { startTestOchre, type TestMember, type TestOchre } from '../../../test/test-ochre.ts';
import { deriveImageKey } from '../images/image-files.ts';
import { attemptsMax } from '../tasks/tasks.policy.ts';

const engine = new TestEngine({ concurrency: 1 });
/** Honours next to nothing. */
const plainEngine = new TestEngine({
  id: 'bare',
  ability: { negativePrompt: false, seed: null, maxEdge: 1536 },
});
const rangedEngine = new TestEngine({
  id: 'ranged',
  ability: {
    steps: { min: 1, max: 50, default: 20, step: 1 },
    guidanceScale: { min: 1, max: 20, default: 7, step: 0.5 },
    samplers: ['Euler a'],
    variation: true,
    tiling: true,
  },
});
/** For what need not be waited for. */
const asideEngine = new TestEngine({ id: 'aside' });
const aside = { modelId: 'aside/plain', size: 'mobile' } as const;
const lineEngine = new TestEngine({ id: 'line', concurrency: 1 });
const engines = [engine, plainEngine, rangedEngine, asideEngine, lineEngine];
let ochre: TestOchre;

beforeAll(async () => {
  ochre = await startTestOchre({ engines });
});
beforeEach(() => {
  engine.behaviour = paintPlain;
});
afterAll(() => ochre.stop());

const remaining = async ({ client }: TestMember) => (await client.quotas.get()).remaining;

/** The files stored for a generation. */
const storedFiles = (id: string) =>
  fs
    .readdir(path.join(ochre.dataDirectory, 'files/images', deriveImageKey(ochre.ctx.secret, id)))
    .catch(() => [] as string[]);

/** Asks for one image and waits for its end. */
async function runOne(member: TestMember) {
  const stream = await member.listen();
  const { items } = await member.client.generations.create({ prompt: 'a fox', size: 'mobile' });
  const task = await stream.settled(items[0]!.id);
  stream.close();
  return task;
}

/** What a generation that did not succeed must leave behind: nothing. */
async function expectRefunded(member: TestMember, id: string) {
  expect(await remaining(member)).toBe(5);
  expect(await member.client.images.count({})).toEqual({ count: 0 });
  expect(await member.client.notifications.list()).toEqual({ items: [], unreadCount: 0 });
  expect(await member.client.tasks.listActive()).toEqual({ items: [] });
  expect(await storedFiles(id)).toEqual([]);
}

describe('a generation', () => {
  it('goes from the request over progress and preview to image, notification and bytes', async () => {
    const member = await ochre.signUp();
    const stream = await member.listen();
    const goOn = Promise.withResolvers<void>();
    engine.behaviour = async (request, { onProgress }) => {
      const preview = await paintPlain({ ...request, width: 64, height: 64 });
      onProgress?.({ progress: 0.5, preview });
      await goOn.promise;
      return { ...(await paintPlain(request)), notDrawn: ['zeppelin'] };
    };
    const response = await member.fetch('/api/generations', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: ' a fox ', size: 'mobile', seed: 7 }),
    });
    expect(response.status).toBe(202);
    const { items } = (await response.json()) as { items: { id: string }[] };
    expect(items).toEqual([
      expect.objectContaining({
        status: 'queued',
        prompt: 'a fox',
        settings: expect.objectContaining({ seed: 7 }),
        width: 576,
        height: 1024,
        modelId: 'test/plain',
        queuePosition: 1,
      }),
    ]);
    const { id } = items[0]!;
    const isOfIt = ({ task }: { task: { id: string } }) => task.id === id;

    await stream.next('quota.changed', ({ quota }) => quota.remaining === 4);
    const { task: running } = await stream.next(
      'task.changed',
      (event) => isOfIt(event) && event.task.status === 'running' && !!event.task.previewUrl,
    );
    expect(running).toMatchObject({ progress: 0.5 });
    const previewUrl = (running as { previewUrl: string }).previewUrl;
    const preview = await member.fetch(previewUrl);
    expect(preview.headers.get('content-type')).toBe('image/webp');
    expect(preview.headers.get('cache-control')).toContain('private');
    // What a reloaded page finds.
    expect(await member.client.tasks.listActive()).toEqual({ items: [running] });
    expect(await member.client.tasks.get({ id })).toEqual(running);

    goOn.resolve();
    const { image } = (await stream.settled(id)) as { image: { id: string; url: string } };
    expect(image).toMatchObject({
      taskId: id,
      prompt: 'a fox',
      width: 576,
      height: 1024,
      settings: { seed: 7 },
      notDrawn: ['zeppelin'],
      isPublic: false,
      likesCount: 0,
      viewsCount: 0,
      engineLabel: 'Test engine',
    });
    expect(await member.client.images.get({ id: image.id })).toEqual(image);
    const { notification, unreadCount } = await stream.next('notification.created');
    expect(notification).toMatchObject({
      title: 'Image Generated!',
      message: '"a fox"',
      type: 'success',
    });
    expect(unreadCount).toBe(1);
    expect((await fetchBytes(ochre, image.url)).subarray(1, 4).toString()).toBe('PNG');
    expect(await member.client.tasks.listActive()).toEqual({ items: [] });
    // Gone, and a screen that asks too late is not told of an error.
    expect((await member.fetch(previewUrl)).status).toBe(204);

    const states = stream.events.flatMap((event) =>
      event.type === 'task.changed' && isOfIt(event) ? [event.task.status] : [],
    );
    expect([...new Set(states)]).toEqual(['queued', 'running', 'succeeded']);
    stream.close();
  });

  it('makes one to four images with consecutive seeds, beginning again behind the last', async () => {
    const member = await ochre.signUp();
    const { items } = await member.client.generations.create({
      ...aside,
      prompt: 'a fox',
      seed: seedMax - 1,
      count: 4,
    });
    expect(items.map(({ settings }) => settings.seed)).toEqual([seedMax - 1, seedMax, 0, 1]);
    expect(new Set(items.map(({ batchId }) => batchId)).size).toBe(1);
    expect(new Set(items.map(({ id }) => id)).size).toBe(4);
    expect(await remaining(member)).toBe(1);
  });

  it('draws another seed for each request that names none', async () => {
    const member = await ochre.signUp();
    const seeds = new Set<number | null>();
    for (let count = 0; count < 5; count++) {
      const { items } = await member.client.generations.create({ prompt: 'a fox', ...aside });
      seeds.add(items[0]!.settings.seed);
    }
    expect(seeds.size).toBe(5);
  });

  it('takes a batch from the quota as a whole or not at all', async () => {
    const member = await ochre.signUp();
    const { generations } = member.client;
    await generations.create({ prompt: 'a fox', count: 3, ...aside });
    await expect(
      generations.create({ prompt: 'an owl', count: 3, ...aside }),
    ).rejects.toMatchObject({
      code: 'quota_exceeded',
      status: 429,
      message: generationTexts.quotaExceeded,
    });
    expect(await remaining(member)).toBe(2);
    expect(await generations.listPrompts()).toEqual({ prompts: ['a fox'] });
    await generations.create({ prompt: 'an owl', count: 2, ...aside });
    expect(await remaining(member)).toBe(0);
  });

  it('lists the member’s prompts, newest first and each once', async () => {
    const member = await ochre.signUp();
    for (const prompt of ['a fox', 'an owl', 'a fox', 'a bear'])
      await member.client.generations.create({ prompt, ...aside });
    expect(await member.client.generations.listPrompts()).toEqual({
      prompts: ['a bear', 'a fox', 'an owl'],
    });
  });
});

describe('cancelling', () => {
  it('stops a running engine and gives the generation back', async () => {
    const member = await ochre.signUp();
    const started = Promise.withResolvers<AbortSignal>();
    const aborted = Promise.withResolvers<void>();
    engine.behaviour = (_, { signal }) =>
      new Promise((_, reject) => {
        started.resolve(signal);
        signal.addEventListener('abort', () => {
          aborted.resolve();
          reject(signal.reason);
        });
      });
    const stream = await member.listen();
    const { items } = await member.client.generations.create({ prompt: 'a fox' });
    const { id } = items[0]!;
    await started.promise;
    // Ids mean the same in capitals.
    const cancelled = await member.client.tasks.cancel({ id: id.toUpperCase() });
    expect(cancelled.status).toBe('cancelled');
    await aborted.promise;
    expect(await stream.settled(id)).toMatchObject({ status: 'cancelled' });
    await expectRefunded(member, id);
    // Once and not again.
    expect(await member.client.tasks.cancel({ id })).toMatchObject({ status: 'cancelled' });
    expect(await remaining(member)).toBe(5);
    stream.close();
  });

  it('takes a queued one back before any engine sees it', async () => {
    const [busy, member] = [await ochre.signUp(), await ochre.signUp()];
    const hold = engine.hold();
    await busy.client.generations.create({ prompt: 'first' });
    await hold.started();
    const { items } = await member.client.generations.create({ prompt: 'never drawn' });
    const { id } = items[0]!;
    expect(await member.client.tasks.cancel({ id })).toMatchObject({ status: 'cancelled' });
    expect(await remaining(member)).toBe(5);
    hold.release();
    await runOne(member);
    expect(engine.requests.map(({ prompt }) => prompt)).not.toContain('never drawn');
  });

  it('keeps nothing of an engine that does not listen', async () => {
    const member = await ochre.signUp();
    const started = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    engine.behaviour = async (request) => {
      started.resolve();
      await goOn.promise;
      return paintPlain(request);
    };
    const { items } = await member.client.generations.create({ prompt: 'a fox' });
    await started.promise;
    await member.client.tasks.cancel({ id: items[0]!.id });
    goOn.resolve();
    engine.behaviour = paintPlain;
    // The engine takes one at a time, so the next one's end comes after the first one's.
    const other = await ochre.signUp();
    const { id } = await runOne(other);
    expect(await storedFiles(id)).toContain('original.png');
    await expectRefunded(member, items[0]!.id);
  });

  it('leaves one that has ended as it is', async () => {
    const member = await ochre.signUp();
    const { id } = await runOne(member);
    expect(await member.client.tasks.cancel({ id })).toMatchObject({ status: 'succeeded' });
    expect(await remaining(member)).toBe(4);
  });
});

describe('an engine that fails', () => {
  for (const kind of ['invalid_request', 'content_filtered'] as const)
    it(`with ${kind} is asked once; the generation fails and is given back`, async () => {
      const member = await ochre.signUp();
      let runs = 0;
      engine.behaviour = () => {
        runs++;
        throw new EngineError(kind, 'a detail that is nobody’s business');
      };
      const task = await runOne(member);
      // The member is told why, in words of ours.
      expect(task).toMatchObject({
        status: 'failed',
        error: { code: kind, message: taskErrorTexts[kind] },
      });
      expect(runs).toBe(1);
      await expectRefunded(member, task.id);
    });

  for (const kind of ['unavailable', 'rate_limited'] as const)
    it(`with ${kind} is asked again, not before the time that it named`, async () => {
      const member = await ochre.signUp();
      const runs: number[] = [];
      engine.behaviour = (request) => {
        runs.push(performance.now());
        if (runs.length > 1) return paintPlain(request);
        throw new EngineError(kind, 'not now', { retryAfterMs: 300 });
      };
      expect(await runOne(member)).toMatchObject({ status: 'succeeded' });
      expect(runs).toHaveLength(2);
      const waitedMs = runs[1]! - runs[0]!;
      expect(waitedMs).toBeGreaterThanOrEqual(300);
      // A time that was named is not stretched to the next look at the queue.
      expect(waitedMs).toBeLessThan(3000);
      expect(await remaining(member)).toBe(4);
    });

  it('for too long is given up, and the generation given back', async () => {
    const member = await ochre.signUp();
    let runs = 0;
    engine.behaviour = () => {
      runs++;
      throw new EngineError('unavailable', 'not now', { retryAfterMs: 1 });
    };
    const task = await runOne(member);
    expect(task).toMatchObject({ status: 'failed', error: { code: 'engine_unavailable' } });
    expect(runs).toBe(attemptsMax);
    await expectRefunded(member, task.id);
  });

  it('in a way that nobody foresaw fails the generation once, and gives it back', async () => {
    const member = await ochre.signUp();
    let runs = 0;
    engine.behaviour = () => {
      runs++;
      throw new TypeError('undefined is not a function');
    };
    const task = await runOne(member);
    expect(task).toMatchObject({ status: 'failed', error: { code: 'internal' } });
    expect(runs).toBe(1);
    await expectRefunded(member, task.id);
  });

  const wrongAnswers: [string, TestEngine['behaviour']][] = [
    [
      'a picture of another size',
      (request) => paintPlain({ ...request, width: request.width - 1 }),
    ],
    [
      'text',
      async (request) => ({
        ...(await paintPlain(request)),
        bytes: new TextEncoder().encode('<html>502</html>'),
      }),
    ],
    ['nothing', async (request) => ({ ...(await paintPlain(request)), bytes: new Uint8Array() })],
    [
      'half a picture',
      async (request) => {
        const whole = await paintPlain(request);
        return { ...whole, bytes: whole.bytes.slice(0, whole.bytes.length / 2) };
      },
    ],
    [
      'an SVG, which could run scripts',
      async (request) => ({
        ...(await paintPlain(request)),
        bytes: new TextEncoder().encode(
          '<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"/>',
        ),
      }),
    ],
  ];
  for (const [name, behaviour] of wrongAnswers)
    it(`by answering with ${name} leaves nothing, and the generation is given back`, async () => {
      const member = await ochre.signUp();
      engine.behaviour = behaviour;
      const task = await runOne(member);
      expect(task).toMatchObject({ status: 'failed', error: { code: 'internal' } });
      await expectRefunded(member, task.id);
    });
});

describe('the plans', () => {
  it('let premium members make as many as they like, up to 2048 pixels', async () => {
    const member = await ochre.signUp();
    await makePremium(ochre, member);
    for (let batch = 0; batch < 3; batch++)
      await member.client.generations.create({ prompt: 'a fox', count: 3, ...aside });
    expect(await member.client.quotas.get()).toMatchObject({
      used: 9,
      limit: null,
      remaining: null,
    });
    const sizes = [
      ['square', 2048, 2048],
      ['instagram-post', 2048, 1638],
      ['mobile', 1152, 2048],
    ] as const;
    const stream = await member.listen();
    for (const [size, width, height] of sizes) {
      const { items } = await member.client.generations.create({
        prompt: 'a fox',
        size,
        highResolution: true,
      });
      expect(items[0]).toMatchObject({ width, height });
      const task = await stream.settled(items[0]!.id);
      expect(task).toMatchObject({ status: 'succeeded', image: { width, height } });
    }
    stream.close();
  });

  it('refuse high resolution to free members, and take nothing for it', async () => {
    const member = await ochre.signUp();
    await expect(
      member.client.generations.create({ prompt: 'a fox', highResolution: true }),
    ).rejects.toMatchObject({ code: 'premium_required', status: 403 });
    expect(await remaining(member)).toBe(5);
    expect(await member.client.generations.listPrompts()).toEqual({ prompts: [] });
  });

  it('bound what even a premium member has under way at once', async () => {
    const member = await ochre.signUp();
    await makePremium(ochre, member);
    const hold = lineEngine.hold();
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, () =>
        member.client.generations.create({ prompt: 'x', count: 2, modelId: 'line/plain' }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2);
    for (const answer of refused)
      expect(answer).toMatchObject({ reason: { code: 'rate_limited' } });
    const { items } = await member.client.tasks.listActive();
    expect(items).toHaveLength(20);
    await Promise.all(items.map(({ id }) => member.client.tasks.cancel({ id })));
    hold.release();
  });
});

describe('the models', () => {
  it('are listed with what they honour', async () => {
    const { client } = await ochre.signUp();
    const { items } = await client.models.list();
    expect(items.map(({ id }) => id)).toEqual(engines.map(({ id }) => `${id}/plain`));
    expect(items[1]).toMatchObject({
      label: 'Plain',
      operations: { generate: { negativePrompt: false, seed: null, steps: null } },
    });
    expect(items[2]).toMatchObject({
      operations: {
        generate: { steps: { min: 1, max: 50 }, samplers: [{ id: 'Euler a', label: 'Euler a' }] },
      },
    });
  });

  const refused: [string, object, string][] = [
    ['bare/plain', { negativePrompt: 'rain' }, 'negativePrompt'],
    ['bare/plain', { seed: 1 }, 'seed'],
    ['bare/plain', { tiling: true }, 'tiling'],
    ['aside/plain', { seed: 1, variation: { strength: 0.3 } }, 'variation'],
    ['ranged/plain', { variation: { strength: 0.3 } }, 'variation'],
    ['bare/plain', { steps: 20 }, 'steps'],
    ['bare/plain', { guidanceScale: 7 }, 'guidanceScale'],
    ['bare/plain', { sampler: 'Euler a' }, 'sampler'],
    ['ranged/plain', { steps: 51 }, 'steps'],
    ['ranged/plain', { guidanceScale: 0.5 }, 'guidanceScale'],
    ['ranged/plain', { sampler: 'Euler' }, 'sampler'],
    ['none/plain', {}, 'modelId'],
    ['test/none', {}, 'modelId'],
    ['test', {}, 'modelId'],
  ];
  for (const [modelId, controls, field] of refused)
    it(`refuse rather than ignore: ${modelId} with ${JSON.stringify(controls)}`, async () => {
      const member = await ochre.signUp();
      await expect(
        member.client.generations.create({ prompt: 'a fox', modelId, ...controls }),
      ).rejects.toMatchObject({ code: 'invalid_request', status: 400, data: { field } });
      expect(await remaining(member)).toBe(5);
    });

  it('get the controls that they honour', async () => {
    const member = await ochre.signUp();
    const stream = await member.listen();
    const controls = { steps: 30, guidanceScale: 6.5, sampler: 'Euler a', negativePrompt: 'rain' };
    const { items } = await member.client.generations.create({
      prompt: 'a fox',
      modelId: 'ranged/plain',
      ...controls,
    });
    expect(await stream.settled(items[0]!.id)).toMatchObject({ image: { settings: controls } });
    expect(rangedEngine.requests.at(-1)).toMatchObject({ ...controls, modelId: 'plain' });
    stream.close();
  });
});

describe('variations', () => {
  it('all start from the asked seed, each toward a seed of its own, and are kept with the image', async () => {
    const member = await ochre.signUp();
    const stream = await member.listen();
    const { items } = await member.client.generations.create({
      prompt: 'a fox',
      size: 'mobile',
      modelId: 'ranged/plain',
      seed: 7,
      variation: { strength: 0.3, seed: seedMax },
      tiling: true,
      count: 2,
    });
    expect(items.map(({ settings }) => settings.seed)).toEqual([7, 7]);
    const settled = [await stream.settled(items[0]!.id), await stream.settled(items[1]!.id)];
    expect(settled).toMatchObject([
      {
        image: { settings: { seed: 7, variation: { seed: seedMax, strength: 0.3 }, tiling: true } },
      },
      { image: { settings: { seed: 7, variation: { seed: 0, strength: 0.3 }, tiling: true } } },
    ]);
    expect(rangedEngine.requests.at(-1)).toMatchObject({
      seed: 7,
      variation: { strength: 0.3 },
      tiling: true,
    });
    stream.close();
  });

  it('draw their own seeds where none is named', async () => {
    const member = await ochre.signUp();
    const stream = await member.listen();
    const asked = { prompt: 'a fox', size: 'mobile', modelId: 'ranged/plain', seed: 7 } as const;
    const seeds = new Set<number | undefined>();
    for (let count = 0; count < 3; count++) {
      const { items } = await member.client.generations.create({
        ...asked,
        variation: { strength: 0.5 },
      });
      const task = await stream.settled(items[0]!.id);
      if (task.status === 'succeeded') seeds.add(task.image?.settings.variation?.seed);
    }
    expect(seeds.size).toBe(3);
    expect(seeds.has(undefined)).toBe(false);
    stream.close();
  });
});

describe('the line before an engine', () => {
  it('lets a member’s first job pass before the third of another one’s pile', async () => {
    const [hoarder, other] = [await ochre.signUp(), await ochre.signUp()];
    const hold = lineEngine.hold();
    const mark = randomUUID();
    await hoarder.client.generations.create({
      prompt: `${mark} pile`,
      count: 4,
      modelId: 'line/plain',
    });
    await hold.started();
    const { items } = await other.client.generations.create({
      prompt: `${mark} other`,
      modelId: 'line/plain',
    });
    expect(items[0]).toMatchObject({ status: 'queued', queuePosition: 1 });
    const stream = await hoarder.listen();
    const { items: pile } = await hoarder.client.tasks.listActive();
    expect(pile.map((one) => (one.status === 'queued' ? one.queuePosition : 0))).toEqual([
      0, 2, 3, 4,
    ]);
    hold.release();
    await Promise.all(pile.map(({ id }) => stream.settled(id)));
    stream.close();
    const order = lineEngine.requests
      .filter(({ prompt }) => prompt.startsWith(mark))
      .map(({ prompt }) => prompt.slice(mark.length + 1));
    expect(order).toEqual(['pile', 'other', 'pile', 'pile', 'pile']);
  });
});
