/**
 * The astronaut as a signed-distance field: capsules and boxes, smoothly joined.
 *
 * Model units: the helmet's centre is at (0, 0.62, 0.04), the boots near y = -1.1; y is up and z
 * points to the viewer at yaw 0. Everything lies within 1.55 of the origin.
 */
import { clamp, length as length2, sin, square } from '../../core/math.ts';
import type { Random } from '../../core/random.ts';

export type Point = readonly [number, number, number];

export interface AstronautPose {
  shoulders: readonly [Point, Point];
  elbows: readonly [Point, Point];
  hands: readonly [Point, Point];
  hips: readonly [Point, Point];
  knees: readonly [Point, Point];
  feet: readonly [Point, Point];
  /** Radians. */
  yaw: number;
  roll: number;
}

/** Radius of a sphere about the origin that holds every pose. */
export const ASTRONAUT_BOUND = 1.55;

export const MATERIAL = { suit: 0, visor: 1, grey: 2, accent: 3 } as const;
export type Material = (typeof MATERIAL)[keyof typeof MATERIAL];

type Attitude = 'waving' | 'drifting' | 'reaching' | 'curled';

/** Left is negative x. Values after the base pose are small random shifts. */
export function chooseAstronautPose(random: Random): AstronautPose {
  const attitude = random.pick(['waving', 'drifting', 'reaching', 'curled'] as const);
  const j = (range: number) => random.range(-range, range);
  const limbs: Record<Attitude, readonly [Point, Point, Point, Point, Point, Point, Point, Point]> =
    {
      // elbow L, R, hand L, R, knee L, R, foot L, R
      waving: [
        [-0.66, 0.06, 0.16],
        [0.72, 0.38, 0.08],
        [-0.82, -0.2, 0.38],
        [0.9, 0.78, 0.2],
        [-0.26, -0.76, 0.2],
        [0.28, -0.74, 0.12],
        [-0.34, -1.12, -0.12],
        [0.42, -1.12, -0.22],
      ],
      drifting: [
        [-0.7, 0.16, 0.2],
        [0.72, 0.3, 0.1],
        [-0.96, 0.42, 0.42],
        [1.0, 0.52, 0.3],
        [-0.32, -0.74, 0.3],
        [0.3, -0.76, 0.1],
        [-0.42, -1.06, -0.12],
        [0.46, -1.12, -0.24],
      ],
      reaching: [
        [-0.64, 0.04, 0.2],
        [0.7, 0.34, 0.3],
        [-0.74, -0.28, 0.3],
        [0.98, 0.6, 0.56],
        [-0.3, -0.78, 0.12],
        [0.24, -0.68, 0.34],
        [-0.5, -1.1, -0.2],
        [0.3, -1.06, 0.02],
      ],
      curled: [
        [-0.66, 0.02, 0.22],
        [0.66, 0.02, 0.22],
        [-0.6, -0.24, 0.56],
        [0.62, -0.2, 0.56],
        [-0.3, -0.62, 0.44],
        [0.3, -0.66, 0.4],
        [-0.3, -0.98, 0.12],
        [0.32, -1.02, 0.06],
      ],
    };
  const at = (i: number, range: number): Point => {
    const [x, y, z] = limbs[attitude][i]!;
    return [x + j(range), y + j(range), z + j(range * 0.6)];
  };
  return {
    shoulders: [
      [-0.34, 0.28, 0],
      [0.34, 0.28, 0],
    ],
    elbows: [at(0, 0.05), at(1, 0.05)],
    hands: [at(2, 0.08), at(3, 0.08)],
    hips: [
      [-0.17, -0.34, 0],
      [0.17, -0.34, 0],
    ],
    knees: [at(4, 0.05), at(5, 0.05)],
    feet: [at(6, 0.06), at(7, 0.06)],
    yaw: random.range(-0.5, 0.5),
    roll: random.range(-0.5, 0.4),
  };
}

function smoothUnion(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

/** A rounded line, with what its distance needs computed once. */
interface Capsule {
  ax: number;
  ay: number;
  az: number;
  dx: number;
  dy: number;
  dz: number;
  /** One over the squared length. */
  inverse: number;
  radius: number;
}

function createCapsule(a: Point, b: Point, radius: number): Capsule {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const dz = b[2] - a[2];
  const inverse = 1 / (dx * dx + dy * dy + dz * dz);
  return { ax: a[0], ay: a[1], az: a[2], dx, dy, dz, inverse, radius };
}

/** Distance to a capsule's starting point: what lies around it is no nearer than this less its reach. */
function reachOf(x: number, y: number, z: number, c: Capsule): number {
  const dx = x - c.ax;
  const dy = y - c.ay;
  const dz = z - c.az;
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

/** Farthest that hand, foot and arm band reach from their starting points, model units. */
const HAND_REACH = 0.4;
const FOOT_REACH = 0.46;
const BAND_REACH = 0.2;

function capsuleAt(x: number, y: number, z: number, c: Capsule): number {
  let px = x - c.ax;
  let py = y - c.ay;
  let pz = z - c.az;
  const t = clamp((px * c.dx + py * c.dy + pz * c.dz) * c.inverse);
  px -= c.dx * t;
  py -= c.dy * t;
  pz -= c.dz * t;
  return Math.sqrt(px * px + py * py + pz * pz) - c.radius;
}

function roundBox(
  x: number,
  y: number,
  z: number,
  cx: number,
  cy: number,
  cz: number,
  sx: number,
  sy: number,
  sz: number,
  radius: number,
): number {
  const px = Math.max(Math.abs(x - cx) - sx, 0);
  const py = Math.max(Math.abs(y - cy) - sy, 0);
  const pz = Math.max(Math.abs(z - cz) - sz, 0);
  return Math.sqrt(px * px + py * py + pz * pz) - radius;
}

function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

function moved(p: Point, x: number, y: number, z: number): Point {
  return [p[0] + x, p[1] + y, p[2] + z];
}

interface LimbParts {
  upperArm: Capsule;
  forearm: Capsule;
  thigh: Capsule;
  calf: Capsule;
  glove: Capsule;
  thumb: Capsule;
  band: Capsule;
  shin: Capsule;
  sole: Capsule;
  /** Beyond this from elbow or knee the limb can't touch, blending included. */
  armReach: number;
  legReach: number;
}

export interface AstronautField {
  /** Distance to the surface, model units. */
  distance(x: number, y: number, z: number): number;
  material(x: number, y: number, z: number): Material;
}

export function createAstronautField(pose: AstronautPose): AstronautField {
  const parts: LimbParts[] = [0, 1].map((i) => {
    const hand = pose.hands[i]!;
    const elbow = pose.elbows[i]!;
    const foot = pose.feet[i]!;
    // The hand continues the forearm.
    const dx = (hand[0] - elbow[0]) * 0.45;
    const dy = (hand[1] - elbow[1]) * 0.45;
    const dz = (hand[2] - elbow[2]) * 0.45;
    const knee = pose.knees[i]!;
    const far = (a: Point, b: Point) =>
      Math.sqrt(square(a[0] - b[0]) + square(a[1] - b[1]) + square(a[2] - b[2]));
    return {
      armReach: Math.max(far(elbow, hand), far(elbow, pose.shoulders[i]!)) + 0.135 + 0.1,
      legReach: Math.max(far(knee, foot), far(knee, pose.hips[i]!)) + 0.16 + 0.11,
      upperArm: createCapsule(pose.shoulders[i]!, elbow, 0.135),
      forearm: createCapsule(elbow, hand, 0.115),
      thigh: createCapsule(pose.hips[i]!, knee, 0.16),
      calf: createCapsule(knee, foot, 0.135),
      glove: createCapsule(hand, moved(hand, dx * 0.55, dy * 0.55, dz * 0.55), 0.105),
      thumb: createCapsule(hand, moved(hand, dx * 0.4, dy * 0.4 + 0.13, dz * 0.4), 0.05),
      band: createCapsule(between(elbow, hand, 0.55), between(elbow, hand, 0.63), 0.128),
      shin: createCapsule(foot, between(foot, knee, 0.3), 0.145),
      sole: createCapsule(moved(foot, 0, -0.05, 0.02), moved(foot, 0, -0.09, 0.24), 0.115),
    };
  });
  const suitAt = (x: number, y: number, z: number): number => {
    let d = roundBox(x, y, z, 0, 0.06, 0, 0.16, 0.22, 0.08, 0.17);
    for (let i = 0; i < 2; i++) {
      const p = parts[i]!;
      if (reachOf(x, y, z, p.forearm) - p.armReach < d) {
        d = smoothUnion(d, capsuleAt(x, y, z, p.upperArm), 0.09);
        d = smoothUnion(d, capsuleAt(x, y, z, p.forearm), 0.07);
      }
      if (reachOf(x, y, z, p.calf) - p.legReach < d) {
        d = smoothUnion(d, capsuleAt(x, y, z, p.thigh), 0.1);
        d = smoothUnion(d, capsuleAt(x, y, z, p.calf), 0.08);
      }
    }
    // Wrinkles of cloth; only close by, where they can show.
    if (d > 0.05) return d - 0.006;
    return (
      d -
      0.0035 * sin(y * 38 + x * 17 + 4 * sin(z * 7 + x * 5)) -
      0.003 * sin(x * 43 - y * 11 + z * 31)
    );
  };
  const helmetAt = (x: number, y: number, z: number): number => {
    const dy = y - 0.62;
    const dz = z - 0.04;
    return Math.sqrt(x * x + dy * dy + dz * dz) - 0.33;
  };
  const packAt = (x: number, y: number, z: number) =>
    roundBox(x, y, z, 0, 0.12, -0.34, 0.24, 0.3, 0.08, 0.05);
  // Parts out of reach of the nearest surface so far can't change the minimum: most are skipped.
  const greyAt = (x: number, y: number, z: number, limit: number): number => {
    let d = Math.min(limit, roundBox(x, y, z, 0, 0.1, 0.24, 0.12, 0.08, 0.04, 0.02));
    for (let i = 0; i < 2; i++) {
      const p = parts[i]!;
      if (reachOf(x, y, z, p.glove) - HAND_REACH < d) {
        const glove = capsuleAt(x, y, z, p.glove);
        d = Math.min(d, smoothUnion(glove, capsuleAt(x, y, z, p.thumb), 0.05));
      }
      if (reachOf(x, y, z, p.shin) - FOOT_REACH < d) {
        const shin = capsuleAt(x, y, z, p.shin);
        d = Math.min(d, smoothUnion(shin, capsuleAt(x, y, z, p.sole), 0.06));
      }
    }
    const collar = Math.max(
      Math.abs(length2(x, z - 0.03) - 0.24) - 0.045,
      Math.abs(y - 0.37) - 0.035,
    );
    return Math.min(d, collar);
  };
  const accentAt = (x: number, y: number, z: number, limit: number): number => {
    let d = limit;
    for (let i = 0; i < 2; i++) {
      const { band } = parts[i]!;
      if (reachOf(x, y, z, band) - BAND_REACH < d) d = Math.min(d, capsuleAt(x, y, z, band));
    }
    return d;
  };
  return {
    distance: (x, y, z) => {
      const cloth = Math.min(helmetAt(x, y, z), packAt(x, y, z), suitAt(x, y, z));
      return accentAt(x, y, z, greyAt(x, y, z, cloth));
    },
    material: (x, y, z) => {
      const suit = suitAt(x, y, z);
      const helmet = helmetAt(x, y, z);
      const hard = greyAt(x, y, z, packAt(x, y, z));
      const accent = accentAt(x, y, z, Infinity);
      const nearest = Math.min(suit, helmet, hard, accent);
      if (nearest === accent) return MATERIAL.accent;
      if (nearest === hard) return MATERIAL.grey;
      if (nearest === suit) return MATERIAL.suit;
      const u = x / 0.29;
      const v = (y - 0.615) / 0.22;
      return u * u + v * v < 1 && z > 0.1 ? MATERIAL.visor : MATERIAL.suit;
    },
  };
}
