import { mixColors, oklch } from '../../core/color.ts';
import { pow } from '../../core/math.ts';
import { litColor } from '../../paint/light-rig.ts';
import { paintPalm } from '../../paint/palm.ts';
import { paintMist } from '../../paint/particles.ts';
import { paintPlain } from '../../paint/plain.ts';
import { curve, ribbon } from '../../paint/shapes.ts';
import { paintClump } from '../../paint/trees.ts';
import type { SettingDefinition } from '../concept.ts';
import { paintTufts } from '../stage/footing.ts';
import type { Ground } from '../stage/ground.ts';
import type { World } from '../stage/world.ts';
import { broadLeaf, leafFan } from './greenery.ts';
import { openLand, plainGround, sceneryPen } from './open-land.ts';

function paintJungle(world: World): Ground {
  const { canvas, random, tiles, rig } = world;
  const { width, height, unit } = canvas;
  const own = random.fork('jungle');
  const horizon = openLand(world, [0.5, 0.56, 0.6]);
  const air = mixColors(rig.haze, litColor(rig, oklch(0.72, 0.1, 135), 0.8), 0.5);
  paintPlain(canvas, rig, tiles, {
    horizon,
    dark: oklch(0.34, 0.07, 120),
    light: oklch(0.5, 0.09, 115),
    offset: own.range(0, 400),
    haze: 0.6,
    rough: 0.6,
  });
  const green = { ...rig, haze: air };
  const shaded: World = { ...world, rig: green };
  for (let layer = 0; layer < 4; layer++) {
    const near = layer / 3;
    const haze = 0.68 * (1 - near);
    const y = horizon + pow(near, 1.6) * 0.2 * height;
    const count = 12 - layer * 2;
    for (let i = 0; i < count; i++) {
      const u = (i + own.next()) / count;
      const x = u * width;
      const gap = Math.abs(u - 0.5);
      if (layer > 1 && gap < 0.13 + near * 0.12) continue;
      const trunk = sceneryPen(shaded, x, y, height, haze);
      const w = own.range(0.012, 0.022) * (0.6 + near);
      const lean = own.bell() * 0.05;
      trunk.volume(
        ribbon(curve(0, -0.01, lean * 0.4, 0.4, lean, 1.0), (t) => w * 2 * (1 - t * 0.4)),
        { albedo: oklch(0.36, 0.04, 70), grain: 0.5 },
      );
      for (let k = 0; k < 5; k++) {
        const v = own.range(0.35, 0.75);
        const r = own.range(0.06, 0.12) * (0.6 + near * 0.6);
        const [px, py] = trunk.at(lean * v + own.bell() * 0.07, v);
        paintClump(
          canvas,
          green,
          tiles,
          { x: px, y: py, rx: r * 1.3 * height, ry: r * 0.8 * height },
          {
            albedo: oklch(own.range(0.38, 0.5), 0.1, own.range(122, 150)),
            haze,
            lightSide: world.composition.lightSide,
            lift: 0.1 - k * 0.05,
            leaf: (0.9 + near) * unit,
          },
        );
      }
      if (own.chance(0.5))
        trunk.fill(
          ribbon(curve(lean, 0.7, lean + 0.06, 0.34, lean + own.bell() * 0.06, 0.18), 0.004),
          oklch(0.42, 0.07, 120),
          0.5,
        );
    }
    if (layer === 1) {
      for (let i = 0; i < 3; i++) {
        const x = width * own.pick([own.range(0.05, 0.3), own.range(0.7, 0.95)]);
        paintPalm(canvas, green, tiles, own.fork(`palm ${i}`), {
          x,
          y,
          height: height * own.range(0.36, 0.5),
          lean: own.bell() * 0.14,
          haze: haze * 0.8,
          lightSide: world.composition.lightSide,
        });
      }
    }
    for (let i = 0; i < 9; i++) {
      const u = own.next();
      if (layer > 1 && Math.abs(u - 0.5) < 0.16) continue;
      leafFan(shaded, own, u * width, y + 10 * unit, (50 + near * 90) * unit, haze, 7);
    }
    paintMist(canvas, tiles, own.fork(`mist ${layer}`), {
      y: y - 0.05 * height,
      spread: 0.14 * height,
      density: 0.3 * (1 - near),
      color: air,
    });
  }
  world.rig = green;
  const tufts = own.fork('tufts');
  const front = own.fork('front');
  return plainGround(world, horizon, {
    far: horizon + 0.16 * height,
    shadow: 0.45,
    cover: (x, row, half) => paintTufts(world, tufts, x, row, half),
    front: () => {
      for (const side of [0, 1]) {
        for (let i = 0; i < 4; i++) {
          const pen = sceneryPen(
            world,
            side * width,
            height * (0.82 + i * 0.06),
            Math.min(width, height) * front.range(0.24, 0.36),
            0,
            side === 0 ? 1 : -1,
          );
          broadLeaf(
            pen.within(-0.15, 0, 1, front.range(0.1, 0.9)),
            oklch(0.3, 0.08, front.range(130, 150)),
          );
        }
      }
    },
  });
}

export const JUNGLE: SettingDefinition = {
  concept: 'jungle',
  words: 'jungle, rainforest, rain forest, tropical forest, amazon',
  rank: 4,
  paint: paintJungle,
};
