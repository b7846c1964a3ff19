/** What stands on the near bank before the view: fences, walls, hedges, tall grass, a bough. */
import { oklch } from '../../core/color.ts';
import { spline, stroke } from '../../core/geometry.ts';
import { clamp, lerp, sin } from '../../core/math.ts';
import { sampleNoise } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';
import { fillPolygons } from '../../core/raster.ts';
import { paintGrass, paintRock } from '../../paint/ground-cover.ts';
import type { GroundLine } from '../../paint/hills.ts';
import { lightPixel, litColor } from '../../paint/light-rig.ts';
import { paintBush, paintClump } from '../../paint/trees.ts';
import type { EdgeKind } from './character.ts';
import { paintBoulders } from './foreground.ts';
import type { Stage } from './stage.ts';

export function paintEdge(stage: Stage, kind: EdgeKind, line: GroundLine, random: Random): void {
  const { composition, canvas, season } = stage;
  if (kind === 'boulders') paintBoulders(stage, random, line, 12);
  // A fence that ends in the open would stand for nothing: it comes from the frame's side.
  const side = composition.frameSide;
  const reach = random.range(0.55, 1.1);
  const from = side > 0 ? canvas.width * (1 - reach) : 0;
  const to = side > 0 ? canvas.width : canvas.width * reach;
  if (kind === 'fence') paintFence(stage, line, from, to, random);
  if (kind === 'wall') paintWall(stage, line, from, to, random);
  if (kind === 'hedge') paintHedge(stage, line, from, to, random);
  if (kind === 'tall grass' && season.snow === 0) {
    paintGrass(canvas, stage.rig, random, {
      line: (x) => line(x) - 4 * canvas.unit,
      count: 420,
      depth: 34 * canvas.unit,
      bladeHeight: 92 * canvas.unit,
      hue: [76, 112],
      lightness: [0.5, 0.76],
      flowers: 0.3,
      flowerColors: [oklch(0.78, 0.08, 85), oklch(0.7, 0.1, 70)],
    });
  }
}

function paintFence(
  stage: Stage,
  line: GroundLine,
  from: number,
  to: number,
  random: Random,
): void {
  const { canvas, rig, tiles, composition } = stage;
  const { unit } = canvas;
  const old = random.chance(0.5);
  const wood = old ? oklch(0.58, 0.02, 75) : oklch(0.5, 0.06, 58);
  const step = random.range(58, 84) * unit;
  const high = random.range(46, 62) * unit;
  const posts: { x: number; y: number; h: number; lean: number }[] = [];
  const count = 18;
  for (let i = 0; i < count; i++) {
    const x = from + i * step + random.bell() * 3 * unit;
    const h = high * random.range(0.92, 1.06);
    posts.push({ x, y: line(x) + 16 * unit, h, lean: random.bell() * 3 * unit });
  }
  const inside = posts.filter((p) => p.x > from - step && p.x < to + step);
  const draw = (points: number[], light: number) =>
    fillPolygons(
      canvas,
      points,
      (x, y, out) => {
        const grain = sampleNoise(tiles.fine, (x * 0.5) / unit, (y * 2.2) / unit);
        out.set(wood);
        lightPixel(rig, out, light + grain * 0.3, 0.03);
      },
      { blur: 0.5 * unit },
    );
  for (const share of [0.42, 0.8]) {
    for (let i = 0; i + 1 < inside.length; i++) {
      const a = inside[i]!;
      const b = inside[i + 1]!;
      const sag = random.bell() * 2.4 * unit;
      const w = 3.6 * unit;
      const ya = a.y - a.h * share;
      const yb = b.y - b.h * share + sag;
      draw([a.x, ya - w, b.x, yb - w, b.x, yb + w, a.x, ya + w], 0.62);
      draw([a.x, ya + w * 0.4, b.x, yb + w * 0.4, b.x, yb + w, a.x, ya + w], 0.25);
    }
  }
  for (const p of inside) {
    const w = 5 * unit;
    const top = p.x + p.lean;
    draw([p.x - w, p.y, top - w, p.y - p.h, top + w, p.y - p.h, p.x + w, p.y], 0.55);
    const s = composition.lightSide;
    draw(
      [
        p.x - s * w,
        p.y,
        top - s * w,
        p.y - p.h,
        top - s * w * 0.2,
        p.y - p.h,
        p.x - s * w * 0.2,
        p.y,
      ],
      0.2,
    );
  }
}

function paintWall(stage: Stage, line: GroundLine, from: number, to: number, random: Random): void {
  const { canvas, rig, tiles, composition, season } = stage;
  const { unit } = canvas;
  const warm = random.chance(0.5);
  const rows = 3;
  for (let row = 0; row < rows; row++) {
    const n = 64;
    const stray = random.next();
    for (let i = 0; i < n; i++) {
      const x = lerp(from - 20 * unit, to + 20 * unit, (i + stray + random.bell() * 0.2) / n);
      const size = random.range(11, 17) * unit;
      const tone = random.range(0.46, 0.66);
      paintRock(canvas, rig, tiles, random, {
        x,
        y: line(x) + (20 - row * 12) * unit + random.bell() * 1.5 * unit,
        size,
        haze: 0.04,
        lightSide: composition.lightSide,
        albedo:
          season.snow > 0 && row === rows - 1
            ? oklch(0.92, 0.012, 245)
            : oklch(tone, 0.02, warm ? 75 : 250),
      });
    }
  }
}

function paintHedge(
  stage: Stage,
  line: GroundLine,
  from: number,
  to: number,
  random: Random,
): void {
  const { canvas, rig, tiles, composition, season } = stage;
  const { unit } = canvas;
  const n = 26;
  for (let i = 0; i < n; i++) {
    const x = lerp(from, to, (i + random.next()) / n);
    paintBush(canvas, rig, tiles, random, {
      x,
      y: line(x) + 14 * unit,
      height: random.range(34, 54) * unit,
      haze: 0.03,
      lightSide: composition.lightSide,
      ...(season.snow > 0
        ? { hue: 245, lightness: 0.86, chroma: 0.015 }
        : { hue: season.leafHue(random), lightness: season.leafLightness * 0.92 }),
    });
  }
}

/** A leafy bough that hangs into the picture from an upper corner. */
export function paintBough(stage: Stage, random: Random): void {
  const { canvas, rig, tiles, composition, season } = stage;
  const { width, height, unit } = canvas;
  const { frameSide, lightSide } = composition;
  const at = (inset: number) => width * (0.5 + frameSide * (0.5 - inset));
  const tall = Math.min(height, width * 1.2);
  const spread = random.range(0.3, 0.42);
  const low = random.range(0.1, 0.2);
  const bark = litColor(rig, oklch(0.3, 0.035, 55), 0.4);
  const branch = [
    at(-0.04),
    tall * 0.02,
    at(spread * 0.35),
    tall * 0.05,
    at(spread * 0.7),
    tall * low * 0.6,
    at(spread),
    tall * low,
  ];
  fillPolygons(
    canvas,
    stroke(spline(branch, false, 8), (t) => (17 - 14 * t) * unit),
    bark,
    {
      blur: 0.8 * unit,
    },
  );
  const bare = season.snow > 0;
  const n = 46;
  for (let i = 0; i < n; i++) {
    const t = clamp((i + random.next()) / n);
    const k = t * (branch.length / 2 - 1);
    const j = Math.min(branch.length / 2 - 2, Math.floor(k));
    const x = lerp(branch[j * 2]!, branch[j * 2 + 2]!, k - j) + random.bell() * 34 * unit;
    const y =
      lerp(branch[j * 2 + 1]!, branch[j * 2 + 3]!, k - j) +
      (random.bell() * 34 + 16 + 18 * sin(t * 9)) * unit;
    const r = random.range(16, 34) * unit * (1.1 - t * 0.5);
    const hue = season.leafHue(random);
    const tone = random.bell() * 0.04;
    paintClump(
      canvas,
      rig,
      tiles,
      { x, y, rx: r * 1.15, ry: r * 0.8 },
      {
        albedo: bare
          ? oklch(0.9, 0.012, 245)
          : oklch(season.leafLightness + tone, season.leafChroma, hue),
        haze: 0.02,
        lightSide,
        lift: -0.06 + 0.1 * random.next(),
        leaf: 1.7 * unit,
      },
    );
  }
}
