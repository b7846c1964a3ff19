/** Food as flat illustration: one dish on a table. */
import { findSubject, type SceneSpec } from '../../parse/scene-spec.ts';
import type { PaintScene } from '../scene-painter.ts';
import { paintCoffee } from './coffee.ts';
import { paintRamen } from './ramen.ts';
import { paintCake, paintSushi } from './sweets.ts';
import { chooseFoodPalette, layTable, type Table } from './table.ts';

function chooseDish(spec: SceneSpec): (table: Table) => void {
  if (findSubject(spec, 'coffee')) return paintCoffee;
  if (findSubject(spec, 'sushi')) return paintSushi;
  if (findSubject(spec, 'cake')) return paintCake;
  return paintRamen;
}

export const paintFood: PaintScene = (canvas, spec, random, context) => {
  const palette = chooseFoodPalette(spec, random.fork('palette'));
  const table = layTable(canvas, palette, random.fork('table'));
  context.report(0.3);
  chooseDish(spec)(table);
};
