/** The part of the compliance suite about `generate`. */
import { describe, expect, type TestContext, test } from 'vitest';
import type { EngineProgress, EngineResult, GenerateAbility, GenerateRequest } from './engine.ts';
import { EngineError } from './engine-error.ts';
import {
  areSame,
  expectDecodable,
  expectPicture,
  failureOf,
  hostilePrompts,
  type Subject,
} from './engine-under-test.ts';

export function describeGenerating(getSubject: () => Subject): void {
  describe('generating', () => {
    const requireAbility = (context: TestContext): GenerateAbility =>
      getSubject().generating?.ability ?? context.skip();
    const generate = (
      overrides?: Partial<GenerateRequest>,
      onProgress?: (report: EngineProgress) => void,
    ): Promise<EngineResult> => {
      const subject = getSubject();
      return subject.run(subject.generateRequest(overrides), { onProgress });
    };

    test('makes exactly the asked size with every model', async () => {
      const size = { width: 200, height: 136 };
      for (const { id: modelId, operations } of getSubject().models) {
        if (operations.generate) await expectPicture(await generate({ ...size, modelId }), size);
      }
    });

    test('makes exactly 256 x 256', async (context) => {
      requireAbility(context);
      const size = { width: 256, height: 256 };
      await expectPicture(await generate(size), size);
    });

    test('says which seed made the picture, or that nobody knows', async (context) => {
      const { seed } = requireAbility(context);
      const { effective } = await generate(seed ? { seed: seed.max } : {});
      expect(effective.seed).toBe(seed ? seed.max : null);
    });

    test('makes the same bytes from the same request, where it declares seeds', async (context) => {
      if (!requireAbility(context).seed) context.skip();
      const [first, second] = [await generate({ seed: 7 }), await generate({ seed: 7 })];
      expect(areSame(first, second)).toBe(true);
      expect(areSame(first, await generate({ seed: 8 }))).toBe(false);
    });

    test('refuses a larger seed than it declares', async (context) => {
      const { seed } = requireAbility(context);
      if (!seed) context.skip();
      const error = await failureOf(generate({ seed: seed!.max + 1 }));
      expect(error).toBeInstanceOf(EngineError);
      expect((error as EngineError).kind).toBe('invalid_request');
    });

    test('says what the controls were, where it declares them', async (context) => {
      const ability = requireAbility(context);
      const asked = {
        ...(ability.steps && { steps: ability.steps.min + ability.steps.step }),
        ...(ability.guidanceScale && { guidanceScale: ability.guidanceScale.min }),
        ...(ability.samplers.length > 0 && { sampler: ability.samplers.at(-1)! }),
        ...(ability.styles.length > 0 && { style: ability.styles.at(-1)!.id }),
      };
      const { effective } = await generate(asked);
      expect(effective).toMatchObject(asked);
      for (const key of ['steps', 'guidanceScale'] as const) {
        if (!ability[key]) expect(effective[key]).toBeNull();
      }
      expect(effective.strength).toBeNull();
    });

    test('draws in a chosen style whatever the prompt says', async (context) => {
      const [style, other] = requireAbility(context).styles;
      if (!style || !other) context.skip();
      const [one, two] = [
        await generate({ seed: 7, style: style!.id }),
        await generate({ seed: 7, style: other!.id }),
      ];
      expect(areSame(one, two)).toBe(false);
    });

    test('refuses a style it does not declare', async (context) => {
      requireAbility(context);
      const error = await failureOf(generate({ style: 'no-such-style' }));
      expect((error as EngineError).kind).toBe('invalid_request');
    });

    test('moves from one seed to another, where it declares variations', async (context) => {
      if (!requireAbility(context).variation) context.skip();
      const at = (strength: number) => generate({ seed: 7, variation: { seed: 8, strength } });
      const [from, to] = [await generate({ seed: 7 }), await generate({ seed: 8 })];
      expect(areSame(await at(0), from)).toBe(true);
      expect(areSame(await at(1), to)).toBe(true);
      const between = await at(0.6);
      expect(areSame(between, from) || areSame(between, to)).toBe(false);
      expect(between.effective.seed).toBe(7);
    });

    test('makes another picture to repeat, where it declares tiling', async (context) => {
      if (!requireAbility(context).tiling) context.skip();
      const size = { width: 200, height: 136 };
      const [plain, tile] = [await generate(size), await generate({ ...size, tiling: true })];
      await expectPicture(tile, size);
      expect(areSame(tile, plain)).toBe(false);
    });

    test('reports progress within 0 to 1, never decreasing', async (context) => {
      const edge = Math.min(512, requireAbility(context).maxEdge);
      const { progress: hasProgress, preview: hasPreviews } = getSubject().generating!.model;
      const reports: EngineProgress[] = [];
      await generate({ width: edge, height: edge }, (report) => reports.push(report));
      let last = 0;
      for (const { progress } of reports) {
        expect(progress).toBeGreaterThanOrEqual(last);
        expect(progress).toBeLessThanOrEqual(1);
        last = progress;
      }
      if (hasProgress) expect(reports.length).toBeGreaterThan(0);
      const previews = reports.flatMap(({ preview }) => preview ?? []);
      if (hasPreviews) expect(previews.length).toBeGreaterThan(0);
      for (const preview of previews) await expectDecodable(preview);
    });

    test('makes as many pictures at once as it declares', async (context) => {
      requireAbility(context);
      const seeds = [1, 2, 3].slice(0, getSubject().engine.concurrency);
      const size = { width: 256, height: 256 };
      const pictures = await Promise.all(seeds.map((seed) => generate({ seed, ...size })));
      for (const picture of pictures) await expectPicture(picture, size);
    });

    test('rejects with the reason when aborted just after the start, and stays usable', async (context) => {
      requireAbility(context);
      const controller = new AbortController();
      const reason = new Error('cancelled just after the start');
      const subject = getSubject();
      const call = subject.run(subject.generateRequest(), { signal: controller.signal });
      const outcome = expect(call).rejects.toBe(reason);
      controller.abort(reason);
      await outcome;
      await generate();
    });

    test('rejects with the reason when aborted at work, stays usable and goes quiet', async (context) => {
      const edge = Math.min(512, requireAbility(context).maxEdge);
      const controller = new AbortController();
      const reason = new Error('cancelled at work');
      let reportsAfterAbort = 0;
      const subject = getSubject();
      const busy: Promise<void>[] = [];
      const call = subject.run(subject.generateRequest({ width: edge, height: edge }), {
        signal: controller.signal,
        waitUntil: (until) => busy.push(until),
        onProgress: () => {
          if (controller.signal.aborted) reportsAfterAbort += 1;
          controller.abort(reason);
        },
      });
      const outcome = expect(call).rejects.toBe(reason);
      // Without progress to wait for, one turn of the event loop puts the call under way.
      if (!subject.generating!.model.progress) setImmediate(() => controller.abort(reason));
      await outcome;
      await Promise.all(busy);
      await generate();
      expect(reportsAfterAbort).toBe(0);
    });

    for (const [kind, text] of Object.entries(hostilePrompts)) {
      test(`takes ${kind} as text, or refuses with an EngineError`, async (context) => {
        requireAbility(context);
        const size = { width: 200, height: 136 };
        for (const overrides of [{ prompt: text }, { negativePrompt: text }]) {
          try {
            await expectPicture(await generate({ ...size, ...overrides }), size);
          } catch (error) {
            if (!(error instanceof EngineError)) throw error;
            // A refusal must not have broken anything.
            await generate();
          }
        }
      });
    }
  });
}
