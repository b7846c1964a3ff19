/** Under water and above the clouds: worlds without a ground to stand on. */
import { createRamp, mixColors, oklch } from '../../core/color.ts';
import { ellipse } from '../../core/geometry.ts';
import { lerp, pow, sin, smoothstep, square, TAU } from '../../core/math.ts';
import { sampleNoise } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';
import { fillPolygons } from '../../core/raster.ts';
import { Pen } from '../../paint/pen.ts';
import { blob, chain, curve, oval, ribbon } from '../../paint/shapes.ts';
import type { SettingDefinition } from '../concept.ts';
import type { Ground } from '../stage/ground.ts';
import { paintWorldSky } from '../stage/sky-stage.ts';
import type { World } from '../stage/world.ts';

function coral(pen: Pen, random: Random): void {
  const hue = random.pick([10, 25, 350, 60, 310, 40]);
  const color = oklch(random.range(0.58, 0.72), 0.15, hue);
  const kind = random.pick(['branch', 'brain', 'fan', 'tube'] as const);
  if (kind === 'brain') {
    pen.volume(blob(-0.6, 0, -0.55, 0.4, 0, 0.62, 0.55, 0.4, 0.6, 0), {
      albedo: (u, v) => {
        const s = 0.8 + 0.25 * sin(u * 40 + sin(v * 30) * 2);
        return [color[0] * s, color[1] * s, color[2] * s];
      },
      round: 0.65,
    });
    return;
  }
  if (kind === 'tube') {
    for (let i = 0; i < 6; i++) {
      const x = -0.4 + i * 0.16;
      const h = random.range(0.4, 1);
      pen.volume(chain(x, 0, 0.07, x + random.bell() * 0.06, h, 0.09), {
        albedo: color,
        round: 0.6,
      });
      pen.fill(oval(x, h + 0.05, 0.055, 0.03), mixColors(color, [0, 0, 0.02], 0.7), 0.3);
    }
    return;
  }
  const branch = (x: number, y: number, a: number, l: number, w: number, depth: number): void => {
    const x1 = x + sin(a) * l;
    const y1 = y + sin(a + TAU / 4) * l;
    pen.volume(chain(x, y, w, x1, y1, w * 0.75), { albedo: color, round: 0.6 });
    if (depth === 0) return;
    for (const s of [-1, 1])
      branch(x1, y1, a + s * random.range(0.25, 0.6), l * 0.74, w * 0.72, depth - 1);
  };
  branch(
    0,
    0,
    random.bell() * 0.15,
    kind === 'fan' ? 0.3 : 0.36,
    kind === 'fan' ? 0.04 : 0.06,
    kind === 'fan' ? 4 : 3,
  );
}

function kelp(pen: Pen, random: Random): void {
  const green = oklch(random.range(0.4, 0.5), 0.09, random.range(120, 160));
  for (let i = 0; i < 3; i++) {
    const x = (i - 1) * 0.1;
    const w = random.range(0.06, 0.12);
    const h = random.range(0.7, 1.1);
    const line = curve(x, 0, x + w, h * 0.25, x - w, h * 0.5, x + w, h * 0.75, x, h);
    pen.volume(
      ribbon(line, (t) => 0.05 * (1 - t * 0.8)),
      { albedo: green, round: 0.4 },
    );
    for (let k = 1; k < 11; k++) {
      const j = Math.floor((k / 11) * (line.length / 2)) * 2;
      const s = k % 2 === 0 ? 1 : -1;
      pen.volume(
        blob(
          line[j]!,
          line[j + 1]!,
          line[j]! + s * 0.09,
          line[j + 1]! + 0.07,
          line[j]! + s * 0.16,
          line[j + 1]! + 0.05,
          line[j]! + s * 0.08,
          line[j + 1]! + 0.01,
        ),
        { albedo: green, round: 0.3, lift: 0.05 },
      );
    }
  }
}

function paintUnderwater(world: World): Ground {
  const { canvas, random, tiles, rig, composition } = world;
  const { width, height, unit } = canvas;
  const own = random.fork('deep');
  const night = rig.isDark ? 0.55 : 1;
  const hue = own.range(205, 238);
  const top = oklch(0.8 * night, 0.1, hue - 22);
  const mid = oklch(0.52 * night, 0.115, hue);
  const deep = oklch(0.26 * night, 0.08, hue + 18);
  const ramp = createRamp([
    [0, top],
    [0.42, mid],
    [1, deep],
  ]);
  const lightX = width * (0.5 + composition.lightSide * own.range(0.1, 0.26));
  const offset = own.range(0, 400);
  canvas.shade((x, y, out) => {
    const drift = sampleNoise(tiles.fbm, (x * 0.12) / unit + offset, (y * 0.12) / unit) * 0.08;
    const dx = (x - lightX) / width;
    ramp.sample(y / height + drift + dx * dx * 0.25, out);
    // Shafts of light fan out from the surface.
    const a = (x - lightX) / (y + 0.55 * height);
    const shaft = smoothstep(
      0.02,
      0.5,
      sampleNoise(tiles.fbm, a * 150 + offset, offset * 2) +
        0.12 * sampleNoise(tiles.fbm, a * 420, 30),
    );
    const fade = pow(1 - y / height, 1.4) * 0.55 * night;
    for (let c = 0; c < 3; c++) out[c]! += top[c]! * shaft * fade;
  });
  world.report(0.5);
  // The rig under water: blue haze, key from above.
  const water = {
    ...rig,
    haze: mid,
    key: [0.8 * night, 1.0 * night, 1.12 * night] as const,
    shadow: mixColors(deep, mid, 0.5),
    sunHeight: 0.1,
    sun: top,
    isDark: false,
    overcast: 0,
  };
  world.rig = water;
  const pen = (x: number, y: number, scale: number, haze: number, flip = 1) =>
    new Pen(
      canvas,
      tiles,
      { x, y, scale, facing: flip, tilt: 0 },
      { rig: water, side: composition.lightSide, haze },
    );
  for (let layer = 0; layer < 3; layer++) {
    const near = layer / 2;
    const base = height * lerp(0.74, 0.92, near);
    const bump = own.range(0, 400);
    const rise = (130 - layer * 20) * unit;
    const line: number[] = [0, height + 4];
    for (let x = 0; x <= width + 8; x += 6) {
      const side = Math.abs(x / width - 0.5) * 2;
      line.push(
        x,
        base -
          (sampleNoise(tiles.fbm, (x * 0.16) / unit + bump, bump) * 0.7 +
            square(side) * 0.85 * (layer === 1 ? 1.25 : 0.6)) *
            rise,
      );
    }
    line.push(width + 8, height + 4);
    const tone = layer === 2 ? oklch(0.74, 0.05, 88) : oklch(0.46, 0.06, 230);
    const haze = 0.72 - near * 0.62;
    const color = mixColors([tone[0] * 0.5, tone[1] * 0.72, tone[2] * 0.9], mid, haze);
    fillPolygons(canvas, line, (x, y, out) => {
      const n = sampleNoise(tiles.fbm, (x * 0.7) / unit, (y * 1.6) / unit);
      const caustic =
        layer === 2
          ? smoothstep(
              0.1,
              0.4,
              sampleNoise(tiles.ridge, (x * 0.6) / unit + offset, (y * 1.8) / unit),
            ) * 0.28
          : 0;
      const k = night * (0.85 + n * 0.35 + caustic);
      for (let c = 0; c < 3; c++) out[c] = color[c]! * k;
    });
    const plants = 10 - layer;
    for (let i = 0; i < plants; i++) {
      const u = own.next();
      const edge = Math.abs(u - 0.5) * 2;
      const x = u * width;
      const size = (60 + 70 * near) * unit * own.range(0.6, 1.3) * (0.6 + edge * 0.8);
      // The middle stays free for swimmers.
      if (layer === 2 && edge < 0.35) continue;
      const k = Math.min(line.length / 2 - 2, Math.max(1, Math.round(x / 6) + 1));
      const p = pen(x, line[k * 2 + 1]! + 6 * unit, size, haze, own.pick([-1, 1]));
      if (own.chance(0.45)) kelp(p, own.fork(`kelp ${layer} ${i}`));
      else coral(p, own.fork(`coral ${layer} ${i}`));
    }
  }
  for (let i = 0; i < 46; i++) {
    const x = own.next() * width;
    const y = own.next() * height * 0.9;
    const r = (1.5 + pow(own.next(), 3) * 8) * unit;
    fillPolygons(canvas, ellipse(x, y, r), mixColors(top, [1, 1, 1], 0.4), { alpha: 0.16 });
    fillPolygons(canvas, ellipse(x - r * 0.3, y - r * 0.3, r * 0.3), [1, 1, 1], { alpha: 0.5 });
  }
  return {
    surface: 'underwater',
    horizon: 0.3 * height,
    far: 0.72 * height,
    near: 0.95 * height,
    hazeAt: (row) => 0.25 * (1 - row / height),
    shadow: 0.25,
  };
}

export const UNDERWATER: SettingDefinition = {
  concept: 'underwater',
  words:
    'underwater, coral reef, reef, deep sea, seabed, ocean floor, under the sea, sea floor, coral, aquarium, kelp forest, atlantis',
  rank: 7,
  isEnclosed: true,
  paint: paintUnderwater,
};

function paintHeavens(world: World): Ground {
  const { canvas, random, composition, tiles } = world;
  const { width, height, unit } = canvas;
  composition.horizon = height * random.fork('horizon').pick([0.78, 0.86, 0.94]);
  paintWorldSky(world);
  const { rig } = world;
  const own = random.fork('banks');
  // Banks of cloud below, each a heap of lit balls.
  for (let layer = 0; layer < 3; layer++) {
    const near = layer / 2;
    const y = height * lerp(0.8, 1.02, near);
    const haze = 0.55 * (1 - near);
    const pen = new Pen(
      canvas,
      tiles,
      { x: 0, y, scale: 1024 * unit, facing: 1, tilt: 0 },
      {
        rig: { ...rig, key: rig.cloudLight, shadow: rig.cloudShadow },
        side: composition.lightSide,
        haze,
      },
    );
    const wide = width / (1024 * unit);
    const balls = Array.from({ length: 26 }, () => ({
      x: own.range(-0.05, 1.05) * wide,
      y: own.bell() * 0.03,
      r: own.range(0.05, 0.11) * (0.7 + near * 0.6),
    })).sort((a, b) => b.y - a.y);
    for (const ball of balls) {
      pen.volume(oval(ball.x, ball.y, ball.r * 1.5, ball.r), {
        albedo: [1, 1, 1],
        round: 0.7,
        grain: 0.12,
        grainScale: 90,
        soft: 0.006,
        alpha: 0.96,
        rim: 0.3,
      });
    }
  }
  return {
    surface: 'air',
    horizon: height * 0.86,
    far: 0.3 * height,
    near: 0.8 * height,
    hazeAt: () => 0.05,
  };
}

export const HEAVENS: SettingDefinition = {
  concept: 'heavens',
  words:
    'in the sky, above the clouds, heaven, heavens, high in the sky, sea of clouds, cloud sea, skies',
  rank: 3,
  paint: paintHeavens,
};
