import type { Sharp } from 'sharp';

const edge = 64;
/** Colours are told apart by the upper four bits of each channel. */
const bins = 16 ** 3;

/**
 * The mean of the colours that are most frequent among their like, sRGB. Counted here: sharp's own
 * statistics compute much more than this, for ten times as long.
 * @returns #rrggbb
 */
export async function findDominantColor(picture: Sharp): Promise<string> {
  const pixels = await picture
    .resize(edge, edge, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const counts = new Uint32Array(bins);
  const sums = new Uint32Array(bins * 3);
  for (let at = 0; at < pixels.length; at += 3) {
    const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    const bin = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    counts[bin]! += 1;
    sums[bin * 3]! += r;
    sums[bin * 3 + 1]! += g;
    sums[bin * 3 + 2]! += b;
  }
  let fullest = 0;
  for (let bin = 1; bin < bins; bin++) if (counts[bin]! > counts[fullest]!) fullest = bin;
  const mean = [0, 1, 2].map((c) => Math.round(sums[fullest * 3 + c]! / counts[fullest]!));
  return `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
