/** Four-legged animals: a plan of proportions, posed by a spine and legs that reach for the ground. */

import type { Pose } from '../concepts/concept.ts';
import type { FurLook } from '../model/fur.ts';
import type { MaterialName } from '../model/material.ts';
import type { Body } from '../model/model.ts';
import type { Color, Paint } from '../model/paint.ts';
import { add, type Frame, frame, mix, reach, type Vec } from '../model/vec.ts';
import { buildHead, type HeadPlan } from './head.ts';
import type { Kit } from './kit.ts';

export interface QuadrupedPlan {
  /** Height of the spine at the shoulder, metres. */
  height: number;
  /** From shoulder to hip, metres. */
  length: number;
  /** Radii of chest, belly and rump, metres. */
  trunk: readonly [number, number, number];
  /** Radii of thigh, shin and foot, metres; `foot` may be long. */
  leg: {
    upper: number;
    lower: number;
    foot: number;
    toe?: number;
    color?: Color;
    /** True when thigh and arm have the leg's colour as well. */
    isWhole?: boolean;
    hoof?: Color;
  };
  neck: { length: number; radius: number /** Degrees above level. */; rise: number };
  head: HeadPlan;
  tail: {
    length: number;
    radius: number /** Degrees above level at the root. */;
    rise: number;
    tuft?: number;
    color?: Color;
  };
  coat: Color;
  belly?: Color;
  material?: MaterialName;
  fur?: FurLook;
  paint?: Paint;
  cells?: number;
  /** More on the head: horns, mane, trunk. The model's frame is the head's. */
  onHead?: (k: Kit, body: Body) => void;
  /** More on the trunk: mane, hump. */
  onTrunk?: (k: Kit, body: Body, spine: Spine) => void;
}

export interface Spine {
  shoulder: Vec;
  middle: Vec;
  hip: Vec;
  neckTop: Vec;
}

interface Posture extends Spine {
  head: Frame;
  /** Feet and the way their knees bend: front left, front right, hind left, hind right. */
  feet: readonly Vec[];
  isAsleep: boolean;
  /** True while it lies: legs are folded, not reached. */
  isDown: boolean;
}

/** Hoofed animals with long legs don't sit as cats do: they lie. */
function poseOf(k: Kit, p: QuadrupedPlan): Pose {
  const isStiff = p.leg.hoof !== undefined && p.height > p.trunk[0] * 2.4;
  return isStiff && (k.pose === 'sit' || k.pose === 'wave' || k.pose === 'hold') ? 'lie' : k.pose;
}

function postureOf(k: Kit, p: QuadrupedPlan): Posture {
  const pose = poseOf(k, p);
  const { height: H, length: L } = p;
  const [chest, , rump] = p.trunk;
  const w = chest * 0.62;
  const foot = p.leg.foot;
  const { look } = k.ask;
  const lift = frame([0, 0, 0], { pitch: -p.neck.rise });
  const along = (root: Vec, length: number): Vec => [
    root[0],
    root[1] + lift[7]! * length,
    root[2] + lift[8]! * length,
  ];
  const r = p.head.radius;
  const build = (
    shoulder: Vec,
    hip: Vec,
    feet: readonly Vec[],
    more: Partial<Posture> & { headTurn?: { yaw?: number; pitch?: number; roll?: number } } = {},
  ): Posture => {
    const neckTop =
      more.neckTop ?? along(add(shoulder, [0, chest * 0.3, chest * 0.35]), p.neck.length);
    const { yaw = look, pitch = 4, roll = k.vary(-6, 6) } = more.headTurn ?? {};
    return {
      shoulder,
      hip,
      middle: more.middle ?? mix(shoulder, hip, 0.5),
      neckTop,
      head: frame(add(neckTop, [0, r * 0.35, r * 0.42]), { yaw, pitch, roll }),
      feet,
      isAsleep: more.isAsleep ?? false,
      isDown: more.isDown ?? false,
    };
  };
  const standing = (stride: readonly number[], raise: readonly number[] = [0, 0, 0, 0]): Posture =>
    build(
      [0, H, L / 2],
      [0, H * 0.98, -L / 2],
      [
        [w, foot + raise[0]! * H, L / 2 + stride[0]! * H],
        [-w, foot + raise[1]! * H, L / 2 + stride[1]! * H],
        [w, foot + raise[2]! * H, -L / 2 + stride[2]! * H],
        [-w, foot + raise[3]! * H, -L / 2 + stride[3]! * H],
      ],
    );
  switch (pose) {
    case 'walk':
    case 'play':
      return standing([0.22, -0.12, -0.2, 0.16], [0.16, 0, 0.02, 0]);
    case 'run':
    case 'fly':
      return standing([0.75, 0.6, -0.7, -0.5], [0.42, 0.2, 0.32, 0.12]);
    case 'sit':
    case 'wave':
    case 'hold': {
      const hip: Vec = [0, rump * 0.92, -L * 0.28];
      const shoulder: Vec = [0, Math.max(H * 0.98, rump * 1.5 + L * 0.5), L * 0.14];
      const feet: Vec[] = [
        [w * 0.75, foot, L * 0.3],
        [-w * 0.75, foot, L * 0.3],
        [w * 1.5, foot, L * 0.18],
        [-w * 1.5, foot, L * 0.18],
      ];
      if (pose !== 'sit') feet[1] = [-w * 1.6, shoulder[1] + chest * 0.5, L * 0.5];
      for (const [name, i] of [
        ['handL', 0],
        ['handR', 1],
      ] as const) {
        if (k.ask.grips[name])
          feet[i] = [(i === 0 ? 1 : -1) * w * 1.5, shoulder[1] * 0.95, L * 0.14 + H * 0.5];
      }
      return build(shoulder, hip, feet, {
        middle: add(mix(shoulder, hip, 0.5), [0, -rump * 0.1, -rump * 0.12]),
      });
    }
    case 'peek': {
      // Only what looks out of a cup or a basket: upright, paws on the rim.
      const hip: Vec = [0, rump * 0.9, -rump * 0.1];
      const shoulder: Vec = [0, rump * 0.9 + L * 0.62, 0];
      const feet: Vec[] = [
        [w * 1.15, shoulder[1] + chest * 0.1, chest * 1.25],
        [-w * 1.15, shoulder[1] + chest * 0.1, chest * 1.25],
        [w, foot, rump * 0.7],
        [-w, foot, rump * 0.7],
      ];
      return build(shoulder, hip, feet, {
        neckTop: add(shoulder, [0, chest * 0.55 + p.neck.length * 0.4, chest * 0.1]),
      });
    }
    case 'lie':
    case 'ride':
    case 'sleep': {
      const isAsleep = pose === 'sleep';
      const shoulder: Vec = [0, chest * 0.98, L / 2];
      const hip: Vec = [0, rump * 0.95, -L / 2];
      const feet: Vec[] = [
        [w * 0.8, foot, L / 2 + H * 0.42],
        [-w * 0.8, foot, L / 2 + H * 0.4],
        [rump * 1.15, foot, -L / 2 + H * 0.36],
        [-rump * 1.15, foot, -L / 2 + H * 0.36],
      ];
      const side = k.pick(1, -1);
      return build(shoulder, hip, feet, {
        isDown: true,
        isAsleep,
        ...(isAsleep
          ? {
              neckTop: [
                side * w * 0.5,
                Math.max(r * 0.55, foot * 1.4),
                L / 2 + chest * 0.6 + p.neck.length * 0.4,
              ] as Vec,
              headTurn: { yaw: side * 24, pitch: 8, roll: -side * 14 },
            }
          : { headTurn: { yaw: k.ask.look, pitch: 2 } }),
      });
    }
    default: {
      const posture = standing([0.03, -0.05, -0.06, 0.05]);
      return { ...posture, isAsleep: false };
    }
  }
}

export function buildQuadruped(k: Kit, p: QuadrupedPlan): void {
  const posture = postureOf(k, p);
  const { shoulder, middle, hip, neckTop, feet } = posture;
  const [chest, belly, rump] = p.trunk;
  const body = k.body({
    color: p.coat,
    material: p.material ?? 'fur',
    blend: chest * 0.5,
    cells: p.cells ?? 104,
    ...(p.fur ? { fur: p.fur } : {}),
    ...(p.paint ? { paint: p.paint } : {}),
  });
  const back: Vec = [0, -0.35, -1];
  body.chain([shoulder, middle, hip], [chest, belly, rump], { flow: back, curve: true });
  if (p.belly) {
    body.ball(add(middle, [0, -belly * 0.45, 0]), [belly * 0.7, belly * 0.62, p.length * 0.42], {
      color: p.belly,
      flow: back,
    });
  }
  body.chain(
    [add(shoulder, [0, chest * 0.25, chest * 0.2]), neckTop],
    [p.neck.radius * 1.25, p.neck.radius],
    { flow: [0, -1, -0.5] },
  );
  for (const [i, foot] of feet.entries()) buildLeg(k, body, p, posture, foot, i);
  buildTail(k, body, p, posture);
  p.onTrunk?.(k, body, posture);
  k.at(posture.head, {}, () => {
    buildHead(k, body, p.head, p.coat, posture.isAsleep);
    p.onHead?.(k, body);
  });
  k.socket(
    'neck',
    mix(add(shoulder, [0, chest * 0.4, chest * 0.3]), neckTop, 0.6),
    p.neck.radius * 2.2,
  );
  k.socket('back', add(middle, [0, belly * 0.94, 0]), belly * 1.7);
  k.socket('seat', add(mix(shoulder, middle, 0.7), [0, belly * 0.95, 0]), belly * 1.8);
  k.socket('handL', add(feet[0]!, [0, 0, p.leg.foot]), p.leg.foot * 2);
  k.socket('handR', add(feet[1]!, [0, 0, p.leg.foot]), p.leg.foot * 2);
}

function buildLeg(
  k: Kit,
  body: Body,
  p: QuadrupedPlan,
  posture: Posture,
  foot: Vec,
  i: number,
): void {
  const { upper, lower, foot: f } = p.leg;
  const isFront = i < 2;
  const side = i % 2 === 0 ? 1 : -1;
  const [chest, , rump] = p.trunk;
  const joint = isFront ? posture.shoulder : posture.hip;
  const wide = isFront ? chest * 0.58 : rump * 0.6;
  const root: Vec = [side * wide, joint[1] - (isFront ? chest : rump) * 0.25, joint[2]];
  const coat = p.leg.isWhole ? (p.leg.color ?? p.coat) : p.coat;
  const sock = p.leg.color ?? p.coat;
  const down: Vec = [0, -1, -0.15];
  const blend = upper * 0.7;
  const toe = p.leg.toe ?? 1.35;
  const pose = poseOf(k, p);
  if (
    !isFront &&
    (posture.isDown || pose === 'sit' || pose === 'peek' || pose === 'hold' || pose === 'wave')
  ) {
    // A folded leg: the haunch is what one sees.
    const haunch: Vec = [side * rump * 0.72, rump * 0.82, joint[2] + rump * 0.35];
    body.ball(haunch, [upper * 1.15, rump * 0.8, rump * 0.86], {
      color: coat,
      blend: rump * 0.4,
      flow: [0, -0.4, -1],
    });
    body.cone([side * rump * 0.9, f * 1.1, joint[2]], foot, lower, lower * 0.9, {
      color: sock,
      blend,
    });
    body.ball(add(foot, [0, 0, f * 0.5]), [f, f * 0.85, f * toe], {
      color: sock,
      blend: f * 0.5,
      fur: 0.5,
    });
    return;
  }
  if (isFront && posture.isDown) {
    const elbow: Vec = [side * chest * 0.72, f * 1.25, joint[2] - chest * 0.1];
    body.chain([root, elbow, foot], [upper, lower * 1.1, lower * 0.95], {
      color: sock,
      blend,
      flow: [0, -0.3, 1],
    });
  } else {
    const length = p.height - chest * 0.25 - f;
    const [knee, ankle] = reach(root, foot, length * 0.54, length * 0.52, [
      side * 0.12,
      0,
      isFront ? -1 : 1,
    ]);
    body.cone(root, knee, upper, (upper + lower) / 2, {
      color: coat,
      blend: blend * 1.3,
      flow: down,
    });
    body.cone(knee, ankle, (upper + lower) / 2, lower, {
      color: sock,
      blend,
      flow: down,
      fur: 0.6,
    });
    foot = ankle;
  }
  const hoof = p.leg.hoof;
  if (hoof) {
    k.lathe(
      [
        [f * 1.12, -f],
        [f * 1.05, -f * 0.6],
        [f * 0.8, f * 0.4],
      ].map(([r, y]) => [r!, y! + foot[1]] as const),
      { color: hoof, material: 'horn', straight: true, around: 18 },
    );
    const made = k.parts[k.parts.length - 1]!;
    made.frame = frame([foot[0], 0, foot[2] + f * 0.15]);
  } else {
    body.ball(add(foot, [0, -f * 0.34, f * 0.4]), [f * 1.06, f * 0.86, f * toe], {
      color: sock,
      blend: f * 0.5,
      fur: 0.45,
      flow: [0, -0.2, 1],
    });
  }
}

function buildTail(k: Kit, body: Body, p: QuadrupedPlan, posture: Posture): void {
  const { length, radius, rise, tuft = 1 } = p.tail;
  if (length <= 0) return;
  const color = p.tail.color ?? p.coat;
  const root = add(posture.hip, [0, p.trunk[2] * 0.35, -p.trunk[2] * 0.85]);
  const sway = k.vary(-0.35, 0.35);
  if (posture.isDown || poseOf(k, p) === 'sit' || k.pose === 'peek') {
    // Lies round the body on the ground.
    const side = sway > 0 ? 1 : -1;
    const rr = Math.max(radius, 0.004);
    const w = p.trunk[2] * 1.15 + rr;
    const steps: Vec[] = [
      [0, Math.min(root[1], p.trunk[2] * 0.6), root[2] + rr],
      [side * w * 0.55, rr * 1.1, posture.hip[2] - p.trunk[2] * 1.1 - rr],
      [side * w * 1.15, rr, posture.hip[2] - p.trunk[2] * 0.2],
      [side * w * 1.12, rr, posture.hip[2] - p.trunk[2] * 0.2 + length * 0.5],
    ];
    const taper = tuft < 0.5 ? [radius, radius * 0.8, radius * 0.5] : [radius, radius, radius];
    body.chain(steps, [...taper, radius * 0.8 * tuft], {
      color,
      blend: radius,
      curve: true,
      flow: [0, 0, 1],
    });
    return;
  }
  const turn = frame([0, 0, 0], { pitch: -rise });
  const y = turn[7]!;
  const z = -turn[8]!;
  const bend = rise > 20 ? 0.25 : -0.2;
  const at = (t: number): Vec => [
    root[0] + sway * length * t * t,
    root[1] + (y * t + bend * t * t) * length,
    root[2] + (z * t + 0.12 * t * t * t) * length,
  ];
  body.chain(
    [at(0), at(0.35), at(0.7), at(1)],
    // A heavy tail runs out to a point.
    tuft < 0.5
      ? [radius, radius * 0.7, radius * 0.4, radius * 0.8 * tuft]
      : [radius, radius, radius * (1 + (tuft - 1) * 0.4), radius * 0.8 * tuft],
    { color, blend: radius * 1.2, curve: true },
  );
}
