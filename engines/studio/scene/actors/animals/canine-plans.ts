/** What foxes, wolves and dogs have in common. */
import { oklch } from '../../../core/color.ts';
import { smoothstep } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import type { Build } from './quadruped-build.ts';

/** A pricked ear, in units of the head. */
export const EAR = [-0.42, 0.28, -0.4, 0.75, -0.28, 1.08, -0.02, 0.72, 0.04, 0.36];

/** Slender, with a brush for a tail. */
export const FOX: Build = {
  leg: 0.34,
  length: 0.56,
  rump: 0.12,
  waist: 0.105,
  chest: 0.145,
  neck: { length: 0.17, angle: 0.85, base: 0.115, top: 0.09 },
  head: {
    size: 0.21,
    angle: -0.15,
    muzzle: [0.35, -0.12, 0.36, 0.78, -0.25, 0.19, 1.08, -0.3, 0.1],
    ear: EAR,
    eye: [0.3, 0.1, 0.1],
    iris: [0.68, 0.14, 70],
    nose: [1.15, -0.24, 0.09],
    cheek: [0.94, 0.02, 85],
    innerEar: [0.85, 0.03, 60],
  },
  limb: [0.075, 0.046, 0.034, 0.042],
  foot: 'paw',
  tail: [0, 0, 0.04, 0.16, -0.05, 0.085, 0.36, -0.16, 0.1, 0.56, -0.2, 0.04],
  coat: [0.63, 0.155, 48],
  belly: [0.92, 0.025, 80],
  socks: [0.24, 0.02, 40],
  tailTip: [0.95, 0.01, 90],
  fur: { count: 900, length: 0.05 },
};

/** Taller and rougher than the fox. */
export const WOLF: Build = {
  ...FOX,
  leg: 0.42,
  length: 0.6,
  rump: 0.135,
  waist: 0.12,
  chest: 0.175,
  neck: { length: 0.19, angle: 0.6, base: 0.15, top: 0.12 },
  head: {
    ...FOX.head,
    size: 0.235,
    muzzle: [0.35, -0.1, 0.4, 0.8, -0.2, 0.26, 1.12, -0.25, 0.17],
    ear: EAR.map((v, i) => (i % 2 === 1 ? v * 0.88 : v)),
    iris: [0.78, 0.12, 85],
    nose: [1.24, -0.16, 0.11],
    eye: [0.34, 0.12, 0.085],
    cheek: [0.86, 0.015, 80],
  },
  limb: [0.085, 0.052, 0.04, 0.05],
  tail: [0, 0, 0.05, 0.12, -0.14, 0.075, 0.17, -0.36, 0.05],
  coat: [0.5, 0.012, 260],
  belly: [0.84, 0.015, 80],
  socks: [0.72, 0.015, 75],
  tailTip: [0.22, 0.01, 260],
  fur: { count: 1200, length: 0.065 },
  markings: () => {
    const dark = oklch(0.3, 0.012, 260);
    // A dark saddle along the back.
    return (_u, v, base) => blend(base, dark, smoothstep(0.58, 0.72, v) * 0.6);
  },
};
