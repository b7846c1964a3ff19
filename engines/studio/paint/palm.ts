/** A palm: ringed trunk and arching fronds. */
import type { Canvas } from '../core/canvas.ts';
import { oklch } from '../core/color.ts';
import { cos, lerp, sin } from '../core/math.ts';
import type { NoiseTiles } from '../core/noise.ts';
import type { Random } from '../core/random.ts';
import type { LightRig } from './light-rig.ts';
import { Pen } from './pen.ts';
import { chain, curve, oval, ribbon } from './shapes.ts';

export interface PalmOptions {
  /** Foot, pixels. */
  x: number;
  y: number;
  /** Pixels. */
  height: number;
  /** Sideways reach of the crown as a share of the height. */
  lean: number;
  haze: number;
  lightSide: number;
}

export function paintPalm(
  canvas: Canvas,
  rig: LightRig,
  tiles: NoiseTiles,
  random: Random,
  options: PalmOptions,
): void {
  const { x, y, height, lean, haze, lightSide } = options;
  const pen = new Pen(
    canvas,
    tiles,
    { x, y, scale: height, facing: 1, tilt: 0 },
    { rig, side: lightSide, haze },
  );
  drawPalm(pen, random, lean);
}

/** The palm in a frame of its own, 1 high. */
export function drawPalm(pen: Pen, random: Random, lean: number): void {
  const bark = oklch(0.5, 0.05, 60);
  const top = 0.78;
  const crown = (t: number) => lean * t * t * 1.3;
  const trunk = chain(
    0,
    -0.01,
    0.034,
    crown(0.3) * 0.8,
    top * 0.3,
    0.023,
    crown(0.7),
    top * 0.7,
    0.019,
    crown(1),
    top,
    0.018,
  );
  pen.volume(trunk, { albedo: bark, grain: 0.3 });
  for (let i = 1; i < 17; i++) {
    const t = i / 17;
    const cx = crown(t);
    pen.shade(
      ribbon(
        curve(cx - 0.024, t * top + 0.006, cx, t * top - 0.006, cx + 0.024, t * top + 0.006),
        0.005,
      ),
      0.3,
      0.002,
    );
  }
  const cx = crown(1);
  const count = 13;
  const fronds = Array.from({ length: count }, (_, i) => {
    const a = lerp(-0.5, 3.64, (i + random.next() * 0.7) / count);
    return { a, long: random.range(0.32, 0.44), back: sin(a) };
  }).sort((p, q) => q.back - p.back);
  fronds.forEach(({ a, long }, i) => {
    const dx = cos(a) * long;
    const rise = sin(a) * long * 0.62 + 0.05;
    const tipX = cx + dx * 1.1;
    const tipY = top + rise - (0.2 * Math.abs(dx)) / 0.4 - 0.05;
    const midX = cx + dx * 0.55;
    const midY = top + rise * 0.75 + 0.05;
    const rib = curve(cx, top, midX, midY, tipX, tipY);
    const light = 0.35 + 0.35 * (i / count) + 0.18 * Math.sign(dx) * pen.lightAhead;
    const hue = random.range(118, 138);
    const n = rib.length / 2;
    const leaves: number[][] = [];
    for (let k = 2; k < n; k++) {
      const t = k / (n - 1);
      const l = 0.1 * (1 - Math.abs(t - 0.45) * 1.1) + 0.02;
      const px = rib[k * 2]!;
      const py = rib[k * 2 + 1]!;
      const bx = rib[k * 2 - 2]!;
      const by = rib[k * 2 - 1]!;
      for (const s of [-1, 1]) {
        const ox = (px - bx) * 1.4 - (py - by) * s * 1.1;
        leaves.push([bx, by, px, py, px + ox * l * 16, py - l * 0.85 + (s > 0 ? l * 0.3 : 0)]);
      }
    }
    pen.fill(leaves, oklch(0.4, 0.1, hue), light);
    pen.fill(
      ribbon(rib, (t) => 0.013 * (1 - t) + 0.003),
      oklch(0.55, 0.12, hue - 12),
      light + 0.2,
    );
  });
  for (const [dx, dy] of [
    [-0.02, -0.03],
    [0.018, -0.035],
    [0, -0.015],
  ] as const) {
    pen.volume(oval(cx + dx, top + dy, 0.022), { albedo: oklch(0.42, 0.06, 55) });
  }
}
