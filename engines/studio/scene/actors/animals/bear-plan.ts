/** The proportions that round animals begin with. */
import type { Build } from './quadruped-build.ts';

/** Heavy, round, on four broad paws. */
export const BEAR: Build = {
  leg: 0.34,
  length: 0.6,
  rump: 0.2,
  waist: 0.2,
  chest: 0.225,
  neck: { length: 0.18, angle: 0.42, base: 0.18, top: 0.15 },
  head: {
    size: 0.3,
    angle: -0.12,
    muzzle: [0.32, -0.12, 0.36, 0.72, -0.2, 0.23, 0.94, -0.22, 0.2],
    ear: [-0.3, 0.36, -0.34, 0.6, -0.18, 0.74, 0.0, 0.64, 0.02, 0.42],
    farEar: [0.36, 0.04],
    eye: [0.34, 0.08, 0.06],
    iris: [0.24, 0.04, 45],
    nose: [1.1, -0.12, 0.11],
    cheek: [0.66, 0.07, 65],
  },
  limb: [0.125, 0.095, 0.08, 0.09],
  foot: 'paw',
  tail: [0, 0, 0.06, 0.03, -0.03, 0.05],
  coat: [0.38, 0.06, 50],
  belly: [0.34, 0.055, 50],
  fur: { count: 1500, length: 0.055 },
};
