/**
 * Between a picture that is to be edited and the sizes a server can make. Unlike a new picture, an
 * edited one must not be cropped or shifted: what it lacks of the server's size is added round it,
 * and taken away again from the answer.
 */
import sharp from 'sharp';
import type { EncodedImage } from '../engine.ts';
import { EngineError } from '../engine-error.ts';
import { type PixelSize, requireNotSmall } from './fit-size.ts';
import { drawSource, fitSource } from './source-picture.ts';

export interface Frame {
  /** The size of the result. */
  asked: PixelSize;
  /** What the server is asked for. */
  outer: PixelSize;
  /** Where the picture lies in it. */
  inner: PixelSize & { left: number; top: number };
}

/** The picture in the middle, as large as the server's size allows but never enlarged. */
export function createFrame(asked: PixelSize, outer: PixelSize): Frame {
  const scale = Math.min(1, outer.width / asked.width, outer.height / asked.height);
  const width = Math.max(1, Math.round(asked.width * scale));
  const height = Math.max(1, Math.round(asked.height * scale));
  const left = Math.floor((outer.width - width) / 2);
  const top = Math.floor((outer.height - height) / 2);
  return { asked, outer, inner: { width, height, left, top } };
}

/** The source in its frame, what is added repeating its edges. @throws {EngineError} `invalid_request` */
export function frameSource(source: EncodedImage, frame: Frame): Promise<Uint8Array<ArrayBuffer>> {
  return drawSource(source, (picture) =>
    fitSource(picture, frame.inner)
      .extend({ ...borderOf(frame), extendWith: 'copy' })
      .png(),
  );
}

/**
 * The mask in its frame: what is added stays. One channel, white is painted anew.
 * @throws {EngineError} `invalid_request`
 */
export function frameMask(mask: EncodedImage, frame: Frame): Promise<Uint8Array<ArrayBuffer>> {
  return drawSource(mask, (picture) =>
    fitSource(picture, frame.inner)
      .toColourspace('b-w')
      .extend({ ...borderOf(frame), background: '#000' })
      .png(),
  );
}

/** For servers that want a mask of everything: the frame in white. */
export async function plainMask({ outer }: Frame): Promise<Uint8Array<ArrayBuffer>> {
  const white = { create: { ...outer, channels: 3, background: '#fff' } } as const;
  return new Uint8Array(await sharp(white).toColourspace('b-w').png().toBuffer());
}

/**
 * The picture out of a server's answer, as PNG of exactly the asked size.
 * @throws {EngineError} `unavailable` when it is not a whole PNG, JPEG or WebP picture, or a small one
 */
export async function takeFromFrame(
  label: string,
  bytes: Uint8Array<ArrayBufferLike>,
  { asked, outer, inner }: Frame,
): Promise<EncodedImage> {
  await requireNotSmall(label, bytes, outer);
  try {
    const { width, height, left, top } = inner;
    // Two passes: sharp would crop before it resizes.
    const whole = await sharp(bytes, { failOn: 'error' })
      .autoOrient()
      .resize({ ...outer, fit: 'fill' })
      .extract({ width, height, left, top })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer();
    const raw = { width, height, channels: 3 as const };
    const png = await sharp(whole, { raw })
      .resize({ ...asked, fit: 'fill' })
      .png()
      .toBuffer();
    return { bytes: new Uint8Array(png), mimeType: 'image/png' };
  } catch (cause) {
    throw new EngineError('unavailable', `${label} answers with a broken picture`, { cause });
  }
}

function borderOf({ outer, inner }: Frame) {
  return {
    left: inner.left,
    top: inner.top,
    right: outer.width - inner.width - inner.left,
    bottom: outer.height - inner.height - inner.top,
  };
}
