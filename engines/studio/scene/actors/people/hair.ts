import { atan2, cos, lerp, sin } from '../../../core/math.ts';
import type { Random } from '../../../core/random.ts';
import type { Albedo, Pen } from '../../../paint/pen.ts';
import { blob, curve, oval, ribbon } from '../../../paint/shapes.ts';
import { type FaceShape, project } from './face-shape.ts';
import { backOf, fallingFlow, type HairLook, MASS, radialFlow, strands } from './hair-look.ts';
import type { HairStyle } from './outfit.ts';

/** Hair over skull, temples and brow. */
export function paintHair(p: Pen, shape: FaceShape, look: HairLook, random: Random): void {
  const { style, color, part } = look;
  if (style === 'none') return;
  const [partX] = project(shape, part, 0.75);
  const flow = radialFlow(partX - 0.1, 1.08);
  const albedo = strands(p, color, flow, 0.9);
  const cap = capOutline(shape, look);
  // The hair's shadow on the brow.
  if (style !== 'balding') {
    p.shade(hairlineBand(shape, look), 0.4, 0.07);
  }
  p.volume(cap, { ...MASS, albedo, soft: 0.014 });
  if (look.isClose || style === 'curls') {
    p.hairs([cap], random.fork('hairs'), {
      count: style === 'curls' ? 520 : 900,
      length: style === 'curls' ? 0.16 : style === 'crop' || style === 'balding' ? 0.13 : 0.3,
      width: style === 'curls' ? 0.022 : 0.009,
      spread: style === 'curls' ? 3 : 0.16,
      contrast: 0.34,
      angle: lieOf(look, shape, partX),
    });
  }
  paintLocks(p, shape, look, random.fork('locks'), albedo);
}

/** Which way the hairs of the cap lie; along the skull, as one that stood off it would bristle. */
function lieOf(look: HairLook, shape: FaceShape, partX: number): (u: number, v: number) => number {
  const { style } = look;
  if (style === 'bun' || style === 'ponytail') {
    const u0 = backOf(shape) + 0.3;
    return (u, v) => atan2(0.85 - v, u0 - u);
  }
  if (style === 'short' || style === 'swept' || style === 'crop')
    return (u, v) => atan2(u + 0.1, 0.3 - v) + 0.12;
  if ((style === 'long' || style === 'bob') && !look.fringe)
    return (u, v) => {
      const d = u - partX;
      return atan2(-0.25 - 1.5 * d * d - (v < 0.3 ? 1 : 0), d < 0 ? -0.7 : 0.7);
    };
  return (u, v) => atan2(v - 1.5, (u - partX + 0.1) * 0.5);
}

/** Middle of the hairline by style, row over the eyes. */
function hairlineRow(style: HairStyle): number {
  return style === 'balding' ? 1.06 : style === 'crop' || style === 'swept' ? 0.76 : 0.7;
}

function hairline(shape: FaceShape, look: HairLook): number[] {
  const { style, part } = look;
  const row = hairlineRow(style) + (shape.isChild ? -0.04 : 0);
  const peak = shape.softness < 0.5 ? 0.05 : 0;
  const at = (x: number, v: number) => project(shape, x, v);
  if (style === 'balding')
    return [...at(-0.69, -0.05), ...at(-0.66, 0.3), ...at(-0.7, 0.5), ...at(-0.66, 0.62)];
  return [
    ...at(-0.71, -0.14),
    ...at(-0.645, 0.02),
    ...at(-0.63, 0.32),
    ...at(-0.52, row - 0.14 + peak * 2),
    ...at(-0.26, row + 0.02 + peak),
    ...at(part * 0.6, row + 0.06),
    ...at(0.26, row + 0.02 + peak),
    ...at(0.52, row - 0.14 + peak * 2),
    ...at(0.64, 0.3),
    ...at(0.7, 0.04),
  ];
}

function hairlineBand(shape: FaceShape, look: HairLook): number[] {
  const line = hairline(shape, look);
  const out = [...line];
  for (let i = line.length - 2; i >= 0; i -= 2) out.push(line[i]! * 0.94, line[i + 1]! - 0.11);
  return out;
}

function capOutline(shape: FaceShape, look: HairLook): number[] {
  const { style } = look;
  const back = backOf(shape);
  const tall =
    style === 'swept'
      ? 0.1
      : style === 'crop'
        ? -0.09
        : style === 'curls'
          ? 0.24
          : style === 'shaggy'
            ? 0.06
            : 0;
  const slim = style === 'crop' || style === 'balding' ? 0.06 : 0;
  if (style === 'balding') {
    return blob(
      ...hairline(shape, look),
      back + 0.1,
      0.66,
      back - 0.02,
      0.3,
      back + 0.02,
      -0.2,
      back + 0.2,
      -0.52,
      -0.74,
      -0.34,
      -0.8,
      0.1,
    );
  }
  const far = 0.79 - slim;
  const covered = style === 'bob' || style === 'long' || style === 'shaggy' || style === 'curls';
  return blob(
    ...hairline(shape, look),
    far + 0.03,
    0.12,
    far + 0.05,
    0.45,
    far - 0.12 + tall * 0.4,
    0.86 + tall * 0.6,
    0.3,
    1.17 + tall,
    -0.12,
    1.23 + tall * 0.9,
    -0.56,
    1.1 + tall * 0.5,
    back + 0.06 + slim,
    0.66,
    back - 0.05 + slim,
    0.2,
    back + 0.0 + slim,
    -0.2,
    back + 0.2,
    -0.5,
    ...(covered ? [-0.8, -0.55, -0.7, -0.5] : [-0.86, -0.3, -0.78, 0.12]),
  );
}

/** Locks over the mass: what makes one style differ from another. */
function paintLocks(
  p: Pen,
  shape: FaceShape,
  look: HairLook,
  random: Random,
  albedo: Albedo,
): void {
  const { style, color, part, wave, length } = look;
  const lock = (points: number[], width: (t: number) => number, lift: number, fall = false) =>
    p.volume(ribbon(curve(...points), width), {
      ...MASS,
      albedo: fall ? strands(p, color, fallingFlow(wave, lift * 40), 0.8) : albedo,
      lift,
    });
  const taper = (w: number) => (t: number) => w * (0.5 + t * 1.5 - 1.97 * t * t);
  const at = (x: number, v: number) => project(shape, x, v);
  const [px] = at(part, 0.9);
  const row = hairlineRow(style);
  const falling = style === 'long' || style === 'bob';
  if (falling || style === 'bun' || style === 'ponytail') {
    // Drawn from the parting over the temples.
    const end = style === 'long' ? -length + 0.3 : -0.86;
    for (const side of [1, -1]) {
      const n = falling ? 6 : 4;
      for (let i = 0; i < n; i++) {
        const t = i / (n - 1);
        const edge = side < 0 ? backOf(shape) - 0.02 : 0.83;
        const [tx] = at(side * 0.66, 0.2);
        const x = lerp(tx, edge, t * 0.9 + 0.06);
        const jitter = random.bell() * 0.05;
        const wavy = wave * 0.12 * (i % 2 === 0 ? 1 : -1);
        const lift = -0.05 + 0.1 * random.next();
        const tip = end + random.range(0, 0.35) * (style === 'long' ? 1.5 : 0.5);
        const points = falling
          ? [
              px + side * 0.05 * i * 0.4,
              1.12 - 0.02 * i,
              lerp(px, x, 0.72) + jitter,
              0.82,
              x,
              0.1,
              x + side * 0.06 + wavy,
              -0.45,
              ...(style === 'long'
                ? [x + side * 0.1 - wavy, -1.1, x + side * (0.04 - 0.16 * (1 - t)) + wavy, tip]
                : [x - side * 0.05 * (1 - t) + jitter, tip]),
            ]
          : [
              px,
              1.12,
              lerp(px, x, 0.7),
              0.86,
              x * 0.98,
              0.34,
              side < 0 ? x - 0.06 : x + 0.01,
              0.16 + 0.1 * i,
            ];
        // On the far side only what frames the face is seen.
        if (side > 0 && falling && i > 3) continue;
        lock(points, taper(falling ? 0.24 : 0.16), lift, falling);
      }
    }
  }
  if (look.fringe && style !== 'crop' && style !== 'balding' && style !== 'curls') {
    const n = 9;
    for (let i = 0; i < n; i++) {
      const t = (i + 0.5) / n;
      const x = lerp(-0.58, 0.6, t);
      const [tipX, tipV] = at(x + random.bell() * 0.03, 0.3 + random.next() * 0.1);
      const [topX] = at(lerp(x, part, 0.45), row + 0.3);
      lock(
        [topX, row + 0.42, lerp(topX, tipX, 0.6), row + 0.12, tipX, tipV],
        taper(0.2),
        random.range(-0.06, 0.06),
      );
    }
  } else if (style === 'short' || style === 'swept' || style === 'pixie' || style === 'shaggy') {
    // Brushed up and to the side from the parting.
    const n = 17;
    const way = style === 'pixie' || style === 'shaggy' ? -1 : 1;
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1);
      const x = lerp(-0.56, 0.56, t);
      const [rootX, rootV] = at(x, row - 0.02 - 0.1 * (x / 0.56) * (x / 0.56));
      const high = style === 'swept' ? random.range(0.44, 0.58) : random.range(0.3, 0.42);
      if (way > 0)
        lock(
          [rootX, rootV, rootX - 0.02, rootV + high * 0.7, rootX - 0.34, rootV + high],
          (k) => 0.15 * sin(0.25 + k * 2.7),
          random.range(-0.06, 0.07),
        );
      else
        lock(
          [
            rootX * 0.7 - 0.2,
            row + 0.36,
            rootX * 0.9 - 0.06,
            row + 0.22,
            rootX + 0.06,
            rootV - random.next() * 0.2,
          ],
          taper(0.2),
          random.range(-0.06, 0.07),
        );
    }
  } else if (style === 'curls') {
    for (let i = 0; i < 90; i++) {
      const a = random.range(-0.35, 3.5);
      const r = random.range(0.78, 1.22);
      const x = -0.08 + cos(a) * r * 0.92;
      const y = 0.36 + sin(a) * r * 0.92;
      const s = random.range(0.07, 0.13);
      const turn = random.next() * 6.28;
      const tone = random.range(0.55, 1.5);
      if (y < row + 0.06 && x > -0.62 && x < 0.72) continue;
      p.fill(
        ribbon(oval(x, y, s, s * 0.8, turn, 0, 4.6), (t) => 0.045 * sin(0.3 + t * 2.6)),
        [color[0] * tone + 0.01, color[1] * tone + 0.008, color[2] * tone + 0.007],
        0.6,
        { alpha: 0.85 },
      );
    }
  }
}
