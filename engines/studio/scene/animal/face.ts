/** Eyes, nose, mouth and whiskers. */
import type { Canvas } from '../../core/canvas.ts';
import { oklch, type Rgb, scaleColor } from '../../core/color.ts';
import { ellipse, spline, stroke } from '../../core/geometry.ts';
import { atan2, clamp, cos, length, sin, smoothstep, TAU } from '../../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';
import { coverPolygons, fillPolygons, paintCoverage } from '../../core/raster.ts';
import type { CoatLight } from './fur.ts';
import { mirrored, type Pose, type Projector } from './pose.ts';
import type { Species } from './species.ts';

export interface FaceTools {
  canvas: Canvas;
  tiles: NoiseTiles;
  view: Projector;
  pose: Pose;
  species: Species;
  light: CoatLight;
  random: Random;
  /** Colour of the eyes when the prompt gives one. */
  iris: Rgb | null;
}

/** Eight points around the opening, from the inner corner; scaled about the eye's centre. */
function opening(species: Species, side: number, grow: number): number[] {
  const { x, y, width, height, slant } = species.eye;
  const points: readonly (readonly [number, number])[] = [
    [-1, 0.34],
    [-0.58, -0.5],
    [0, -0.96],
    [0.6, -0.78],
    [1, -0.12],
    [0.6, 0.6],
    [0.02, 0.94],
    [-0.56, 0.8],
  ];
  return points.flatMap(([u, v]) => [
    (x + u * width * grow) * side,
    y + v * height * grow - u * slant * grow,
  ]);
}

function paintEye(tools: FaceTools, side: -1 | 1, color: Rgb): void {
  const { canvas, tiles, view, pose, species, light } = tools;
  const { unit } = canvas;
  const { eye } = species;
  const lids = (grow: number) => view.outline(spline(opening(species, side, grow), true, 6));
  fillPolygons(canvas, lids(1.28), [0.012, 0.009, 0.008], { blur: 0.016 * view.scale });
  const coverage = coverPolygons(canvas.width, canvas.height, lids(1), 0.4 * unit);
  if (coverage === null) return;
  const centre = [0, 0];
  view.face(eye.x * side + 0.004 * side, eye.y - eye.height * 0.1, centre);
  const [ix, iy] = centre as [number, number];
  const radius = eye.iris * view.scale;
  const narrow = cos(pose.turn);
  const glow = 0.35 + 0.65 * Math.max(...light.tint);
  paintCoverage(canvas, coverage, (x, y, out) => {
    const dx = (x + 0.5 - ix) / radius / narrow;
    const dy = (y + 0.5 - iy) / radius;
    const d = length(dx, dy);
    if (d > 1.12) {
      // The white of the eye, in the shade of the lids.
      const k = 0.1 * smoothstep(1.7, 1.12, d) * glow;
      out[0] = k;
      out[1] = k * 0.93;
      out[2] = k * 0.88;
      return;
    }
    const fibre = sampleNoise(tiles.fine, atan2(dy, dx) * 30 + 400, d * 9) * 0.5;
    // Light from above leaves through the lower half of the iris.
    const depth = clamp(1 - 0.42 * d * d + fibre * 0.35 + dy * 0.42, 0.1, 1.9);
    const pupil = smoothstep(0.9, 1.12, length(dx / eye.pupil[0], dy / eye.pupil[1]));
    const limb = smoothstep(1.1, 0.84, d);
    const shade = 0.35 + 0.65 * smoothstep(-1, -0.3, dy);
    const k = pupil * limb * shade * depth * glow;
    for (let c = 0; c < 3; c++) out[c] = color[c]! * k + 0.004;
  });
  const shine: Rgb = [1.35, 1.35, 1.35];
  const main = ellipse(ix - 0.34 * radius, iy - 0.38 * radius, 0.24 * radius, 0.19 * radius);
  fillPolygons(canvas, main, shine, { blur: 0.5 * unit });
  fillPolygons(
    canvas,
    ellipse(ix + 0.36 * radius, iy + 0.4 * radius, 0.15 * radius),
    [0.8, 0.88, 1],
    {
      alpha: 0.45,
      blur: 0.9 * unit,
    },
  );
  // A dark upper lid gives the look its weight.
  const lid = opening(species, side, 1.04);
  const upper = view.outline(spline([lid[0]!, lid[1]!, ...lid.slice(2, 10)], false, 6));
  fillPolygons(
    canvas,
    stroke(upper, (t) => 0.036 * view.scale * (0.35 + 0.65 * sin((t * TAU) / 2))),
    [0.008, 0.006, 0.005],
  );
}

function paintNose(tools: FaceTools): void {
  const { canvas, tiles, view, species, light } = tools;
  const { unit } = canvas;
  const { y, width: w, height: h, color } = species.nose;
  const half = [0, -0.72, 0.5, -0.82, 0.95, -0.55, 1, 0, 0.68, 0.5, 0.25, 0.85, 0, 1];
  const shape = mirrored(half.map((value, i) => (i % 2 === 0 ? value * w : y + value * h)));
  const skin = oklch(...color);
  const centre = [0, 0];
  view.face(0, y, centre);
  const [cx, cy] = centre as [number, number];
  fillPolygons(
    canvas,
    view.outline(spline(shape, true, 6)),
    (px, py, out) => {
      const u = (px - cx) / (w * view.scale);
      const v = (py - cy) / (h * view.scale);
      const grain = sampleNoise(tiles.fine, (px * 2.2) / unit, (py * 2.2) / unit);
      const nostril = smoothstep(0.34, 0.08, length((Math.abs(u) - 0.56) * 0.9, (v - 0.15) * 0.62));
      const gleam = smoothstep(0.55, 0, length(u * 0.8 + 0.1, v + 0.5)) * 0.16;
      const k = (0.75 + 0.5 * smoothstep(0.5, -0.8, v) + 0.12 * grain) * (1 - nostril * 0.94);
      for (let c = 0; c < 3; c++) out[c] = (skin[c]! * k + gleam * (1 - nostril)) * light.tint[c]!;
    },
    { blur: 0.8 * unit },
  );
}

function paintBeak(tools: FaceTools): void {
  const { canvas, view, species, light } = tools;
  const { y, width: w, height: h, color } = species.nose;
  const half = [0, -1, 0.55, -0.8, 0.95, -0.25, 0.7, 0.35, 0.28, 0.85, 0, 1.05];
  const shape = mirrored(half.map((value, i) => (i % 2 === 0 ? value * w : y + value * h)));
  const horn = oklch(...color);
  const centre = [0, 0];
  view.face(0, y, centre);
  const [cx, cy] = centre as [number, number];
  fillPolygons(
    canvas,
    view.outline(spline(shape, true, 6)),
    (px, py, out) => {
      const u = (px - cx) / (w * view.scale);
      const v = (py - cy) / (h * view.scale);
      const ridge = smoothstep(0.55, 0, Math.abs(u + 0.12));
      const k = 0.5 + 1.3 * ridge * smoothstep(1.1, -0.6, v) - 0.3 * Math.abs(u);
      for (let c = 0; c < 3; c++) out[c] = horn[c]! * k * light.tint[c]!;
    },
    { blur: 0.7 * canvas.unit },
  );
}

function paintMouth(tools: FaceTools): void {
  const { canvas, view, species } = tools;
  const { nose, muzzle } = species;
  const top = nose.y + nose.height;
  const drop = 0.085 + muzzle.depth * 0.04;
  const ink: Rgb = [0.02, 0.014, 0.012];
  const line = (points: number[]) => view.outline(spline(points, false, 6));
  fillPolygons(canvas, stroke(line([0, top, 0, top + drop]), 0.011 * view.scale), ink, {
    alpha: 0.75,
  });
  const reach = muzzle.radius * 0.82;
  for (const side of [-1, 1]) {
    const smile = line([
      0,
      top + drop - 0.004,
      0.3 * reach * side,
      top + drop + 0.042,
      0.66 * reach * side,
      top + drop + 0.026,
      reach * side,
      top + drop - 0.055,
    ]);
    fillPolygons(
      canvas,
      stroke(smile, (t) => (0.014 - 0.011 * t) * view.scale),
      ink,
      {
        alpha: 0.7,
        blur: 0.0025 * view.scale,
      },
    );
  }
}

function paintWhiskers(tools: FaceTools): void {
  const { canvas, view, species, light, random } = tools;
  const { nose } = species;
  for (const side of [-1, 1]) {
    for (let i = 0; i < species.whiskers; i++) {
      const y = nose.y - 0.03 + (i % 4) * 0.05;
      const x = (nose.width + 0.02 + ((i * 7) % 5) * 0.028) * side;
      const reach = random.range(0.5, 0.95) * side;
      const lift = random.bell() * 0.06;
      const fall = 0.06 + random.bell() * 0.14;
      const isPale = i % 3 !== 0;
      const root = [0, 0];
      view.face(x, y, root);
      fillPolygons(canvas, ellipse(root[0]!, root[1]!, 0.0075 * view.scale), [0.05, 0.03, 0.03], {
        alpha: 0.6,
      });
      const hair = view.outline(
        spline([x, y, x + reach * 0.5, y - 0.05 + lift, x + reach, y + fall], false, 6),
        0.5,
      );
      // Off the face the whisker keeps the depth of its root: shift it there.
      const dx = root[0]! - hair[0]!;
      const dy = root[1]! - hair[1]!;
      const placed = hair.map((value, k) => value + (k % 2 === 0 ? dx : dy));
      fillPolygons(
        canvas,
        stroke(placed, (t) => (0.0062 - 0.005 * t) * view.scale),
        isPale ? scaleColor(light.tint, 0.95) : [0.03, 0.02, 0.02],
        { alpha: 0.7 },
      );
    }
  }
}

export function paintFeatures(tools: FaceTools, isOwl: boolean): void {
  const { species, random } = tools;
  const { color, otherColors } = species.eye;
  const [L, C, h] = random.chance(0.6) ? color : random.pick([color, ...otherColors]);
  const iris = tools.iris ?? oklch(L, C, h);
  // The far eye first: at a turn the near one may overlap the bridge of the nose.
  const far = tools.pose.turn > 0 ? 1 : -1;
  paintEye(tools, far, iris);
  paintEye(tools, far === 1 ? -1 : 1, iris);
  if (isOwl) paintBeak(tools);
  else {
    paintMouth(tools);
    paintNose(tools);
    paintWhiskers(tools);
  }
}
