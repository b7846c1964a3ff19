/** Rows of trees from the far edge of the forest to the near one. */

import { oklch } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { paintPath } from '../../paint/ground-cover.ts';
import { createGroundLine, paintHill } from '../../paint/hills.ts';
import { paintMist } from '../../paint/particles.ts';
import { hasSubject } from '../../parse/scene-spec.ts';
import { paintSeasonTree, type Stage } from './stage.ts';

export function paintForestRows(stage: Stage, random: Random): void {
  const { canvas, spec, rig, tiles, composition, season } = stage;
  const { width, height, unit } = canvas;
  const { horizon, lightSide, heroX, hero, heroSize } = composition;
  const rows = hero ? 2 : 4;
  const conifers = season.snow > 0 ? 1 : season.conifers > 0.4 ? 0.94 : 0.2;
  for (let row = 0; row < rows; row++) {
    const near = (row + 1) / rows;
    const y = horizon + (30 + near * 170) * unit;
    const haze = 0.56 * (1 - near) + 0.1;
    const offset = random.next() * 400;
    const line = createGroundLine(canvas, tiles, { y, amplitude: 22 * unit, offset });
    paintHill(canvas, rig, tiles, {
      line,
      dark: season.farGround[0],
      light: season.farGround[1],
      haze,
      offset,
      lightSide,
      bottom: row < rows - 1 ? Math.min(height, y + 150 * unit) : height,
    });
    if (row === rows - 1 && hero === null && hasSubject(spec, 'path')) {
      // On the last ground and under the near trees, through the clearing.
      paintPath(canvas, rig, tiles, {
        from: [width * 0.5, line(width * 0.5) + 2 * unit],
        to: [width * (0.5 - lightSide * 0.08), height * 1.03],
        widthFar: 16 * unit,
        widthNear: 150 * unit,
        swing: 46 * unit * lightSide,
        albedo: season.snow > 0 ? oklch(0.84, 0.02, 250) : oklch(0.72, 0.05, 76),
      });
    }
    const count = 30 - row * 5;
    const xs = Array.from({ length: count }, (_, i) => ((i + random.next()) / count) * width);
    for (const x of xs) {
      // A clearing along the hero, or along the middle axis, lets light and the eye through.
      const gap =
        Math.abs(x - (hero ? heroX : width * 0.5)) / (hero ? heroSize * 0.5 : width * 0.16);
      if (row > 0 && gap < 1 && random.chance(0.85)) continue;
      const h = (70 + near * near * 330) * unit * random.range(0.7, 1.25);
      const tall = Math.min(h, height * 0.52);
      paintSeasonTree(
        stage,
        random,
        { x, y: line(x) + random.range(2, 16) * unit, height: tall, haze },
        random.chance(conifers),
      );
    }
    paintMist(canvas, tiles, random, {
      y: y + 10 * unit,
      spread: 60 * unit,
      density: 0.5 * (1 - near),
      color: rig.haze,
    });
  }
}
