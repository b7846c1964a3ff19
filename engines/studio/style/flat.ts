/** Flat illustration: a few even colours in clean shapes. */
import { paletteColors } from './palette.ts';
import { findSegments, paintRegions } from './segments.ts';
import type { ApplyStyle } from './style-painter.ts';

/** Colours of the illustration, and how much more vivid they are than the scene's. */
const COLORS = 22;
const VIVID = 1.16;

/** Smallest feature that is kept, and softness of the borders, in thousandths of the size. */
const DETAIL = 2;
const SOFTNESS = 1.3;

/** Smooths, reduces to few colours, cleans the regions, and redraws each border with an even edge. */
export const applyFlat: ApplyStyle = (canvas, spec, random, context) => {
  // These families are drawn flat from the start.
  if (spec.family === 'food' || spec.family === 'abstract') return canvas;
  const segments = findSegments(canvas, random, COLORS, DETAIL);
  context.report(0.5);
  return paintRegions(canvas, segments, paletteColors(segments.palette, VIVID), SOFTNESS);
};
