/** What a person wears and looks like, and where a painter can add to it. */
import { oklch, type Rgb } from '../../../core/color.ts';
import type { Random } from '../../../core/random.ts';
import type { Albedo, Material, Pen } from '../../../paint/pen.ts';
import type { Actor } from '../../stage/actor.ts';
import type { Lch } from '../../stage/lch.ts';

export type Garment = 'shirt' | 'dress' | 'robe' | 'coat' | 'none';

export type HairStyle = 'long' | 'short' | 'bun' | 'bob' | 'ponytail' | 'none';

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
  beard?: boolean;
  /** What metal and cloth do with light. */
  material?: Partial<Material>;
  pattern?: (color: Rgb) => Albedo;
  stances?: readonly PersonStance[];
}

export type PersonStance = 'stand' | 'walk' | 'wave' | 'hip' | 'hold' | 'dance';

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

const SKINS: readonly Lch[] = [
  [0.84, 0.055, 55],
  [0.78, 0.07, 58],
  [0.68, 0.08, 55],
  [0.54, 0.075, 50],
  [0.42, 0.06, 48],
];

const HAIRS: readonly Lch[] = [
  [0.24, 0.02, 40],
  [0.34, 0.05, 45],
  [0.48, 0.09, 55],
  [0.74, 0.1, 82],
  [0.5, 0.13, 42],
  [0.2, 0.01, 280],
];

export function chooseSkin(random: Random): Rgb {
  return oklch(...random.pick(SKINS));
}

export function chooseHair(actor: Actor, random: Random): Rgb {
  const asked = actor.partColor('hair') ?? actor.partColor('beard');
  if (asked) return asked;
  if (actor.has('old', 'elderly', 'grandmother', 'grandfather', 'granny'))
    return oklch(0.85, 0.01, 250);
  return oklch(...random.pick(HAIRS));
}
