/** One asked-for thing as its painter sees it: its chance, its colours and words. */
import { oklch, type Rgb } from '../../core/color.ts';
import { clamp } from '../../core/math.ts';
import type { Random } from '../../core/random.ts';
import type { SceneSpec, Subject } from '../../parse/scene-spec.ts';
import { singulars } from '../../parse/tokenize.ts';
import type { Habitat } from '../concept.ts';

export interface Actor {
  subject: Subject;
  spec: SceneSpec;
  /** A stream of its own: the third sailboat differs from the first. */
  random: Random;
  /** Where the composer put it: a bird in the air spreads its wings. */
  place: Habitat;
  /** The concept of the thing that it sits on; null when on none. */
  seatedOn: string | null;
  /** 0 none to 1 laden. */
  snow: number;
  /** True when lamps and windows are lit. */
  isLit: boolean;
  /** The asked colour of that index, or the given one a little varied by the seed. */
  color(index: number, ...lch: readonly [L: number, C: number, hue: number]): Rgb;
  /** True when the prompt gave it a colour. */
  isColored: boolean;
  /** The colour asked for a part of it ("eyes", "roof"), null when none was. */
  partColor(name: string): Rgb | null;
  /** True when one of these adjectives, words or parts was bound to it. */
  has(...words: string[]): boolean;
}

/** The colour that a prompt gives to a part, in linear light; null when it gives none. */
export function findPartColor(subject: Subject, name: string): Rgb | null {
  const color = subject.parts.find((part) => part.name === name && part.colors.length > 0)
    ?.colors[0];
  return color ? oklch(color.L, color.C, color.hue) : null;
}

export function createActor(
  subject: Subject,
  spec: SceneSpec,
  random: Random,
  state: { snow: number; isLit: boolean; place: Habitat; seatedOn?: string | null },
): Actor {
  const vary = random.fork('color');
  const words = new Set([
    ...subject.adjectives,
    ...subject.word.split(' ').flatMap((word) => [word, ...singulars(word)]),
    ...subject.parts.map((part) => part.word),
  ]);
  return {
    subject,
    spec,
    random,
    seatedOn: null,
    ...state,
    isColored: subject.colors.length > 0,
    color(index, ...[L, C, hue]) {
      const asked = subject.colors[index];
      if (asked) return oklch(asked.L, asked.C, asked.hue);
      return oklch(
        clamp(L + vary.bell() * 0.025, 0.05, 0.99),
        Math.max(0, C * vary.range(0.88, 1.12)),
        hue + vary.bell() * 6,
      );
    },
    partColor: (name) => findPartColor(subject, name),
    has: (...list) => list.some((word) => words.has(word)),
  };
}
