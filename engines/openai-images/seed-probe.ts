import sharp from 'sharp';
import { EngineError } from '../engine-error.ts';
import type { WarnOperator } from '../remote/warn-operator.ts';
import type { OpenAIImagesConfig } from './openai-images-config.ts';
import { createTask, type OpenAIImagesTask } from './openai-images-tasks.ts';

/** vLLM and LocalAI take more, and no request of ours has a larger one. */
export const seedMax = 0xffff_ffff;

/**
 * Finds out whether a server honours seeds: many take the parameter and ignore it, and a picture
 * whose seed was ignored must not be stored as if it could be made again.
 */
export interface SeedProbe {
  /** False until it is known. */
  isHonoured(modelId: string): boolean;
  /** Begins to find out, unless it is known, under way or not asked for. */
  begin(modelId: string): void;
  /** Another server may answer from now on. */
  forget(): void;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
}

const attemptsMax = 3;
/** Mean difference in levels. The same seed on a graphics processor may give not quite the same. */
const sameDifferenceMax = 2;

/** @param draw asks the server for one picture */
export function createSeedProbe(
  config: OpenAIImagesConfig,
  warn: WarnOperator,
  draw: (task: OpenAIImagesTask) => Promise<Buffer>,
): SeedProbe {
  const honoured = new Map<string, boolean>();
  const failures = new Map<string, number>();
  let underWay: Promise<void> = Promise.resolve();
  const waiting = new Set<string>();

  const size = Array.isArray(config.sizes)
    ? config.sizes.reduce((a, b) => (b.width * b.height < a.width * a.height ? b : a))
    : { width: Math.min(256, config.sizes.edgeMax), height: Math.min(256, config.sizes.edgeMax) };

  async function paint(modelId: string, seed: number): Promise<Buffer> {
    const task = await createTask(config, {
      operation: 'generate',
      modelId,
      prompt: 'a pebble beach',
      negativePrompt: '',
      seed,
      ...size,
    });
    const { bytes } = await task.fit(await draw(task));
    return sharp(bytes).raw().toBuffer();
  }

  async function find(modelId: string): Promise<void> {
    try {
      const [one, other] = [await paint(modelId, 1), await paint(modelId, 2)];
      // Where every seed gives the same picture, a third tells no more.
      const differs = !areSame(one, other);
      const isHonoured = differs && areSame(one, await paint(modelId, 1));
      honoured.set(modelId, isHonoured);
      if (!isHonoured) warn(`${config.label} does not honour seeds: its pictures are kept without`);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      if (error.isDown) return;
      const count = (failures.get(modelId) ?? 0) + 1;
      failures.set(modelId, count);
      if (count >= attemptsMax) honoured.set(modelId, false);
    } finally {
      waiting.delete(modelId);
    }
  }

  return {
    isHonoured: (modelId) => honoured.get(modelId) ?? false,
    begin(modelId) {
      if (!config.supportsSeed || honoured.has(modelId) || waiting.has(modelId)) return;
      waiting.add(modelId);
      // One after another: these pictures are in nobody's queue.
      underWay = underWay.then(() => find(modelId));
    },
    forget() {
      honoured.clear();
      failures.clear();
    },
    settled: () => underWay,
  };
}

function areSame(a: Buffer, b: Buffer): boolean {
  if (a.length !== b.length) return false;
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += Math.abs(a[i]! - b[i]!);
  return sum / a.length <= sameDifferenceMax;
}
