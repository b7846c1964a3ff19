/** What animals with hooves have in common. */
import { oklch, type Rgb } from '../../../core/color.ts';
import { lerp, sin } from '../../../core/math.ts';
import type { Random } from '../../../core/random.ts';
import type { Pen } from '../../../paint/pen.ts';
import { chain, ribbon } from '../../../paint/shapes.ts';
import type { Actor } from '../../stage/actor.ts';
import type { Lch } from '../../stage/lch.ts';
import { paintQuadruped } from './quadruped.ts';
import type { Build, Posed } from './quadruped-build.ts';

/** High on the leg, with an arched neck. */
export const HORSE: Build = {
  leg: 0.5,
  length: 0.54,
  rump: 0.155,
  waist: 0.14,
  chest: 0.165,
  neck: { length: 0.32, angle: 0.92, base: 0.135, top: 0.075 },
  head: {
    size: 0.17,
    angle: -0.72,
    muzzle: [0.5, -0.04, 0.42, 1.2, -0.08, 0.26, 1.62, -0.08, 0.27],
    ear: [-0.36, 0.36, -0.34, 0.74, -0.22, 0.98, -0.08, 0.7, -0.06, 0.42],
    farEar: [0.22, 0.02],
    eye: [0.32, 0.16, 0.1],
    iris: [0.25, 0.04, 45],
    nose: [1.78, -0.02, 0.07],
  },
  limb: [0.085, 0.048, 0.032, 0.042],
  foot: 'hoof',
  tail: [],
  coat: [0.46, 0.09, 48],
  fur: { count: 240, length: 0.025 },
};

/** Coats, each with the mane that goes with it. */
export const HORSE_COATS: readonly (readonly [Lch, Lch])[] = [
  [
    [0.44, 0.09, 45],
    [0.2, 0.02, 40],
  ],
  [
    [0.52, 0.11, 52],
    [0.86, 0.05, 85],
  ],
  [
    [0.3, 0.03, 45],
    [0.16, 0.01, 40],
  ],
  [
    [0.9, 0.012, 85],
    [0.84, 0.015, 85],
  ],
  [
    [0.66, 0.015, 260],
    [0.36, 0.01, 260],
  ],
];

/** A mane along the neck, and a forelock. */
export function paintHair(posed: Posed, mane: Rgb, random: Random): void {
  const { pen, onHead, build } = posed;
  const s = build.head.size;
  const [px, py] = onHead([-0.34, 0.42]);
  const nx = posed.shoulder[0] + build.chest * 0.05;
  const ny = posed.back + build.chest * 0.1;
  const flow = random.range(0.5, 1);
  for (let i = 0; i < 16; i++) {
    const t = i / 15;
    const x = lerp(px!, nx, t);
    const y = lerp(py!, ny, t) + sin(t * 3.1) * 0.035;
    const l = 0.15 * (1 - 0.3 * t) * random.range(0.8, 1.2);
    pen.volume(
      chain(
        x + 0.015,
        y,
        0.022,
        x - l * 0.5 * flow,
        y - l * 0.35,
        0.026,
        x - l * 0.85 * flow,
        y - l * 1.05,
        0.006,
      ),
      { albedo: mane, lift: (i % 3) * 0.05 - 0.05, grain: 0.3 },
    );
  }
  pen.volume(
    chain(
      px! + 0.3 * s,
      py! + 0.02,
      0.02,
      px! + 0.62 * s,
      py! - 0.16 * s,
      0.022,
      px! + 0.8 * s,
      py! - 0.6 * s,
      0.006,
    ),
    { albedo: mane, grain: 0.3 },
  );
}

/** A long tail of hair. */
export function paintHorseTail(posed: Posed, mane: Rgb, random: Random): void {
  const { pen, build } = posed;
  const x = -build.length / 2 - build.rump * 0.8;
  const y = posed.back - build.rump * 0.35;
  const swing = random.range(0.05, 0.2);
  for (let i = 0; i < 7; i++) {
    const d = (i - 3) * 0.014;
    pen.volume(
      chain(
        x + 0.03,
        y,
        0.025,
        x - 0.07 - swing * 0.4 + d,
        y - 0.08,
        0.034,
        x - 0.08 - swing + d * 2,
        y - 0.32 - (i % 3) * 0.03,
        0.03,
        x - 0.03 - swing * 1.2 + d * 3,
        y - 0.5 - (i % 2) * 0.04,
        0.004,
      ),
      { albedo: mane, lift: (i % 3) * 0.05 - 0.06, grain: 0.3 },
    );
  }
}

/** A horse in one of its coats, and a unicorn where there is a horn. */
export function paintHorse(pen: Pen, actor: Actor, horn: boolean): void {
  const own = actor.random.fork('horse');
  const [coat, hair] = horn
    ? ([
        [0.96, 0.012, 320],
        own.pick([
          [0.82, 0.1, 350],
          [0.8, 0.1, 300],
          [0.84, 0.09, 220],
        ] as const),
      ] as const)
    : own.pick(HORSE_COATS);
  const mane: Rgb =
    horn && actor.subject.colors[1] ? actor.color(1, 0.8, 0.1, 300) : oklch(...hair);
  const white = actor.isColored ? null : oklch(0.93, 0.01, 85);
  const socks = !horn && own.chance(0.5) ? ([0.93, 0.01, 85] as Lch) : undefined;
  paintQuadruped(
    pen,
    actor,
    {
      ...HORSE,
      coat,
      ...(horn ? { belly: [0.9, 0.03, 310] as const } : {}),
      ...(socks && white ? { socks } : {}),
    },
    {
      stances: ['stand', 'walk', 'run', 'walk', 'graze'].slice(0, horn ? 4 : 5) as never,
      behind: (posed) => paintHorseTail(posed, mane, own.fork('tail')),
      over: (posed) => paintHair(posed, mane, own.fork('mane')),
      after: (posed) => {
        if (!horn) return;
        const gold = oklch(0.86, 0.12, 88);
        const spike = posed.onHead([0.12, 0.44, 0.34, 0.5, 0.62, 1.95]);
        posed.pen.volume(spike, { albedo: gold, gloss: 0.6 });
        for (let i = 1; i < 6; i++) {
          const t = i / 6;
          const line = posed.onHead([
            lerp(0.12, 0.62, t),
            lerp(0.44, 1.95, t),
            lerp(0.34, 0.62, t),
            lerp(0.6, 1.95, t),
          ]);
          posed.pen.shade(ribbon(line, 0.006), 0.5, 0.002);
        }
        const [gx, gy] = posed.onHead([0.6, 1.9]);
        posed.pen.glow(gx!, gy!, 0.16, [1, 0.9, 0.7], 0.5);
      },
    },
  );
}

/** Slender, with a short tail. */
export const DEER: Build = {
  ...HORSE,
  leg: 0.48,
  length: 0.46,
  rump: 0.125,
  waist: 0.11,
  chest: 0.135,
  neck: { length: 0.26, angle: 1.1, base: 0.09, top: 0.062 },
  head: {
    ...HORSE.head,
    size: 0.145,
    angle: -0.35,
    muzzle: [0.45, -0.06, 0.4, 1.0, -0.16, 0.24, 1.34, -0.2, 0.18],
    ear: [-0.42, 0.24, -0.86, 0.42, -1.1, 0.72, -0.66, 0.66, -0.24, 0.46],
    farEar: [0.62, 0.12],
    nose: [1.5, -0.12, 0.1],
    cheek: [0.9, 0.03, 75],
    innerEar: [0.85, 0.04, 60],
  },
  limb: [0.068, 0.038, 0.024, 0.032],
  tail: [0, 0, 0.035, 0.04, -0.05, 0.03],
  coat: [0.55, 0.1, 55],
  belly: [0.93, 0.02, 80],
  tailTip: [0.96, 0.01, 85],
  fur: { count: 420, length: 0.025 },
};

/** A barrel on short legs. */
export const COW: Build = {
  ...HORSE,
  leg: 0.42,
  length: 0.66,
  rump: 0.17,
  waist: 0.185,
  chest: 0.185,
  neck: { length: 0.16, angle: 0.45, base: 0.135, top: 0.1 },
  head: {
    ...HORSE.head,
    size: 0.2,
    angle: -0.55,
    muzzle: [0.45, -0.04, 0.44, 1.0, -0.1, 0.34, 1.2, -0.1, 0.34],
    ear: [-0.4, 0.26, -0.72, 0.36, -0.95, 0.18, -0.72, 0.02, -0.42, 0.08],
    farEar: [0.5, 0.22],
    nose: [1.46, -0.02, 0.12],
    noseColor: [0.7, 0.07, 20],
  },
  limb: [0.085, 0.056, 0.042, 0.05],
  tail: [0, 0, 0.02, 0.06, -0.2, 0.016, 0.05, -0.42, 0.015, 0.06, -0.5, 0.035],
  coat: [0.94, 0.01, 85],
  belly: [0.92, 0.02, 60],
  fur: { count: 150, length: 0.02 },
};
