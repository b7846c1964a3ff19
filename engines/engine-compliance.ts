/**
 * What every engine must pass. Call `describeEngineCompliance` from the engine's own test file.
 *
 * The suite asks only for what `ImageEngine` promises, and asks for an operation, for progress,
 * previews and repeatable seeds only where the engine declares them.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeEditing } from './edit-compliance.ts';
import type { ControlAbilities, ImageEngine, NumberRange } from './engine.ts';
import { EngineError } from './engine-error.ts';
import {
  createSubject,
  type EngineUnderTest,
  failureOf,
  plainSource,
  type Subject,
} from './engine-under-test.ts';
import { describeGenerating } from './generate-compliance.ts';
import { describeUpscaling } from './upscale-compliance.ts';

/**
 * Declares the suite every engine passes.
 * @param name shown in the test report
 * @param makeEngine gives a fresh, working engine; called more than once
 */
export function describeEngineCompliance(
  name: string,
  makeEngine: () => Promise<EngineUnderTest>,
): void {
  describe(`${name} keeps the promises of an engine`, () => {
    let engineUnderTest: EngineUnderTest;
    let engine: ImageEngine;
    let subject: Subject;

    beforeAll(async () => {
      engineUnderTest = await makeEngine();
      engine = engineUnderTest.engine;
      subject = await createSubject(engine);
    });
    afterAll(async () => {
      await engine?.close();
      await engineUnderTest?.cleanUp();
    });

    test('names itself', () => {
      expect(engine.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(engine.label.trim()).not.toBe('');
      expect(['trainedAlgorithmicMedia', 'algorithmicMedia']).toContain(engine.sourceType);
      expect(Number.isInteger(engine.concurrency) && engine.concurrency >= 1).toBe(true);
      expect(Number.isInteger(engine.timeoutMs) && engine.timeoutMs >= 1).toBe(true);
    });

    test('lists models that can do something, within sane bounds', () => {
      const { models } = subject;
      expect(models.length).toBeGreaterThan(0);
      expect(new Set(models.map((model) => model.id)).size).toBe(models.length);
      for (const { id, label, operations, progress, preview } of models) {
        expect(id).not.toBe('');
        expect(label.trim()).not.toBe('');
        const { generate, edit, upscale } = operations;
        const abilities = [generate, edit, upscale].filter((ability) => ability !== undefined);
        expect(abilities.length).toBeGreaterThan(0);
        for (const { maxEdge } of abilities) {
          expect(Number.isInteger(maxEdge) && maxEdge >= 256).toBe(true);
        }
        for (const controls of [generate, edit]) if (controls) expectSaneControls(controls);
        if (edit) expectSaneRange(edit.strength);
        if (upscale) {
          expect(upscale.factors.length).toBeGreaterThan(0);
          expect(upscale.factors).toEqual([...new Set(upscale.factors)].sort((a, b) => a - b));
          expect(upscale.factors[0]).toBeGreaterThan(1);
          expectDistinct(upscale.models.map((model) => model.id));
        }
        // A preview arrives inside a progress report.
        if (preview) expect(progress).toBe(true);
      }
    });

    test('refuses a model it does not have, and operations that a model does not declare', async () => {
      const missing = await failureOf(subject.run({ ...subject.anyRequest(), modelId: 'no-such' }));
      expect(missing).toBeInstanceOf(EngineError);
      expect((missing as EngineError).kind).toBe('invalid_request');
      for (const { id: modelId, operations } of subject.models) {
        const source = await plainSource({ width: 64, height: 64 });
        const size = { width: 64, height: 64 };
        const text = { prompt: 'a fox', negativePrompt: '', seed: 1, modelId };
        const undeclared = [
          operations.generate || ({ ...text, ...size, operation: 'generate' } as const),
          operations.edit || ({ ...text, ...size, operation: 'edit', source } as const),
          operations.upscale || ({ operation: 'upscale', modelId, source, factor: 2 } as const),
        ];
        for (const request of undeclared) {
          if (!('operation' in request)) continue;
          const error = await failureOf(subject.run(request));
          expect(error).toBeInstanceOf(EngineError);
          expect((error as EngineError).kind).toBe('invalid_request');
        }
      }
    });

    test('rejects with the reason when aborted before the call, and stays usable', async () => {
      const reason = new Error('cancelled before the start');
      const signal = AbortSignal.abort(reason);
      await expect(engine.run(subject.anyRequest(), { signal })).rejects.toBe(reason);
      await subject.run(subject.anyRequest());
    });

    test('answers a health check', async () => {
      await expect(engine.checkHealth(new AbortController().signal)).resolves.toBeUndefined();
    });

    test('closes twice without complaint', async () => {
      const other = await makeEngine();
      try {
        await other.engine.close();
        await expect(other.engine.close()).resolves.toBeUndefined();
      } finally {
        await other.cleanUp();
      }
    });

    describeGenerating(() => subject);
    describeEditing(() => subject);
    describeUpscaling(() => subject);
  });
}

function expectSaneControls(controls: ControlAbilities): void {
  expectSaneRange(controls.steps);
  expectSaneRange(controls.guidanceScale);
  expectDistinct(controls.samplers);
  expectDistinct(controls.styles.map((style) => style.id));
  if (!controls.seed) return;
  expect(Number.isInteger(controls.seed.max)).toBe(true);
  expect(controls.seed.max).toBeGreaterThanOrEqual(1);
  expect(controls.seed.max).toBeLessThanOrEqual(0xffff_ffff);
}

function expectDistinct(names: readonly string[]): void {
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).not.toBe('');
}

function expectSaneRange(range: NumberRange | null): void {
  if (range === null) return;
  expect(range.min).toBeLessThanOrEqual(range.default);
  expect(range.default).toBeLessThanOrEqual(range.max);
  expect(range.step).toBeGreaterThan(0);
}
