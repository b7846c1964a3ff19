/** A colour as authors write it: OKLCH lightness 0 to 1, chroma 0 to 0.32, hue in degrees. */
export type Lch = readonly [L: number, C: number, hue: number];
