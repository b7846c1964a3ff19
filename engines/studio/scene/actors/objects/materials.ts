/** What things are made of, and where they stand. */
import { oklch, type Rgb } from '../../../core/color.ts';
import type { ActorDefinition } from '../../concept.ts';

/** Polished brass and gold. */
export const GOLD = oklch(0.8, 0.14, 86);

/** Oiled wood. */
export const WOOD = oklch(0.5, 0.085, 55);

/** Black metal and lacquer. */
export const DARK = oklch(0.22, 0.012, 260);

/** A flame: brighter than white. */
export const CANDLE: Rgb = [1.6, 1.15, 0.45];

/** Small things stand on tables. */
export const tabletop: Pick<ActorDefinition, 'habitat' | 'settings'> = {
  habitat: ['table', 'ground'],
  settings: ['table', 'table', 'studio'],
};
