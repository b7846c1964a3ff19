import { oklch, type Rgb } from '../../core/color.ts';
import { sin } from '../../core/math.ts';
import { litColor } from '../../paint/light-rig.ts';
import { paintPlain } from '../../paint/plain.ts';
import { oval, ribbon } from '../../paint/shapes.ts';
import type { SettingDefinition } from '../concept.ts';
import type { Ground } from '../stage/ground.ts';
import type { World } from '../stage/world.ts';
import { openLand, plainGround, sceneryPen } from './open-land.ts';

function paintVolcano(world: World): Ground {
  const { canvas, random, tiles, rig, composition } = world;
  const { width, height, unit } = canvas;
  const horizon = openLand(world, [0.56, 0.6, 0.64]);
  const own = random.fork('volcano');
  const x0 = width * own.range(0.38, 0.62);
  const tall = Math.min(0.42 * height, 0.5 * width);
  const half = tall * own.range(1.05, 1.35);
  const top = horizon - tall;
  const lip = tall * 0.14;
  const pen = sceneryPen(world, x0, horizon + 8 * unit, tall, 0.14);
  const k = half / tall;
  // Smoke behind the rim, lit from below.
  for (let i = 0; i < 20; i++) {
    const t = i / 19;
    const drift = -composition.lightSide * t * t * 0.7;
    const r = 0.09 + t * 0.2;
    pen.volume(oval(drift + own.bell() * 0.05, 1.0 + t * 0.75, r, r * 0.85), {
      albedo: [...litColor(rig, oklch(0.5, 0.02, 40), 0.6)] as unknown as Rgb,
      alpha: 0.75 * (1 - t * 0.6),
      round: 0.6,
      grain: 0.5,
      glow: 0.08,
      soft: 0.02,
    });
  }
  pen.glow(0, 1.0, 0.7, [1.2, 0.35, 0.08], 0.9);
  const rock = oklch(0.36, 0.03, 30);
  const cone = [
    -k,
    0,
    -k * 0.62,
    0.2,
    -k * 0.34,
    0.52,
    -0.17,
    1.0,
    -0.07,
    0.95,
    0.05,
    0.985,
    0.17,
    0.99,
    k * 0.36,
    0.5,
    k * 0.66,
    0.2,
    k,
    0,
  ];
  pen.volume(cone, {
    albedo: (u, v) => {
      const n = sin(u * 26 + sin(v * 12) * 1.5) * 0.12;
      const s = 1 + n;
      return [rock[0] * s, rock[1] * s, rock[2] * s];
    },
    round: 0.35,
    grain: 0.8,
    grainScale: 50,
  });
  for (let i = 0; i < 4; i++) {
    const drop = own.range(0.35, 0.85);
    let x = own.range(-0.09, 0.1);
    const lean = x * 2.6 + own.bell() * 0.12;
    const line = [x, 0.965];
    for (let s = 1; s <= 6; s++) {
      x += (lean * drop) / 6 + own.bell() * 0.02;
      line.push(x, 0.965 - (drop * s) / 6);
    }
    pen.emit(
      ribbon(line, (t) => 0.075 * (1 - t * 0.75)),
      [1.1, 0.26, 0.04],
      { blur: 0.008 * tall },
    );
    pen.emit(
      ribbon(line, (t) => 0.036 * (1 - t * 0.8)),
      [1.5, 0.8, 0.2],
    );
  }
  for (let i = 0; i < 26; i++) {
    const a = own.range(-0.9, 0.9);
    const t = own.range(0.1, 0.5);
    pen.emit(
      oval(a * t * 1.3, 1.0 + t * (1.1 - Math.abs(a)), 0.007 + 0.008 * own.next()),
      [1.5, 0.6, 0.12],
    );
  }
  pen.glow(0, 0.99, lip / tall + 0.12, [1.5, 0.7, 0.2], 1);
  paintPlain(canvas, rig, tiles, {
    horizon: horizon + 4 * unit,
    dark: oklch(0.32, 0.03, 40),
    light: oklch(0.46, 0.045, 90),
    offset: own.range(0, 400),
    haze: 0.5,
    rough: 0.6,
  });
  return {
    ...plainGround(world, horizon, { far: horizon + 0.14 * height }),
    landmark: { x: x0, y: horizon, width: half * 2, height: horizon - top },
  };
}

export const VOLCANO: SettingDefinition = {
  concept: 'volcano',
  words: 'volcano, lava, eruption, erupting volcano, magma, crater',
  rank: 5,
  paint: paintVolcano,
};
