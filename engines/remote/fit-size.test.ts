import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { chooseServerSize, cropToSize, type PixelSize, shrinkPreview } from './fit-size.ts';
import { paintSeededPicture } from './seeded-picture.fixture.ts';

const size = (text: string): PixelSize => {
  const [width, height] = text.split('x').map(Number);
  return { width: width!, height: height! };
};

describe('the size asked of the server', () => {
  test.each([
    ['200x136', 8, 1536, '200x136'],
    ['200x136', 64, 1536, '256x192'],
    ['1x1', 64, 1536, '64x64'],
    // The longest side the server makes is not a multiple: the last one below is as far as it goes.
    ['1000x1000', 64, 1000, '960x960'],
  ])('%s in multiples of %i up to %i is %s', (asked, multipleOf, edgeMax, expected) => {
    const offered = { kind: 'multiple', multipleOf, edgeMax } as const;
    expect(chooseServerSize(size(asked), offered)).toEqual(size(expected));
  });

  test.each([
    ['200x136', '1536x1024'],
    ['136x200', '1024x1536'],
    ['256x256', '256x256'],
    ['300x300', '512x512'],
    ['600x600', '1024x1024'],
    ['2000x2000', '1024x1024'],
  ])('%s from a list is the nearest shape: %s', (asked, expected) => {
    const sizes = ['1024x1024', '512x512', '256x256', '1536x1024', '1024x1536'].map(size);
    const offered = { kind: 'list', sizes } as const;
    expect(chooseServerSize(size(asked), offered)).toEqual(size(expected));
  });
});

describe('the picture of exactly the asked size', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('comes from %s', async (format) => {
    const picture = await paintSeededPicture({ width: 256, height: 192, seed: 1, format });
    const { bytes, mimeType } = await cropToSize('it', picture, size('200x136'));
    expect(mimeType).toBe('image/png');
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'png',
      width: 200,
      height: 136,
    });
  });

  test('loses no pixel when the size fits already', async () => {
    const picture = await paintSeededPicture({ width: 64, height: 64, seed: 1 });
    const { bytes } = await cropToSize('it', picture, size('64x64'));
    const pixels = (input: Uint8Array): Promise<Buffer> => sharp(input).raw().toBuffer();
    expect((await pixels(bytes)).equals(await pixels(picture))).toBe(true);
  });

  test('stands upright and carries no metadata of the server', async () => {
    const white = { r: 255, g: 255, b: 255 };
    const dark = { create: { width: 64, height: 64, channels: 3, background: 'black' } } as const;
    // Black on the left, white on the right; "rotate by 90 degrees" puts black on top.
    const picture = await sharp(dark)
      .extend({ right: 64, background: white })
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'the server' } })
      .jpeg()
      .toBuffer();
    const { bytes } = await cropToSize('it', picture, size('64x128'));
    const { exif, orientation } = await sharp(bytes).metadata();
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
    expect(Buffer.from(bytes).includes('the server')).toBe(false);
    const pixels = await sharp(bytes).raw().toBuffer();
    const topRight = 63 * 3;
    expect(pixels[topRight]).toBeLessThan(16);
    expect(pixels.at(-1)).toBeGreaterThan(240);
  });

  test('is refused from anything but a whole PNG, JPEG or WebP', async () => {
    const whole = await paintSeededPicture({ width: 64, height: 64, seed: 1 });
    const gif = await sharp(whole).gif().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>');
    for (const bytes of [gif, svg, Buffer.alloc(0), whole.subarray(0, whole.length / 2)]) {
      await expect(cropToSize('it', bytes, size('64x64'))).rejects.toMatchObject({
        kind: 'unavailable',
      });
    }
  });
});

test('a picture with a side of less than half of what was asked of the server is refused', async () => {
  const picture = await paintSeededPicture({ width: 512, height: 255, seed: 1 });
  const small = cropToSize('it', picture, size('300x300'), size('512x512'));
  await expect(small).rejects.toMatchObject({ kind: 'unavailable' });
  const enough = await paintSeededPicture({ width: 512, height: 256, seed: 1 });
  await expect(cropToSize('it', enough, size('600x600'), size('512x512'))).resolves.toBeDefined();
});

test('a preview is small whatever the server sends', async () => {
  const picture = await paintSeededPicture({ width: 1024, height: 512, seed: 1 });
  const { bytes, mimeType } = await shrinkPreview('it', picture);
  expect(mimeType).toBe('image/webp');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 256 });
});
