/** All engines of this installation, and the public ids of their models. */
import type { EngineModel, ImageEngine } from './engine.ts';
import { EngineError } from './engine-error.ts';

/** A model as the rest of Ochre names it. */
export interface RegisteredModel {
  /** `"<engineId>/<modelId>"`. The model's own id may hold more slashes. */
  id: string;
  engine: ImageEngine;
  model: EngineModel;
}

export interface ModelListing {
  models: readonly RegisteredModel[];
  /** Engines whose models are missing from the list, and why. */
  unreachable: readonly { id: string; label: string; error: EngineError }[];
}

export interface EngineHealth {
  id: string;
  label: string;
  status: 'ready' | { error: EngineError };
}

export interface EngineRegistry {
  /** In the order of the configuration. */
  readonly engines: readonly ImageEngine[];
  /** @throws {EngineError} `unavailable` when the operator has taken it out of the configuration */
  getEngine(id: string): ImageEngine;
  /** The first model of the first engine that can be reached; null when none can. */
  findDefaultModel(): Promise<RegisteredModel | null>;
  /**
   * Models of all engines, in their order. Never rejects because of an engine.
   * @param options.refresh asks the engines even if they were asked a moment ago
   */
  listModels(options?: { refresh?: boolean }): Promise<ModelListing>;
  /** Null when no reachable engine has it. */
  findModel(publicId: string): Promise<RegisteredModel | null>;
  /**
   * @throws {EngineError} `invalid_request` when there is no such model; the engine's own error
   *   when it can't be reached, since it may well have the model
   */
  getModel(publicId: string): Promise<RegisteredModel>;
  checkHealth(): Promise<EngineHealth[]>;
  /** Closes every engine; calls under way fail. */
  close(): Promise<void>;
}

export interface EngineRegistryOptions {
  /** How long an engine may take to list its models or answer a health check. */
  timeoutMs?: number;
  /** How long a list is good for. A failure is good for a tenth of it. */
  cacheMs?: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

type EngineAnswer = { models: readonly EngineModel[] } | { error: EngineError };

interface CachedAnswer {
  answer: Promise<EngineAnswer>;
  /** On the registry's clock; null while the engine has not answered. */
  freshUntil: number | null;
}

/** @throws {Error} when two engines share an id */
export function createEngineRegistry(
  engines: readonly ImageEngine[],
  options: EngineRegistryOptions = {},
): EngineRegistry {
  const { timeoutMs = 10_000, cacheMs = 30_000, now = () => performance.now() } = options;
  const byId = new Map(engines.map((engine) => [engine.id, engine]));
  if (byId.size < engines.length) throw new Error('Two engines share an id');
  const cache = new Map<string, CachedAnswer>();

  async function askModels(engine: ImageEngine): Promise<EngineAnswer> {
    try {
      return { models: await withinTime(engine, (signal) => engine.listModels(signal)) };
    } catch (error) {
      return { error: toEngineError(engine, error) };
    }
  }

  /** One question at a time to each engine, however many callers wait for the answer. */
  function answerOf(engine: ImageEngine, refresh: boolean): Promise<EngineAnswer> {
    const cached = cache.get(engine.id);
    const isPending = cached?.freshUntil === null;
    const isFresh = !refresh && now() < (cached?.freshUntil ?? 0);
    if (cached && (isPending || isFresh)) return cached.answer;
    const entry: CachedAnswer = { answer: askModels(engine), freshUntil: null };
    cache.set(engine.id, entry);
    void entry.answer.then((answer) => {
      // An engine that was just started should not stay missing for long.
      entry.freshUntil = now() + ('error' in answer ? cacheMs / 10 : cacheMs);
    });
    return entry.answer;
  }

  /** An engine that ignores its signal must not hold up the others. */
  async function withinTime<Value>(
    engine: ImageEngine,
    ask: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value> {
    const controller = new AbortController();
    const { promise: expired, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const error = new EngineError('unavailable', `${engine.label} did not answer in time`);
      reject(error);
      controller.abort(error);
    }, timeoutMs);
    try {
      return await Promise.race([ask(controller.signal), expired]);
    } finally {
      clearTimeout(timer);
    }
  }

  const register = (engine: ImageEngine, model: EngineModel): RegisteredModel => ({
    id: `${engine.id}/${model.id}`,
    engine,
    model,
  });

  /** @throws {EngineError} when the engine can't be reached */
  async function searchModel(publicId: string): Promise<RegisteredModel | null> {
    const slash = publicId.indexOf('/');
    const engine = byId.get(publicId.slice(0, Math.max(0, slash)));
    if (!engine) return null;
    const modelId = publicId.slice(slash + 1);
    const answer = await answerOf(engine, false);
    if ('error' in answer) throw answer.error;
    const model = answer.models.find((candidate) => candidate.id === modelId);
    return model ? register(engine, model) : null;
  }

  return {
    engines,
    getEngine(id) {
      const engine = byId.get(id);
      if (!engine) throw new EngineError('unavailable', `There is no engine ${id} any more`);
      return engine;
    },
    async findDefaultModel() {
      for (const engine of engines) {
        const answer = await answerOf(engine, false);
        const model = 'models' in answer ? answer.models[0] : undefined;
        if (model) return register(engine, model);
      }
      return null;
    },
    async listModels({ refresh = false } = {}) {
      const answers = await Promise.all(
        engines.map(async (engine) => ({ engine, answer: await answerOf(engine, refresh) })),
      );
      return {
        models: answers.flatMap(({ engine, answer }) =>
          'models' in answer ? answer.models.map((model) => register(engine, model)) : [],
        ),
        unreachable: answers.flatMap(({ engine: { id, label }, answer }) =>
          'error' in answer ? [{ id, label, error: answer.error }] : [],
        ),
      };
    },
    async findModel(publicId) {
      return searchModel(publicId).catch((error: unknown) => {
        if (error instanceof EngineError) return null;
        throw error;
      });
    },
    async getModel(publicId) {
      const found = await searchModel(publicId);
      if (!found) throw new EngineError('invalid_request', 'There is no such model');
      return found;
    },
    checkHealth() {
      return Promise.all(
        engines.map(async (engine): Promise<EngineHealth> => {
          const { id, label } = engine;
          try {
            await withinTime(engine, (signal) => engine.checkHealth(signal));
            return { id, label, status: 'ready' };
          } catch (error) {
            return { id, label, status: { error: toEngineError(engine, error) } };
          }
        }),
      );
    },
    async close() {
      cache.clear();
      const results = await Promise.allSettled(engines.map((engine) => engine.close()));
      const failures = results.flatMap((result) =>
        result.status === 'rejected' ? [result.reason] : [],
      );
      if (failures.length > 0) throw new AggregateError(failures, 'Some engines did not close');
    },
  };
}

function toEngineError(engine: ImageEngine, error: unknown): EngineError {
  if (error instanceof EngineError) return error;
  return new EngineError('unavailable', `${engine.label} failed`, { cause: error });
}
