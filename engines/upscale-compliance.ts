/** The part of the compliance suite about `upscale`. */
import { describe, expect, type TestContext, test } from 'vitest';
import type { UpscaleAbility } from './engine.ts';
import { EngineError } from './engine-error.ts';
import {
  differenceOf,
  expectPicture,
  failureOf,
  plainSource,
  type Subject,
} from './engine-under-test.ts';

const size = { width: 72, height: 48 };

export function describeUpscaling(getSubject: () => Subject): void {
  describe('upscaling', () => {
    const requireAbility = (context: TestContext): UpscaleAbility =>
      getSubject().upscaling?.ability ?? context.skip();

    test('makes the same picture larger by every factor and with every model', async (context) => {
      const { factors, models } = requireAbility(context);
      const subject = getSubject();
      const source = await plainSource(size);
      const ways = [
        ...factors.map((factor) => ({ factor })),
        ...models.map(({ id }) => ({ factor: factors[0]!, upscaler: id })),
      ];
      for (const way of ways) {
        const picture = await subject.run(subject.upscaleRequest({ source, ...way }));
        await expectPicture(picture, {
          width: size.width * way.factor,
          height: size.height * way.factor,
        });
        expect(await differenceOf(source, picture)).toBeLessThan(16);
        expect(picture.effective.seed).toBeNull();
      }
    });

    test('refuses a factor and a model it does not declare', async (context) => {
      const { factors } = requireAbility(context);
      const subject = getSubject();
      const source = await plainSource(size);
      for (const way of [{ factor: factors.at(-1)! + 1 }, { upscaler: 'no-such-model' }]) {
        const error = await failureOf(subject.run(subject.upscaleRequest({ source, ...way })));
        expect((error as EngineError).kind).toBe('invalid_request');
      }
    });

    test('refuses a source that would become too large, or is not a picture', async (context) => {
      const { factors, maxEdge } = requireAbility(context);
      const subject = getSubject();
      const factor = factors.at(-1)!;
      const large = await plainSource({ width: Math.floor(maxEdge / factor) + 1, height: 16 });
      const broken = { ...large, bytes: large.bytes.slice(0, 60) };
      for (const source of [large, broken]) {
        const error = await failureOf(subject.run(subject.upscaleRequest({ source, factor })));
        expect(error).toBeInstanceOf(EngineError);
        expect((error as EngineError).kind).toBe('invalid_request');
      }
    });
  });
}
