/** Quiet colour fields: blended gradients, stripes, nested squares. */
import type { Canvas } from '../../core/canvas.ts';
import { createRamp, mixColors, type Rgb } from '../../core/color.ts';
import { ellipse, rect } from '../../core/geometry.ts';
import { cos, lerp, sin, smoothstep, TAU } from '../../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';
import { fillPolygons } from '../../core/raster.ts';
import { createPress, layPaper } from '../../paint/press.ts';
import type { Palette } from './palette.ts';

/** Inks flowing into one another, with soft discs in front. */
export function paintGradient(
  canvas: Canvas,
  tiles: NoiseTiles,
  palette: Palette,
  random: Random,
): void {
  const { width, height, unit } = canvas;
  const angle = random.next() * TAU;
  const dx = cos(angle) / width;
  const dy = sin(angle) / height;
  const offset = random.next() * 512;
  const [first, second, third, fourth] = palette.inks;
  const ramp = createRamp([
    [0, mixColors(third!, palette.dark, 0.35)],
    [0.3, first!],
    [0.58, second!],
    [0.8, mixColors(fourth!, palette.paper, 0.4)],
    [1, palette.paper],
  ]);
  canvas.shade((x, y, out) => {
    const u = (x / unit) * 0.045;
    const v = (y / unit) * 0.045;
    const warp = sampleNoise(tiles.fbm, u + offset, v) * 26;
    const fold = sampleNoise(tiles.fbm, u * 0.7 + warp, v * 0.7 - warp + 80);
    ramp.sample(0.5 + ((x - width / 2) * dx + (y - height / 2) * dy) * 0.8 + fold * 0.55, out);
    const grain = 1 + sampleNoise(tiles.fine, (x * 1.6) / unit, (y * 1.6) / unit) * 0.07;
    for (let c = 0; c < 3; c++) out[c]! *= grain;
  });
  const discs = random.int(1, 3);
  const short = Math.min(width, height);
  for (let i = 0; i < discs; i++) {
    const radius = short * random.range(0.12, 0.26);
    const cx = width * random.range(0.25, 0.75);
    const cy = height * random.range(0.25, 0.75);
    const tint = random.pick(palette.inks);
    const pale = mixColors(tint, palette.paper, 0.6);
    fillPolygons(canvas, ellipse(cx + 10 * unit, cy + 16 * unit, radius), palette.dark, {
      alpha: 0.22,
      blur: 16 * unit,
    });
    fillPolygons(canvas, ellipse(cx, cy, radius), (x, y, out) => {
      const t = ((x - cx) * 0.5 + (y - cy)) / radius;
      const k = smoothstep(-1, 1, t);
      const grain = 1 + sampleNoise(tiles.fine, (x * 1.6) / unit, (y * 1.6) / unit) * 0.09;
      for (let c = 0; c < 3; c++) out[c] = lerp(pale[c]!, tint[c]!, k) * grain;
      out[3] = 0.9;
    });
  }
}

/** Stripes of uneven width: upright, level, slanted, or bent around a corner. */
export function paintStripes(
  canvas: Canvas,
  tiles: NoiseTiles,
  palette: Palette,
  random: Random,
): void {
  const { width, height } = canvas;
  layPaper(canvas, tiles, palette.paper);
  const press = createPress(canvas, tiles, random.fork('press'), 0.3);
  const kind = canvas.isTorus
    ? random.pick(['upright', 'level'] as const)
    : random.pick(['upright', 'level', 'slanted', 'bent', 'arcs'] as const);
  const inks: Rgb[] = [...palette.inks, palette.dark, palette.paper];
  // On a torus the last stripe goes on over the edge and covers the beginning of the first.
  const long = kind === 'upright' ? width : height;
  const span = canvas.isTorus ? long : (width + height) * 1.1;
  const scale = canvas.isTorus ? long * 2 : span;
  let at = 0;
  let last = -1;
  // A fixed count keeps the draws the same at every size; the rest falls outside the picture.
  for (let i = 0; i < 40; i++) {
    const thick = scale * random.pick([0.008, 0.015, 0.022, 0.035, 0.055]);
    const step = random.int(1, inks.length - 1);
    last = (last + step + inks.length) % inks.length;
    const ink = inks[last]!;
    if (at < span) {
      if (kind === 'upright') press.print(rect(at, 0, thick, height), ink);
      else if (kind === 'level') press.print(rect(0, at, width, thick), ink);
      else if (kind === 'slanted') {
        press.print([at, 0, at + thick, 0, at + thick - height, height, at - height, height], ink);
      } else {
        const r = span * 0.62 - at;
        if (r > 0) {
          press.print(
            kind === 'bent'
              ? rect(width - r, height - r, r * 2, r * 2)
              : ellipse(width * 0.08, height * 0.96, r),
            ink,
          );
        }
      }
    }
    at += thick;
  }
}

/** Squares within squares, sunk toward the lower edge. @see Albers, "Homage to the Square" */
export function paintNested(
  canvas: Canvas,
  tiles: NoiseTiles,
  palette: Palette,
  random: Random,
): void {
  const { width, height } = canvas;
  layPaper(canvas, tiles, palette.paper);
  const press = createPress(canvas, tiles, random.fork('press'), 0.25);
  const short = Math.min(width, height);
  const size = short * 0.86;
  const x = (width - size) / 2;
  const y = (height - size) / 2;
  const inks = [palette.dark, palette.inks[2]!, palette.inks[0]!, palette.inks[1]!];
  const isRound = random.chance(0.35);
  const shift = random.int(0, 3);
  // Wide pictures: the outermost colour runs to the edges, so the figure never floats.
  press.print(rect(0, 0, width, height), mixColors(palette.paper, inks[shift]!, 0.25));
  for (let k = 0; k < 4; k++) {
    const s = size * (1 - k * 0.24);
    const px = x + (size - s) / 2;
    const py = y + (size - s) * 0.75;
    const ink = inks[(k + shift) % 4]!;
    press.print(isRound ? ellipse(px + s / 2, py + s / 2, s / 2) : rect(px, py, s, s), ink);
  }
}
