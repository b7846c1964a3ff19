/** What light makes of a surface: sun, sky, bounce, rim, highlights and what is mirrored. */
import { clamp, exp } from '../core/math.ts';
import type { Material } from '../model/material.ts';
import { solidNoise } from '../model/noise-volume.ts';
import { applyPaint, type PaintProgram, type Surface } from '../model/paint.ts';
import type { Frame, Vec } from '../model/vec.ts';
import type { Light } from './stage.ts';
import type { View } from './view.ts';

function step(from: number, to: number, x: number): number {
  const t = (x - from) / (to - from);
  return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t);
}

/** x to the power of 2.5 or so, without a logarithm. */
const rimCurve = (x: number): number => x * x * (0.35 + 0.65 * x);

export class Shader {
  /** What is painted: filled by the caller, then changed by the paint. */
  readonly surface: Surface = {
    x: 0,
    y: 0,
    z: 0,
    nx: 0,
    ny: 1,
    nz: 0,
    u: 0,
    v: 0,
    r: 0,
    g: 0,
    b: 0,
    gloss: 0,
    rough: 0.5,
    glow: 0,
  };
  /** Light toward the eye, linear RGB. */
  r = 0;
  g = 0;
  b = 0;
  readonly #light: Light;
  readonly #view: View;
  readonly #rimWay: Vec;
  readonly #boxWay: Vec;
  #envR = 0;
  #envG = 0;
  #envB = 0;

  constructor(light: Light, view: View) {
    this.#light = light;
    this.#view = view;
    const { forward: f, right, up } = view;
    const flat = Math.sqrt(f[0] * f[0] + f[2] * f[2]) || 1;
    const way: Vec = [(f[0] / flat) * 0.876, 0.482, (f[2] / flat) * 0.876];
    this.#rimWay = way;
    // A soft box beside the camera, on the side of the sun: gloss needs something to mirror.
    const side =
      right[0] * light.toSun[0] + right[1] * light.toSun[1] + right[2] * light.toSun[2] > 0
        ? 0.62
        : -0.62;
    const box = [0, 1, 2].map((c) => -f[c]! + up[c]! * 0.75 + right[c]! * side);
    const l = Math.sqrt(box[0]! * box[0]! + box[1]! * box[1]! + box[2]! * box[2]!);
    this.#boxWay = [box[0]! / l, box[1]! / l, box[2]! / l];
  }

  /**
   * Paints a surface: colour and gloss by its own paint, relief by its material.
   * @param back world to the part's own frame
   */
  paint(
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    material: Material,
    program: PaintProgram | null,
    back: Frame,
    distance: number,
  ): void {
    const s = this.surface;
    s.gloss = material.gloss;
    s.rough = material.rough;
    s.glow = material.glow;
    if (program !== null) {
      s.x = back[0]! * x + back[3]! * y + back[6]! * z + back[9]!;
      s.y = back[1]! * x + back[4]! * y + back[7]! * z + back[10]!;
      s.z = back[2]! * x + back[5]! * y + back[8]! * z + back[11]!;
      const ax = back[0]! * nx + back[3]! * ny + back[6]! * nz;
      const ay = back[1]! * nx + back[4]! * ny + back[7]! * nz;
      const az = back[2]! * nx + back[5]! * ny + back[8]! * nz;
      const l = 1 / (Math.sqrt(ax * ax + ay * ay + az * az) || 1);
      s.nx = ax * l;
      s.ny = ay * l;
      s.nz = az * l;
      applyPaint(program, s);
    }
    s.nx = nx;
    s.ny = ny;
    s.nz = nz;
    if (material.relief > 0) {
      // Grain that is finer than a pixel would only flicker.
      const seen = 1 / (1 + (distance * material.grain) / 400);
      const k = material.grain;
      const a = material.relief * 2 * seen;
      s.nx += (solidNoise(x * k, y * k, z * k) - 0.5) * a;
      s.ny += (solidNoise(x * k + 5.3, y * k, z * k) - 0.5) * a;
      s.nz += (solidNoise(x * k, y * k + 9.1, z * k) - 0.5) * a;
      const l = 1 / Math.sqrt(s.nx * s.nx + s.ny * s.ny + s.nz * s.nz);
      s.nx *= l;
      s.ny *= l;
      s.nz *= l;
    }
  }

  /** Plain clay instead of what was painted. */
  unpaint(): void {
    const s = this.surface;
    s.r = 0.62;
    s.g = 0.6;
    s.b = 0.57;
    s.gloss = 0.06;
    s.glow = 0;
  }

  /** The light that comes along a way from everything around, blurred by roughness. */
  #around(x: number, y: number, z: number, rough: number): void {
    const { skyTop, skyHorizon, bounce } = this.#light;
    const above = step(-0.04 - rough * 0.5, 0.04 + rough * 0.5, y);
    const h = Math.sqrt(Math.max(y, 0));
    const way = this.#boxWay;
    const toBox = x * way[0] + y * way[1] + z * way[2];
    const box = step(0.8 - rough * 0.6, 0.93, toBox) * 0.75 * (skyTop[1] + skyHorizon[1]) * 0.8;
    const low = bounce[0] * 0.45;
    this.#envR = low + (skyHorizon[0] + (skyTop[0] - skyHorizon[0]) * h - low) * above + box;
    const lowG = bounce[1] * 0.45;
    this.#envG = lowG + (skyHorizon[1] + (skyTop[1] - skyHorizon[1]) * h - lowG) * above + box;
    const lowB = bounce[2] * 0.45;
    this.#envB = lowB + (skyHorizon[2] + (skyTop[2] - skyHorizon[2]) * h - lowB) * above + box;
  }

  /**
   * Lights the painted surface at a place. The result is in r, g, b.
   * @param lit share of the sun @param open share of the sky
   */
  light(x: number, y: number, z: number, material: Material, lit: number, open: number): void {
    const s = this.surface;
    const { toSun, sun, skyTop, skyHorizon, bounce, rim, lamps } = this.#light;
    const { eye } = this.#view;
    const { nx, ny, nz } = s;
    let vx = eye[0] - x;
    let vy = eye[1] - y;
    let vz = eye[2] - z;
    const vl = 1 / Math.sqrt(vx * vx + vy * vy + vz * vz);
    vx *= vl;
    vy *= vl;
    vz *= vl;
    const toLight = nx * toSun[0] + ny * toSun[1] + nz * toSun[2];
    const facing = clamp(nx * vx + ny * vy + nz * vz, 0.02, 1);
    const { soft } = material;
    const wrap = 0.1 + soft * 0.45;
    const wrapped = clamp((toLight + wrap) / (1 + wrap));
    const shade = 1 + (lit - 1) * step(-0.15, 0.25, toLight);
    const diffuse = (wrapped * wrapped * 0.55 + wrapped * 0.45) * shade;
    // Where light fades on soft things it comes out of them in their own colour.
    const through =
      soft * step(-0.45, 0.1, toLight) * step(0.6, 0.05, toLight) * (0.4 + 0.6 * shade) * 0.34;
    const up = 0.5 + 0.5 * ny;
    const closed = open * (0.35 * open + 0.65);
    const glance = 1 - facing;
    const fresnel = glance * glance * glance * glance * glance;
    const way = this.#rimWay;
    const rimShare =
      rimCurve(glance) *
      material.rim *
      step(-0.25, 0.7, nx * way[0] + ny * way[1] + nz * way[2]) *
      (0.25 + 0.75 * open);
    const fill = 0.16 * facing * closed;

    let hx = toSun[0] + vx;
    let hy = toSun[1] + vy;
    let hz = toSun[2] + vz;
    const hl = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz || 1e-9);
    hx *= hl;
    hy *= hl;
    hz *= hl;
    const half = clamp(nx * hx + ny * hy + nz * hz);
    const alpha = s.rough * s.rough;
    const a2 = alpha * alpha + 0.0004;
    const d = half * half * (a2 - 1) + 1;
    const shine = Math.min(a2 / (d * d * 12.6), 6) * s.gloss * clamp(toLight * 4) * shade;

    const metal = material.metal * clamp((s.gloss - 0.07) * 1.5);
    const matte = 1 - metal * 0.9;
    let mirrored = 0;
    if (s.gloss > 0.14) {
      const k = 2 * (nx * vx + ny * vy + nz * vz);
      this.#around(nx * k - vx, ny * k - vy, nz * k - vz, s.rough);
      mirrored =
        metal > 0.3
          ? 0.75 + 0.25 * fresnel
          : (material.coat > 0 ? 0.07 + 0.72 * fresnel : 0.035 + 0.3 * fresnel) * s.gloss;
      mirrored *= 0.25 + 0.75 * open;
    }
    let lampR = 0;
    let lampG = 0;
    let lampB = 0;
    for (let i = 0; i < lamps.length; i++) {
      const lamp = lamps[i]!;
      const lx = lamp.at[0] - x;
      const ly = lamp.at[1] - y;
      const lz = lamp.at[2] - z;
      const l2 = lx * lx + ly * ly + lz * lz;
      const l = Math.sqrt(l2) || 1;
      const falls = 1 / (1 + l2 / (lamp.reach * lamp.reach));
      const cosine =
        clamp(((nx * lx + ny * ly + nz * lz) / l + 0.25) / 1.25) * falls * (0.3 + 0.7 * open);
      lampR += lamp.color[0] * cosine;
      lampG += lamp.color[1] * cosine;
      lampB += lamp.color[2] * cosine;
    }
    const { r, g, b } = s;
    const sky = up * 0.72;
    const low = (1 - up) * 0.9;
    const skyR = (skyTop[0] * 0.62 + skyHorizon[0] * 0.38) * sky + bounce[0] * low;
    const skyG = (skyTop[1] * 0.62 + skyHorizon[1] * 0.38) * sky + bounce[1] * low;
    const skyB = (skyTop[2] * 0.62 + skyHorizon[2] * 0.38) * sky + bounce[2] * low;
    const inR = r * sun[0] * (diffuse + through * (0.5 + r)) + r * (skyR * closed + lampR);
    const inG = g * sun[1] * (diffuse + through * (0.35 + g * 0.8)) + g * (skyG * closed + lampG);
    const inB = b * sun[2] * (diffuse + through * (0.3 + b * 0.7)) + b * (skyB * closed + lampB);
    const tint = metal;
    const mr = tint * r + 1 - tint;
    const mg = tint * g + 1 - tint;
    const mb = tint * b + 1 - tint;
    this.r =
      inR * matte +
      r * fill * (skyHorizon[0] + 0.3 * sun[0]) * matte +
      rimShare * rim[0] * (0.35 + r) +
      (shine * sun[0] + mirrored * this.#envR) * mr;
    this.g =
      inG * matte +
      g * fill * (skyHorizon[1] + 0.3 * sun[1]) * matte +
      rimShare * rim[1] * (0.35 + g) +
      (shine * sun[1] + mirrored * this.#envG) * mg;
    this.b =
      inB * matte +
      b * fill * (skyHorizon[2] + 0.3 * sun[2]) * matte +
      rimShare * rim[2] * (0.35 + b) +
      (shine * sun[2] + mirrored * this.#envB) * mb;
    if (s.glow > 0) {
      this.r += r * s.glow;
      this.g += g * s.glow;
      this.b += b * s.glow;
    }
  }

  /** Air between the eye and a place that far away. */
  haze(distance: number): void {
    const { fog, fogColor, fogFrom } = this.#light;
    if (fog <= 0 || distance <= fogFrom) return;
    const left = exp((fogFrom - distance) * fog);
    this.r = fogColor[0] + (this.r - fogColor[0]) * left;
    this.g = fogColor[1] + (this.g - fogColor[1]) * left;
    this.b = fogColor[2] + (this.b - fogColor[2]) * left;
  }
}
