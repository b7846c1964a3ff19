/** The proportions of a four-legged animal, and its legs in each stance. */
import type { Rgb } from '../../../core/color.ts';
import { cos, sin } from '../../../core/math.ts';
import type { Random } from '../../../core/random.ts';
import type { Pen } from '../../../paint/pen.ts';
import { chain, knee } from '../../../paint/shapes.ts';
import type { Lch } from '../../stage/lch.ts';

/** Lengths are local units: the animal stands about 1 high. */
export interface Build {
  /** Ground to the underside of the chest. */
  leg: number;
  /** Hip to shoulder. */
  length: number;
  /** Radii of the trunk. */
  rump: number;
  waist: number;
  chest: number;
  neck: { length: number; angle: number; base: number; top: number };
  head: HeadShape;
  /** Radii of the limb: at the trunk, knee, ankle, foot. */
  limb: readonly [number, number, number, number];
  foot: 'paw' | 'hoof' | 'pad';
  /** Joints (x, y, radius) from the root of the tail, which is at the origin; x backwards. */
  tail: readonly number[];
  coat: Lch;
  /** Underside; the coat lightened when absent. */
  belly?: Lch | undefined;
  /** Feet and lower legs. */
  socks?: Lch;
  tailTip?: Lch;
  /** Hairs drawn, and their length. */
  fur: { count: number; length: number };
  /** Colours the coat further: stripes, spots, patches. */
  markings?: (random: Random) => (u: number, v: number, base: Rgb) => Rgb;
}

/** The head's frame: x to the nose, y up, the skull a disc of radius 0.5 at the origin. */
export interface HeadShape {
  size: number;
  /** Turn of the head against the ground, radians; 0 looks ahead. */
  angle?: number;
  /** Joints (x, y, radius) from the skull to the nose. */
  muzzle: readonly number[];
  /** Outline of the near ear. */
  ear: readonly number[];
  /** Shift of the far ear. */
  farEar?: readonly [number, number];
  eye: readonly [number, number, number];
  iris?: Lch;
  nose: readonly [number, number, number];
  noseColor?: Lch;
  /** Colour of the muzzle's underside and cheeks. */
  cheek?: Lch | undefined;
  /** Colour of the whole face, for dark-faced animals. */
  mask?: Lch;
  innerEar?: Lch;
}

export type Stance = 'stand' | 'walk' | 'sit' | 'run' | 'graze';

export interface Posed {
  pen: Pen;
  /** Pen of the head's frame. */
  head: Pen;
  /** Height of the back, local units. */
  back: number;
  build: Build;
  coat: Rgb;
  /** Places an outline of the head's frame in the body's. */
  onHead(shape: readonly number[]): number[];
  /** Draws over the body before the face is drawn: manes. */
  shoulder: readonly [number, number];
}

export interface QuadrupedHooks {
  stances?: readonly Stance[];
  /** Before the body, behind it: wings, far horns. */
  behind?(posed: Posed): void;
  /** After the body and before the face: manes. */
  over?(posed: Posed): void;
  /** After everything: horns, tusks, whiskers. */
  after?(posed: Posed): void;
}

export function shaped(
  shape: readonly number[],
  x: number,
  y: number,
  scale: number,
  angle: number,
): number[] {
  const c = cos(angle) * scale;
  const s = sin(angle) * scale;
  const out: number[] = [];
  for (let i = 0; i < shape.length; i += 2) {
    out.push(x + shape[i]! * c - shape[i + 1]! * s, y + shape[i]! * s + shape[i + 1]! * c);
  }
  return out;
}

/** @param lift 0 on the ground; the foot's height above it */
export function foreleg(b: Build, x: number, y: number, reach: number, lift: number): number[][] {
  const [thigh, joint, ankle, foot] = b.limb;
  const footX = x + reach;
  const footY = lift + foot * (b.foot === 'hoof' ? 0.9 : 0.75);
  const span = y - footY;
  const [kx, ky] = knee(x, y, footX, footY, span * 0.53, span * 0.53, lift > 0 ? 1 : -0.3);
  const toe = b.foot === 'hoof' ? foot * 0.5 : foot * 1.1;
  return [
    ...chain(x, y, thigh, kx, ky, joint, footX - toe * 0.1, footY + ankle * 1.2, ankle),
    ...chain(
      footX,
      footY + ankle,
      ankle,
      footX + toe * 0.4,
      footY,
      foot,
      footX + toe,
      footY - foot * 0.1,
      foot * 0.8,
    ),
  ];
}

export function hindleg(b: Build, x: number, y: number, reach: number, lift: number): number[][] {
  const [thigh, joint, ankle, foot] = b.limb;
  const footX = x + reach - b.rump * 0.1;
  const footY = lift + foot * (b.foot === 'hoof' ? 0.9 : 0.75);
  const tall = y - footY;
  const kx = x + b.rump * 0.42 + reach * 0.35;
  const ky = footY + tall * 0.58;
  const hx = footX - tall * (b.foot === 'pad' ? 0.02 : 0.13);
  const hy = footY + tall * 0.27;
  const toe = b.foot === 'hoof' ? foot * 0.5 : foot * 1.2;
  return [
    ...chain(
      x,
      y,
      thigh * 1.55,
      kx,
      ky,
      joint * 1.45,
      hx,
      hy,
      joint * 0.86,
      footX - toe * 0.2,
      footY + ankle * 0.9,
      ankle,
    ),
    ...chain(
      footX - toe * 0.2,
      footY + ankle * 0.6,
      ankle,
      footX + toe * 0.4,
      footY,
      foot,
      footX + toe,
      footY - foot * 0.1,
      foot * 0.8,
    ),
  ];
}

export function shrink(shape: readonly number[], k: number): number[] {
  let cx = 0;
  let cy = 0;
  const n = shape.length / 2;
  for (let i = 0; i < shape.length; i += 2) {
    cx += shape[i]! / n;
    cy += shape[i + 1]! / n;
  }
  return shape.map((v, i) => (i % 2 === 0 ? cx + (v - cx) * k : cy + (v - cy) * k - 0.02));
}
