import sharp from 'sharp';

/** A picture's dominant colour in sRGB, for a placeholder. @returns #rrggbb */
export async function findDominantColor(picture: Uint8Array): Promise<string> {
  const { dominant } = await sharp(picture).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((value) =>
    value.toString(16).padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
