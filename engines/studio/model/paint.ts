/**
 * Paint as data: layers of colour, each laid where all its masks say so. Compiled to numbers, so
 * that millions of pixels run one loop.
 */
import type { Rgb } from '../core/color.ts';
import { pow } from '../core/math.ts';
import { solidNoise } from './noise-volume.ts';
import type { Vec } from './vec.ts';

/** A colour as "#rrggbb" or linear RGB. */
export type Color = string | Rgb;

const known = new Map<string, Rgb>();

/** Linear RGB of a colour. */
export function linear(color: Color): Rgb {
  if (typeof color !== 'string') return color;
  let rgb = known.get(color);
  if (!rgb) {
    const channel = (at: number) => {
      const v = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4);
    };
    rgb = [channel(1), channel(3), channel(5)];
    known.set(color, rgb);
  }
  return rgb;
}

export type Axis = 'x' | 'y' | 'z';

/** Where a layer lies. Lengths in metres in the model's own frame; `rag` frays an edge by noise. */
export type Mask =
  /** Where the noise lies between two levels (0.3 to 0.7 is usual). `stretch` draws it out. */
  | { kind: 'noise'; scale: number; from: number; to: number; stretch?: Vec; not?: boolean }
  /** Within an ellipsoid. */
  | { kind: 'ball'; at: Vec; radius: number | Vec; soft?: number; rag?: number; not?: boolean }
  /** Full at `to`, nothing at `from`, along an axis. */
  | { kind: 'ramp'; axis: Axis; from: number; to: number; rag?: number; not?: boolean }
  /** Stripes across an axis: `width` of each `step` (0 to 1). */
  | {
      kind: 'bands';
      axis: Axis;
      step: number;
      width: number;
      soft?: number;
      rag?: number;
      not?: boolean;
    }
  /** Round spots, one in each cube of `step`, `size` of it wide (0 to 1). */
  | { kind: 'spots'; step: number; size: number; soft?: number; not?: boolean }
  /** Faces that look up, from one slope (y of the normal) to another. */
  | { kind: 'facing'; axis: Axis; from: number; to: number; not?: boolean }
  /** The joints between bricks, tiles or planks laid in courses. `shift`: of every second course. */
  | { kind: 'joints'; width: number; height: number; joint: number; shift?: number; not?: boolean }
  /** Every brick or plank a tone of its own: 0 to 1 by piece. */
  | { kind: 'pieces'; width: number; height: number; shift?: number; not?: boolean }
  /** A chessboard. */
  | { kind: 'checks'; step: number; not?: boolean }
  /** Along a surface coordinate of lathes, tubes and lofts: u goes round, v along. */
  | { kind: 'coord'; of: 'u' | 'v'; from: number; to: number; soft?: number; not?: boolean }
  /** Stripes over a surface coordinate, `count` of them. */
  | { kind: 'stripes'; of: 'u' | 'v'; count: number; width: number; soft?: number; not?: boolean };

export interface Layer {
  /** Without a colour only the other values change. */
  color?: Color;
  on: Mask | readonly Mask[];
  /** 0 to 1; 1 by default. */
  amount?: number;
  /** Times the colour below instead of a colour over it. */
  shade?: boolean;
  gloss?: number;
  rough?: number;
  glow?: number;
}

export type Paint = readonly Layer[];

/** Compiled paint: numbers in fixed places. */
export type PaintProgram = Float64Array;

const KINDS = [
  'noise',
  'ball',
  'ramp',
  'bands',
  'spots',
  'facing',
  'joints',
  'pieces',
  'checks',
  'coord',
  'stripes',
] as const;
const MASK_SIZE = 12;
const LAYER_SIZE = 9;
const KEEP = -1;
const AXES: Record<Axis | 'u' | 'v', number> = { x: 0, y: 1, z: 2, u: 0, v: 1 };

function maskNumbers(mask: Mask): number[] {
  const head = [KINDS.indexOf(mask.kind), mask.not ? 1 : 0];
  switch (mask.kind) {
    case 'noise':
      return [...head, mask.scale, mask.from, mask.to, ...(mask.stretch ?? [1, 1, 1])];
    case 'ball': {
      const r =
        typeof mask.radius === 'number' ? [mask.radius, mask.radius, mask.radius] : mask.radius;
      return [...head, ...mask.at, ...r.map((v) => 1 / v), mask.soft ?? 0.12, mask.rag ?? 0];
    }
    case 'ramp':
      return [...head, AXES[mask.axis], mask.from, mask.to, mask.rag ?? 0];
    case 'bands':
      return [
        ...head,
        AXES[mask.axis],
        1 / mask.step,
        mask.width,
        mask.soft ?? 0.06,
        mask.rag ?? 0,
      ];
    case 'spots':
      return [...head, 1 / mask.step, mask.size, mask.soft ?? 0.1];
    case 'facing':
      return [...head, AXES[mask.axis], mask.from, mask.to];
    case 'joints':
      return [
        ...head,
        1 / mask.width,
        1 / mask.height,
        mask.joint,
        mask.shift ?? 0.5,
        mask.width,
        mask.height,
      ];
    case 'pieces':
      return [...head, 1 / mask.width, 1 / mask.height, mask.shift ?? 0.5];
    case 'checks':
      return [...head, 1 / mask.step];
    case 'coord':
      return [...head, AXES[mask.of], mask.from, mask.to, mask.soft ?? 0.01];
    case 'stripes':
      return [...head, AXES[mask.of], mask.count, mask.width, mask.soft ?? 0.05];
  }
}

/** Paint as numbers; null for none. */
export function compilePaint(paint: Paint | undefined): PaintProgram | null {
  if (!paint || paint.length === 0) return null;
  const out: number[] = [];
  for (const layer of paint) {
    const masks = 'kind' in layer.on ? [layer.on] : layer.on;
    const rgb = layer.color === undefined ? [KEEP, 0, 0] : linear(layer.color);
    out.push(masks.length, layer.amount ?? 1, ...rgb, layer.shade ? 1 : 0);
    out.push(layer.gloss ?? KEEP, layer.rough ?? KEEP, layer.glow ?? KEEP);
    for (const mask of masks) {
      const numbers = maskNumbers(mask);
      out.push(...numbers, ...new Array<number>(MASK_SIZE - numbers.length).fill(0));
    }
  }
  return Float64Array.from(out);
}

/** The point that is painted, and what the paint makes of it. Reused: one for all pixels. */
export interface Surface {
  /** Place in the model's frame. */
  x: number;
  y: number;
  z: number;
  /** Normal in the model's frame. */
  nx: number;
  ny: number;
  nz: number;
  u: number;
  v: number;
  r: number;
  g: number;
  b: number;
  gloss: number;
  rough: number;
  glow: number;
}

function step(from: number, to: number, x: number): number {
  const t = (x - from) / (to - from);
  return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t);
}

function cellValue(x: number, y: number, z: number): number {
  let q = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 1442695041)) | 0;
  q = Math.imul(q ^ (q >>> 13), 1274126177);
  return ((q ^ (q >>> 16)) >>> 0) / 4294967296;
}

/** Writes into `across` and `along` the place on the face that the normal says: walls lie upright. */
let across = 0;
let along = 0;
function onFace(s: Surface): void {
  const ax = Math.abs(s.nx);
  const ay = Math.abs(s.ny);
  const az = Math.abs(s.nz);
  if (ay > ax && ay > az) {
    across = s.x;
    along = s.z;
  } else if (ax > az) {
    across = s.z;
    along = s.y;
  } else {
    across = s.x;
    along = s.y;
  }
}

function maskAt(p: PaintProgram, i: number, s: Surface): number {
  switch (p[i]!) {
    case 0: {
      const k = p[i + 2]!;
      const n = solidNoise(s.x * k * p[i + 5]!, s.y * k * p[i + 6]!, s.z * k * p[i + 7]!);
      return step(p[i + 3]!, p[i + 4]!, n);
    }
    case 1: {
      const x = (s.x - p[i + 2]!) * p[i + 5]!;
      const y = (s.y - p[i + 3]!) * p[i + 6]!;
      const z = (s.z - p[i + 4]!) * p[i + 7]!;
      let d = x * x + y * y + z * z;
      if (d > 4) return 0;
      d = Math.sqrt(d);
      const rag = p[i + 9]!;
      if (rag > 0) {
        const k = p[i + 5]! * 4;
        d += (solidNoise(s.x * k, s.y * k, s.z * k) - 0.5) * rag * 2;
      }
      const soft = p[i + 8]!;
      return step(1 + soft, 1 - soft, d);
    }
    case 2: {
      const axis = p[i + 2]!;
      let at = axis === 0 ? s.x : axis === 1 ? s.y : s.z;
      const rag = p[i + 5]!;
      if (rag > 0) {
        const k = 0.6 / rag;
        at += (solidNoise(s.x * k, s.y * k, s.z * k) - 0.5) * rag * 2;
      }
      return step(p[i + 3]!, p[i + 4]!, at);
    }
    case 3: {
      const axis = p[i + 2]!;
      let at = (axis === 0 ? s.x : axis === 1 ? s.y : s.z) * p[i + 3]!;
      const rag = p[i + 6]!;
      if (rag > 0) {
        const k = p[i + 3]! * 0.8;
        at += (solidNoise(s.x * k, s.y * k, s.z * k) - 0.5) * rag * 2;
      }
      const d = Math.abs(at - Math.floor(at) - 0.5) * 2;
      return step(p[i + 4]! + p[i + 5]!, p[i + 4]! - p[i + 5]!, d);
    }
    case 4: {
      const k = p[i + 2]!;
      const x = s.x * k;
      const y = s.y * k;
      const z = s.z * k;
      const cx = Math.floor(x);
      const cy = Math.floor(y);
      const cz = Math.floor(z);
      const dx = x - cx - 0.35 - 0.3 * cellValue(cx, cy, cz);
      const dy = y - cy - 0.35 - 0.3 * cellValue(cy, cz, cx);
      const dz = z - cz - 0.35 - 0.3 * cellValue(cz, cx, cy);
      const size = p[i + 3]! * (0.35 + 0.25 * cellValue(cx + 7, cy, cz));
      const d = Math.sqrt(dx * dx + dy * dy + dz * dz);
      return step(size + p[i + 4]! * size, size - p[i + 4]! * size, d);
    }
    case 5: {
      const axis = p[i + 2]!;
      return step(p[i + 3]!, p[i + 4]!, axis === 0 ? s.nx : axis === 1 ? s.ny : s.nz);
    }
    case 6: {
      onFace(s);
      const course = along * p[i + 3]!;
      const row = Math.floor(course);
      const at = across * p[i + 2]! + (row & 1 ? p[i + 5]! : 0);
      const fx = at - Math.floor(at);
      const fy = course - row;
      const dx = (fx < 0.5 ? fx : 1 - fx) * p[i + 6]!;
      const dy = (fy < 0.5 ? fy : 1 - fy) * p[i + 7]!;
      const joint = p[i + 4]!;
      return step(joint, joint * 0.3, Math.min(dx, dy));
    }
    case 7: {
      onFace(s);
      const row = Math.floor(along * p[i + 3]!);
      const column = Math.floor(across * p[i + 2]! + (row & 1 ? p[i + 4]! : 0));
      return cellValue(column, row, 3);
    }
    case 8: {
      onFace(s);
      return (Math.floor(across * p[i + 2]!) + Math.floor(along * p[i + 2]!)) & 1;
    }
    case 9: {
      const at = p[i + 2]! === 0 ? s.u : s.v;
      const soft = p[i + 5]!;
      return (
        step(p[i + 3]! - soft, p[i + 3]! + soft, at) * step(p[i + 4]! + soft, p[i + 4]! - soft, at)
      );
    }
    default: {
      const at = (p[i + 2]! === 0 ? s.u : s.v) * p[i + 3]!;
      const d = Math.abs(at - Math.floor(at) - 0.5) * 2;
      return step(p[i + 4]! + p[i + 5]!, p[i + 4]! - p[i + 5]!, d);
    }
  }
}

/** Lays all layers over the colour that `s` has. */
export function applyPaint(program: PaintProgram, s: Surface): void {
  for (let i = 0; i < program.length; ) {
    const masks = program[i]!;
    let amount = program[i + 1]!;
    let q = i + LAYER_SIZE;
    for (let m = 0; m < masks; m++, q += MASK_SIZE) {
      if (amount <= 0.002) continue;
      const value = maskAt(program, q, s);
      amount *= program[q + 1] === 1 ? 1 - value : value;
    }
    if (amount > 0.002) {
      const r = program[i + 2]!;
      if (r >= 0) {
        const g = program[i + 3]!;
        const b = program[i + 4]!;
        if (program[i + 5] === 1) {
          s.r *= 1 + (r - 1) * amount;
          s.g *= 1 + (g - 1) * amount;
          s.b *= 1 + (b - 1) * amount;
        } else {
          s.r += (r - s.r) * amount;
          s.g += (g - s.g) * amount;
          s.b += (b - s.b) * amount;
        }
      }
      if (program[i + 6]! >= 0) s.gloss += (program[i + 6]! - s.gloss) * amount;
      if (program[i + 7]! >= 0) s.rough += (program[i + 7]! - s.rough) * amount;
      if (program[i + 8]! >= 0) s.glow += (program[i + 8]! - s.glow) * amount;
    }
    i = q;
  }
}

/** Grain of wood along an axis, as a layer over any brown. */
export function woodGrain(axis: Axis, scale = 14, dark: Color = '#5a3a22'): Layer {
  const stretch: Vec = axis === 'x' ? [0.08, 1, 1] : axis === 'y' ? [1, 0.08, 1] : [1, 1, 0.08];
  return { color: dark, amount: 0.45, on: { kind: 'noise', scale, from: 0.42, to: 0.66, stretch } };
}

/** Soft unevenness that keeps a plain colour from looking printed. */
export function mottled(scale: number, amount = 0.3): Layer {
  return {
    color: [0.55, 0.55, 0.6],
    shade: true,
    amount,
    on: { kind: 'noise', scale, from: 0.35, to: 0.7 },
  };
}
