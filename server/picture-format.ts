/** The formats that are ever decoded here. */
export type PictureFormat = 'png' | 'jpeg' | 'webp';

/**
 * The format that the first bytes say, before any decoder sees them; what a sender says of its bytes
 * counts for nothing.
 * @see PNG (Third Edition) 5.2, ITU-T T.81 B.1.1.3, WebP Container Specification
 */
export function sniffPictureFormat(head: Uint8Array): PictureFormat | null {
  const has = (offset: number, ...bytes: number[]) =>
    bytes.every((byte, index) => head[offset + index] === byte);
  if (has(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (has(0, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (has(0, 0x52, 0x49, 0x46, 0x46) && has(8, 0x57, 0x45, 0x42, 0x50)) return 'webp';
  return null;
}
