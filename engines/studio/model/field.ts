/** Bodies that flow into one another: distance fields of simple forms, smoothly joined. */
import type { Rgb } from '../core/color.ts';
import { type Frame, invert, norm, scaleOf, sub, type Vec } from './vec.ts';

const CONE = 0;
const ELLIPSOID = 1;
const BOX = 2;

/** One form. All forms have all fields: the loops below stay fast. */
export interface Form {
  kind: number;
  /** Cone: one end and the way to the other. Else the middle in ax, ay, az. */
  ax: number;
  ay: number;
  az: number;
  bx: number;
  by: number;
  bz: number;
  /** 1 / squared length of the way. */
  perLength: number;
  ra: number;
  rb: number;
  /** World to local turn of ellipsoids and boxes. */
  m: Float64Array;
  rx: number;
  ry: number;
  rz: number;
  least: number;
  /** Length of the blend with others. */
  blend: number;
  /** True: is cut out of what came before. */
  cuts: boolean;
  r: number;
  g: number;
  b: number;
  /** Length of fur on it, relative; and the way it lies. */
  fur: number;
  fx: number;
  fy: number;
  fz: number;
  /** Bounding sphere. */
  cx: number;
  cy: number;
  cz: number;
  reach: number;
  /** Distance of the point looked at last. */
  d: number;
}

export interface FormLook {
  color: Rgb;
  blend: number;
  fur: number;
  flow: Vec;
  cuts: boolean;
}

const NO_TURN = Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1);

function emptyForm(kind: number, look: FormLook): Form {
  const [r, g, b] = look.color;
  const [fx, fy, fz] = look.flow;
  return {
    kind,
    ax: 0,
    ay: 0,
    az: 0,
    bx: 0,
    by: 0,
    bz: 0,
    perLength: 0,
    ra: 0,
    rb: 0,
    m: NO_TURN,
    rx: 1,
    ry: 1,
    rz: 1,
    least: 1,
    blend: look.blend,
    cuts: look.cuts,
    r,
    g,
    b,
    fur: look.fur,
    fx,
    fy,
    fz,
    cx: 0,
    cy: 0,
    cz: 0,
    reach: 0,
    d: 0,
  };
}

/** A round cone between two balls. */
export function coneForm(a: Vec, b: Vec, ra: number, rb: number, look: FormLook): Form {
  const form = emptyForm(CONE, look);
  const way = sub(b, a);
  const length = norm(way);
  [form.ax, form.ay, form.az] = a;
  [form.bx, form.by, form.bz] = way;
  form.perLength = 1 / Math.max(1e-12, length * length);
  form.ra = ra;
  form.rb = rb;
  [form.cx, form.cy, form.cz] = [a[0] + way[0] / 2, a[1] + way[1] / 2, a[2] + way[2] / 2];
  form.reach = length / 2 + Math.max(ra, rb);
  return form;
}

function turnedForm(kind: number, f: Frame, half: Vec, look: FormLook): Form {
  const form = emptyForm(kind, look);
  const s = scaleOf(f);
  const back = invert(f);
  // Row-major, unscaled: distances stay metres.
  form.m = Float64Array.of(
    back[0]! * s,
    back[3]! * s,
    back[6]! * s,
    back[1]! * s,
    back[4]! * s,
    back[7]! * s,
    back[2]! * s,
    back[5]! * s,
    back[8]! * s,
  );
  [form.rx, form.ry, form.rz] = [half[0] * s, half[1] * s, half[2] * s];
  form.least = Math.min(form.rx, form.ry, form.rz);
  [form.ax, form.ay, form.az] = [f[9]!, f[10]!, f[11]!];
  [form.cx, form.cy, form.cz] = [f[9]!, f[10]!, f[11]!];
  form.reach =
    kind === ELLIPSOID
      ? Math.max(form.rx, form.ry, form.rz)
      : Math.sqrt(form.rx * form.rx + form.ry * form.ry + form.rz * form.rz);
  return form;
}

export function ellipsoidForm(f: Frame, radii: Vec, look: FormLook): Form {
  return turnedForm(ELLIPSOID, f, radii, look);
}

/** @param round radius of the edges */
export function boxForm(f: Frame, half: Vec, round: number, look: FormLook): Form {
  const form = turnedForm(BOX, f, half, look);
  form.ra = Math.min(round * scaleOf(f), form.least);
  return form;
}

/** About the signed distance to one form; exact in sign. */
function distance(p: Form, x: number, y: number, z: number): number {
  const qx = x - p.ax;
  const qy = y - p.ay;
  const qz = z - p.az;
  if (p.kind === CONE) {
    let t = (qx * p.bx + qy * p.by + qz * p.bz) * p.perLength;
    t = t < 0 ? 0 : Math.min(t, 1);
    const dx = qx - p.bx * t;
    const dy = qy - p.by * t;
    const dz = qz - p.bz * t;
    return Math.sqrt(dx * dx + dy * dy + dz * dz) - (p.ra + (p.rb - p.ra) * t);
  }
  const m = p.m;
  const lx = m[0]! * qx + m[1]! * qy + m[2]! * qz;
  const ly = m[3]! * qx + m[4]! * qy + m[5]! * qz;
  const lz = m[6]! * qx + m[7]! * qy + m[8]! * qz;
  if (p.kind === ELLIPSOID) {
    const a = lx / p.rx;
    const b = ly / p.ry;
    const c = lz / p.rz;
    const k0 = Math.sqrt(a * a + b * b + c * c);
    if (k0 < 1e-6) return -p.least;
    const a2 = a / p.rx;
    const b2 = b / p.ry;
    const c2 = c / p.rz;
    const k1 = Math.sqrt(a2 * a2 + b2 * b2 + c2 * c2);
    const d = (k0 * (k0 - 1)) / k1;
    // Deep inside flat forms the estimate runs away; the true distance never exceeds the least radius.
    return Math.max(d, -p.least);
  }
  const ux = Math.abs(lx) - p.rx + p.ra;
  const uy = Math.abs(ly) - p.ry + p.ra;
  const uz = Math.abs(lz) - p.rz + p.ra;
  const mx = Math.max(ux, 0);
  const my = Math.max(uy, 0);
  const mz = Math.max(uz, 0);
  return Math.sqrt(mx * mx + my * my + mz * mz) + Math.min(Math.max(ux, uy, uz), 0) - p.ra;
}

/**
 * How near or deep a point may at most be: never farther out and never deeper in than this says, so
 * whole blocks of space can be skipped by it.
 */
export function boundAt(p: Form, x: number, y: number, z: number): number {
  if (p.kind === CONE) {
    const d = distance(p, x, y, z);
    // The radius changes along the cone: the slope of the estimate is that much steeper than 1.
    const slope = Math.abs(p.rb - p.ra) * Math.sqrt(p.perLength);
    return d / Math.sqrt(1 + slope * slope);
  }
  if (p.kind === BOX) return distance(p, x, y, z);
  const qx = x - p.ax;
  const qy = y - p.ay;
  const qz = z - p.az;
  const m = p.m;
  const a = (m[0]! * qx + m[1]! * qy + m[2]! * qz) / p.rx;
  const b = (m[3]! * qx + m[4]! * qy + m[5]! * qz) / p.ry;
  const c = (m[6]! * qx + m[7]! * qy + m[8]! * qz) / p.rz;
  return (Math.sqrt(a * a + b * b + c * c) - 1) * p.least;
}

/** The joined distance; leaves each form's own in its `d`. */
export function fieldAt(forms: readonly Form[], x: number, y: number, z: number): number {
  let d = 1e3;
  for (let i = 0; i < forms.length; i++) {
    const p = forms[i]!;
    let e = distance(p, x, y, z);
    p.d = e;
    const k = p.blend;
    if (p.cuts) {
      e = -e;
      const h = k - Math.abs(d - e);
      d = Math.max(d, e) + (h > 0 ? (h * h) / (4 * k) : 0);
    } else {
      const h = k - Math.abs(d - e);
      d = Math.min(d, e) - (h > 0 ? (h * h) / (4 * k) : 0);
    }
  }
  return d;
}
