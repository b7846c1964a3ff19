/**
 * A stage to a picture: visibility at two by two samples a pixel, light maps, ambient at half size,
 * then each pixel lit once, or once for each surface at an edge.
 */
import type { Canvas, Checkpoint } from '../core/canvas.ts';
import { smoothstep } from '../core/math.ts';
import { solidNoise } from '../model/noise-volume.ts';
import { IDENTITY } from '../model/vec.ts';
import { type Ambient, findAmbient } from './ambient.ts';
import { drawLightMap, type LightMap } from './light-map.ts';
import { type Mirror, mirrorStage } from './mirror.ts';
import { GROUND, Rasteriser, SKY, type Visibility } from './raster.ts';
import { Shader } from './shader.ts';
import { flatten, type Soup } from './soup.ts';
import type { Ground, Stage } from './stage.ts';
import { SurfacePoint } from './surface-point.ts';
import { rayThrough } from './view.ts';
import { waveNormal } from './waves.ts';

/** What is known of each pixel besides its colour. Row-major, one value a pixel. */
export interface Buffers {
  width: number;
  height: number;
  /** Along the forward axis, metres; 1e6 for the sky. */
  depth: Float32Array;
  /** Number of the asked thing seen there; 0 for scenery. */
  thing: Uint8Array;
  /** 1 where the features of a face are seen. */
  face: Uint8Array;
  /** Light that falls on what was asked for, on average: what the exposure follows. */
  incident: number;
}

const rasterisers = new Map<string, Rasteriser>();

/** A rasteriser for a size, kept for the next picture: its buffers are large. */
export function rasteriserFor(width: number, height: number): Rasteriser {
  const key = `${width}x${height}`;
  let found = rasterisers.get(key);
  if (!found) {
    // Sizes come and go; two are the picture's and its mirror's.
    if (rasterisers.size >= 4) rasterisers.clear();
    found = new Rasteriser(width, height);
    rasterisers.set(key, found);
  }
  return found;
}

/** How far the coarse shadow map reaches beyond the fine one. */
const FAR_SHADOW = 6;

/** A stage seen from its view, before anything is lit. */
export interface Shot {
  stage: Stage;
  soup: Soup;
  width: number;
  height: number;
  seen: Visibility;
  ambient: Ambient;
  mirror: Mirror | null;
}

/** How much of the picture is painted: previews stop early. */
export type Finish = 'clay' | 'light' | 'full';

/** Finds what is seen and how open it lies. @param edge of the sun's map, cells */
export function shoot(
  stage: Stage,
  width: number,
  height: number,
  checkpoint: Checkpoint,
  hasMirror = true,
): Shot {
  const soup = flatten(stage.instances, checkpoint);
  const groundY = stage.ground?.y ?? null;
  const seen = rasteriserFor(width * 2, height * 2).draw(soup, stage.view, groundY, checkpoint);
  const { center, radius, light, view } = stage;
  const edge = width * height > 400 * 400 ? 1152 : 448;
  const sunMaps: LightMap[] = [
    drawLightMap('sun', soup, light.toSun, center, radius * 1.9, edge),
    drawLightMap('far sun', soup, light.toSun, center, radius * 1.9 * FAR_SHADOW, edge / 2),
  ];
  const zenith = drawLightMap('zenith', soup, [0, 1, 0], center, radius * 2.2, 384);
  const ambient = findAmbient(
    {
      soup,
      view,
      seen,
      sunMaps,
      zenith,
      ground: groundY,
      center,
      radius,
      softness: light.softness,
    },
    checkpoint,
  );
  const mirror =
    hasMirror && stage.ground && stage.ground.mirror > 0.02
      ? mirrorStage(stage, soup, sunMaps, width, height, checkpoint)
      : null;
  return { stage, soup, width, height, seen, ambient, mirror };
}

/** Lights a shot. The canvas must have its size. */
export function develop(shot: Shot, canvas: Canvas, finish: Finish = 'full'): Buffers {
  return new Painter(shot, canvas, finish).paint();
}

/** A neutral light for clay: only form counts. */
const CLAY_LIGHT = {
  sun: [0.28, 0.28, 0.28],
  skyTop: [0.8, 0.8, 0.8],
  skyHorizon: [0.8, 0.8, 0.8],
  bounce: [0.45, 0.45, 0.45],
  rim: [0.3, 0.3, 0.3],
  fog: 0,
  lamps: [],
} as const;

let kept: Buffers | null = null;

/** Buffers are kept for the next picture of the size: they are read before it is begun. */
function emptyBuffers(width: number, height: number): Buffers {
  if (kept && kept.width === width && kept.height === height) {
    kept.thing.fill(0);
    kept.face.fill(0);
    kept.incident = 1;
    return kept;
  }
  const size = width * height;
  const made: Buffers = {
    width,
    height,
    depth: new Float32Array(size),
    thing: new Uint8Array(size),
    face: new Uint8Array(size),
    incident: 1,
  };
  // Those of previews are small: only large ones are worth keeping.
  if (size > 400 * 400) kept = made;
  return made;
}

class Painter {
  readonly #stage: Stage;
  readonly #soup: Soup;
  readonly #seen: Visibility;
  readonly #ambient: Ambient;
  readonly #mirror: Mirror | null;
  readonly #canvas: Canvas;
  readonly #finish: Finish;
  readonly #shader: Shader;
  readonly #point = new SurfacePoint();
  readonly #ray = new Float64Array(3);
  readonly #out = new Float64Array(3);
  readonly #buffers: Buffers;
  #lit = 1;
  #open = 1;
  #foam = 0;
  #fallen = 0;
  #measured = 0;

  constructor(shot: Shot, canvas: Canvas, finish: Finish) {
    const { stage, soup, seen, ambient, mirror } = shot;
    this.#stage = stage;
    this.#soup = soup;
    this.#seen = seen;
    this.#ambient = ambient;
    this.#mirror = finish === 'full' ? mirror : null;
    this.#canvas = canvas;
    this.#finish = finish;
    const light = finish === 'clay' ? { ...stage.light, ...CLAY_LIGHT } : stage.light;
    this.#shader = new Shader(light, stage.view);
    this.#buffers = emptyBuffers(canvas.width, canvas.height);
  }

  paint(): Buffers {
    const { width, height, data } = this.#canvas;
    const { triangle, near, width: row } = this.#seen;
    const { partOf } = this.#soup;
    const buffers = this.#buffers;
    const keys = new Int32Array(4);
    for (let y = 0, i = 0; y < height; y++) {
      if (y % 16 === 0) this.#canvas.checkpoint();
      for (let x = 0; x < width; x++, i++) {
        const s = y * 2 * row + x * 2;
        const t0 = triangle[s]!;
        const t1 = triangle[s + 1]!;
        const t2 = triangle[s + row]!;
        const t3 = triangle[s + row + 1]!;
        if (t0 === t1 && t1 === t2 && t2 === t3) {
          this.#shade(t0, x * 2 + 1, y * 2 + 1, i);
          data[i * 3] = this.#shader.r;
          data[i * 3 + 1] = this.#shader.g;
          data[i * 3 + 2] = this.#shader.b;
          continue;
        }
        keys[0] = t0 < 0 ? t0 : partOf[t0]!;
        keys[1] = t1 < 0 ? t1 : partOf[t1]!;
        keys[2] = t2 < 0 ? t2 : partOf[t2]!;
        keys[3] = t3 < 0 ? t3 : partOf[t3]!;
        let r = 0;
        let g = 0;
        let b = 0;
        let done = 0;
        let most = 0;
        for (let k = 0; k < 4; k++) {
          if ((done >> k) & 1) continue;
          const at = s + (k & 1) + (k >> 1) * row;
          let share = 1;
          done |= 1 << k;
          for (let o = k + 1; o < 4; o++) {
            if (keys[o] !== keys[k]) continue;
            const other = s + (o & 1) + (o >> 1) * row;
            // One part may fold over itself: an edge within it is an edge.
            const n0 = near[at]!;
            const n1 = near[other]!;
            if (Math.abs(n0 - n1) > 0.05 * (n0 + n1)) continue;
            done |= 1 << o;
            share++;
          }
          const isWhole = share === 4;
          const px = isWhole ? x * 2 + 1 : x * 2 + (k & 1) + 0.5;
          const py = isWhole ? y * 2 + 1 : y * 2 + (k >> 1) + 0.5;
          const isMost = share > most;
          if (isMost) most = share;
          this.#shade(triangle[at]!, px, py, isMost ? i : -1);
          r += this.#shader.r * share;
          g += this.#shader.g * share;
          b += this.#shader.b * share;
        }
        data[i * 3] = r * 0.25;
        data[i * 3 + 1] = g * 0.25;
        data[i * 3 + 2] = b * 0.25;
      }
    }
    if (this.#measured > 0) buffers.incident = this.#fallen / this.#measured;
    return buffers;
  }

  /** Lights what is seen at a sample. @param record index of the pixel it stands for, or -1 */
  #shade(triangle: number, px: number, py: number, record: number): void {
    const { view, backdrop } = this.#stage;
    const shader = this.#shader;
    const ray = this.#ray;
    const buffers = this.#buffers;
    rayThrough(view, px, py, this.#seen.width, this.#seen.height, ray);
    if (triangle === SKY) {
      const l = 1 / Math.sqrt(ray[0]! * ray[0]! + ray[1]! * ray[1]! + ray[2]! * ray[2]!);
      if (this.#finish === 'clay') this.#out.fill(0.72);
      else backdrop(ray[0]! * l, ray[1]! * l, ray[2]! * l, this.#out);
      shader.r = this.#out[0]!;
      shader.g = this.#out[1]!;
      shader.b = this.#out[2]!;
      if (record >= 0) buffers.depth[record] = 1e6;
      return;
    }
    if (triangle === GROUND) {
      this.#shadeGround(this.#stage.ground!, px, py, record);
      return;
    }
    const point = this.#point;
    point.find(this.#soup, triangle, view, ray[0]!, ray[1]!, ray[2]!);
    const number = this.#soup.partOf[triangle]!;
    const part = this.#soup.parts[number]!;
    const { surface } = shader;
    surface.r = point.r;
    surface.g = point.g;
    surface.b = point.b;
    surface.u = point.u;
    surface.v = point.v;
    const { x, y, z, distance } = point;
    shader.paint(
      x,
      y,
      z,
      point.nx,
      point.ny,
      point.nz,
      part.material,
      part.paint,
      part.back,
      distance,
    );
    if (this.#finish !== 'full') shader.unpaint();
    this.#gather(px, py, distance);
    shader.light(x, y, z, part.material, this.#lit, this.#open);
    if (record >= 0 && part.thing > 0 && surface.glow < 0.1) {
      const own = 0.3 * surface.r + 0.6 * surface.g + 0.1 * surface.b;
      this.#fallen += (0.3 * shader.r + 0.6 * shader.g + 0.1 * shader.b + 0.02) / (own + 0.06);
      this.#measured++;
    }
    shader.haze(distance);
    if (record >= 0) {
      buffers.depth[record] = distance;
      buffers.thing[record] = part.thing;
      if (part.isFace) buffers.face[record] = 1;
    }
  }

  #shadeGround(ground: Ground, px: number, py: number, record: number): void {
    const { view, backdrop } = this.#stage;
    const shader = this.#shader;
    const ray = this.#ray;
    const distance = (ground.y - view.eye[1]) / ray[1]!;
    const x = view.eye[0] + ray[0]! * distance;
    const z = view.eye[2] + ray[2]! * distance;
    const { surface } = shader;
    [surface.r, surface.g, surface.b] = ground.color;
    const n = waveNormal(ground.waves, x, z, distance);
    shader.paint(
      x,
      ground.y,
      z,
      n[0]!,
      n[1]!,
      n[2]!,
      ground.material,
      ground.paint,
      IDENTITY,
      distance,
    );
    if (this.#finish !== 'full') shader.unpaint();
    this.#gather(px, py, distance);
    if (ground.waves !== null && this.#finish === 'full') {
      // Foam where something stands in the water.
      const closed = 1 - this.#open;
      if (closed > 0.06) {
        const k = 2.2 / ground.waves.size;
        const n = solidNoise(x * k, 3, z * k);
        const foam = smoothstep(0.2, 0.55, closed + (n - 0.5) * 0.7) * 0.7;
        surface.r += (0.85 - surface.r) * foam;
        surface.g += (0.9 - surface.g) * foam;
        surface.b += (0.92 - surface.b) * foam;
        this.#foam = foam;
      } else this.#foam = 0;
    }
    shader.light(x, ground.y, z, ground.material, this.#lit, this.#open);
    if (this.#mirror) {
      // What lies still and dull mirrors only where its own paint says it is wet.
      const wet = ground.waves ? 1 - this.#foam : surface.gloss;
      const vl = 1 / Math.sqrt(ray[0]! * ray[0]! + ray[1]! * ray[1]! + ray[2]! * ray[2]!);
      const facing = Math.max(0, -ray[1]! * vl * n[1]!);
      const f = 1 - facing;
      const share = ground.mirror * wet * (0.12 + 0.88 * f * f * f);
      if (share > 0.01) {
        const out = this.#out;
        const bend = (n[0]! * view.right[0] + n[2]! * view.right[2]) * 60;
        const drop = (n[0]! * view.forward[0] + n[2]! * view.forward[2]) * 90;
        if (!this.#mirror.sample(px + bend * 2, py + drop * 2, out)) {
          const ny = Math.max(0.02, -ray[1]! * vl);
          backdrop(ray[0]! * vl + n[0]! * 0.6, ny, ray[2]! * vl + n[2]! * 0.6, out);
        }
        shader.r += (out[0]! - shader.r) * share;
        shader.g += (out[1]! - shader.g) * share;
        shader.b += (out[2]! - shader.b) * share;
      }
    }
    shader.haze(distance);
    if (record >= 0) this.#buffers.depth[record] = distance;
  }

  /** Shadow and openness from the half-size planes, from what is as far away. */
  #gather(px: number, py: number, distance: number): void {
    const a = this.#ambient;
    const fx = Math.max(0, (px - 1.5) / 4);
    const fy = Math.max(0, (py - 1.5) / 4);
    const x0 = Math.min(a.width - 1, fx | 0);
    const y0 = Math.min(a.height - 1, fy | 0);
    const u = fx - x0;
    const v = fy - y0;
    let lit = 0;
    let open = 0;
    let total = 0;
    for (let k = 0; k < 4; k++) {
      const x = Math.min(a.width - 1, x0 + (k & 1));
      const y = Math.min(a.height - 1, y0 + (k >> 1));
      const q = y * a.width + x;
      const away = (a.distance[q]! - distance) / distance;
      const w = ((k & 1 ? u : 1 - u) * (k >> 1 ? v : 1 - v)) / (0.002 + away * away * 40) + 1e-6;
      lit += a.lit[q]! * w;
      open += a.open[q]! * w;
      total += w;
    }
    this.#lit = lit / total;
    this.#open = open / total;
  }
}
