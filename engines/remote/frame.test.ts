import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { differenceOf, plainSource, rightHalfMask } from '../engine-under-test.ts';
import { createFrame, frameMask, frameSource, plainMask, takeFromFrame } from './frame.ts';

const asked = { width: 202, height: 134 };

describe('a picture in a frame', () => {
  test.each([
    ['larger', { width: 256, height: 192 }, 0.5],
    ['of another shape', { width: 512, height: 512 }, 0.5],
    ['of the same size', asked, 0.01],
    // It is made smaller and larger again, so its edges are softer.
    ['smaller', { width: 128, height: 128 }, 4],
  ])('that is %s comes back where it was', async (_, outer, most) => {
    const source = await plainSource(asked);
    const frame = createFrame(asked, outer);
    const sent = await frameSource(source, frame);
    expect(await sharp(sent).metadata()).toMatchObject(outer);
    const back = await takeFromFrame('it', sent, frame);
    expect(await sharp(back.bytes).metadata()).toMatchObject({ ...asked, format: 'png' });
    expect(await differenceOf(source, back)).toBeLessThan(most);
  });

  test('comes back also from a server that rounds sides its own way', async () => {
    const source = await plainSource(asked);
    const frame = createFrame(asked, { width: 208, height: 136 });
    const rounded = await sharp(await frameSource(source, frame)).resize(256, 192, { fit: 'fill' });
    const back = await takeFromFrame('it', await rounded.png().toBuffer(), frame);
    expect(await differenceOf(source, back)).toBeLessThan(4);
  });

  test('is refused when it is broken or much too small', async () => {
    const frame = createFrame(asked, { width: 256, height: 192 });
    const whole = await plainSource({ width: 256, height: 192 });
    const small = await plainSource({ width: 100, height: 192 });
    for (const bytes of [whole.bytes.slice(0, 300), small.bytes, Buffer.from('<svg/>')]) {
      await expect(takeFromFrame('it', bytes, frame)).rejects.toMatchObject({
        kind: 'unavailable',
      });
    }
  });
});

test('a mask keeps what is added round the picture', async () => {
  const frame = createFrame(asked, { width: 256, height: 192 });
  const bytes = await frameMask(await rightHalfMask(asked), frame);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 256, height: 192, channels: 1 });
  const data = await sharp(bytes).toColourspace('b-w').raw().toBuffer();
  const at = (x: number, y: number): number => data[y * 256 + x]!;
  const { left, top } = frame.inner;
  // Left half, right half, and beyond every edge.
  expect([at(left + 50, 96), at(left + 150, 96)]).toEqual([0, 255]);
  expect([at(left - 1, 96), at(left + 202, 96), at(200, top - 1), at(200, top + 134)]).toEqual([
    0, 0, 0, 0,
  ]);
});

test('a mask of everything is white to its edges', async () => {
  const frame = createFrame(asked, { width: 256, height: 192 });
  const { dominant, channels } = await sharp(await plainMask(frame)).stats();
  expect([dominant.r > 240, channels[0]!.min]).toEqual([true, 255]);
});
