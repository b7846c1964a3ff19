/** The proportions that birds begin with. */
import type { BirdPlan } from './bird-shape.ts';

/** What other birds differ from. */
export const SONGBIRD: BirdPlan = {
  back: [0.52, 0.1, 250],
  breast: [0.8, 0.1, 60],
  wing: [0.46, 0.09, 255],
  quill: [0.28, 0.04, 265],
  beak: [0.4, 0.03, 60],
  bill: [0.13, 0.09, 0],
  leg: [0.4, 0.03, 50],
  legLength: 0.17,
  tail: 0.26,
  body: 0.27,
  skull: 0.19,
  neck: 0,
  span: 0.55,
};

/** Whether a bird in this place has its wings open. */
export function flies(place: string): boolean {
  return place === 'air' || place === 'space';
}

/** Broad wings and a hooked bill. */
export const EAGLE: BirdPlan = {
  ...SONGBIRD,
  back: [0.34, 0.045, 55],
  breast: [0.38, 0.05, 55],
  head: [0.95, 0.012, 85],
  wing: [0.36, 0.05, 55],
  quill: [0.24, 0.03, 50],
  beak: [0.82, 0.15, 85],
  bill: [0.15, 0.13, 0.05],
  leg: [0.8, 0.14, 85],
  iris: [0.84, 0.13, 92],
  tail: 0.24,
  span: 0.78,
};
