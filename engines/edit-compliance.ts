/** The part of the compliance suite about `edit`. */
import { describe, expect, type TestContext, test } from 'vitest';
import type { EditAbility, EditRequest, EngineResult } from './engine.ts';
import { EngineError } from './engine-error.ts';
import {
  areSame,
  differenceOf,
  expectPicture,
  failureOf,
  hostilePrompts,
  plainSource,
  rightHalfMask,
  type Subject,
} from './engine-under-test.ts';

/** No multiple of what servers make, so that what is added and taken away again shows. */
const size = { width: 202, height: 134 };
/** A picture that is encoded anew, or goes through an encoder of latents, is never the same. */
const keptDifferenceMax = 12;

export function describeEditing(getSubject: () => Subject): void {
  describe('editing', () => {
    const requireAbility = (context: TestContext): EditAbility =>
      getSubject().editing?.ability ?? context.skip();
    const edit = async (overrides: Partial<EditRequest> = {}): Promise<EngineResult> => {
      const subject = getSubject();
      const source = overrides.source ?? (await plainSource(size));
      return subject.run(subject.editRequest({ ...size, source, ...overrides }));
    };

    test('makes exactly the asked size, also of a source of another shape', async (context) => {
      requireAbility(context);
      await expectPicture(await edit(), size);
      const source = await plainSource({ width: 100, height: 300 });
      await expectPicture(await edit({ source }), size);
    });

    test('keeps the less of the source the stronger it is, and says how strong', async (context) => {
      const { strength } = requireAbility(context);
      if (!strength) context.skip();
      const source = await plainSource(size);
      const differences: number[] = [];
      for (const asked of [strength!.min, strength!.max]) {
        const picture = await edit({ source, strength: asked });
        expect(picture.effective.strength).toBe(asked);
        differences.push(await differenceOf(picture, source));
      }
      expect(differences[0]).toBeLessThan(differences[1]!);
      if (strength!.min === 0) expect(differences[0]).toBeLessThan(keptDifferenceMax);
    });

    test('refuses a strength it does not declare', async (context) => {
      const { strength } = requireAbility(context);
      if (!strength) context.skip();
      const error = await failureOf(edit({ strength: strength!.max + 1 }));
      expect((error as EngineError).kind).toBe('invalid_request');
    });

    test('paints only where the mask is white, or refuses masks', async (context) => {
      const ability = requireAbility(context);
      const source = await plainSource(size);
      const strength = ability.strength?.max;
      const masked = edit({ source, strength, mask: await rightHalfMask(size) });
      if (!ability.mask) {
        expect(((await failureOf(masked)) as EngineError).kind).toBe('invalid_request');
        return;
      }
      const picture = await masked;
      // The borders of the halves are blurred by some engines.
      const [kept, painted] = [
        await differenceOf(picture, source, [0, 0.45]),
        await differenceOf(picture, source, [0.55, 1]),
      ];
      expect(kept).toBeLessThan(keptDifferenceMax);
      expect(painted).toBeGreaterThan(kept);
    });

    test('says which seed made the picture, and makes it again', async (context) => {
      const { seed } = requireAbility(context);
      const [first, second] = [await edit({ seed: 7 }), await edit({ seed: 7 })];
      expect(first.effective.seed).toBe(seed ? 7 : null);
      if (seed) expect(areSame(first, second)).toBe(true);
    });

    test('refuses a source that is not a picture, and stays usable', async (context) => {
      requireAbility(context);
      const whole = await plainSource(size);
      const broken = { ...whole, bytes: whole.bytes.slice(0, 200) };
      const drawing = { ...whole, bytes: new Uint8Array(Buffer.from('<svg width="9"/>')) };
      for (const source of [broken, drawing]) {
        const error = await failureOf(edit({ source }));
        expect(error).toBeInstanceOf(EngineError);
        expect((error as EngineError).kind).toBe('invalid_request');
      }
      await edit();
    });

    test('rejects with the reason when aborted just after the start, and stays usable', async (context) => {
      requireAbility(context);
      const controller = new AbortController();
      const reason = new Error('cancelled just after the start');
      const subject = getSubject();
      const request = subject.editRequest({ ...size, source: await plainSource(size) });
      const call = subject.run(request, { signal: controller.signal });
      const outcome = expect(call).rejects.toBe(reason);
      controller.abort(reason);
      await outcome;
      await edit();
    });

    test('takes hostile prompts as text, or refuses them with an EngineError', async (context) => {
      requireAbility(context);
      for (const prompt of Object.values(hostilePrompts)) {
        try {
          await expectPicture(await edit({ prompt }), size);
        } catch (error) {
          if (!(error instanceof EngineError)) throw error;
        }
      }
      await edit();
    });
  });
}
