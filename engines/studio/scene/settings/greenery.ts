/** Leaves and lawns of the green places. */
import { mixColors, oklch, type Rgb } from '../../core/color.ts';
import { lerp, pow, sin } from '../../core/math.ts';
import type { Random } from '../../core/random.ts';
import { paintPath } from '../../paint/ground-cover.ts';
import type { Pen } from '../../paint/pen.ts';
import { paintPlain } from '../../paint/plain.ts';
import { blob, curve, oval, ribbon, slab } from '../../paint/shapes.ts';
import { paintBush } from '../../paint/trees.ts';
import { paintBackdropMountains, paintFarHills } from '../landscape/backdrop.ts';
import { paintSeasonTree } from '../landscape/stage.ts';
import { paintTufts } from '../stage/footing.ts';
import type { Ground } from '../stage/ground.ts';
import type { World } from '../stage/world.ts';
import { openLand, plainGround, sceneryPen } from './open-land.ts';

/** A broad leaf from its root, in a frame 1 long. */
export function broadLeaf(pen: Pen, color: Rgb): void {
  pen.volume(blob(0, 0, 0.2, 0.16, 0.55, 0.2, 1, 0, 0.6, -0.14, 0.24, -0.12), {
    albedo: color,
    round: 0.35,
    grain: 0.15,
  });
  pen.fill(
    ribbon(curve(0, 0, 0.5, 0.03, 0.98, 0), (t) => 0.022 * (1 - t) + 0.003),
    mixColors(color, [0.7, 0.9, 0.4], 0.35),
    0.6,
  );
  for (let i = 1; i < 6; i++) {
    const t = i / 6;
    for (const s of [-1, 1])
      pen.fill(
        ribbon([t, 0.02, t + 0.12, s * 0.13 * sin(t * 3.1)], 0.008),
        mixColors(color, [0.7, 0.9, 0.4], 0.3),
        0.55,
        { alpha: 0.7 },
      );
  }
}

/** Leaves that fan from a point: ferns and palms of the undergrowth. */
export function leafFan(
  world: World,
  random: Random,
  x: number,
  y: number,
  size: number,
  haze: number,
  count: number,
): void {
  for (let i = 0; i < count; i++) {
    const a = lerp(0.15, 2.99, (i + random.next() * 0.5) / count);
    const pen = sceneryPen(world, x, y, size * random.range(0.75, 1.1), haze);
    broadLeaf(pen.within(0, 0, 1, a), oklch(random.range(0.36, 0.52), 0.1, random.range(125, 152)));
  }
}

/** A hedge clipped to a box, across the far lawn, with a gap to walk through. */
function paintClippedHedge(world: World, random: Random, horizon: number): void {
  const { canvas, season } = world;
  const { width, height, unit } = canvas;
  const y = horizon + 0.085 * height;
  const high = random.range(30, 46);
  const gap = width * random.range(0.34, 0.66);
  const white = season.snow > 0;
  for (const [from, to] of [
    [-0.02 * width, gap - 46 * unit],
    [gap + 46 * unit, width * 1.02],
  ] as const) {
    const pen = sceneryPen(world, from, y, unit, 0.22);
    const long = (to - from) / unit;
    pen.volume(slab(0, 0, long, high), {
      albedo: white ? oklch(0.88, 0.015, 245) : oklch(0.4, 0.085, 136),
      round: 0.06,
      grain: 0.9,
      grainScale: 0.9,
    });
    pen.fill(slab(0, high - 5, long, 5), white ? [0.9, 0.92, 0.95] : oklch(0.56, 0.11, 126), 0.85);
  }
}

/** An arch of roses over the way. */
function paintRoseArch(world: World, random: Random, x: number, y: number): void {
  const { season, canvas } = world;
  const size = 250 * canvas.unit;
  const pen = sceneryPen(world, x, y, size, 0.14);
  const wood = oklch(0.86, 0.02, 85);
  const arc = curve(-0.34, 0, -0.34, 0.55, -0.24, 0.8, 0, 0.9, 0.24, 0.8, 0.34, 0.55, 0.34, 0);
  pen.fill(ribbon(arc, 0.035), wood, 0.6);
  const rose = oklch(0.7, 0.17, random.pick([5, 20, 350, 70]));
  const n = arc.length / 2;
  for (let i = 0; i < 120; i++) {
    const k = Math.floor(random.next() * n);
    const fx = arc[k * 2]! + random.bell() * 0.055;
    const fy = arc[k * 2 + 1]! + random.bell() * 0.055;
    const r = random.range(0.026, 0.05);
    const light = random.range(0.25, 0.85);
    if (season.snow > 0 || fy < 0.01) continue;
    pen.fill(oval(fx, fy, r, r * 0.8), oklch(0.46, 0.1, random.range(122, 142)), light);
  }
  for (let i = 0; i < 46; i++) {
    const k = Math.floor(random.next() * n);
    const fx = arc[k * 2]! + random.bell() * 0.05;
    const fy = arc[k * 2 + 1]! + random.bell() * 0.05;
    const r = random.range(0.016, 0.03);
    if (season.snow > 0 || fy < 0.01) continue;
    pen.fill(oval(fx, fy, r), rose, random.range(0.5, 1));
    pen.fill(oval(fx, fy, r * 0.45), rose, 0.3);
  }
}

/** A lawn between hedges or trees, in front of what the country offers. */
export function paintLawn(world: World, kind: 'garden' | 'park'): Ground {
  const { canvas, random, tiles, rig, season, spec } = world;
  const { width, height, unit } = canvas;
  const own = random.fork(kind);
  const horizon = openLand(world, [0.46, 0.5, 0.54]);
  if (own.chance(0.4)) paintBackdropMountains(world, own.fork('mountains'));
  else paintFarHills(world, own.fork('hills'));
  for (let i = 0; i < 30; i++) {
    const x = own.next() * width;
    paintSeasonTree(
      world,
      own,
      {
        x,
        y: horizon + own.range(2, 14) * unit,
        height: own.range(80, 190) * unit * (0.7 + 0.5 * Math.abs(x / width - 0.5) * 2),
        haze: 0.34,
      },
      own.chance(0.2),
    );
  }
  const dark = season.snow > 0 ? season.nearGround[0] : oklch(0.46, 0.11, 130);
  const light = season.snow > 0 ? season.nearGround[1] : oklch(0.62, 0.13, 122);
  paintPlain(canvas, rig, tiles, {
    horizon: horizon + 6 * unit,
    dark,
    light,
    offset: own.range(0, 400),
    haze: 0.35,
    rough: 0.4,
  });
  const plan = own.fork('plan');
  const layout = plan.pick(['avenue', 'winding', 'aside', 'meadow'] as const);
  const bend = plan.range(0.5, 1) * (plan.chance(0.5) ? 1 : -1);
  const wayTop = horizon + 12 * unit;
  const start = width * (0.5 + (layout === 'aside' ? bend * 0.26 : bend * 0.04));
  const end = width * (0.5 + (layout === 'aside' ? -bend * 0.12 : 0));
  const swing = (layout === 'winding' ? 150 : layout === 'aside' ? 60 : 8) * unit * bend;
  if (layout !== 'meadow' && !spec.excluded.has('path')) {
    paintPath(canvas, rig, tiles, {
      from: [start, wayTop],
      to: [end, height * 1.03],
      widthFar: 9 * unit,
      widthNear: (layout === 'avenue' ? 300 : 210) * unit,
      swing,
      albedo: season.snow > 0 ? oklch(0.84, 0.02, 250) : oklch(0.8, 0.04, plan.pick([78, 60, 95])),
    });
  }
  if (plan.chance(0.5)) paintClippedHedge(world, plan.fork('hedge'), horizon);
  const beds = kind === 'garden' ? 9 : 4;
  for (let row = 0; row < 4; row++) {
    const t = (row + 0.5) / 4;
    const y = lerp(horizon + 0.06 * height, height * 0.97, pow(t, 1.4));
    const s = (22 + 66 * t) * unit;
    for (let i = 0; i < beds; i++) {
      const side = i % 2 === 0 ? -1 : 1;
      const stray = own.next();
      const out = 0.13 + t * 0.13 + (Math.floor(i / 2) + stray * 0.4) * 0.085;
      // In rows beside the way, or in islands over the lawn.
      const x =
        layout === 'meadow'
          ? width * ((i + stray) / beds)
          : lerp(start, end, t) + width * side * (layout === 'avenue' ? out : out * (0.8 + stray));
      const down = layout === 'avenue' ? 0 : (own.next() - 0.5) * 0.09 * height * (0.3 + t);
      if (season.snow > 0) continue;
      paintBush(canvas, rig, tiles, own, {
        x,
        y: y + down,
        height: s * 0.75,
        haze: 0.25 * (1 - t),
        lightSide: world.composition.lightSide,
      });
      const color = oklch(0.74, 0.16, own.pick([0, 20, 50, 90, 300, 340, 350]));
      const pen = sceneryPen(world, x, y + down, s, 0.2 * (1 - t));
      const bloom = spec.excluded.has('flowers') ? 0 : kind === 'garden' ? 24 : 8;
      for (let f = 0; f < bloom; f++) {
        const fx = own.range(-0.9, 0.9);
        const fy = own.range(0.05, 0.72) * (1 - fx * fx * 0.5);
        const r = own.range(0.05, 0.085);
        pen.fill(oval(fx, fy, r, r * 0.8), color, own.range(0.5, 0.95));
        pen.fill(oval(fx, fy, r * 0.35, r * 0.3), oklch(0.88, 0.14, 90), 0.8);
      }
    }
    if (row === 1 && kind === 'garden' && plan.fork('arch').chance(0.45)) {
      const x =
        layout === 'meadow' ? width * (0.5 + bend * 0.25) : lerp(start, end, t) + swing * 0.3;
      paintRoseArch(world, plan.fork('roses'), x, y + 8 * unit);
    }
  }
  if (kind === 'park') {
    const side = own.pick([-1, 1]);
    const pen = sceneryPen(
      world,
      width * (0.5 + side * 0.3),
      lerp(horizon, height, 0.36),
      120 * unit,
      0.1,
    );
    const wood = oklch(0.48, 0.08, 55);
    for (const x of [-0.55, 0.55])
      pen.volume(slab(x - 0.04, 0, 0.08, 0.62), { albedo: oklch(0.24, 0.02, 260) });
    for (const y of [0.28, 0.44, 0.54])
      pen.volume(slab(-0.7, y, 1.4, 0.075), { albedo: wood, round: 0.3 });
    const lamp = sceneryPen(
      world,
      width * (0.5 - side * 0.26),
      lerp(horizon, height, 0.3),
      250 * unit,
      0.12,
    );
    lamp.volume(ribbon([0, 0, 0, 0.86], 0.026), { albedo: oklch(0.24, 0.02, 260) });
    lamp.volume(oval(0, 0.91, 0.06, 0.075), {
      albedo: oklch(0.95, 0.05, 90),
      glow: rig.isDark ? 1 : 0.1,
    });
    if (rig.isDark) lamp.glow(0, 0.91, 0.7, [1, 0.8, 0.5], 0.7);
  }
  const tufts = own.fork('tufts');
  return plainGround(world, horizon - 0.05 * height, {
    far: horizon + 0.2 * height,
    cover: (x, row, half) => paintTufts(world, tufts, x, row, half),
  });
}
