import sharp from 'sharp';

export interface SeededPicture {
  width: number;
  height: number;
  seed: number;
  /** 0 to 1: an unfinished picture is greyer. */
  done?: number;
  format?: 'png' | 'jpeg' | 'webp';
}

/** The same seed gives the same picture: soft bands in two colours. */
export async function paintSeededPicture(picture: SeededPicture): Promise<Buffer> {
  const { width, height, seed, done = 1, format = 'png' } = picture;
  const channels = 3;
  const pixels = Buffer.alloc(width * height * channels);
  const phases = [seed % 251, (seed >>> 8) % 241, (seed >>> 16) % 239];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < channels; channel += 1) {
        const wave = Math.sin((x * (channel + 1) + y * 2 + phases[channel]! * 7) / 40);
        pixels[(y * width + x) * channels + channel] = 128 + 100 * done * wave;
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels } }).toFormat(format).toBuffer();
}

/**
 * What an editing server makes: the source where the mask is black, elsewhere a seeded picture over
 * it, the more of that the stronger.
 * @param mask white is painted anew; all of the source without one
 */
export async function paintOverSource(edit: {
  source: Buffer;
  mask?: Buffer | undefined;
  seed: number;
  strength: number;
  width: number;
  height: number;
}): Promise<Buffer> {
  const { width, height, seed, strength } = edit;
  const pixelsOf = (picture: Buffer): Promise<Buffer> =>
    sharp(picture)
      .resize(width, height, { fit: 'fill' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer();
  const painted = await pixelsOf(await paintSeededPicture({ width, height, seed }));
  const [source, mask] = [await pixelsOf(edit.source), edit.mask && (await pixelsOf(edit.mask))];
  const pixels = source.map((level, i) => {
    const share = strength * ((mask?.[i] ?? 255) / 255);
    return Math.round(level + (painted[i]! - level) * share);
  });
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
