/** Helmets, gorgets and shoulder plates. */
import { oklch, type Rgb } from '../../../core/color.ts';
import { lerp, sin } from '../../../core/math.ts';
import type { Random } from '../../../core/random.ts';
import { type Material, mix, type Pen } from '../../../paint/pen.ts';
import { blob, chain, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { Dressed } from './outfit.ts';

const BRASS = oklch(0.76, 0.11, 82);
const DARK: Rgb = [0.012, 0.012, 0.014];

const polished = (albedo: Rgb, more: Partial<Material> = {}): Material => ({
  albedo,
  gloss: 0.85,
  grain: 0.1,
  grainScale: 40,
  round: 0.6,
  ...more,
});

function rivets(p: Pen, points: readonly (readonly [number, number])[], steel: Rgb): void {
  for (const [x, y] of points) {
    p.shade(oval(x, y - 0.006, 0.035), 0.4, 0.012);
    p.volume(oval(x, y, 0.028), polished(mix(steel, [1, 1, 1], 0.1)));
  }
}

/** A plume of feathers or horsehair from the crown of the helmet. */
function paintPlume(p: Pen, color: Rgb, random: Random): void {
  for (let i = 0; i < 9; i++) {
    const d = (i - 4) * 0.06;
    const tone = random.range(0.75, 1.2);
    p.volume(
      ribbon(
        curve(
          -0.12,
          1.16,
          -0.62 + d,
          1.8 + d * 0.6,
          -1.5 + d * 1.4,
          1.35 + d * 2,
          -1.85 + d,
          0.2 + d * 3.2 + random.bell() * 0.12,
        ),
        (t) => 0.3 * sin(0.5 + t * 2.5) * (1 - t * 0.35),
      ),
      {
        albedo: [color[0] * tone, color[1] * tone, color[2] * tone],
        grain: 0.3,
        grainScale: 14,
        lift: -0.08 + i * 0.012,
      },
    );
  }
}

/** A closed helm with a visor, or an open one that shows the face. */
export function paintHelmet(
  body: Dressed,
  steel: Rgb,
  plume: Rgb,
  isOpen: boolean,
  random: Random,
): void {
  const p = body.pen.within(body.headX, body.headY, body.headSize * 0.07);
  paintPlume(p, plume, random);
  const edge = mix(steel, [0, 0, 0], 0.55);
  if (isOpen) {
    // Skull, cheeks and a collar of mail around the face.
    p.volume(
      [
        blob(
          -0.8,
          0.4,
          -1.06,
          0.3,
          -1.02,
          0.9,
          -0.6,
          1.22,
          0,
          1.32,
          0.55,
          1.16,
          0.86,
          0.78,
          0.88,
          0.36,
          0.6,
          0.5,
          0.1,
          0.56,
          -0.4,
          0.5,
        ),
        blob(-1.06, 0.5, -0.7, 0.5, -0.64, 0.0, -0.6, -0.5, -0.36, -0.98, -0.6, -1.3, -1.02, -0.9),
      ],
      polished(steel),
    );
    p.volume(
      blob(0.76, 0.5, 0.9, 0.45, 0.92, -0.3, 0.74, -0.9, 0.5, -1.1, 0.7, -0.5),
      polished(steel),
    );
    p.shade(
      ribbon(curve(-0.66, -0.4, -0.62, 0.2, -0.4, 0.48, 0.1, 0.54, 0.6, 0.48, 0.78, 0.3), 0.05),
      0.5,
      0.04,
    );
    p.volume(
      ribbon(
        curve(-0.64, -0.5, -0.67, 0.1, -0.55, 0.42, -0.3, 0.53, 0.1, 0.57, 0.55, 0.53, 0.82, 0.4),
        0.07,
      ),
      polished(BRASS),
    );
    p.volume(ribbon(curve(0.1, 0.56, 0.16, 0.9, 0.0, 1.3), 0.08), polished(BRASS));
    rivets(
      p,
      [
        [-0.84, 0.3],
        [-0.82, -0.2],
        [-0.68, -0.75],
        [-0.6, 0.78],
        [0.6, 0.74],
      ],
      steel,
    );
    return;
  }
  p.volume(
    blob(
      -1.0,
      -0.75,
      -1.08,
      0.3,
      -0.85,
      1.02,
      -0.2,
      1.3,
      0.4,
      1.22,
      0.9,
      0.72,
      0.98,
      0.1,
      0.92,
      -0.6,
      0.5,
      -1.14,
      -0.4,
      -1.16,
    ),
    polished(steel),
  );
  // The visor: a beak that catches the light, a slit to see through, holes to breathe.
  const visor = blob(
    -0.5,
    0.42,
    0.2,
    0.5,
    0.96,
    0.4,
    1.16,
    -0.12,
    0.86,
    -0.72,
    0.4,
    -0.98,
    -0.2,
    -0.8,
    -0.5,
    -0.3,
  );
  p.shade(visor, 0.5, 0.06);
  p.volume(visor, polished(mix(steel, [1, 1, 1], 0.08), { round: 0.8 }));
  p.fill(blob(-0.34, 0.2, 0.3, 0.24, 1.0, 0.18, 1.0, 0.08, 0.3, 0.12, -0.34, 0.08), DARK, 0.3);
  p.fill(ribbon(curve(-0.36, 0.05, 0.3, 0.09, 1.04, 0.05), 0.03), mix(steel, [1, 1, 1], 0.3), 0.8);
  p.volume(ribbon(curve(0.44, 0.46, 0.52, 0.0, 0.42, -0.94), 0.05), polished(BRASS));
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 4; i++) {
      const x = 0.62 + row * 0.09 - 0.02 * i;
      p.fill(oval(x, -0.2 - i * 0.13, 0.024, 0.034), DARK, 0.3);
      p.fill(oval(0.3 - row * 0.12 - 0.02 * i, -0.2 - i * 0.13, 0.03, 0.034), DARK, 0.3);
    }
  p.fill(ribbon(curve(-0.5, 0.42, -0.52, -0.3, -0.2, -0.8), 0.02), edge, 0.4);
  p.volume(oval(-0.56, 0.3, 0.13), polished(BRASS));
  p.fill(ribbon(curve(-0.9, 0.62, -0.2, 0.78, 0.6, 0.68, 0.86, 0.56), 0.02), edge, 0.4, {
    alpha: 0.7,
  });
  p.volume(
    ribbon(curve(-0.2, 1.32, -0.16, 0.9, 0.1, 0.52), 0.07),
    polished(mix(steel, [1, 1, 1], 0.15)),
  );
  rivets(
    p,
    [
      [-0.86, -0.5],
      [-0.92, 0.0],
      [-0.7, 0.74],
      [-0.3, 0.86],
      [0.3, 0.84],
    ],
    steel,
  );
}

/** Plates of the shoulders and the throat, over a breastplate. */
export function paintPlates(body: Dressed, steel: Rgb, half: number): void {
  const { pen: p, headX: x, headY } = body;
  const y = headY - 0.113;
  const edge = mix(steel, [0, 0, 0], 0.6);
  for (let i = 0; i < 3; i++) {
    const w = 0.05 + i * 0.012;
    const row = y + 0.036 - i * 0.018;
    p.volume(
      blob(
        x - w,
        row + 0.012,
        x,
        row - 0.004,
        x + w,
        row + 0.012,
        x + w * 1.08,
        row - 0.012,
        x,
        row - 0.034,
        x - w * 1.08,
        row - 0.012,
      ),
      polished(steel, { round: 0.35 }),
    );
    p.fill(
      ribbon(curve(x - w * 1.06, row - 0.011, x, row - 0.033, x + w * 1.06, row - 0.011), 0.0025),
      edge,
      0.4,
    );
  }
  for (const s of [-1, 1]) {
    const cx = x - 0.012 + s * half;
    for (let i = 3; i >= 0; i--) {
      const t = i / 3;
      const px = cx + s * lerp(0, 0.028, t);
      const py = y - lerp(0.02, 0.094, t);
      const w = lerp(0.056, 0.044, t);
      p.volume(
        blob(
          px - w,
          py - 0.014,
          px - w * 0.8,
          py + 0.022,
          px,
          py + 0.04 - 0.012 * t,
          px + w * 0.85,
          py + 0.02,
          px + w,
          py - 0.016,
          px,
          py - 0.03,
        ),
        polished(steel, { round: 0.5, lift: -0.03 * t }),
      );
      p.fill(
        ribbon(curve(px - w, py - 0.015, px, py - 0.03, px + w, py - 0.016), 0.003),
        i === 0 ? BRASS : edge,
        0.5,
      );
    }
    p.volume(oval(cx, y - 0.012, 0.009), polished(BRASS));
  }
  // Ridge and lower edge of the breastplate.
  p.shade(ribbon(curve(x - 0.012, y - 0.05, x - 0.012, y - 0.2), 0.006), 0.3, 0.004);
  p.volume(
    chain(x - 0.075, y - 0.075, 0.003, x - 0.012, y - 0.088, 0.003, x + 0.05, y - 0.075, 0.003),
    polished(BRASS),
  );
}
