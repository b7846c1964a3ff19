/** What a concept's shape is built with: a model, what the picture asks of it, and the families. */

import type { Grip, Pose } from '../concepts/concept.ts';
import type { Rgb } from '../core/color.ts';
import { linearToOklab, oklabToLinear } from '../core/color.ts';
import type { Random } from '../core/random.ts';
import { Model } from '../model/model.ts';
import { type Color, linear } from '../model/paint.ts';
import type { Vec } from '../model/vec.ts';
import { type BirdPlan, buildBird } from './bird.ts';
import { buildFish, type FishPlan } from './fish.ts';
import { buildPerson, type PersonPlan } from './person.ts';
import { buildQuadruped, type QuadrupedPlan } from './quadruped.ts';
import { buildTree, type TreePlan } from './tree.ts';
import { buildWheel, type WheelPlan } from './wheel.ts';

/** What a picture asks of one thing. */
export interface Ask {
  random: Random;
  pose: Pose;
  /** Asked colours, the main one first. */
  colors: readonly Rgb[];
  /** Asked colours of named parts. */
  partColors: Readonly<Record<string, Rgb>>;
  /** Words said of it: "old", "striped". */
  words: ReadonlySet<string>;
  /** Where its hands or mouth should be for what they hold: see Grip. */
  grips: Readonly<Record<string, Grip>>;
  /** Width between the legs of a rider, metres. */
  astride: number;
  /** True when it sits on something: else it sits on the ground. */
  hasSeat: boolean;
  /** How it looks sideways, degrees to its own left. */
  look: number;
  /** 1 for what fills the picture; less for what is small in it. */
  detail: number;
}

export const NO_ASK: Omit<Ask, 'random'> = {
  pose: 'stand',
  colors: [],
  partColors: {},
  words: new Set(),
  grips: {},
  astride: 0.3,
  hasSeat: false,
  look: 0,
  detail: 1,
};

export class Kit extends Model {
  readonly ask: Ask;

  constructor(ask: Ask) {
    super(ask.detail);
    this.ask = ask;
  }

  get pose(): Pose {
    return this.ask.pose;
  }

  /** True when the prompt says one of these words of it. */
  has(...words: string[]): boolean {
    return words.some((word) => this.ask.words.has(word));
  }

  /** A number that the seed varies. */
  vary(low: number, high: number): number {
    return this.ask.random.range(low, high);
  }

  pick<T>(...items: readonly T[]): T {
    return this.ask.random.pick(items);
  }

  /**
   * The colour that was asked for a part, or yours a little varied.
   * @param part 'main' is what one says of the whole: "a red car"; else a part of the concept
   */
  color(part: string, ...own: readonly Color[]): Rgb {
    // Drawn in any case: what is asked must not change other choices.
    const choice = linear(this.ask.random.pick(own));
    const shift = this.ask.random.range(-0.02, 0.02);
    const asked = this.ask.partColors[part] ?? (part === 'main' ? this.ask.colors[0] : undefined);
    if (asked) return asked;
    const [L, a, b] = linearToOklab(choice[0], choice[1], choice[2]);
    const [r, g, bl] = oklabToLinear(Math.min(1, L + shift), a, b);
    return [Math.max(0, r), Math.max(0, g), Math.max(0, bl)];
  }

  /** A skin by the seed, and the hair that goes with it: a colour for each age. */
  complexion(): { skin: Color; hair: readonly Color[] } {
    return this.pick(
      { skin: '#f6d6bd', hair: ['#d9a65a', '#b5552a', '#8a4f26', '#e3c27a'] },
      { skin: '#f0c4a0', hair: ['#5a3320', '#8a4f26', '#2b1c18', '#a8683a'] },
      { skin: '#dfa67c', hair: ['#3a241a', '#2b1c18', '#5a3320'] },
      { skin: '#b97c52', hair: ['#2b1c18', '#1f1614', '#4a2c1c'] },
      { skin: '#8a5636', hair: ['#1f1614', '#2b1c18', '#3a2018'] },
    );
  }

  /** Darker or lighter by a factor of light. */
  tone(color: Color, factor: number): Rgb {
    const [r, g, b] = linear(color);
    return [r * factor, g * factor, b * factor];
  }

  quadruped(plan: QuadrupedPlan): void {
    buildQuadruped(this, plan);
  }

  bird(plan: BirdPlan): void {
    buildBird(this, plan);
  }

  fish(plan: FishPlan): void {
    buildFish(this, plan);
  }

  person(plan: PersonPlan): void {
    buildPerson(this, plan);
  }

  tree(plan: TreePlan): void {
    buildTree(this, plan);
  }

  wheel(at: Vec, plan: WheelPlan): void {
    buildWheel(this, at, plan);
  }
}
