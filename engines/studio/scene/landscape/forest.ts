/** Rows of trees from the far edge of the forest to the near one. */
import type { Random } from '../../core/random.ts';
import { createGroundLine, paintHill } from '../../paint/hills.ts';
import { paintMist } from '../../paint/particles.ts';
import { paintSeasonTree, type Stage } from './stage.ts';

export function paintForestRows(stage: Stage, random: Random): void {
  const { canvas, rig, tiles, composition, season } = stage;
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
