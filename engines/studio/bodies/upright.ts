/** Animals that go on two legs or sit up on them: apes, kangaroos, two-legged dinosaurs. */
import { cos, sin } from '../core/math.ts';
import type { FurLook } from '../model/fur.ts';
import type { MaterialName } from '../model/material.ts';
import type { Body } from '../model/model.ts';
import type { Color, Paint } from '../model/paint.ts';
import { add, type Frame, frame, mix, reach, type Vec } from '../model/vec.ts';
import { buildHead, type HeadPlan } from './head.ts';
import type { Kit } from './kit.ts';

export interface UprightPlan {
  /** Height of the hips when it stands, and from hip to shoulder, metres. */
  hip: number;
  torso: number;
  /** Degrees that the trunk leans forward. */
  lean: number;
  /** Radii of chest, belly and rump. */
  trunk: readonly [number, number, number];
  arm: {
    length: number;
    upper: number;
    lower: number;
    hand: number;
    color?: Color;
    /** Where its hands are when they do nothing. */
    rest: 'hang' | 'chest' | 'ground';
  };
  leg: { upper: number; lower: number; foot: number; toe: number; apart: number; color?: Color };
  neck: { length: number; radius: number; rise?: number };
  head: HeadPlan;
  tail?: { length: number; radius: number; tip: number; rise: number; curl?: number };
  coat: Color;
  belly?: Color;
  material?: MaterialName;
  fur?: FurLook;
  paint?: Paint;
  cells?: number;
  claws?: Color;
  onHead?: (k: Kit, body: Body) => void;
  onTrunk?: (k: Kit, body: Body, at: { hip: Vec; shoulder: Vec }) => void;
}

const RADIANS = Math.PI / 180;

export function buildUpright(k: Kit, p: UprightPlan): void {
  const [chest, belly, rump] = p.trunk;
  const { pose } = k;
  const isSitting =
    pose === 'sit' || pose === 'peek' || pose === 'sleep' || pose === 'lie' || pose === 'ride';
  const lean = (isSitting ? Math.min(p.lean, 12) : pose === 'run' ? p.lean + 12 : p.lean) * RADIANS;
  const hip: Vec = [0, isSitting ? rump * 0.94 : p.hip, 0];
  const shoulder = add(hip, [0, cos(lean) * p.torso, sin(lean) * p.torso]);
  const body = k.body({
    color: p.coat,
    material: p.material ?? 'fur',
    blend: chest * 0.4,
    cells: p.cells ?? 108,
    ...(p.fur ? { fur: p.fur } : {}),
    ...(p.paint ? { paint: p.paint } : {}),
  });
  const middle = mix(hip, shoulder, 0.5);
  body.chain([hip, middle, shoulder], [rump, belly, chest], { flow: [0, -1, -0.3], curve: true });
  if (p.belly)
    body.ball(
      add(mix(hip, shoulder, 0.48), [0, -belly * 0.1, belly * 0.42]),
      [belly * 0.68, p.torso * 0.52, belly * 0.64],
      {
        color: p.belly,
        blend: belly * 0.12,
        turn: { pitch: lean / RADIANS },
        flow: [0, -1, 0],
      },
    );
  const rise = (p.neck.rise ?? 70) * RADIANS;
  const neckTop = add(shoulder, [
    0,
    sin(rise) * (chest * 0.6 + p.neck.length),
    cos(rise) * (chest * 0.6 + p.neck.length),
  ]);
  body.cone(add(shoulder, [0, chest * 0.2, 0]), neckTop, p.neck.radius * 1.2, p.neck.radius, {
    flow: [0, -1, -0.3],
  });
  for (const side of [1, -1] as const) {
    buildLeg(k, body, p, hip, side, isSitting);
    buildArm(k, body, p, shoulder, side, isSitting);
  }
  if (p.tail) buildTail(k, body, p, hip, isSitting);
  p.onTrunk?.(k, body, { hip, shoulder });
  const r = p.head.radius;
  const head: Frame = frame(add(neckTop, [0, r * 0.4, r * 0.3]), {
    yaw: k.ask.look,
    roll: k.vary(-5, 5),
    pitch: 2,
  });
  k.at(head, {}, () => {
    buildHead(k, body, p.head, p.coat, pose === 'sleep');
    p.onHead?.(k, body);
  });
  k.socket('neck', mix(shoulder, neckTop, 0.6), p.neck.radius * 2.3);
  k.socket('back', add(middle, [0, 0, -belly]), belly * 1.6);
  k.socket(
    'seat',
    add(mix(middle, shoulder, 0.3), [0, belly * 0.9 * sin(lean), -belly * 0.9 * cos(lean)]),
    belly * 1.5,
  );
  k.socket('rump', [hip[0], hip[1] - rump * 0.9, hip[2]], rump * 2);
}

function buildLeg(
  k: Kit,
  body: Body,
  p: UprightPlan,
  hip: Vec,
  side: 1 | -1,
  isSitting: boolean,
): void {
  const { upper, lower, foot, toe, apart } = p.leg;
  const rump = p.trunk[2];
  const color = p.leg.color ?? p.coat;
  const isMoving = k.pose === 'walk' || k.pose === 'run' || k.pose === 'play';
  const stride = isMoving ? side * p.hip * (k.pose === 'run' ? 0.55 : 0.3) : side * p.hip * 0.05;
  const raise = isMoving && side === 1 ? p.hip * 0.2 : 0;
  const root = add(hip, [side * rump * 0.6, -rump * 0.1, rump * 0.1]);
  const ankle: Vec = isSitting
    ? [side * (apart + rump * 0.35), foot, rump * 0.55 + p.hip * 0.55]
    : [side * apart, foot * 1.1 + raise, stride - foot * 0.2];
  const knee = isSitting
    ? ([side * (apart + rump * 0.45), rump * 0.95, rump * 0.75] as Vec)
    : reach(root, ankle, p.hip * 0.52, p.hip * 0.52, [side * 0.12, 0, 1])[0];
  body.chain([root, knee], [upper, (upper + lower) * 0.52], {
    color: p.coat,
    flow: [0, -1, -0.1],
    blend: upper * 0.6,
  });
  body.chain([knee, ankle], [(upper + lower) * 0.5, lower], {
    color,
    flow: [0, -1, -0.1],
    fur: 0.7,
    blend: lower * 0.6,
  });
  const sole = add(ankle, [
    0,
    -foot * 0.3 + (isSitting ? foot * 0.5 : 0),
    isSitting ? foot * 0.2 : toe * 0.42,
  ]);
  body.ball(sole, isSitting ? [foot, toe * 0.75, foot * 0.8] : [foot, foot * 0.8, toe], {
    color,
    blend: foot * 0.5,
    fur: 0.45,
    flow: [0, -0.2, 1],
  });
  if (p.claws)
    for (const x of [-0.6, 0, 0.6])
      k.tube(
        [
          add(sole, [x * foot, -foot * 0.1, toe * 0.75]),
          add(sole, [x * foot * 1.1, -foot * 0.62, toe * 1.28]),
        ],
        [foot * 0.26, foot * 0.03],
        { color: p.claws, material: 'horn', around: 8 },
      );
}

function buildArm(
  k: Kit,
  body: Body,
  p: UprightPlan,
  shoulder: Vec,
  side: 1 | -1,
  isSitting: boolean,
): void {
  const { length, upper, lower, hand, rest } = p.arm;
  const chest = p.trunk[0];
  const color = p.arm.color ?? p.coat;
  const name = side === 1 ? 'handL' : 'handR';
  const root = add(shoulder, [side * chest * 0.78, chest * 0.08, chest * 0.1]);
  const swing = k.vary(-0.08, 0.08) * length;
  let goal: Vec;
  if (k.ask.grips[name]) goal = add(root, [side * length * 0.12, -length * 0.12, length * 0.78]);
  else if (k.pose === 'wave' && side === -1)
    goal = add(root, [side * length * 0.5, length * 0.72, length * 0.24]);
  else if (k.pose === 'play') goal = add(root, [side * length * 0.8, length * 0.5, length * 0.2]);
  else if (k.pose === 'peek')
    goal = add(root, [-side * length * 0.02, -length * 0.25, length * 0.6]);
  else if (rest === 'chest')
    goal = add(root, [-side * length * 0.1, -length * 0.42, length * 0.62]);
  else if (rest === 'ground' && !isSitting)
    goal = [side * (chest * 1.15), hand * 0.9, root[2] + length * 0.16 + swing];
  else if (isSitting) goal = add(root, [side * length * 0.06, -length * 0.62, length * 0.5]);
  else goal = add(root, [side * length * 0.2, -length * 0.92, length * 0.12 + swing]);
  const [elbow, wrist] = reach(root, goal, length * 0.52, length * 0.5, [side * 0.7, -0.3, -0.7]);
  body.cone(root, elbow, upper, (upper + lower) / 2, { color: p.coat, blend: upper * 0.7 });
  body.cone(elbow, wrist, (upper + lower) / 2, lower, { color, blend: lower * 0.6, fur: 0.8 });
  body.ball(wrist, [hand * 0.85, hand, hand * 0.85], {
    color: p.arm.color ?? p.leg.color ?? p.coat,
    blend: hand * 0.4,
    fur: 0.3,
  });
  if (p.claws)
    for (const x of [-0.4, 0.4])
      k.tube(
        [add(wrist, [x * hand, 0, hand * 0.5]), add(wrist, [x * hand, -hand * 0.7, hand * 1.4])],
        [hand * 0.3, hand * 0.04],
        {
          color: p.claws,
          material: 'horn',
          around: 8,
        },
      );
  k.socket(name, add(wrist, [0, 0, hand * 0.7]), hand * 2);
}

function buildTail(k: Kit, body: Body, p: UprightPlan, hip: Vec, isSitting: boolean): void {
  const { length, radius, tip, rise, curl = 0 } = p.tail!;
  const rump = p.trunk[2];
  const sway = k.vary(-0.25, 0.25);
  const up = sin((isSitting ? Math.min(rise, -10) : rise) * RADIANS);
  const out = Math.sqrt(1 - up * up);
  const at = (t: number): Vec => {
    const r = radius + (tip - radius) * t;
    return [
      sway * length * t * t,
      Math.max(r, hip[1] + rump * 0.1 + (up * t + curl * t * t * t) * length),
      hip[2] - rump * 0.5 - (out * t - Math.abs(curl) * 0.4 * t * t * t) * length,
    ];
  };
  body.chain(
    [0, 0.25, 0.5, 0.75, 1].map(at),
    [
      radius,
      radius + (tip - radius) * 0.3,
      radius + (tip - radius) * 0.56,
      radius + (tip - radius) * 0.8,
      tip,
    ],
    {
      curve: true,
      blend: radius * 0.8,
      flow: [0, 0, -1],
    },
  );
}
