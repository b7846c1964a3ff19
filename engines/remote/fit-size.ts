/** Between the size people ask for and the sizes a server can make. */
import sharp, { type Sharp } from 'sharp';
import type { EncodedImage } from '../engine.ts';
import { EngineError } from '../engine-error.ts';

export interface PixelSize {
  width: number;
  height: number;
}

/** What a server can make: any multiple up to an edge, or a fixed list. */
export type OfferedSizes =
  | { kind: 'multiple'; multipleOf: number; edgeMax: number }
  | { kind: 'list'; sizes: readonly PixelSize[] };

/** 8192 x 8192: no engine makes more, and a decoded picture takes four bytes a pixel. */
export const pixelsMax = 8192 * 8192;
const previewEdgeMax = 512;

/** The longest edge that can be asked for, in pixels. */
export function longestEdge(offered: OfferedSizes): number {
  if (offered.kind === 'multiple') return offered.edgeMax;
  return Math.max(...offered.sizes.flatMap(({ width, height }) => [width, height]));
}

/** The size to ask the server for, so that `cropToSize` loses as little as possible. */
export function chooseServerSize(asked: PixelSize, offered: OfferedSizes): PixelSize {
  if (offered.kind === 'multiple') {
    const { multipleOf, edgeMax } = offered;
    const longest = Math.max(multipleOf, Math.floor(edgeMax / multipleOf) * multipleOf);
    const roundUp = (edge: number): number =>
      Math.min(longest, Math.ceil(edge / multipleOf) * multipleOf);
    return { width: roundUp(asked.width), height: roundUp(asked.height) };
  }
  return offered.sizes.reduce((best, size) => (isBetter(size, best, asked) ? size : best));
}

/** Nearest shape first; then the smallest that needs no enlarging; then the largest. */
function isBetter(size: PixelSize, best: PixelSize, asked: PixelSize): boolean {
  const shapeGap = (candidate: PixelSize): number =>
    Math.abs(Math.log(candidate.width / candidate.height / (asked.width / asked.height)));
  const gap = shapeGap(size) - shapeGap(best);
  if (Math.abs(gap) > 1e-9) return gap < 0;
  const covers = (candidate: PixelSize): boolean =>
    candidate.width >= asked.width && candidate.height >= asked.height;
  if (covers(size) !== covers(best)) return covers(size);
  const isLarger = size.width * size.height > best.width * best.height;
  return covers(size) ? !isLarger : isLarger;
}

/**
 * Decodes what a server made and encodes it as PNG of exactly the asked size, cropping the
 * overhang evenly. Encoding anew also drops whatever else the file carried.
 * @param serverSize what the server was asked for
 * @throws {EngineError} `unavailable` when it is not a whole PNG, JPEG or WebP picture, or a small
 *   one
 */
export async function cropToSize(
  label: string,
  bytes: Uint8Array,
  asked: PixelSize,
  serverSize: PixelSize = asked,
): Promise<EncodedImage> {
  await requireNotSmall(label, bytes, serverSize);
  const png = await reencode(label, bytes, (picture) =>
    picture.resize({ ...asked, fit: 'cover', position: 'centre' }).png(),
  );
  return { bytes: png, mimeType: 'image/png' };
}

/**
 * Servers round sides by up to half; less is a placeholder or a thumbnail, and enlarging it would
 * pass off the server's fault as a picture.
 * @throws {EngineError} `unavailable`, also when it is not a picture at all
 */
export async function requireNotSmall(
  label: string,
  bytes: Uint8Array,
  asked: PixelSize,
): Promise<void> {
  requirePicture(label, bytes);
  let size: PixelSize;
  try {
    ({ autoOrient: size } = await sharp(bytes).metadata());
  } catch (cause) {
    throw new EngineError('unavailable', `${label} answers with a broken picture`, { cause });
  }
  if (size.width * 2 >= asked.width && size.height * 2 >= asked.height) return;
  throw new EngineError('unavailable', `${label} answers with a much smaller picture than asked`);
}

/** A small WebP of a server's preview. @throws {EngineError} like `cropToSize` */
export async function shrinkPreview(label: string, bytes: Uint8Array): Promise<EncodedImage> {
  const webp = await reencode(label, bytes, (picture) =>
    picture
      .resize({
        width: previewEdgeMax,
        height: previewEdgeMax,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 70 }),
  );
  return { bytes: webp, mimeType: 'image/webp' };
}

async function reencode(
  label: string,
  bytes: Uint8Array,
  draw: (picture: Sharp) => Sharp,
): Promise<Uint8Array<ArrayBuffer>> {
  requirePicture(label, bytes);
  try {
    const picture = sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' }).autoOrient();
    return new Uint8Array(await draw(picture).toBuffer());
  } catch (cause) {
    throw new EngineError('unavailable', `${label} answers with a broken picture`, { cause });
  }
}

/** libvips would also open SVG, PDF and more from these bytes; it picks by the same signatures. */
function requirePicture(label: string, bytes: Uint8Array): void {
  if (isAllowedPicture(bytes)) return;
  throw new EngineError('unavailable', `${label} answers with something that is not a picture`);
}

/**
 * True for a PNG, JPEG or WebP signature.
 * @see PNG 3rd ed. 5.2, ITU T.81 B.1.1.3 (SOI), RFC 9649 section 2.4
 */
export function isAllowedPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return (
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('\xff\xd8\xff') ||
    (head.startsWith('RIFF') && head.slice(8) === 'WEBP')
  );
}
