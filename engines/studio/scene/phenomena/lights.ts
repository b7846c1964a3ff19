/** Aurora, rainbow, comet and fireworks over any land, sea or city. */
import { oklch, type Rgb } from '../../core/color.ts';
import { ellipse, stroke } from '../../core/geometry.ts';
import { cos, lerp, pow, sin, smoothstep, square, TAU } from '../../core/math.ts';
import { sampleNoise } from '../../core/noise.ts';
import { addGlow, fillPolygons } from '../../core/raster.ts';
import { findSubject } from '../../parse/scene-spec.ts';
import type { PhenomenonDefinition } from '../concept.ts';
import type { World } from '../stage/world.ts';

function paintAurora(world: World): void {
  const { canvas, composition, random, tiles, spec } = world;
  const { width, unit } = canvas;
  const { horizon } = composition;
  const own = random.fork('aurora');
  const asked = findSubject(spec, 'aurora')?.colors ?? [];
  const low = asked[0] ? oklch(asked[0].L, asked[0].C, asked[0].hue) : oklch(0.8, 0.2, 150);
  const high = asked[1] ? oklch(asked[1].L, asked[1].C, asked[1].hue) : oklch(0.56, 0.2, 310);
  const curtains = Array.from({ length: 3 }, (_, i) => ({
    base: horizon * (0.78 - i * 0.17),
    tall: horizon * own.range(0.34, 0.5),
    offset: own.range(0, 400),
    sway: own.range(60, 130) * unit,
    strength: [1, 0.7, 0.45][i]!,
  }));
  const { fbm, fine } = tiles;
  // Rays run along columns: each column's curtain foot and ray strength are found once.
  for (const curtain of curtains) {
    const foot = new Float32Array(width);
    const ray = new Float32Array(width);
    for (let x = 0; x < width; x++) {
      const u = x / unit;
      foot[x] =
        curtain.base +
        sampleNoise(fbm, u * 0.13 + curtain.offset, curtain.offset) * curtain.sway * 2;
      const broad = sampleNoise(fbm, u * 0.22 + curtain.offset, 77);
      const thin = sampleNoise(fine, u * 0.22 + curtain.offset, 40);
      ray[x] = Math.max(0, 0.55 + broad * 1.3 + thin * 0.5) * curtain.strength;
    }
    canvas.shade(
      (x, y, out) => {
        const up = (foot[x]! - y) / curtain.tall;
        if (up < -0.1 || up > 1.2) return;
        const glow = smoothstep(-0.06, 0.05, up) * pow(Math.max(0, 1 - up / 1.2), 1.8) * ray[x]!;
        const t = smoothstep(0.15, 0.75, up);
        for (let c = 0; c < 3; c++) out[c]! += lerp(low[c]!, high[c]!, t) * glow * 0.75;
      },
      0,
      Math.min(canvas.height, horizon),
    );
  }
}

export const AURORA: PhenomenonDefinition = {
  concept: 'aurora',
  words: 'aurora, northern lights, aurora borealis, polar lights, southern lights',
  time: 'night',
  paint: paintAurora,
};

function paintRainbow(world: World): void {
  const { canvas, composition, random } = world;
  const { width, height, unit } = canvas;
  const own = random.fork('rainbow');
  const cx = width * (0.5 - composition.lightSide * own.range(0.05, 0.2));
  const cy = composition.horizon + own.range(0.02, 0.12) * height;
  const radius = Math.min(width * 0.62, composition.horizon * 1.02);
  const band = 62 * unit;
  const bands = [20, 50, 90, 140, 205, 260, 305].map((hue) => oklch(0.74, 0.17, hue));
  const arch = (r: number, w: number, alpha: number, flipped: boolean): void => {
    canvas.shade(
      (x, y, out) => {
        const d = Math.sqrt(square(x - cx) + square(y - cy));
        const t = (r - d) / w + 0.5;
        if (t <= 0 || t >= 1) return;
        const k = (flipped ? 1 - t : t) * 6;
        const i = Math.min(5, Math.floor(k));
        const f = k - i;
        const fade =
          smoothstep(0, 0.12, t) * smoothstep(1, 0.88, t) * smoothstep(cy, cy - 160 * unit, y);
        const a = alpha * fade;
        for (let c = 0; c < 3; c++) {
          const color = lerp(bands[i]![c]!, bands[i + 1]![c]!, f);
          out[c] = out[c]! * (1 - a * 0.55) + color * a;
        }
      },
      Math.max(0, cy - r - w),
      Math.min(height, cy),
    );
  };
  arch(radius, band, 0.62, false);
  if (own.chance(0.5)) arch(radius + band * 1.7, band * 0.8, 0.2, true);
}

export const RAINBOW: PhenomenonDefinition = {
  concept: 'rainbow',
  words: 'rainbow, double rainbow',
  paint: paintRainbow,
};

function paintComet(world: World): void {
  const { canvas, composition, random } = world;
  const { width, unit } = canvas;
  const own = random.fork('comet');
  const side = composition.lightSide;
  const x = width * (0.5 - side * own.range(0.05, 0.22));
  const y = Math.max(composition.horizon, 0.4 * canvas.height) * own.range(0.42, 0.6);
  const long = Math.min(width * 0.55, 520 * unit);
  const angle = own.range(0.45, 0.75);
  const dx = side * cos(angle);
  const dy = -sin(angle);
  for (const [spread, tint, bend] of [
    [0.2, [0.5, 0.62, 1], 0.1],
    [0.12, [1, 0.92, 0.75], -0.06],
    [0.05, [1.2, 1.25, 1.4], 0],
  ] as const) {
    const tail: number[] = [];
    for (let i = 0; i <= 12; i++) {
      const t = i / 12;
      tail.push(x + (dx * t - dy * bend * t * t) * long, y + (dy * t + dx * bend * t * t) * long);
    }
    fillPolygons(
      canvas,
      stroke(tail, (t) => (6 * unit + long * spread * t) * (t > 0.9 ? (1 - t) * 10 : 1)),
      (px, py, out) => {
        const d = Math.sqrt(square(px - x) + square(py - y)) / long;
        out.set(tint as unknown as Rgb);
        out[3] = pow(Math.max(0, 1 - d), 2.2) * 0.55;
      },
      { blend: 'add', blur: 7 * unit },
    );
  }
  addGlow(canvas, x, y, 90 * unit, [0.8, 0.9, 1.2], 0.9, 2.6);
  fillPolygons(canvas, ellipse(x, y, 9 * unit), [1.8, 1.8, 1.9], { blur: 2 * unit });
}

export const COMET: PhenomenonDefinition = {
  concept: 'comet',
  words: 'comet, shooting star, meteor, meteor shower, asteroid, falling star, meteorite',
  time: 'night',
  paint: paintComet,
};

function paintFireworks(world: World): void {
  const { canvas, composition, random } = world;
  const { width, unit } = canvas;
  const own = random.fork('fireworks');
  for (let i = 0; i < 5; i++) {
    const x = width * own.range(0.12, 0.88);
    const y = composition.horizon * own.range(0.18, 0.62);
    const reach = own.range(90, 190) * unit;
    const color = oklch(0.78, 0.18, own.pick([25, 60, 90, 150, 220, 300, 340]));
    for (let k = 0; k < 54; k++) {
      const a = (k / 54) * TAU + own.bell() * 0.08;
      const r = reach * own.range(0.7, 1.05);
      const line: number[] = [];
      for (let s = 0; s <= 5; s++) {
        const t = 0.16 + (s / 5) * 0.84;
        line.push(x + cos(a) * r * t, y + sin(a) * r * t + t * t * 26 * unit);
      }
      fillPolygons(
        canvas,
        stroke(line, (t) => Math.max(0.8, 2.6 * unit * (1 - t * 0.6))),
        color,
        { blend: 'add', alpha: 0.85 },
      );
      addGlow(canvas, line[10]!, line[11]!, 7 * unit, color, 0.9);
    }
    addGlow(canvas, x, y, reach * 1.2, color, 0.22);
  }
}

export const FIREWORKS: PhenomenonDefinition = {
  concept: 'fireworks',
  words: 'firework, fireworks, sparkler',
  time: 'night',
  paint: paintFireworks,
};
