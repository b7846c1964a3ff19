/** Where things stand: decided once per picture from the prompt, the ratio and the seed. */
import type { Canvas } from '../../core/canvas.ts';
import { clamp, lerp } from '../../core/math.ts';
import type { Random } from '../../core/random.ts';
import { hasSubject, type SceneSpec, type Subject } from '../../parse/scene-spec.ts';
import { type Character, chooseCharacter } from './character.ts';

/**
 * rise: the hero on a hill to one side, the sun opposite, a tree framing the near corner.
 * centre: the hero in the middle distance on the axis, trees on both sides as a gate.
 * vista: a high near bank with a large tree, the hero small and far across the valley.
 */
export type Layout = 'rise' | 'centre' | 'vista';

export type Ground = 'land' | 'lake' | 'river' | 'sea';

export type HeroKind = 'castle' | 'house' | 'lighthouse' | 'tree' | null;

export interface Composition {
  layout: Layout;
  ground: Ground;
  hero: HeroKind;
  heroSubject: Subject | null;
  /** Middle of the hero's foot as a column, pixels. */
  heroX: number;
  /** Width of the hero, pixels. */
  heroSize: number;
  /** Row of the horizon, pixels. */
  horizon: number;
  sunX: number;
  /** +1 when the sun stands right of the middle, -1 left. */
  lightSide: number;
  /** Side of the near framing trees: opposite the hero. */
  frameSide: number;
  /** How much of the mountain wall is wanted, 0 to 1. */
  relief: number;
  isSnowy: boolean;
  character: Character;
}

const HEROES: readonly (readonly [HeroKind & string, readonly string[]])[] = [
  ['castle', ['castle']],
  ['lighthouse', ['lighthouse']],
  ['house', ['house']],
];

function findHero(spec: SceneSpec): { kind: HeroKind; subject: Subject | null } {
  for (const [kind, concepts] of HEROES) {
    const subject = spec.subjects.find((s) => concepts.includes(s.concept));
    if (subject) return { kind, subject };
  }
  const tree = spec.subjects.find((s) => s.concept === 'tree' || s.concept === 'blossom');
  if (tree && tree.count === 1 && !hasSubject(spec, 'forest'))
    return { kind: 'tree', subject: tree };
  return { kind: null, subject: null };
}

function findGround(spec: SceneSpec): Ground {
  if (hasSubject(spec, 'sea')) return 'sea';
  if (hasSubject(spec, 'lake')) return 'lake';
  if (hasSubject(spec, 'river')) return 'river';
  return hasSubject(spec, 'boat', 'lighthouse') ? 'sea' : 'land';
}

export function composeLandscape(canvas: Canvas, spec: SceneSpec, random: Random): Composition {
  const { width, height, unit } = canvas;
  const character = chooseCharacter(random.fork('character'));
  const { kind, subject } = findHero(spec);
  const asked = findGround(spec);
  const aspect = width / height;
  const symmetrical = spec.framing === 'symmetrical';
  const isHill = hasSubject(spec, 'hill') && asked === 'land';
  const drawn = random.pick(['rise', 'rise', 'centre', 'vista', 'vista'] as const);
  const layout: Layout = symmetrical
    ? 'centre'
    : // A river needs the flat: on a steep rise it would run uphill.
      asked === 'river'
      ? 'vista'
      : // A hill that was asked for is there, and not far across a valley.
        isHill && drawn === 'vista'
        ? 'rise'
        : drawn;
  // A river the prompt did not ask for, now and then, so that valleys differ.
  const addsRiver =
    spec.weather !== 'snow' &&
    asked === 'land' &&
    layout === 'vista' &&
    random.fork('river').chance(0.4) &&
    !spec.excluded.has('river');
  const ground: Ground = addsRiver && !hasSubject(spec, 'path', 'forest') ? 'river' : asked;
  const heroSide = random.fork('side').chance(0.5) ? 1 : -1;
  const off = layout === 'centre' ? 0.03 : layout === 'rise' ? 0.15 : 0.19;
  const heroX = width * (0.5 + heroSide * off * random.range(0.8, 1.15));
  // Wide pictures have room beside the sun, tall ones need it close to the hero.
  const sunOff = lerp(0.16, 0.26, clamp(aspect - 0.5)) * random.range(0.85, 1.15);
  const sunSide = character.isSunBehind ? heroSide : -heroSide;
  // Without a hero to balance the sun stands anywhere; by day, when its disc is not seen, also
  // beside the picture.
  const isDiscSeen = spec.timeOfDay !== 'day' || hasSubject(spec, 'sun', 'moon');
  const sunX =
    kind === null
      ? width * (0.5 + (character.sunAcross - 0.5) * (isDiscSeen ? 0.72 : 1))
      : width * (0.5 + sunSide * sunOff * (character.isSunBehind ? 1.7 : 1));
  const base = layout === 'vista' ? 290 : layout === 'centre' ? 350 : 400;
  const shrink = spec.framing === 'wide' ? 0.75 : spec.framing === 'close-up' ? 1.2 : 1;
  const heroSize = Math.min(base * unit * shrink, width * 0.62, height * 0.39);
  const tall = clamp(1.4 - aspect, 0, 0.8);
  const horizonShare =
    ground === 'sea' ? 0.54 : ground === 'lake' ? 0.57 : layout === 'vista' ? 0.55 : 0.62;
  // Where all that was asked for is above, the land is a strip at the foot.
  const isSkyscape = spec.subjects.length > 0 && spec.subjects.every(({ role }) => role === 'sky');
  return {
    layout,
    ground,
    hero: kind,
    heroSubject: subject,
    heroX,
    heroSize,
    horizon:
      height *
      ((isSkyscape ? 0.76 : horizonShare) +
        tall * 0.03 +
        character.horizon * (kind === null ? 0.085 : 0.045)),
    sunX,
    lightSide: sunX >= width / 2 ? 1 : -1,
    frameSide: -heroSide,
    relief: hasSubject(spec, 'mountain')
      ? 1
      : spec.excluded.has('mountain')
        ? 0
        : ground === 'lake'
          ? 0.75
          : hasSubject(spec, 'hill') && kind === null
            ? 0.3
            : 0.5,
    isSnowy: spec.weather === 'snow',
    character,
  };
}
