/** A rosette of petal rings, the same in every sector. */
import type { Canvas } from '../../core/canvas.ts';
import { mixColors, type Rgb } from '../../core/color.ts';
import { ellipse, spline, stroke } from '../../core/geometry.ts';
import { cos, sin, TAU } from '../../core/math.ts';
import type { NoiseTiles } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';
import { createPress, layPaper, type Press } from '../../paint/press.ts';
import type { Palette } from './palette.ts';

/** A closed petal from `inner` to `outer`; `belly` is its half-width, `tip` 0 round to 1 pointed. */
function petal(
  cx: number,
  cy: number,
  angle: number,
  inner: number,
  outer: number,
  belly: number,
  tip: number,
): number[] {
  const c = cos(angle);
  const s = sin(angle);
  const at = (along: number, across: number): [number, number] => {
    const r = inner + (outer - inner) * along;
    return [cx + c * r - s * across * belly, cy + s * r + c * across * belly];
  };
  const shoulder = 0.62 - tip * 0.15;
  const blunt = 0.45 * (1 - tip);
  const side = (sign: number) => [
    at(0.06, sign * 0.35),
    at(shoulder * 0.5, sign * 0.88),
    at(shoulder, sign),
    at(0.9, sign * (0.32 + blunt)),
  ];
  const left = side(-1).flat();
  const right = side(1).reverse().flat();
  return spline([...at(0, 0), ...left, ...at(1, 0), ...right], true, 6);
}

function paintRosette(
  press: Press,
  palette: Palette,
  random: Random,
  cx: number,
  cy: number,
  radius: number,
): void {
  const fold = random.pick([8, 10, 12, 16]);
  const rings = random.int(5, 7);
  const inks: Rgb[] = [...palette.inks, palette.dark];
  press.print(ellipse(cx, cy, radius), palette.dark);
  press.print(ellipse(cx, cy, radius * 0.975), mixColors(palette.paper, palette.inks[0]!, 0.12));
  for (let ring = rings; ring >= 1; ring--) {
    const outer = (radius * 0.95 * ring) / rings;
    const inner = Math.max(0, outer - (radius / rings) * random.range(1.5, 2.1));
    const count = fold * (ring > rings * 0.6 ? 2 : 1);
    const ink = inks[(ring * 2 + 1) % inks.length]!;
    const accent = inks[(ring + 3) % inks.length]!;
    const turn = ring % 2 === 0 ? 0 : TAU / count / 2;
    const belly = Math.min(((inner + outer) / 2) * (TAU / count) * 0.52, (outer - inner) * 0.5);
    const tip = random.next();
    const hasDots = random.chance(0.6);
    const hasCore = random.chance(0.75);
    const isEdged = random.chance(0.5);
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * TAU + turn;
      const outline = petal(cx, cy, angle, inner, outer, belly, tip);
      press.print(outline, ink);
      if (hasCore) {
        const reach = inner + (outer - inner) * 0.8;
        press.print(petal(cx, cy, angle, inner, reach, belly * 0.55, tip), accent);
      }
      if (isEdged)
        press.print(stroke([...outline, outline[0]!, outline[1]!], radius * 0.006), palette.paper);
      if (hasDots) {
        const a = angle + TAU / count / 2;
        const r = outer * 0.965;
        press.print(ellipse(cx + cos(a) * r, cy + sin(a) * r, radius * 0.013), palette.dark);
      }
    }
    const hub = Math.max(inner, radius * 0.1);
    if (ring % 2 === 1) {
      press.print(ellipse(cx, cy, hub), palette.dark);
      press.print(ellipse(cx, cy, hub * 0.95), mixColors(palette.paper, ink, 0.15));
    }
  }
  press.print(ellipse(cx, cy, radius * 0.085), palette.inks[0]!);
  press.print(ellipse(cx, cy, radius * 0.045), palette.paper);
}

export function paintMandala(
  canvas: Canvas,
  tiles: NoiseTiles,
  palette: Palette,
  random: Random,
): void {
  const { width, height } = canvas;
  layPaper(canvas, tiles, palette.paper);
  const press = createPress(canvas, tiles, random.fork('press'), 0.3);
  const short = Math.min(width, height);
  const cx = width / 2;
  const cy = height / 2;
  // Rays fill whatever the ratio leaves beside the rosette.
  const rays = random.pick([24, 32, 48]);
  const reach = width + height;
  const faint = mixColors(palette.paper, palette.inks[1]!, 0.22);
  for (let i = 0; i < rays; i++) {
    const a = (i / rays) * TAU;
    const b = a + TAU / rays / 2;
    press.print(
      [cx, cy, cx + cos(a) * reach, cy + sin(a) * reach, cx + cos(b) * reach, cy + sin(b) * reach],
      faint,
    );
  }
  const radius = short * 0.45;
  paintRosette(press, palette, random.fork('rosette'), cx, cy, radius);
  const spare = Math.max(width, height) / 2 - radius;
  const small = Math.min(spare * 0.36, short * 0.2);
  if (small > short * 0.06) {
    for (const side of [-1, 1]) {
      const shift = side * (radius + spare / 2);
      const x = width >= height ? cx + shift : cx;
      const y = width >= height ? cy : cy + shift;
      // The same stream on both sides: a mandala is symmetric.
      paintRosette(press, palette, random.fork('satellite'), x, y, small);
    }
  }
}
