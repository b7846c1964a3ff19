/** Stained glass: panes cut along the picture's edges, leaded, with light coming through. */
import { blurPlane, enlargePlane } from '../core/blur.ts';
import { type Canvas, CHECKPOINT_ROWS } from '../core/canvas.ts';
import { linearToOklab, oklabToLinear } from '../core/color.ts';
import { clamp, length, smoothstep } from '../core/math.ts';
import { sampleNoise } from '../core/noise.ts';
import { hash2 } from '../core/random.ts';
import { coverPolygons, fillPolygons } from '../core/raster.ts';
import { darkSide } from './contours.ts';
import { type Mesh, spanMesh, triangleColors } from './mesh.ts';
import type { ApplyStyle } from './style-painter.ts';
import { lightnessPlane } from './tone.ts';

/** Finest spacing of corners in thousandths of the picture's size, and of even areas. */
const CELL = 11.5;
const SPARSE = 7;

/** Largest pane, in triangles, and OKLab distance over which two triangles are never one pane. */
const PANE_MAX = 4;
const JOIN = 0.05;

/** Width of the leads in thousandths: between panes, and where tones differ much. */
const LEAD_THIN = 3.8;
const LEAD_BOLD = 7.6;

/** Of the leads on a figure, and of the one round it. */
const LEAD_FINE = 2.7;
const LEAD_OUTLINE = 5.4;

interface Panes {
  /** Which pane each triangle belongs to. */
  of: Int32Array;
  /** OKLab means, three floats a pane, at the index of its leading triangle. */
  lab: Float32Array;
}

/** Joins triangles of nearly one colour, most alike first, into panes of a few. */
function joinPanes(mesh: Mesh, colors: Float32Array): Panes {
  const count = mesh.triangles.length / 3;
  const lab = new Float32Array(count * 3);
  for (let t = 0; t < count; t++) {
    lab.set(linearToOklab(colors[t * 3]!, colors[t * 3 + 1]!, colors[t * 3 + 2]!), t * 3);
  }
  const distance = (a: number, b: number) => {
    const dL = lab[a * 3]! - lab[b * 3]!;
    const da = lab[a * 3 + 1]! - lab[b * 3 + 1]!;
    const db = lab[a * 3 + 2]! - lab[b * 3 + 2]!;
    return Math.sqrt(dL * dL + 2.5 * (da * da + db * db));
  };
  const joins: { edge: number; d: number }[] = [];
  for (let e = 0; e < mesh.halfedges.length; e++) {
    const twin = mesh.halfedges[e]!;
    if (twin <= e) continue;
    const d = distance(Math.floor(e / 3), Math.floor(twin / 3));
    if (d < JOIN) joins.push({ edge: e, d });
  }
  joins.sort((a, b) => a.d - b.d || a.edge - b.edge);
  const of = Int32Array.from({ length: count }, (_, t) => t);
  const size = new Int32Array(count).fill(1);
  const find = (t: number): number => {
    let root = t;
    while (of[root] !== root) root = of[root]!;
    return root;
  };
  for (const { edge } of joins) {
    const a = find(Math.floor(edge / 3));
    const b = find(Math.floor(mesh.halfedges[edge]! / 3));
    if (a === b || size[a]! + size[b]! > PANE_MAX || distance(a, b) > JOIN) continue;
    const total = size[a]! + size[b]!;
    for (let c = 0; c < 3; c++) {
      lab[a * 3 + c] = (lab[a * 3 + c]! * size[a]! + lab[b * 3 + c]! * size[b]!) / total;
    }
    size[a] = total;
    of[b] = a;
  }
  for (let t = 0; t < count; t++) of[t] = find(t);
  return { of, lab };
}

/** The strip of lead along one side of a triangle. */
function leadAlong(ax: number, ay: number, bx: number, by: number, width: number): number[] {
  const dx = bx - ax;
  const dy = by - ay;
  const l = length(dx, dy) || 1;
  const ox = (-dy / l) * width * 0.5;
  const oy = (dx / l) * width * 0.5;
  // Past the ends by a third, where the strips of a joint overlap.
  const ex = (dx / l) * width * 0.34;
  const ey = (dy / l) * width * 0.34;
  return [
    ax - ex + ox,
    ay - ey + oy,
    bx + ex + ox,
    by + ey + oy,
    bx + ex - ox,
    by + ey - oy,
    ax - ex - ox,
    ay - ey - oy,
  ];
}

export const applyStainedGlass: ApplyStyle = (canvas, _spec, random, context) => {
  const { width, height, unit } = canvas;
  const { fine, fbm } = context.tiles;
  const painted = paintLines(canvas);
  const mesh = spanMesh(canvas, random, { cell: CELL, sparse: SPARSE, onSubjects: 0.8 });
  context.report(0.35);
  const panes = joinPanes(mesh, triangleColors(canvas, mesh));
  const { points, triangles, halfedges } = mesh;
  const glass = canvas.blank();
  // A window is seen against the light: the night in it is dark blue glass, not grey.
  const lights = Float32Array.from(
    { length: triangles.length / 3 },
    (_, t) => panes.lab[panes.of[t]! * 3]!,
  );
  const bright = lights.sort()[Math.floor(lights.length * 0.9)]!;
  const gain = clamp(0.8 / Math.max(0.1, bright), 1, 1.55);
  const seed = random.int(0, 1 << 20);
  for (let t = 0; t < triangles.length; t += 3) {
    if (t % 768 === 0) context.report(0.4 + (0.2 * t) / triangles.length);
    const pane = panes.of[t / 3]!;
    const L = panes.lab[pane * 3]! * gain;
    // Glass is coloured through and through: chroma well up, and each pane of its own melt.
    const own = hash2(pane, seed) - 0.5;
    const grow = 1.75 + own * 0.4;
    const labA = panes.lab[pane * 3 + 1]!;
    const labB = panes.lab[pane * 3 + 2]!;
    const grey = smoothstep(0.035, 0.005, length(labA, labB));
    const [r, g, b] = oklabToLinear(
      clamp(0.09 + L * 0.88 + own * 0.11, 0.1, 0.97),
      labA * grow,
      (labB - 0.022 * grey) * grow,
    );
    const corners = [0, 1, 2].map((i) => triangles[t + i]! * 2);
    const mx = corners.reduce((sum, p) => sum + points[p]!, 0) / 3;
    const my = corners.reduce((sum, p) => sum + points[p + 1]!, 0) / 3;
    const grown = corners.flatMap((p) => {
      const ox = points[p]! - mx;
      const oy = points[p + 1]! - my;
      const n = length(ox, oy) || 1;
      return [points[p]! + (ox / n) * 0.8, points[p + 1]! + (oy / n) * 0.8];
    });
    fillPolygons(glass, grown, [clamp(r, 0.003, 1), clamp(g, 0.003, 1), clamp(b, 0.003, 1)]);
  }
  const owners = ownersOf(canvas, mesh);
  const leads: number[][] = [];
  for (let e = 0; e < halfedges.length; e++) {
    const twin = halfedges[e]!;
    if (twin >= 0 && twin < e) continue;
    const from = panes.of[Math.floor(e / 3)]!;
    const to = twin < 0 ? -1 : panes.of[Math.floor(twin / 3)]!;
    if (from === to) continue;
    const next = e % 3 === 2 ? e - 2 : e + 1;
    const a = triangles[e]! * 2;
    const b = triangles[next]! * 2;
    const step = to < 0 ? 1 : Math.abs(panes.lab[from * 3]! - panes.lab[to * 3]!);
    const wide = LEAD_THIN + (LEAD_BOLD - LEAD_THIN) * smoothstep(0.05, 0.25, step);
    // Fine leads on a figure, so that the glass of small ones still shows; a bold one round it.
    const own = owners[Math.floor(e / 3)]!;
    const isOutline = twin >= 0 && owners[Math.floor(twin / 3)] !== own;
    const lead = (isOutline ? Math.max(wide, LEAD_OUTLINE) : own > 0 ? LEAD_FINE : wide) * unit;
    leads.push(leadAlong(points[a]!, points[a + 1]!, points[b]!, points[b + 1]!, lead));
  }
  if (!context.tiling) {
    const frame = 13 * unit;
    leads.push([0, 0, width, 0, width, frame, 0, frame]);
    leads.push([0, height - frame, width, height - frame, width, height, 0, height]);
    leads.push([0, 0, frame, 0, frame, height, 0, height]);
    leads.push([width - frame, 0, width, 0, width, height, width - frame, height]);
  }
  const cover = coverPolygons(width, height, leads);
  context.report(0.7);
  const lead = new Float32Array(width * height);
  if (cover !== null) {
    for (let y = 0; y < cover.height; y++) {
      lead.set(
        cover.alpha.subarray(y * cover.width, (y + 1) * cover.width),
        (y + cover.top) * width + cover.left,
      );
    }
  }
  // A softened copy serves twice: dark paint toward the leads, and their rounded backs.
  const round = lead.slice();
  blurPlane(round, width, height, 1.6 * unit);
  const shade = lead.slice();
  blurPlane(shade, width, height, 7 * unit);
  context.report(0.8);
  const glare = spreadLight(glass);
  const offset = random.next() * 512;
  const sunX = width * random.range(0.3, 0.7);
  const sunY = height * random.range(0.2, 0.45);
  const reach = 1 / (Math.max(width, height) * 0.75);
  const px = 1 / unit;
  const { data } = glass;
  for (let y = 0, i = 0, k = 0; y < height; y++) {
    if (y % CHECKPOINT_ROWS === 0) canvas.checkpoint();
    for (let x = 0; x < width; x++, i++, k += 3) {
      const u = x * px;
      const v = y * px;
      // Seeds and reams of blown glass, and the light of the day behind it.
      const ream = sampleNoise(fbm, u * 0.55 + offset, v * 1.1);
      const seedy = sampleNoise(fine, u * 0.42, v * 0.42 + offset);
      const dx = (x - sunX) * reach;
      const dy = (y - sunY) * reach;
      const day = 1.5 - 0.7 * smoothstep(0, 1, Math.sqrt(dx * dx + dy * dy));
      const light =
        day * (1 + ream * 0.32 + seedy * 0.13) * (1 - 0.42 * smoothstep(0.08, 0.6, shade[i]!));
      const covered = lead[i]!;
      // Leads are round and dull, lit a little from this side, from above.
      const up = y > 0 ? round[i - width]! : round[i]!;
      const slope = clamp((round[i]! - up) * 2.2 * unit, -1, 1);
      const metal = 0.02 + 0.035 * Math.max(0, slope) + 0.008 * seedy;
      const stroke = painted === null ? 0 : painted[i]!;
      for (let c = 0; c < 3; c++) {
        const shine = data[k + c]! * light * 1.12 * (1 - 0.86 * stroke);
        data[k + c] = shine + (metal - shine) * covered + glare[c]![i]! * 0.09;
      }
    }
  }
  return glass;
};

/** Whose the middle of each triangle is, 0 for nobody's. */
function ownersOf({ subjects }: Canvas, { points, triangles }: Mesh): Uint8Array {
  const owners = new Uint8Array(triangles.length / 3);
  if (subjects === null) return owners;
  const middle = (t: number, axis: number) =>
    (points[triangles[t]! * 2 + axis]! +
      points[triangles[t + 1]! * 2 + axis]! +
      points[triangles[t + 2]! * 2 + axis]!) /
    3;
  return owners.map((_, i) => subjects.ownerAt(middle(i * 3, 0), middle(i * 3, 1)));
}

/**
 * What glaziers paint on the glass of a figure with dark enamel, as no lead is fine enough: eyes,
 * folds, wheels.
 * @returns share of the light that is held back, 0 to 1; null without figures
 */
function paintLines(canvas: Canvas): Float32Array | null {
  const { subjects, unit } = canvas;
  if (subjects === null) return null;
  const lines = darkSide(canvas, lightnessPlane(canvas), Math.max(0.8, 1.5 * unit), 2.4);
  for (let i = 0; i < lines.length; i++) {
    lines[i] = subjects.owner[i]! > 0 ? smoothstep(0.012, 0.05, lines[i]!) : 0;
  }
  return lines;
}

/** Light that scatters from bright panes over their neighbours and leads. */
function spreadLight(glass: Canvas): Float32Array[] {
  const { width, height, unit, data } = glass;
  const factor = 8;
  const w = Math.ceil(width / factor);
  const h = Math.ceil(height / factor);
  return [0, 1, 2].map((channel) => {
    const small = new Float32Array(w * h);
    for (let y = 0, i = 0; y < h; y++) {
      const row = Math.min(height - 1, y * factor + 4) * width;
      for (let x = 0; x < w; x++, i++) {
        small[i] = data[(row + Math.min(width - 1, x * factor + 4)) * 3 + channel]!;
      }
    }
    blurPlane(small, w, h, (22 * unit) / factor);
    return enlargePlane(small, w, h, width, height);
  });
}
