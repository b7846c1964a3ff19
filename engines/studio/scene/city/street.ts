/** A street seen along its length. */
import { bloom } from '../../core/blur.ts';
import type { Canvas } from '../../core/canvas.ts';
import { mixColors, oklch, type Rgb } from '../../core/color.ts';
import { ellipse, spline, stroke } from '../../core/geometry.ts';
import { clamp, exp, pow, smoothstep } from '../../core/math.ts';
import { sampleNoise } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';
import { addGlow, fillPolygons } from '../../core/raster.ts';
import type { SceneSpec } from '../../parse/scene-spec.ts';
import type { SceneContext } from '../scene-painter.ts';
import { airAt, type CityMood } from './city-mood.ts';
import { type Building, facadeShader, layBuildings } from './facades.ts';
import { Opening } from './front-to-back.ts';
import { LightLayer } from './light-layer.ts';
import { choosePerson, paintPerson } from './people.ts';
import { paintRoad } from './road.ts';
import { hangSigns, type Sign } from './signs.ts';
import { createStreetView, type StreetLayout, type StreetView } from './street-view.ts';

/** The air behind everything, with drifting cloud or smog. */
function paintAir(
  canvas: Canvas,
  opening: Opening,
  view: StreetView,
  mood: CityMood,
  context: SceneContext,
  random: Random,
): void {
  const { width, height, unit } = canvas;
  const { tiles } = context;
  const offset = random.next() * 512;
  const cloud = mood.isNeon ? mood.fogMiddle : mood.rig.cloudLight;
  const cover = mood.isNeon ? 0 : 0.1 + mood.rig.overcast * 0.4;
  opening.noteSky(view.cy);
  opening.paintRest((x, y, out) => {
    airAt(mood, view, width, height, x, y, out);
    const up = Math.max(0, view.cy - y) / unit;
    const spread = 1 / (0.5 + up * 0.002);
    const n = sampleNoise(tiles.fbm, ((x - view.cx) / unit) * 0.22 * spread + offset, up * 0.34);
    if (mood.isNeon) {
      for (let c = 0; c < 3; c++) out[c]! *= 1 + n * 0.5;
      return;
    }
    const a = smoothstep(0.32 - cover, 0.62 - cover, n + 0.15) * 0.75 * smoothstep(0, 180, up);
    for (let c = 0; c < 3; c++) out[c]! += (cloud[c]! - out[c]!) * a;
  });
}

function paintCables(
  canvas: Canvas,
  view: StreetView,
  mood: CityMood,
  random: Random,
  lights: LightLayer,
): void {
  const { unit } = canvas;
  const isAlley = view.halfWidth < 5;
  for (let i = 0; i < 5; i++) {
    const z = random.range(isAlley ? 5 : 7, 24);
    const high = random.range(isAlley ? 4.5 : 9, isAlley ? 9 : 16);
    const a = view.project(-view.halfWidth, high, z);
    const b = view.project(view.halfWidth, high + random.range(-1.5, 1.5), z);
    const sag = random.range(20, 60) * unit;
    const line = spline([...a, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag, ...b], false, 10);
    fillPolygons(
      canvas,
      stroke(line, Math.max(1, 1.5 * unit)),
      mood.isDark ? [0.012, 0.01, 0.02] : [0.09, 0.09, 0.1],
    );
    const color = mood.isNeon
      ? random.pick(mood.neon)
      : random.pick([oklch(0.6, 0.2, 28), oklch(0.7, 0.17, 55)]);
    if (!isAlley || i > 2) continue;
    // Paper lanterns along the line.
    for (let k = 1; k < 6; k++) {
      const at = Math.floor((k / 6) * (line.length / 2)) * 2;
      const r = (0.2 * view.focal) / z;
      const x = line[at]!;
      const y = line[at + 1]! + r * 1.25;
      fillPolygons(canvas, ellipse(x, y, r, r * 1.2), (_x, py, out) => {
        const v = Math.abs(py - y) / r;
        const k2 = (1.1 - 0.45 * v) * (mood.isDark ? 1.15 : 0.75);
        for (let c = 0; c < 3; c++) out[c] = color[c]! * k2;
      });
      if (mood.isDark) lights.glow(x, y, r * 6, color, 0.3);
    }
  }
}

/** Pairs of lamps far down the road, and their tracks in the wet. */
function paintTraffic(
  canvas: Canvas,
  view: StreetView,
  mood: CityMood,
  random: Random,
  lights: LightLayer,
): void {
  for (let i = 0; i < 7; i++) {
    const z = random.range(26, 80);
    const isOncoming = random.chance(0.5);
    const x = (isOncoming ? -1 : 1) * random.range(1.4, view.halfWidth * 0.5);
    const height = random.range(1.35, 1.7);
    const tone = random.range(0.04, 0.2);
    if (view.halfWidth < 5) continue;
    const k = view.focal / z;
    const [px, py] = view.project(x, 0, z);
    const haze = 1 - exp(-z / mood.visibility);
    const w = 0.9 * k;
    const body = mixColors([tone, tone, tone * 1.1], mood.fogNear, haze);
    fillPolygons(
      canvas,
      [
        spline(
          [
            px - w,
            py - 0.12 * k,
            px - w,
            py - 0.75 * k,
            px - w * 0.74,
            py - height * k,
            px + w * 0.74,
            py - height * k,
            px + w,
            py - 0.75 * k,
            px + w,
            py - 0.12 * k,
          ],
          true,
          3,
        ),
      ],
      body,
    );
    const lamp: Rgb = isOncoming ? [1.3, 1.2, 1] : [1.25, 0.08, 0.06];
    for (const side of [-1, 1]) {
      const lx = px + side * w * 0.72;
      const ly = py - 0.68 * k;
      fillPolygons(canvas, ellipse(lx, ly, Math.max(0.16 * k, 0.8), Math.max(0.1 * k, 0.6)), lamp, {
        alpha: mood.isDark ? 1 : 0.7,
      });
      if (!mood.isDark) continue;
      lights.glow(lx, ly, 0.75 * k + 8 * canvas.unit, lamp, 0.26);
      addGlow(canvas, lx, py + 0.35 * k, 0.5 * k + 3 * canvas.unit, lamp, 0.14 * mood.wetness);
    }
  }
}

function paintRain(canvas: Canvas, view: StreetView, mood: CityMood, random: Random): void {
  const { width, height, unit } = canvas;
  const tint = mixColors(mood.fogNear, [0.8, 0.9, 1], 0.6);
  for (let i = 0; i < 1300; i++) {
    const near = random.next();
    const x = (random.next() * 1.1 - 0.05) * width;
    const y = random.next() * height;
    const long = (12 + near * near * 46) * unit;
    const slant = 0.13 * long;
    const w = 0.9 * unit * (0.5 + near);
    const alpha = (0.05 + 0.17 * near * near * random.next()) * 1.2;
    fillPolygons(canvas, [x, y, x + slant + w, y + long, x + slant, y + long], tint, {
      alpha,
      blend: 'add',
    });
  }
  for (let i = 0; i < 380; i++) {
    const depth = pow(random.next(), 0.6);
    const across = random.range(-1, 1);
    const grow = random.next();
    const y = view.cy + 4 * unit + (height - view.cy) * depth;
    const x = view.cx + (across * (y - view.cy) * view.halfWidth) / view.eye;
    const r = (2 + 9 * ((y - view.cy) / height) * grow) * unit;
    fillPolygons(canvas, stroke(ellipse(x, y, r, r * 0.28), 0.8 * unit), [0.6, 0.7, 0.9], {
      alpha: 0.26,
      blend: 'add',
    });
  }
}

function paintSnow(canvas: Canvas, random: Random): void {
  const { width, height, unit } = canvas;
  for (let i = 0; i < 420; i++) {
    const r = (1 + pow(random.next(), 3) * 5) * unit;
    const shape = ellipse(random.next() * width, random.next() * height, r, r * 0.95);
    fillPolygons(canvas, shape, [0.95, 0.97, 1], { alpha: random.range(0.3, 0.8), blur: r * 0.4 });
  }
}

function paintPeople(canvas: Canvas, view: StreetView, mood: CityMood, random: Random): void {
  const isAlley = view.halfWidth < 5;
  const chance = mood.isRaining ? 0.85 : mood.isSnowing ? 0.25 : 0;
  const edge = view.halfWidth * 0.8;
  const people = Array.from({ length: 11 }, () =>
    choosePerson(
      mood,
      random,
      random.range(-edge, edge),
      random.range(isAlley ? 9 : 14, isAlley ? 30 : 46),
      chance,
    ),
  );
  // One near figure gives the street its scale; beside the middle, never in front of the vanishing point.
  const side = random.pick([-1, 1]);
  const nearZ = view.eye > 5 ? 15 : isAlley ? 6 : 7.6;
  people.push(
    choosePerson(mood, random, side * random.range(0.5, isAlley ? 0.9 : 1.4), nearZ, chance),
  );
  people.sort((a, b) => b.z - a.z);
  for (const person of people) paintPerson(canvas, view, mood, person);
}

interface Layer {
  z: number;
  paint: () => void;
}

export function paintStreet(
  canvas: Canvas,
  spec: SceneSpec,
  mood: CityMood,
  layout: StreetLayout,
  random: Random,
  context: SceneContext,
): void {
  const { width, height, unit } = canvas;
  const { tiles, report } = context;
  const view = createStreetView(canvas, layout, random.fork('view'));
  const buildings = layBuildings(
    view,
    mood,
    random.fork('buildings'),
    spec.flavors.has('neon') ? 205 : 85,
  );
  const opening = new Opening(canvas);
  const lights = new LightLayer(canvas);
  const layers: Layer[] = [];
  const signRandom = random.fork('signs');
  for (const b of buildings) {
    const signs = hangSigns(b, view, mood, signRandom, width, height);
    layers.push({
      z: b.z,
      paint: () => paintBuilding(opening, b, view, mood, context, width, height),
    });
    for (const sign of signs) {
      layers.push({ z: b.z - 0.01, paint: () => opening.paint(sign.shape, sign.shader) });
      addHalo(lights, sign, mood);
    }
  }
  layers.sort((a, b) => a.z - b.z);
  layers.forEach((layer, i) => {
    layer.paint();
    if (i % 16 === 0) report((i / layers.length) * 0.4);
  });
  paintAir(canvas, opening, view, mood, context, random.fork('air'));
  report(0.45);
  if (mood.isNeon) {
    lights.glow(view.cx, view.cy - 0.03 * height, 430 * unit, mood.fogNear, 0.5);
    lights.glow(view.cx, view.cy, 165 * unit, [1, 0.8, 0.85], 0.35);
  }
  paintCables(canvas, view, mood, random.fork('cables'), lights);
  lights.addToTarget();
  report(0.55);
  paintRoad(canvas, view, mood, tiles);
  report(0.8);
  const lamps = new LightLayer(canvas);
  paintTraffic(canvas, view, mood, random.fork('traffic'), lamps);
  lamps.addToTarget();
  paintPeople(canvas, view, mood, random.fork('people'));
  if (mood.isRaining) paintRain(canvas, view, mood, random.fork('rain'));
  if (mood.isSnowing) paintSnow(canvas, random.fork('snow'));
  report(0.9);
  bloom(canvas, mood.isDark ? 0.6 : 0.85, mood.isDark ? 0.5 : 0.2, [5, 16, 54]);
  if (mood.isNeon) gradeNeon(canvas);
}

function paintBuilding(
  opening: Opening,
  b: Building,
  view: StreetView,
  mood: CityMood,
  context: SceneContext,
  width: number,
  height: number,
): void {
  const far = b.z + b.depth;
  const { project } = view;
  const s = b.side;
  const front = s * b.x;
  const back = s * (b.x + b.breadth);
  // Walls set back from the kerb continue below the ground, where the pavement will cover them.
  const foot = -view.eye * 0.95;
  if (b.edge !== null) {
    const color = b.edge;
    const thick = Math.max(1, (0.16 * view.focal) / b.z);
    const strip = stroke([...project(front, 4, b.z), ...project(front, b.height, b.z)], thick);
    const strength = exp(-b.z / 60) * (b.z < 7 ? 0.4 : 1);
    opening.paint(
      strip,
      (_x, _y, out) => {
        for (let c = 0; c < 3; c++) out[c] = color[c]! * 1.2;
      },
      strength,
    );
  }
  const sideWall = [
    ...project(front, b.height, b.z),
    ...project(front, b.height, far),
    ...project(front, foot, far),
    ...project(front, foot, b.z),
  ];
  const nearWall = [
    ...project(front, b.height, b.z),
    ...project(back, b.height, b.z),
    ...project(back, foot, b.z),
    ...project(front, foot, b.z),
  ];
  const shade = (along: boolean) =>
    facadeShader(b, along, view, mood, context.tiles, width, height);
  opening.paint(sideWall, shade(true));
  opening.paint(nearWall, shade(false));
}

function addHalo(lights: LightLayer, sign: Sign, mood: CityMood): void {
  if (mood.isDark) lights.glow(sign.x, sign.y, sign.radius, sign.color, sign.strength, 2.2);
}

/** Deepens shadows and saturates: the look of night film. */
function gradeNeon(canvas: Canvas): void {
  canvas.shade((_x, _y, out) => {
    const l = out[0]! * 0.3 + out[1]! * 0.6 + out[2]! * 0.1;
    const k = 0.72 + 0.5 * smoothstep(0, 0.5, clamp(l));
    for (let c = 0; c < 3; c++) out[c] = Math.max(0, l + (out[c]! - l) * 1.12) * k;
    out[0]! *= 1.03;
    out[2]! += 0.01 * (1 - clamp(l));
  });
}
