/** What lies on roofs. */
import { oklch, type Rgb } from '../../../core/color.ts';

/** Lit by an open sky. */
export const SNOW: Rgb = oklch(0.96, 0.01, 240);
