import { describe, expect, test } from 'vitest';
import type { EngineModel, ImageEngine } from './engine.ts';
import { EngineError } from './engine-error.ts';
import { createEngineRegistry } from './registry.ts';

const described: Omit<EngineModel, 'id' | 'label'> = {
  operations: {},
  progress: false,
  preview: false,
  cancel: false,
};

interface FakeEngine extends ImageEngine {
  asked: number;
  closed: number;
}

function fakeEngine(
  id: string,
  listModels: ImageEngine['listModels'] = async () => [{ id: 'one', label: 'One', ...described }],
  checkHealth: ImageEngine['checkHealth'] = async () => {},
): FakeEngine {
  return {
    id,
    label: id.toUpperCase(),
    sourceType: 'algorithmicMedia',
    concurrency: 1,
    asked: 0,
    closed: 0,
    listModels(signal) {
      this.asked += 1;
      return listModels(signal);
    },
    timeoutMs: 1000,
    run: async () => expect.fail('not asked for'),
    checkHealth,
    async close() {
      this.closed += 1;
    },
  };
}

const down = new EngineError('unavailable', 'It is down');
const fails = async (): Promise<never> => {
  throw down;
};
const never = (): Promise<never> => new Promise(() => {});

describe('listing', () => {
  test('joins the engines and puts their ids before those of the models', async () => {
    const registry = createEngineRegistry([fakeEngine('studio'), fakeEngine('gpu')]);
    const { models, unreachable } = await registry.listModels();
    expect(models.map(({ id }) => id)).toEqual(['studio/one', 'gpu/one']);
    expect(unreachable).toEqual([]);
  });

  test('goes on without an engine that fails, and says which', async () => {
    const registry = createEngineRegistry([fakeEngine('gpu', fails), fakeEngine('studio')]);
    const { models, unreachable } = await registry.listModels();
    expect(models.map(({ id }) => id)).toEqual(['studio/one']);
    expect(unreachable).toEqual([{ id: 'gpu', label: 'GPU', error: down }]);
  });

  test('goes on without an engine that never answers, and ends its question', async () => {
    let signal: AbortSignal | undefined;
    const silent = fakeEngine('gpu', (given) => {
      signal = given;
      return never();
    });
    const registry = createEngineRegistry([silent, fakeEngine('studio')], { timeoutMs: 5 });
    const { models, unreachable } = await registry.listModels();
    expect(models).toHaveLength(1);
    expect(unreachable[0]!.error.kind).toBe('unavailable');
    expect(signal?.aborted).toBe(true);
  });

  test('asks once for many callers, and again when the list is stale or refused', async () => {
    let nowMs = 0;
    const engine = fakeEngine('studio');
    const registry = createEngineRegistry([engine], { cacheMs: 30_000, now: () => nowMs });
    await Promise.all([registry.listModels(), registry.listModels({ refresh: true })]);
    await registry.findModel('studio/one');
    expect(engine.asked).toBe(1);
    await registry.listModels({ refresh: true });
    expect(engine.asked).toBe(2);
    nowMs = 30_000;
    await registry.listModels();
    expect(engine.asked).toBe(3);
  });
});

test('asks an engine that failed again before others', async () => {
  let nowMs = 0;
  const engine = fakeEngine('gpu', fails);
  const registry = createEngineRegistry([engine], { cacheMs: 30_000, now: () => nowMs });
  await registry.listModels();
  nowMs = 2_999;
  await registry.listModels();
  expect(engine.asked).toBe(1);
  nowMs = 3_000;
  await registry.listModels();
  expect(engine.asked).toBe(2);
});

describe('finding', () => {
  const slashed = fakeEngine('gpu', async () => [{ id: 'sdxl/base', label: 'Base', ...described }]);

  test('keeps the slashes of a model id', async () => {
    const registry = createEngineRegistry([slashed]);
    const found = await registry.findModel('gpu/sdxl/base');
    expect(found).toMatchObject({ id: 'gpu/sdxl/base', model: { id: 'sdxl/base' } });
    expect(found?.engine).toBe(slashed);
  });

  test.each(['', '/', 'gpu', 'gpu/', 'gpu/other', 'other/sdxl/base', '__proto__/x'])(
    'knows no model "%s"',
    async (publicId) => {
      const registry = createEngineRegistry([slashed]);
      expect(await registry.findModel(publicId)).toBeNull();
      await expect(registry.getModel(publicId)).rejects.toMatchObject({ kind: 'invalid_request' });
    },
  );

  test('does not call a model unknown while its engine is down', async () => {
    const registry = createEngineRegistry([fakeEngine('gpu', fails)]);
    await expect(registry.getModel('gpu/one')).rejects.toBe(down);
    expect(await registry.findModel('gpu/one')).toBeNull();
  });
});

test('health tells each engine apart, within the time', async () => {
  const list = async () => [];
  const odd = new TypeError('a bug');
  const engines = [
    fakeEngine('ready', list),
    fakeEngine('down', list, fails),
    fakeEngine('silent', list, never),
    fakeEngine('odd', list, async () => {
      throw odd;
    }),
  ];
  const health = await createEngineRegistry(engines, { timeoutMs: 5 }).checkHealth();
  expect(health.map(({ id }) => id)).toEqual(['ready', 'down', 'silent', 'odd']);
  expect(health[0]!.status).toBe('ready');
  expect(health[1]!.status).toEqual({ error: down });
  expect(health[2]!.status).toMatchObject({ error: { kind: 'unavailable' } });
  expect(health[3]!.status).toMatchObject({ error: { kind: 'unavailable', cause: odd } });
});

test('closes every engine, though one of them fails', async () => {
  const good = fakeEngine('good');
  const bad = { ...fakeEngine('bad'), close: fails };
  await expect(createEngineRegistry([bad, good]).close()).rejects.toBeInstanceOf(AggregateError);
  expect(good.closed).toBe(1);
});

test('refuses two engines of one id', () => {
  expect(() => createEngineRegistry([fakeEngine('a'), fakeEngine('a')])).toThrow('share an id');
});
