/** Strewing things over a ground: grass, stones, trees, so that the middle stays free. */

import { Kit, NO_ASK } from '../bodies/kit.ts';
import { findConcept } from '../concepts/registry.ts';
import { cos, sin, TAU } from '../core/math.ts';
import { createRandom, hashString, type Random } from '../core/random.ts';
import { FloatList, type Mesh } from '../model/mesh.ts';
import { type Look, Model } from '../model/model.ts';
import { frame, type Vec } from '../model/vec.ts';
import type { Instance } from '../render/soup.ts';
import type { PlaceContext } from './place.ts';

/** How many different trees of a kind there are; kept from picture to picture. */
const VARIANTS = 6;
const MODELS_KEPT = 40;
const models = new Map<string, Model>();

/** A model of a concept for scenery: one of a few, so that it need not be built each time. */
export function sceneryModel(name: string, random: Random, words: readonly string[] = []): Model {
  const variant = random.int(0, VARIANTS - 1);
  const key = `${name} ${words.join(' ')} ${variant}`;
  const known = models.get(key);
  if (known) return known;
  const concept = findConcept(name);
  if (!concept) throw new Error(`No concept ${name}`);
  const kit = new Kit({
    ...NO_ASK,
    random: createRandom(hashString(name, variant)),
    detail: 0.5,
    words: new Set(words),
    pose: concept.poses?.[0] ?? 'stand',
  });
  concept.build(kit);
  if (models.size >= MODELS_KEPT) models.delete(models.keys().next().value!);
  models.set(key, kit);
  return kit;
}

/** A palm of its own: scenery, whether or not there is a concept of the name. */
export function palmModel(random: Random): Model {
  const kit = new Kit({ ...NO_ASK, random: random.fork('palm'), detail: 0.5 });
  kit.tree({ kind: 'palm', height: random.range(5, 7), leaf: '#4f9a3f' });
  return kit;
}

export interface GrassOptions {
  count: number;
  /** Around the middle, metres. */
  radius: number;
  height: number;
  width: number;
  look: Look;
  /** Shares of the ground that stay bare: 0 none. */
  patchy?: number;
  lean?: number;
}

/** Blades over a disc, thinner with the distance; fewer where the noise says bare. */
export function grass({ random, tiles, center }: PlaceContext, o: GrassOptions): Instance {
  const P = new FloatList();
  const N = new FloatList();
  const indices: number[] = [];
  const lean = o.lean ?? 0.5;
  for (let i = 0; i < o.count; i++) {
    const r = o.radius * Math.sqrt(random.next()) * (0.35 + 0.65 * random.next());
    const a = random.next() * TAU;
    const x = center[0] + sin(a) * r;
    const z = center[2] + cos(a) * r;
    const patch =
      tiles.fbm[(Math.abs(Math.round(x * 24)) & 511) * 512 + (Math.abs(Math.round(z * 24)) & 511)]!;
    const h = o.height * (0.5 + random.next() * 0.8) * (patch < (o.patchy ?? 0) - 0.3 ? 0.3 : 1);
    const w = o.width * (0.7 + random.next() * 0.6);
    const b = random.next() * TAU;
    const [cx, cz] = [cos(b) * w, sin(b) * w];
    const [lx, lz] = [(random.next() - 0.5) * h * lean, (random.next() - 0.5) * h * lean];
    P.push3(x - cx, 0, z - cz);
    P.push3(x + cx, 0, z + cz);
    P.push3(x + lx, h, z + lz);
    const [nx, nz] = [(random.next() - 0.5) * 0.5, (random.next() - 0.5) * 0.5];
    for (let k = 0; k < 3; k++) N.push3(nx, 0.9, nz);
    indices.push(i * 3, i * 3 + 1, i * 3 + 2);
  }
  const mesh: Mesh = {
    positions: P.done(),
    normals: N.done(),
    colors: null,
    coords: null,
    indices: Uint32Array.from(indices),
  };
  const model = new Model();
  model.mesh(mesh, { ...o.look, shadow: false });
  return { model, frame: frame([0, 0, 0]), thing: 0 };
}

/**
 * Places on the ground behind and beside the subjects, out of the camera's way.
 * @param near least and most distance behind the middle, metres
 */
export function behind(
  { random, yaw, center }: PlaceContext,
  count: number,
  near: number,
  far: number,
  width: number,
  gap = 0,
): Vec[] {
  const turn = frame([center[0], 0, center[2]], { yaw });
  return Array.from({ length: count }, (_, i) => {
    const back = near + (far - near) * ((i + random.next()) / count);
    const half = width * (0.4 + 0.6 * (back / far));
    let side = (random.next() * 2 - 1) * half;
    if (Math.abs(side) < gap) side = Math.sign(side || 1) * (gap + random.next() * gap * 0.6);
    return [
      turn[0]! * side - turn[6]! * back + center[0],
      0,
      turn[2]! * side - turn[8]! * back + center[2],
    ] as Vec;
  });
}

/** The same model at many places, each turned and sized by chance. */
export function planted(
  models: readonly Model[],
  places: readonly Vec[],
  random: Random,
  low = 0.8,
  high = 1.2,
): Instance[] {
  return places.map((at) => ({
    model: random.pick(models),
    frame: frame(at, { yaw: random.range(0, 360), scale: random.range(low, high) }),
    thing: 0,
  }));
}

/** A boulder: a lumpy stone. */
export function stoneModel(random: Random, look: Look): Model {
  const model = new Model(0.4);
  const body = model.body({ ...look, material: look.material ?? 'stone', blend: 0.25 });
  for (let i = 0; i < 5; i++) {
    body.ball(
      [random.range(-0.4, 0.4), random.range(0.05, 0.3), random.range(-0.3, 0.3)],
      [random.range(0.3, 0.55), random.range(0.2, 0.42), random.range(0.3, 0.5)],
      {},
    );
  }
  return model;
}
