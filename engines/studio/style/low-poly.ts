/** Low poly: a mesh of triangles that follows the picture's edges, each in one colour. */
import { linearToOklab, oklabToLinear } from '../core/color.ts';
import { length } from '../core/math.ts';
import { fillPolygons } from '../core/raster.ts';
import { spanMesh, triangleColors } from './mesh.ts';
import type { ApplyStyle } from './style-painter.ts';
import { separateSubjects } from './subject-tone.ts';

/** Finest spacing in thousandths of the picture's size, and how much wider even areas are. */
const CELL = 12;
const SPARSE = 4.2;

export const applyLowPoly: ApplyStyle = (canvas, _spec, random, context) => {
  separateSubjects(canvas);
  const mesh = spanMesh(canvas, random, { cell: CELL, sparse: SPARSE, onSubjects: 0.6 });
  const { points, triangles } = mesh;
  context.report(0.5);
  const colors = triangleColors(canvas, mesh);
  const result = canvas.clone();
  for (let t = 0; t < triangles.length; t += 3) {
    if (t % 768 === 0) context.report(0.55 + (0.45 * t) / triangles.length);
    const corners = [0, 1, 2].map((i) => triangles[t + i]! * 2);
    const [a, b, c] = corners as [number, number, number];
    const mx = (points[a]! + points[b]! + points[c]!) / 3;
    const my = (points[a + 1]! + points[b + 1]! + points[c + 1]!) / 3;
    // Facets catch the light by the way their longest edge lies: flat areas stay faceted.
    let dx = 0;
    let dy = 0;
    for (let i = 0; i < 3; i++) {
      const p = corners[i]!;
      const q = corners[(i + 1) % 3]!;
      const ex = points[q]! - points[p]!;
      const ey = points[q + 1]! - points[p + 1]!;
      if (ex * ex + ey * ey > dx * dx + dy * dy) {
        dx = ex;
        dy = ey;
      }
    }
    const tilt = (dx * dy) / (dx * dx + dy * dy || 1);
    const lab = linearToOklab(colors[t]!, colors[t + 1]!, colors[t + 2]!);
    const [r, g, bl] = oklabToLinear(lab[0] * (1 + tilt * 0.085), lab[1] * 1.12, lab[2] * 1.12);
    // Grown by a fraction of a pixel, so no seam shows between neighbours.
    const grown = corners.flatMap((p) => {
      const ox = points[p]! - mx;
      const oy = points[p + 1]! - my;
      const n = length(ox, oy) || 1;
      return [points[p]! + (ox / n) * 0.7, points[p + 1]! + (oy / n) * 0.7];
    });
    fillPolygons(result, grown, [Math.max(0, r), Math.max(0, g), Math.max(0, bl)]);
  }
  return result;
};
