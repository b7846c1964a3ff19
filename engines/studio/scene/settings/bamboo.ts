import { mixColors, oklch } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/math.ts';
import { litColor } from '../../paint/light-rig.ts';
import { paintPlain } from '../../paint/plain.ts';
import { drawBamboo } from '../actors/plants/bamboo.ts';
import type { SettingDefinition } from '../concept.ts';
import { paintTufts } from '../stage/footing.ts';
import type { Ground } from '../stage/ground.ts';
import type { World } from '../stage/world.ts';
import { openLand, plainGround, sceneryPen } from './open-land.ts';

function paintBambooGrove(world: World): Ground {
  const { canvas, random, tiles, rig } = world;
  const { width, height } = canvas;
  const own = random.fork('bamboo');
  const horizon = openLand(world, [0.56, 0.6]);
  const air = mixColors(rig.haze, litColor(rig, oklch(0.84, 0.1, 125), 0.85), 0.55);
  const green: World = { ...world, rig: { ...rig, haze: air } };
  canvas.shade(
    (_x, y, out) => {
      const t = smoothstep(0, horizon, y) * 0.72 + 0.12;
      for (let c = 0; c < 3; c++) out[c] = lerp(out[c]!, air[c]!, t);
    },
    0,
    horizon + 2,
  );
  paintPlain(canvas, green.rig, tiles, {
    horizon,
    dark: oklch(0.42, 0.07, 105),
    light: oklch(0.58, 0.08, 98),
    offset: own.range(0, 400),
    haze: 0.8,
    rough: 0.6,
  });
  for (let layer = 0; layer < 3; layer++) {
    const near = layer / 2;
    const count = 26 - layer * 8;
    for (let i = 0; i < count; i++) {
      const u = (i + own.next()) / count;
      if (layer > 0 && Math.abs(u - 0.5) < 0.1 + near * 0.16) continue;
      const pen = sceneryPen(
        green,
        u * width,
        horizon + near * 0.2 * height + own.range(0, 0.02) * height,
        height * 1.02,
        0.62 - near * 0.58,
      );
      drawBamboo(pen, own.fork(`stem ${layer} ${i}`), 0, own.range(0.007, 0.011) * (0.7 + near));
    }
  }
  world.rig = green.rig;
  const tufts = own.fork('tufts');
  return plainGround(world, horizon, {
    far: horizon + 0.18 * height,
    shadow: 0.4,
    cover: (x, row, half) => paintTufts(world, tufts, x, row, half),
  });
}

export const BAMBOO: SettingDefinition = {
  concept: 'bamboo',
  words: 'bamboo forest, bamboo, bamboo grove',
  rank: 4,
  paint: paintBambooGrove,
};
