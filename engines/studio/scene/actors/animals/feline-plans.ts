/** What cats of every size have in common. */
import { oklch, type Rgb } from '../../../core/color.ts';
import { sin, smoothstep } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import { curve, ribbon } from '../../../paint/shapes.ts';
import type { Build, Posed } from './quadruped-build.ts';

/** Small and supple. */
export const CAT: Build = {
  leg: 0.3,
  length: 0.48,
  rump: 0.13,
  waist: 0.12,
  chest: 0.135,
  neck: { length: 0.12, angle: 1.05, base: 0.105, top: 0.095 },
  head: {
    size: 0.25,
    angle: -0.05,
    muzzle: [0.25, -0.08, 0.42, 0.46, -0.2, 0.25],
    ear: [-0.36, 0.3, -0.28, 0.72, -0.12, 0.92, 0.06, 0.64, 0.16, 0.36],
    farEar: [0.36, -0.02],
    eye: [0.3, 0.06, 0.13],
    iris: [0.8, 0.16, 115],
    nose: [0.7, -0.12, 0.06],
    noseColor: [0.65, 0.09, 20],
    cheek: [0.93, 0.02, 80],
    innerEar: [0.78, 0.08, 20],
  },
  limb: [0.072, 0.05, 0.04, 0.05],
  foot: 'paw',
  tail: [0, 0, 0.035, 0.16, -0.02, 0.034, 0.28, 0.16, 0.034, 0.24, 0.34, 0.03],
  coat: [0.66, 0.12, 62],
  belly: [0.93, 0.02, 80],
  fur: { count: 700, length: 0.03 },
};

/** Bands across trunk, legs and tail, wavering. */
export function bands(color: Rgb, count: number, width: number, phase: number) {
  return (u: number, v: number, base: Rgb): Rgb => {
    const wave = sin(v * 13 + phase) * 0.16 + sin(v * 29 + u * 11) * 0.07;
    const s = sin(u * count + wave * 6 + phase);
    return blend(base, color, smoothstep(width, width + 0.25, s) * smoothstep(0.05, 0.2, v) * 0.85);
  };
}

/** Whiskers on both sides of the muzzle. */
export function paintWhiskers(posed: Posed): void {
  const white = oklch(0.97, 0.005, 90);
  for (const dy of [-0.1, -0.2, -0.28]) {
    const line = posed.onHead(curve(0.5, dy + 0.02, 0.85, dy + 0.06, 1.15, dy - 0.06));
    posed.pen.fill(ribbon(line, 0.004), white, 0.9, { alpha: 0.7 });
    const back = posed.onHead(curve(0.42, dy, 0.1, dy - 0.06, -0.2, dy - 0.12));
    posed.pen.fill(ribbon(back, 0.004), white, 0.9, { alpha: 0.5 });
  }
}

/** Long and heavy, low in the shoulder. */
export const LION: Build = {
  ...CAT,
  leg: 0.38,
  length: 0.62,
  rump: 0.15,
  waist: 0.135,
  chest: 0.185,
  neck: { length: 0.2, angle: 0.75, base: 0.17, top: 0.15 },
  head: {
    ...CAT.head,
    size: 0.27,
    muzzle: [0.3, -0.1, 0.44, 0.66, -0.2, 0.34, 0.84, -0.24, 0.28],
    ear: [-0.2, 0.36, -0.18, 0.62, 0, 0.7, 0.14, 0.58, 0.12, 0.38],
    eye: [0.36, 0.1, 0.085],
    iris: [0.72, 0.13, 80],
    nose: [1.08, -0.12, 0.11],
    noseColor: [0.34, 0.05, 30],
    cheek: [0.9, 0.03, 80],
  },
  limb: [0.095, 0.066, 0.055, 0.07],
  tail: [0, 0, 0.032, 0.14, -0.2, 0.026, 0.22, -0.42, 0.02, 0.34, -0.44, 0.055],
  coat: [0.72, 0.095, 72],
  belly: [0.86, 0.05, 80],
  tailTip: [0.36, 0.06, 50],
  fur: { count: 600, length: 0.03 },
};
