/**
 * The pen every actor is drawn with: places outlines of a local frame in the picture and shades
 * them as volumes in the scene's light.
 */
import type { Canvas } from '../core/canvas.ts';
import type { Rgb } from '../core/color.ts';
import type { Polygon } from '../core/geometry.ts';
import { clamp, cos, lerp, pow, sin, smoothstep } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import type { Random } from '../core/random.ts';
import { addGlow, type FillOptions, fillPolygons } from '../core/raster.ts';
import { type LightRig, lightPixel, litColor } from './light-rig.ts';
import { type Relief, reliefOf } from './relief.ts';

/** Where an actor's frame lies in the picture. */
export interface Frame {
  /** Picture position of the local origin (the middle of its foot), pixels. */
  x: number;
  y: number;
  /** Pixels per local unit. */
  scale: number;
  /** +1 when the actor looks to the right of the picture, -1 to the left. */
  facing: number;
  /** Counter-clockwise turn in the local frame, radians. */
  tilt: number;
}

/** The light at the actor's place. */
export interface StageLight {
  rig: LightRig;
  /** +1 when the light comes from the picture's right, -1 from the left. */
  side: number;
  /** Haze over the actor, 0 near to 1 lost in the distance. */
  haze: number;
}

/** A colour, or one that depends on the place in the local frame (may return a shared array). */
export type Albedo = Rgb | ((u: number, v: number) => Rgb);

export interface Material {
  albedo: Albedo;
  /** How far the rounding reaches in from the edge, as a share of the shape; 0.5 by default. */
  round?: number;
  /** 0 matt to 1 polished. */
  gloss?: number;
  /** Strength of the surface's mottling, 0.12 by default. */
  grain?: number;
  /** Texels of noise per local unit, 60 by default. */
  grainScale?: number;
  /** Strength of the light that catches the edge, 0.5 by default. */
  rim?: number;
  /** Light of its own, added as a multiple of the albedo. */
  glow?: number;
  /** Added to the light everywhere: negative for what lies behind. */
  lift?: number;
  alpha?: number;
  /** Soft edge, local units. */
  soft?: number;
  /** The surface, when it is known better than its outline tells. */
  relief?: Relief;
}

const scratch: [number, number, number] = [0, 0, 0];

/** Mixes two linear colours into a shared array: for albedo functions, which run per pixel. */
export function blend(a: Rgb, b: Rgb, t: number): Rgb {
  const k = clamp(t);
  scratch[0] = a[0] + (b[0] - a[0]) * k;
  scratch[1] = a[1] + (b[1] - a[1]) * k;
  scratch[2] = a[2] + (b[2] - a[2]) * k;
  return scratch;
}

/** The same as a colour of its own, to be kept. */
export function mix(a: Rgb, b: Rgb, t: number): Rgb {
  const [x, y, z] = blend(a, b, t);
  return [x, y, z];
}

export interface HairOptions {
  count: number;
  /** Local units. */
  length: number;
  /** Local units, 0.006 by default. */
  width?: number;
  /** Direction in the local frame, radians counter-clockwise from x. */
  angle: (u: number, v: number) => number;
  /** Scatter of the direction, radians. */
  spread?: number;
  /** How much the hairs differ in brightness, 0.22 by default. */
  contrast?: number;
}

function isNested(shape: Polygon | readonly Polygon[]): shape is readonly Polygon[] {
  return typeof shape[0] !== 'number';
}

export class Pen {
  readonly canvas: Canvas;
  readonly tiles: NoiseTiles;
  readonly frame: Frame;
  readonly light: StageLight;
  readonly #cos: number;
  readonly #sin: number;

  constructor(canvas: Canvas, tiles: NoiseTiles, frame: Frame, light: StageLight) {
    this.canvas = canvas;
    this.tiles = tiles;
    this.frame = frame;
    this.light = light;
    this.#cos = cos(frame.tilt);
    this.#sin = sin(frame.tilt);
  }

  get rig(): LightRig {
    return this.light.rig;
  }

  /** +1 when the light comes from where the actor looks to, -1 from behind it. */
  get lightAhead(): number {
    return this.light.side * this.frame.facing;
  }

  /** A pen of a part of the actor: its own origin, size and turn within this frame. */
  within(x: number, y: number, scale: number, turn = 0, mirror = 1): Pen {
    const [px, py] = this.at(x, y);
    return new Pen(
      this.canvas,
      this.tiles,
      {
        x: px,
        y: py,
        scale: this.frame.scale * scale,
        facing: this.frame.facing * mirror,
        tilt: (this.frame.tilt + turn) * mirror,
      },
      this.light,
    );
  }

  /** Picture position of a local point. */
  at(u: number, v: number): [number, number] {
    const { x, y, scale, facing } = this.frame;
    return [
      x + facing * (u * this.#cos - v * this.#sin) * scale,
      y - (u * this.#sin + v * this.#cos) * scale,
    ];
  }

  /** Outlines in pixels. */
  place(shape: Polygon | readonly Polygon[]): number[][] {
    const list = isNested(shape) ? shape : [shape];
    return list.map((points) => {
      const out: number[] = [];
      for (let i = 0; i < points.length; i += 2) out.push(...this.at(points[i]!, points[i + 1]!));
      return out;
    });
  }

  /** Fills with one lit colour. @param light 0 shadow to 1 full key light */
  fill(
    shape: Polygon | readonly Polygon[],
    albedo: Rgb,
    light = 0.6,
    options: FillOptions = {},
  ): void {
    if (shape.length === 0) return;
    const { rig, haze } = this.light;
    fillPolygons(this.canvas, this.place(shape), litColor(rig, albedo, light, haze), options);
  }

  /** Fills with light as it is, unlit: lamps, screens, flames. */
  emit(shape: Polygon | readonly Polygon[], color: Rgb, options: FillOptions = {}): void {
    if (shape.length === 0) return;
    fillPolygons(this.canvas, this.place(shape), color, options);
  }

  /** A round glow. @param radius local units */
  glow(u: number, v: number, radius: number, color: Rgb, strength = 1, falloff = 2): void {
    const [x, y] = this.at(u, v);
    addGlow(this.canvas, x, y, radius * this.frame.scale, color, strength, falloff);
  }

  /** Darkens what is there: creases, the shade of one part upon another. */
  shade(shape: Polygon | readonly Polygon[], strength: number, soft = 0.02): void {
    if (shape.length === 0) return;
    fillPolygons(this.canvas, this.place(shape), [0.3, 0.28, 0.36], {
      blend: 'multiply',
      alpha: strength * (1 - this.light.haze),
      blur: soft * this.frame.scale,
    });
  }

  /**
   * Fills outlines as one rounded body: key light on the side of the sun, form shadow, light caught
   * by the rim, bounce from below, and for glossy things a highlight.
   */
  volume(shape: Polygon | readonly Polygon[], material: Material): void {
    if (shape.length === 0) return;
    const list = isNested(shape) ? shape : [shape];
    const relief = material.relief ?? reliefOf(list, material.round ?? 0.5, this.frame.scale);
    if (relief === null) return;
    const soft = (material.soft ?? 0) * this.frame.scale;
    fillPolygons(this.canvas, this.place(list), this.#shader(relief, material), {
      alpha: material.alpha ?? 1,
      blur: soft > 0.3 ? soft : 0,
    });
  }

  #shader(relief: Relief, material: Material): (px: number, py: number, out: Float64Array) => void {
    const { rig, haze } = this.light;
    const { x, y, scale, facing } = this.frame;
    const c = this.#cos;
    const s = this.#sin;
    const { albedo } = material;
    const gloss = material.gloss ?? 0;
    const grain = material.grain ?? 0.12;
    const grainScale = material.grainScale ?? 60;
    const rim = (material.rim ?? 0.5) * (1 - haze) * (1 - rig.overcast * 0.6);
    const lift = material.lift ?? 0;
    const glow = material.glow ?? 0;
    const up = 0.42 + 0.4 * clamp(1 - rig.sunHeight);
    // Toward the light, in the local frame: x ahead, y up, z to the viewer.
    const lx = 0.62 * this.lightAhead * c + up * s;
    const ly = -0.62 * this.lightAhead * s + up * c;
    const lz = 0.6;
    const inverse = 1 / Math.sqrt(lx * lx + ly * ly + lz * lz);
    const normal = new Float64Array(2);
    const varied = typeof albedo === 'function' ? albedo : null;
    const plain = typeof albedo === 'function' ? null : albedo;
    const { fbm } = this.tiles;
    const step = 1 / scale;
    return (px, py, out) => {
      const a = facing * (px + 0.5 - x) * step;
      const b = (y - py - 0.5) * step;
      const u = a * c + b * s;
      const v = -a * s + b * c;
      relief.normalAt(u, v, normal);
      const nx = normal[0]!;
      const ny = normal[1]!;
      const flat = nx * nx + ny * ny;
      const nz = flat < 1 ? Math.sqrt(1 - flat) : 0;
      const facingLight = (nx * lx + ny * ly + nz * lz) * inverse;
      const noise = grain > 0 ? sampleNoise(fbm, u * grainScale + 31, v * grainScale + 57) : 0;
      const color = plain ?? varied!(u, v);
      const vary = 1 + noise * grain * 1.6;
      out[0] = color[0] * vary;
      out[1] = color[1] * vary;
      out[2] = color[2] * vary;
      // A soft terminator, and a little light thrown back from the ground into the dark side.
      const bounce = ny < 0 ? ny * -0.1 : 0;
      const light =
        0.08 + 0.86 * smoothstep(-0.55, 1, facingLight) + bounce + lift + noise * grain * 0.5;
      const own0 = out[0] * glow;
      const own1 = out[1] * glow;
      const own2 = out[2] * glow;
      lightPixel(rig, out, light, 0);
      const edge = 1 - nz;
      const caught = rim * edge * edge * smoothstep(-0.1, 0.7, nx * lx + ny * ly) * 0.55;
      let spark = 0;
      if (gloss > 0) {
        // Half-way vector toward a viewer straight ahead.
        const hx = lx * inverse;
        const hy = ly * inverse;
        const hz = lz * inverse + 1;
        const hl = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz);
        const h = (nx * hx + ny * hy + nz * hz) * hl;
        spark = gloss * (0.75 * pow(clamp(h), 18 + 50 * gloss) + 0.1 * edge);
      }
      const { sun, sky } = rig;
      out[0] += own0 + sun[0] * caught + lerp(sky[2][0], sun[0], 0.6) * spark;
      out[1] += own1 + sun[1] * caught + lerp(sky[2][1], sun[1], 0.6) * spark;
      out[2] += own2 + sun[2] * caught + lerp(sky[2][2], sun[2], 0.6) * spark;
      if (haze > 0) {
        out[0] += (rig.haze[0] - out[0]) * haze;
        out[1] += (rig.haze[1] - out[1]) * haze;
        out[2] += (rig.haze[2] - out[2]) * haze;
      }
    };
  }

  /** Hair or feathers over a painted body: each takes up the colour it grows from. */
  hairs(shape: Polygon | readonly Polygon[], random: Random, options: HairOptions): void {
    const list = isNested(shape) ? shape : [shape];
    const relief = reliefOf(list, 0.4);
    if (relief === null) return;
    const { canvas } = this;
    const width = options.width ?? 0.006;
    const contrast = options.contrast ?? 0.22;
    const spread = options.spread ?? 0.35;
    for (let i = 0; i < options.count; i++) {
      const u = lerp(relief.left, relief.right, random.next());
      const v = lerp(relief.bottom, relief.top, random.next());
      const turn = random.bell() * spread;
      const long = options.length * random.range(0.5, 1.15);
      const tone = 1 + (random.next() - 0.5) * 2 * contrast;
      // A root at the very edge would take up the colour of what lies behind.
      if (relief.coverAt(u, v) < 0.99) continue;
      const a = options.angle(u, v) + turn;
      const [px, py] = this.at(u, v);
      const x = Math.round(px);
      const y = Math.round(py);
      if (x < 0 || y < 0 || x >= canvas.width || y >= canvas.height) continue;
      const k = (y * canvas.width + x) * 3;
      const color: Rgb = [
        canvas.data[k]! * tone,
        canvas.data[k + 1]! * tone,
        canvas.data[k + 2]! * tone,
      ];
      const ca = cos(a);
      const sa = sin(a);
      const hair = [
        u - sa * width,
        v + ca * width,
        u + ca * long * 0.6 - sa * width * 0.4,
        v + sa * long * 0.6 + ca * width * 0.4,
        u + ca * long,
        v + sa * long - long * 0.12,
        u + sa * width,
        v - ca * width,
      ];
      fillPolygons(canvas, this.place(hair), color, { alpha: 0.85 });
    }
  }

  /** An eye with lid line, iris, pupil and catch light. @param radius local units */
  eye(u: number, v: number, radius: number, iris: Rgb, options: { slit?: boolean } = {}): void {
    const n = 18;
    const circle = (cx: number, cy: number, rx: number, ry: number) => {
      const points: number[] = [];
      for (let i = 0; i < n; i++) {
        const a = (i / n) * 6.2831853;
        points.push(cx + cos(a) * rx, cy + sin(a) * ry);
      }
      return points;
    };
    this.fill(circle(u, v, radius * 1.28, radius * 1.18), [0.015, 0.012, 0.012], 0.5);
    this.fill(circle(u, v, radius, radius), iris, 0.8);
    const slim = options.slit ? 0.3 : 0.56;
    this.fill(
      circle(u + radius * 0.08, v, radius * slim, radius * (options.slit ? 0.85 : 0.56)),
      [0.008, 0.008, 0.01],
      0.4,
    );
    const l = this.lightAhead;
    this.emit(
      circle(u + radius * 0.3 * l, v + radius * 0.36, radius * 0.24, radius * 0.24),
      this.rig.isDark ? [0.6, 0.65, 0.75] : [1, 1, 1],
      { alpha: 0.95 * (1 - this.light.haze) },
    );
  }
}
