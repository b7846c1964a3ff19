/** Head, hair and face, drawn to hold up in a portrait. */
import { oklch, type Rgb } from '../../../core/color.ts';
import { exp, sin, square } from '../../../core/math.ts';
import type { Random } from '../../../core/random.ts';
import { type Albedo, blend, type Material, mix, type Pen } from '../../../paint/pen.ts';
import { blob, chain, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { Lch } from '../../stage/lch.ts';
import type { Dressed, Outfit } from './outfit.ts';

export function paintBackHair(pen: Pen, outfit: Outfit, body: Dressed, random: Random): void {
  const { headX: x, headY: y, headSize: s } = body;
  const long = outfit.hairStyle === 'long' ? random.range(0.17, 0.26) : 0.2;
  if (outfit.hairStyle === 'ponytail') {
    pen.volume(
      chain(
        x - 0.05 * s,
        y + 0.03,
        0.03,
        x - 0.1 * s,
        y - 0.02,
        0.034,
        x - 0.11 * s,
        y - long,
        0.008,
      ),
      { albedo: outfit.hair, grain: 0.3, grainScale: 160 },
    );
    return;
  }
  pen.volume(
    blob(
      x - 0.06 * s,
      y + 0.05 * s,
      x - 0.082 * s,
      y - 0.04,
      x - 0.085 * s,
      y - long,
      x,
      y - long - 0.02,
      x + 0.075 * s,
      y - long,
      x + 0.076 * s,
      y - 0.04,
      x + 0.06 * s,
      y + 0.05 * s,
      x,
      y + 0.075 * s,
    ),
    { albedo: strands(outfit.hair), grain: 0.2, grainScale: 160 },
  );
}

/** Hair with the sheen of many strands. */
function strands(hair: Rgb): Albedo {
  return (u, v) => {
    const s = 0.84 + 0.2 * sin(u * 520 + sin(v * 60) * 2.2) * 0.6 + 0.1 * sin(u * 190);
    return [hair[0] * s, hair[1] * s, hair[2] * s];
  };
}

/** Head, face and hair. */
export function paintHead(
  pen: Pen,
  outfit: Outfit,
  body: Dressed,
  random: Random,
  faceless: boolean,
): void {
  const s = body.headSize;
  const p = pen.within(body.headX, body.headY, s * 0.07, random.bell() * 0.04);
  const { skin, hair } = outfit;
  const warm = mix(skin, [0.75, 0.22, 0.18], 0.22);
  // The face's frame: the skull about 1 half high, looking a little to +x.
  p.volume(oval(-0.72, -0.1, 0.15, 0.22), { albedo: skin, lift: -0.08 });
  const face = blob(
    -0.72,
    0.5,
    -0.78,
    0,
    -0.62,
    -0.55,
    -0.28,
    -0.94,
    0.12,
    -1.06,
    0.42,
    -0.92,
    0.68,
    -0.5,
    0.78,
    0.0,
    0.74,
    0.5,
    0.4,
    0.95,
    -0.3,
    0.98,
  );
  p.volume(face, {
    albedo: (u, v) => {
      const cheek =
        exp(-square((u - 0.52) / 0.22) - square((v + 0.3) / 0.2)) +
        exp(-square((u + 0.34) / 0.24) - square((v + 0.3) / 0.2));
      return blend(skin, warm, cheek * 0.75);
    },
    round: 0.62,
    grain: 0.03,
    rim: 0.6,
  });
  if (!faceless) paintFeatures(p, outfit, random);
  if (outfit.beard) {
    p.volume(
      blob(
        -0.68,
        -0.1,
        -0.6,
        -0.62,
        -0.3,
        -1.12,
        0.14,
        -1.35,
        0.5,
        -1.08,
        0.72,
        -0.55,
        0.74,
        -0.12,
        0.55,
        -0.42,
        0.3,
        -0.4,
        0.12,
        -0.5,
        -0.1,
        -0.4,
        -0.4,
        -0.4,
      ),
      { albedo: strands(hair), grain: 0.3, grainScale: 14, round: 0.5 },
    );
    p.fill(ribbon(curve(-0.04, -0.58, 0.12, -0.6, 0.3, -0.57), 0.05), oklch(0.55, 0.1, 22), 0.5);
  }
  if (outfit.hairStyle === 'none') return;
  const material: Material = {
    albedo: (u, v) => {
      const k = 0.84 + 0.16 * sin(u * 34 + sin(v * 4) * 2.2) + 0.08 * sin(u * 13);
      return [hair[0] * k, hair[1] * k, hair[2] * k];
    },
    grain: 0.12,
    grainScale: 10,
    gloss: 0.18,
    round: 0.5,
  };
  const part = random.range(-0.2, 0.3);
  const cap =
    outfit.hairStyle === 'short'
      ? blob(
          -0.84,
          -0.05,
          -0.95,
          0.5,
          -0.7,
          1.02,
          -0.1,
          1.26,
          0.5,
          1.16,
          0.86,
          0.72,
          0.8,
          0.34,
          0.62,
          0.62,
          part,
          0.6,
          -0.45,
          0.52,
          -0.66,
          0.2,
          -0.7,
          -0.1,
        )
      : blob(
          -0.86,
          -0.55,
          -1.0,
          0.2,
          -0.82,
          0.95,
          -0.1,
          1.26,
          0.55,
          1.14,
          0.92,
          0.6,
          0.94,
          -0.1,
          0.84,
          -0.55,
          0.76,
          -0.05,
          0.66,
          0.4,
          part,
          0.78,
          -0.4,
          0.42,
          -0.6,
          0.0,
          -0.66,
          -0.5,
        );
  p.volume(cap, material);
  if (outfit.hairStyle === 'bob')
    p.volume(
      [
        ...chain(-0.84, 0.3, 0.2, -0.9, -0.4, 0.22, -0.7, -0.9, 0.16),
        ...chain(0.84, 0.3, 0.12, 0.86, -0.4, 0.15, 0.72, -0.85, 0.1),
      ],
      material,
    );
  if (outfit.hairStyle === 'bun') p.volume(oval(-0.4, 1.25, 0.4, 0.36), material);
  if (outfit.hairStyle === 'long') {
    p.volume(chain(-0.84, 0.3, 0.2, -1.0, -0.8, 0.24, -0.9, -2.2, 0.1), material);
    p.volume(chain(0.86, 0.3, 0.1, 0.94, -0.8, 0.16, 0.86, -1.9, 0.06), material);
  }
}

function paintFeatures(p: Pen, outfit: Outfit, random: Random): void {
  const { skin, hair } = outfit;
  const dark = mix(hair, [0.02, 0.01, 0.01], 0.5);
  const iris = oklch(
    ...random.pick<Lch>([
      [0.4, 0.07, 55],
      [0.56, 0.1, 245],
      [0.52, 0.1, 150],
      [0.34, 0.05, 50],
    ]),
  );
  const soft = mix(skin, [0.25, 0.06, 0.05], 0.45);
  for (const [x, w] of [
    [0.44, 0.15],
    [-0.2, 0.185],
  ] as const) {
    const y = 0.05;
    p.shade(oval(x, y + 0.06, w * 1.35, 0.16), 0.22, 0.06);
    p.fill(
      blob(
        x - w,
        y - 0.005,
        x - w * 0.4,
        y + 0.085,
        x + w * 0.45,
        y + 0.085,
        x + w,
        y + 0.005,
        x + w * 0.35,
        y - 0.075,
        x - w * 0.45,
        y - 0.07,
      ),
      [0.86, 0.84, 0.82],
      0.7,
    );
    p.fill(oval(x + 0.03, y + 0.012, 0.085, 0.09), iris, 0.6);
    p.fill(oval(x + 0.03, y + 0.012, 0.042, 0.046), [0.01, 0.01, 0.012], 0.5);
    p.emit(oval(x + 0.06, y + 0.045, 0.022), [1, 1, 1], { alpha: 0.9 });
    p.fill(
      ribbon(
        curve(
          x - w * 1.06,
          y - 0.005,
          x - w * 0.4,
          y + 0.1,
          x + w * 0.45,
          y + 0.1,
          x + w * 1.06,
          y + 0.015,
        ),
        (t) => 0.025 + 0.03 * sin(t * 3.14),
      ),
      dark,
      0.4,
    );
    p.fill(
      ribbon(
        curve(x - w * 1.1, y + 0.23, x - w * 0.2, y + 0.315, x + w * 1.05, y + 0.26),
        (t) => 0.035 + 0.045 * sin(t * 2.6),
      ),
      dark,
      0.5,
      { alpha: 0.85 },
    );
  }
  p.shade(blob(0.14, -0.02, 0.24, -0.3, 0.12, -0.36, 0.08, -0.2), 0.2, 0.04);
  p.fill(
    ribbon(curve(0.08, -0.355, 0.18, -0.4, 0.3, -0.355), (t) => 0.02 + 0.035 * sin(t * 3.14)),
    soft,
    0.4,
    { alpha: 0.75 },
  );
  p.fill(oval(0.225, -0.29, 0.045, 0.055), mix(skin, [1, 1, 1], 0.35), 0.9, {
    alpha: 0.45,
    blur: 0.02 * p.frame.scale,
  });
  const lip = mix(skin, [0.55, 0.06, 0.08], 0.55);
  const smile = random.range(0.0, 0.05);
  p.fill(
    blob(
      -0.06,
      -0.6 + smile,
      0.07,
      -0.555,
      0.15,
      -0.575,
      0.23,
      -0.555,
      0.36,
      -0.595 + smile,
      0.15,
      -0.625,
    ),
    lip,
    0.5,
  );
  p.fill(
    blob(-0.05, -0.605 + smile, 0.15, -0.62, 0.35, -0.6 + smile, 0.25, -0.69, 0.06, -0.69),
    mix(lip, [1, 0.7, 0.7], 0.18),
    0.66,
  );
  p.fill(
    ribbon(
      curve(-0.07, -0.597 + smile, 0.06, -0.615, 0.15, -0.61, 0.24, -0.615, 0.37, -0.592 + smile),
      0.018,
    ),
    [0.12, 0.02, 0.02],
    0.4,
    { alpha: 0.8 },
  );
}
