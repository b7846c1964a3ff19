/** One way of asking for each style. */
export const STYLES = [
  'photo',
  'watercolor',
  'oil painting',
  'ink',
  'pencil sketch',
  'flat illustration',
  'travel poster',
  'low poly',
  'pixel art',
  'paper-cut',
  'ukiyo-e',
  'neon sign art',
  'synthwave',
  'stained glass',
  'mosaic art',
] as const;
