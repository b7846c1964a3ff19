import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findDominantColor } from './dominant-color.ts';

const plain = (width: number, background: string) =>
  sharp({ create: { width, height: 90, channels: 3, background } })
    .png()
    .toBuffer();

describe('the dominant colour', () => {
  it('is that of the largest area, and no mixture', async () => {
    const picture = sharp(await plain(100, '#c08040')).composite([
      { input: await plain(40, '#1020f0'), left: 0, top: 0 },
    ]);
    expect(await findDominantColor(sharp(await picture.png().toBuffer()))).toBe('#c08040');
  });

  it('is exact for plain pictures, black and white among them', async () => {
    for (const color of ['#000000', '#ffffff', '#7f7f80'])
      expect(await findDominantColor(sharp(await plain(30, color)))).toBe(color);
  });
});
