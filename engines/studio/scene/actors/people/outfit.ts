/** What a person wears and looks like, and where a painter can add to it. */
import { oklch, type Rgb } from '../../../core/color.ts';
import type { Random } from '../../../core/random.ts';
import { type Albedo, type Material, mix, type Pen } from '../../../paint/pen.ts';
import type { Actor } from '../../stage/actor.ts';
import type { Lch } from '../../stage/lch.ts';

export type Garment = 'shirt' | 'dress' | 'robe' | 'coat' | 'none';

export type HairStyle =
  | 'long'
  | 'bob'
  | 'bun'
  | 'ponytail'
  | 'curls'
  | 'pixie'
  | 'short'
  | 'swept'
  | 'crop'
  | 'shaggy'
  | 'balding'
  | 'none';

export interface Outfit {
  garment: Garment;
  top: Rgb;
  legs: Rgb;
  shoes: Rgb;
  skin: Rgb;
  hair: Rgb;
  hairStyle: HairStyle;
  /** Breadth of shoulders, 1 by default. */
  broad?: number;
  /** Size of the head, 1 by default; children have larger ones. */
  head?: number;
  /** Length of the beard below the chin, head units; none by default. */
  beard?: number;
  /** 0 a man's features to 1 a woman's. */
  softness?: number;
  /** 0 young to 1 old. */
  age?: number;
  /** Shade of a shaven beard, 0 to 1. */
  stubble?: number;
  freckles?: boolean;
  /** Painted lips, 0 to 1. */
  makeup?: number;
  /** Colour of brows and lashes when it is not the hair's. */
  brows?: Rgb;
  /** True when a hat shades the brow. */
  hasHat?: boolean;
  neckline?: Neckline;
  /** Shirt under a jacket. */
  inner?: Rgb;
  necklace?: Rgb;
  /** Length of the sleeves, 0 none to 1 the wrist; what suits the garment by default. */
  sleeves?: number;
  /** Length of the trousers, 0.5 shorts, 1 by default. */
  trousers?: number;
  skirt?: 'knee' | 'long';
  /** What metal and cloth do with light. */
  material?: Partial<Material>;
  pattern?: (color: Rgb) => Albedo;
  stances?: readonly PersonStance[];
}

export type PersonStance =
  | 'stand'
  | 'walk'
  | 'wave'
  | 'hip'
  | 'hold'
  | 'think'
  | 'fold'
  | 'sit'
  | 'dance';

export type Neckline = 'crew' | 'scoop' | 'strap' | 'v' | 'turtle' | 'collar' | 'jacket';

export interface Hand {
  x: number;
  y: number;
}

export interface Dressed {
  pen: Pen;
  near: Hand;
  far: Hand;
  /** Middle of the head and its size. */
  headX: number;
  headY: number;
  headSize: number;
  stance: PersonStance;
}

export interface FigureHooks {
  behind?(body: Dressed): void;
  /** Over the clothes, before the near arm. */
  over?(body: Dressed): void;
  /** On the head, after hair and face. */
  hat?(body: Dressed): void;
  after?(body: Dressed): void;
  faceless?: boolean;
}

/** Skins from light to dark, each with the hair that mostly goes with it. */
const SKINS: readonly { skin: Lch; hairs: readonly number[] }[] = [
  { skin: [0.86, 0.045, 52], hairs: [1, 2, 3, 4, 5] },
  { skin: [0.83, 0.055, 58], hairs: [0, 1, 2, 3, 4] },
  { skin: [0.79, 0.068, 62], hairs: [0, 1, 1, 2, 5, 6] },
  { skin: [0.72, 0.078, 60], hairs: [0, 1, 6, 2] },
  { skin: [0.64, 0.082, 56], hairs: [0, 1, 6] },
  { skin: [0.54, 0.075, 52], hairs: [6, 6, 0] },
  { skin: [0.44, 0.06, 48], hairs: [6] },
];

const HAIRS: readonly Lch[] = [
  [0.31, 0.04, 45],
  [0.4, 0.065, 50],
  [0.5, 0.085, 58],
  [0.74, 0.09, 82],
  [0.5, 0.125, 42],
  [0.62, 0.075, 70],
  [0.2, 0.012, 40],
];

const GREY: Lch = [0.82, 0.008, 250];

/** How somebody looks, clothes apart. */
export type Complexion = Pick<
  Outfit,
  'skin' | 'hair' | 'brows' | 'age' | 'freckles' | 'softness' | 'makeup'
>;

const OLD = ['old', 'elderly', 'aged', 'wise', 'grandmother', 'grandfather', 'granny', 'ancient'];

/** @param softness 0 a man's features to 1 a woman's */
export function chooseComplexion(actor: Actor, random: Random, softness: number): Complexion {
  const tone = random.pick(SKINS);
  const index = random.pick(tone.hairs);
  const years = random.next();
  const grey = random.range(0.55, 1);
  const freckled = random.chance(0.25);
  const painted = random.range(0.15, 0.9);
  const old = actor.has(...OLD);
  const asked: Lch | null = actor.has('blond', 'blonde')
    ? HAIRS[3]!
    : actor.has('redhead', 'ginger')
      ? HAIRS[4]!
      : actor.has('brunette')
        ? HAIRS[1]!
        : null;
  const hair =
    actor.partColor('hair') ?? actor.partColor('beard') ?? oklch(...(asked ?? HAIRS[index]!));
  const young = actor.has('young', 'child', 'girl', 'boy', 'teenage', 'princess', 'prince');
  return {
    skin: oklch(...tone.skin),
    hair: old ? mix(hair, oklch(...GREY), grey) : hair,
    brows: old ? mix(hair, oklch(0.6, 0.01, 60), 0.55) : hair,
    age: old ? 1 : young ? 0.05 : 0.05 + 0.4 * years * years,
    freckles: freckled && tone.skin[0] > 0.76 && !old,
    softness,
    makeup: softness > 0.6 && !old ? painted : 0.1 * softness,
  };
}
