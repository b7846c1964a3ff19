import { describe, expect, test } from 'vitest';
import { fromSrgbBytes } from './encode/decode.ts';
import { toSrgbBytes } from './encode/encode.ts';
import { RenderCancelled, renderPixels } from './render.ts';
import { type RepaintRequest, repaintPicture } from './repaint.ts';
import { STUDIO_STYLES } from './studio-styles.ts';

const size = { width: 160, height: 112 };
const pixels = renderPixels({
  prompt: 'a red boat at sunset',
  negativePrompt: '',
  seed: 3,
  ...size,
});

const requestFor = (overrides: Partial<RepaintRequest> = {}): RepaintRequest => ({
  prompt: '',
  negativePrompt: '',
  seed: 1,
  strength: 1,
  pixels,
  ...size,
  ...overrides,
});

test('the way to light and back changes no level by more than the dither and the shoulder', () => {
  const ramp = Uint8Array.from({ length: 256 * 3 }, (_, k) => Math.floor(k / 3));
  const back = toSrgbBytes(fromSrgbBytes(ramp, 256, 1));
  for (const [k, level] of ramp.entries())
    expect(Math.abs(back[k]! - level)).toBeLessThanOrEqual(4);
});

test.each(STUDIO_STYLES)('$id repaints a finished picture', async ({ id }) => {
  const [weak, strong] = [
    await repaintPicture(requestFor({ style: id, strength: 0.3 })),
    await repaintPicture(requestFor({ style: id })),
  ];
  expect(strong.spec.style).toBe(id);
  expect(Buffer.compare(weak.image.bytes, strong.image.bytes)).not.toBe(0);
});

describe('the medium', () => {
  test('is the chosen one before that of the words', async () => {
    const byWord = await repaintPicture(requestFor({ prompt: 'as a mosaic' }));
    const chosen = await repaintPicture(requestFor({ prompt: 'as a mosaic', style: 'ink' }));
    expect([byWord.spec.style, chosen.spec.style]).toEqual(['mosaic', 'ink']);
  });

  test('is all that changes, and whatever else was named is said to be missing', async () => {
    const { notDrawn } = await repaintPicture(
      requestFor({ prompt: 'a castle and a zeppelin, oil' }),
    );
    expect(notDrawn).toEqual(['castle', 'zeppelin']);
  });
});

test('stops when it is not wanted any more', async () => {
  const call = repaintPicture(requestFor({ style: 'oil' }), { isCancelled: () => true });
  await expect(call).rejects.toBeInstanceOf(RenderCancelled);
});
