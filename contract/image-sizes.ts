/** The sizes a member can ask for, in this order; the first is the default. */
export const imageSizes = [
  {
    id: 'square',
    label: 'Square',
    ratio: '1:1',
    width: 1024,
    height: 1024,
    description: 'Avatars, album covers, feeds',
  },
  {
    id: 'portrait',
    label: 'Portrait',
    ratio: '3:4',
    width: 768,
    height: 1024,
    description: 'People, posters, prints',
  },
  {
    id: 'landscape',
    label: 'Landscape',
    ratio: '4:3',
    width: 1024,
    height: 768,
    description: 'Scenery, slides, photographs',
  },
  {
    id: 'widescreen',
    label: 'Widescreen',
    ratio: '16:9',
    width: 1536,
    height: 864,
    description: 'Desktops, video frames, thumbnails',
  },
  {
    id: 'ultra-wide',
    label: 'Ultra Wide',
    ratio: '21:9',
    width: 1536,
    height: 656,
    description: 'Cinematic scenes, wide banners',
  },
  {
    id: 'mobile',
    label: 'Mobile',
    ratio: '9:16',
    width: 576,
    height: 1024,
    description: 'Phone wallpapers, stories',
  },
  {
    id: 'instagram-post',
    label: 'Instagram Post',
    ratio: '5:4',
    width: 1024,
    height: 819,
    description: 'Posts that fill the feed',
  },
  {
    id: 'cover-photo',
    label: 'Cover Photo',
    ratio: '16:10',
    width: 1536,
    height: 960,
    description: 'Profile covers, page headers',
  },
] as const;

export type ImageSize = (typeof imageSizes)[number];
export type ImageSizeId = ImageSize['id'];

export const imageSizeIds = imageSizes.map((size) => size.id) as [ImageSizeId, ...ImageSizeId[]];

/** Longest edge of a high-resolution image, in pixels. */
export const highResolutionEdge = 2048;

/** The pixels that a size stands for; high resolution keeps the ratio and makes the longest edge 2048. */
export function resolveImageSize(
  id: ImageSizeId,
  highResolution = false,
): { width: number; height: number } {
  const { width, height } = imageSizes.find((size) => size.id === id)!;
  if (!highResolution) return { width, height };
  const scale = highResolutionEdge / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
