/** How somebody's hair is, and the strands that all of it is made of. */
import type { Rgb } from '../../../core/color.ts';
import { atan2, sin } from '../../../core/math.ts';
import { sampleNoise } from '../../../core/noise.ts';
import type { Random } from '../../../core/random.ts';
import type { Albedo, Material, Pen } from '../../../paint/pen.ts';
import { bump, type FaceShape } from './face-shape.ts';
import type { HairStyle } from './outfit.ts';

export interface HairLook {
  style: HairStyle;
  color: Rgb;
  /** A close view shows single hairs. */
  isClose: boolean;
  /** Where it is parted across the head, -0.4 to 0.4. */
  part: number;
  /** How far long hair falls, head units below the eyes. */
  length: number;
  /** 0 straight to 1 wavy. */
  wave: number;
  /** Hair over the brow. */
  fringe: boolean;
}

export function chooseHairLook(
  style: HairStyle,
  color: Rgb,
  isClose: boolean,
  random: Random,
): HairLook {
  return {
    style,
    color,
    isClose,
    part: random.range(-0.34, 0.26),
    length: random.range(1.9, 3.4),
    wave: random.pick([0, 0.3, 0.9]) * random.range(0.7, 1.1),
    fringe: random.chance(style === 'short' || style === 'swept' ? 0.12 : 0.34),
  };
}

/** A place's coordinates in the fall of the hair: across the strands and along them. */
type Flow = (u: number, v: number, out: [number, number]) => void;

/** Away from the parting, as hair lies on a skull. */
export function radialFlow(u0: number, v0: number): Flow {
  return (u, v, out) => {
    const du = u - u0;
    const dv = v - v0;
    out[0] = atan2(du, -dv) * 0.8;
    out[1] = Math.sqrt(du * du + dv * dv);
  };
}

export function fallingFlow(wave: number, phase: number): Flow {
  return (u, v, out) => {
    out[0] = u + sin(v * 4.6 + phase + u) * 0.09 * wave;
    out[1] = -v * 0.7;
  };
}

export function strands(p: Pen, hair: Rgb, flow: Flow, sheen: number): Albedo {
  const { fine, fbm } = p.tiles;
  const at: [number, number] = [0, 0];
  const out: [number, number, number] = [0, 0, 0];
  return (u, v) => {
    flow(u, v, at);
    const [across, along] = at;
    const lock = sampleNoise(fbm, across * 190 + 11, along * 12 + 40);
    const hairs = sampleNoise(fine, across * 150 + lock * 5, along * 5 + 7);
    const band = bump((along - 0.62 - lock * 0.14) / 0.4) + 0.6 * bump((along - 1.9) / 0.55);
    const k = 0.8 + 0.5 * lock + 0.3 * hairs + sheen * band * (0.62 + 0.9 * hairs);
    // A sheen is the light's colour more than the hair's.
    const gleam = sheen * band * (0.028 + 0.05 * Math.max(0, hairs));
    out[0] = hair[0] * k + gleam;
    out[1] = hair[1] * k + gleam;
    out[2] = hair[2] * k + gleam;
    return out;
  };
}

export const MASS: Partial<Material> = {
  grain: 0.05,
  grainScale: 20,
  round: 0.55,
  rim: 0.5,
  gloss: 0.06,
};

/** Outer edge of the hair at the back of a turned head. */
export function backOf(shape: FaceShape): number {
  return -0.84 - 0.26 * shape.sinYaw;
}
