import { mixColors, oklch } from '../../core/color.ts';
import { lerp } from '../../core/math.ts';
import type { Random } from '../../core/random.ts';
import { litColor } from '../../paint/light-rig.ts';
import { paintMist } from '../../paint/particles.ts';
import { blob, chain, curve, oval, ribbon } from '../../paint/shapes.ts';
import { paintLake } from '../../paint/water.ts';
import type { SettingDefinition } from '../concept.ts';
import { paintSeasonTree } from '../landscape/stage.ts';
import { paintTufts } from '../stage/footing.ts';
import type { Ground } from '../stage/ground.ts';
import type { World } from '../stage/world.ts';
import { openLand, sceneryPen } from './open-land.ts';

function paintSwamp(world: World): Ground {
  const { canvas, random, tiles, rig, composition } = world;
  const { width, height, unit } = canvas;
  const own = random.fork('swamp');
  const horizon = openLand(world, [0.46, 0.52, 0.56]);
  const air = mixColors(rig.haze, litColor(rig, oklch(0.62, 0.06, 125), 0.6), 0.6);
  const murky: World = { ...world, rig: { ...rig, haze: air } };
  for (let i = 0; i < 40; i++)
    paintSeasonTree(
      murky,
      own,
      {
        x: own.next() * width,
        y: horizon + 3 * unit,
        height: own.range(50, 130) * unit,
        haze: 0.62,
      },
      own.chance(0.2),
    );
  const trees = Array.from({ length: 9 }, () => ({ u: own.next(), t: own.next() })).sort(
    (a, b) => a.t - b.t,
  );
  const cypress = (x: number, y: number, scale: number, haze: number, r: Random) => {
    const pen = sceneryPen(murky, x, y, scale, haze);
    const bark = oklch(0.4, 0.025, 70);
    pen.volume(
      [
        ...chain(
          0,
          0,
          0.085,
          0.0,
          0.16,
          0.045,
          r.bell() * 0.03,
          0.6,
          0.03,
          r.bell() * 0.06,
          1.05,
          0.016,
        ),
        [-0.17, -0.01, -0.05, 0.16, 0.05, 0.16, 0.17, -0.01],
      ],
      { albedo: bark, grain: 0.6, round: 0.5 },
    );
    for (let k = 0; k < 6; k++) {
      const s = k % 2 === 0 ? 1 : -1;
      const v = 0.5 + k * 0.08;
      const reach = r.range(0.16, 0.32);
      pen.volume(
        ribbon(
          curve(0, v, s * reach * 0.5, v + 0.07, s * reach, v + 0.05),
          (t) => 0.026 * (1 - t * 0.7),
        ),
        { albedo: bark },
      );
      pen.volume(oval(s * reach * 0.8, v + 0.08, 0.13, 0.06), {
        albedo: oklch(0.42, 0.07, 122),
        grain: 1.2,
        grainScale: 80,
      });
      for (let m = 0; m < 5; m++) {
        const mx = s * reach * (0.35 + m * 0.15);
        pen.fill(
          ribbon(
            curve(
              mx,
              v + 0.05,
              mx + r.bell() * 0.02,
              v - 0.05,
              mx + r.bell() * 0.02,
              v - r.range(0.08, 0.2),
            ),
            (t) => 0.014 * (1 - t),
          ),
          oklch(0.56, 0.05, 125),
          0.5,
          { alpha: 0.8 },
        );
      }
    }
  };
  trees.forEach(({ u, t }, i) => {
    if (t > 0.45 && Math.abs(u - 0.5) < 0.26) return;
    cypress(
      u * width,
      horizon + 0.01 * height + t * 0.14 * height,
      (0.3 + t * 0.4) * height,
      0.5 * (1 - t),
      own.fork(`tree ${i}`),
    );
  });
  paintLake(
    canvas,
    {
      ...rig,
      haze: air,
      sky: [rig.sky[0], mixColors(rig.sky[1], oklch(0.35, 0.06, 130), 0.6), rig.sky[2], rig.sky[3]],
    },
    tiles,
    own.fork('water'),
    {
      top: horizon + 0.04 * height,
      bottom: height,
      sunX: composition.sunX,
      ripple: 0.25,
      glitter: false,
    },
  );
  paintMist(canvas, tiles, own.fork('mist'), {
    y: horizon + 0.05 * height,
    spread: 0.13 * height,
    density: 0.6,
    color: air,
  });
  for (let i = 0; i < 26; i++) {
    const t = own.next();
    const y = lerp(horizon + 0.1 * height, height, t);
    const r = (10 + 34 * t) * unit;
    const pen = sceneryPen(murky, own.next() * width, y, r, 0.2 * (1 - t));
    pen.volume(oval(0, 0, 1, 0.26), { albedo: oklch(0.48, 0.1, 132), round: 0.3 });
    if (own.chance(0.2))
      for (let k = 0; k < 5; k++)
        pen.volume(blob(0, 0.05, -0.4 + k * 0.2, 0.5, -0.3 + k * 0.15, 0.2), {
          albedo: oklch(0.86, 0.09, 350),
        });
  }
  if (world.standing > 0) {
    const bank = sceneryPen(murky, width / 2, height * 1.03, width, 0.02);
    const h = height / width;
    bank.volume(
      blob(-0.6, 0, -0.5, 0.13 * h, -0.2, 0.21 * h, 0.16, 0.19 * h, 0.5, 0.15 * h, 0.6, 0),
      { albedo: oklch(0.42, 0.07, 112), grain: 0.7, grainScale: 150, round: 0.25 },
    );
  }
  const reeds = own.fork('reeds');
  return {
    surface: world.standing > 0 ? 'ground' : 'water',
    horizon,
    far: world.standing > 0 ? 0.88 * height : horizon + 0.12 * height,
    near: 0.96 * height,
    water: { far: horizon + 0.12 * height, near: 0.82 * height },
    hazeAt: (row) => 0.24 * (1 - row / height),
    cover: (x, row, half) => paintTufts(world, reeds, x, row, half),
    front: () => {
      for (const side of [-1, 1])
        for (let i = 0; i < 16; i++) {
          const pen = sceneryPen(
            murky,
            width * (0.5 + side * reeds.range(0.34, 0.52)),
            height * 1.01,
            reeds.range(0.16, 0.3) * height,
            0,
          );
          const lean = reeds.bell() * 0.18;
          pen.fill(
            ribbon(curve(0, 0, lean * 0.3, 0.5, lean, 1), (t) => 0.03 * (1 - t)),
            oklch(0.4, 0.08, 118),
            reeds.range(0.2, 0.7),
          );
          if (i % 3 === 0)
            pen.volume(chain(lean * 0.7, 0.76, 0.03, lean * 0.86, 0.92, 0.03), {
              albedo: oklch(0.38, 0.06, 50),
            });
        }
    },
  };
}

export const SWAMP: SettingDefinition = {
  concept: 'swamp',
  words: 'swamp, marsh, bog, wetland, bayou, mangrove, everglades',
  rank: 4,
  paint: paintSwamp,
};
