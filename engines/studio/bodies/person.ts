/** People: a skeleton whose hands and feet reach for places, clothed in bodies of their own. */
import { cos, sin, TAU } from '../core/math.ts';
import type { MaterialName } from '../model/material.ts';
import type { Body } from '../model/model.ts';
import { type Color, mottled, type Paint } from '../model/paint.ts';
import { add, frame, frameAlong, mix, reach, sub, type Vec } from '../model/vec.ts';
import type { Kit } from './kit.ts';

export type HairStyle = 'short' | 'bob' | 'long' | 'pigtails' | 'bun' | 'curls' | 'bald';

export interface Garment {
  color: Color;
  material?: MaterialName;
  paint?: Paint;
}

export interface PersonPlan {
  /** Metres. */
  height: number;
  /** Radius of the head to the height: 0.125 for a small child, 0.088 for an adult. */
  head: number;
  skin: Color;
  hair: { style: HairStyle; color: Color };
  /** Breadth of the trunk, 1 ordinary. */
  girth?: number;
  top: Garment & { sleeves?: 'long' | 'short' | 'none' };
  /** A skirt's length is from hip to hem in parts of the leg. */
  bottom: Garment & { kind: 'trousers' | 'skirt' | 'bare'; length?: number };
  shoes: Garment & { tall?: number };
  beard?: { color: Color; length: number } | null;
  eyes?: Color;
  /** Covers the face: no features are built. */
  isMasked?: boolean;
  /** Over all: armour, capes, belts. The joints say where. */
  onBody?: (k: Kit, joints: Joints) => void;
  /** The model's frame is the head's, radius 1. */
  onHead?: (k: Kit) => void;
}

export interface Joints {
  hip: Vec;
  chest: Vec;
  neck: Vec;
  shoulders: readonly [Vec, Vec];
  elbows: readonly [Vec, Vec];
  hands: readonly [Vec, Vec];
  hips: readonly [Vec, Vec];
  knees: readonly [Vec, Vec];
  feet: readonly [Vec, Vec];
  /** Height of the person and radius of the head, metres. */
  height: number;
  head: number;
}

function jointsOf(k: Kit, p: PersonPlan): Joints & { lean: number } {
  const H = p.height;
  const r = p.head * H;
  const g = p.girth ?? 1;
  const neckY = H - 2.06 * r;
  const trunk = neckY * 0.42;
  const leg = neckY - trunk - 0.02 * H;
  const foot = 0.035 * H;
  let hipY = leg + foot * 0.2;
  const wide = 0.082 * H * g;
  const spread = 0.104 * H * (0.8 + 0.2 * g);
  let lean = 0.02;
  let feet: [Vec, Vec] = [
    [wide * 1.05, foot, 0.01 * H],
    [-wide * 1.05, foot, -0.01 * H],
  ];
  let kneeWay: Vec = [0, 0, 1];
  const step = k.vary(0.08, 0.12) * H;
  switch (k.pose) {
    case 'walk':
      feet = [
        [wide * 0.7, foot, step],
        [-wide * 0.7, foot * 1.5, -step],
      ];
      lean = 0.05;
      break;
    case 'run':
    case 'play':
      feet = [
        [wide * 0.7, foot + 0.05 * H, step * 2],
        [-wide * 0.7, foot + leg * 0.34, -step * 2.4],
      ];
      lean = 0.14;
      hipY *= 0.98;
      break;
    case 'sit':
      if (!k.ask.hasSeat) {
        // On the ground: legs before it, knees a little up.
        hipY = 0.075 * H;
        feet = [
          [wide * 1.3, foot, leg * 0.86],
          [-wide * 1.5, foot, leg * 0.78],
        ];
        kneeWay = [0, 1, 0.2];
        lean = -0.01;
        break;
      }
      hipY = leg * 0.56;
      feet = [
        [wide * 1.1, foot, leg * 0.52],
        [-wide * 1.1, foot, leg * 0.5],
      ];
      lean = -0.02;
      break;
    case 'ride':
      hipY = leg * 0.62;
      feet = [
        [Math.max(wide, k.ask.astride / 2 + 0.03 * H), hipY - leg * 0.78, leg * 0.2],
        [-Math.max(wide, k.ask.astride / 2 + 0.03 * H), hipY - leg * 0.78, leg * 0.2],
      ];
      kneeWay = [0, 0.3, 1];
      break;
    default:
  }
  const hip: Vec = [0, hipY, 0];
  const chest: Vec = [0, hipY + trunk * 0.72, lean * H * 0.7];
  const neck: Vec = [0, hipY + trunk, lean * H];
  const shoulders: [Vec, Vec] = [
    add(neck, [spread, -0.035 * H, -0.005 * H]),
    add(neck, [-spread, -0.035 * H, -0.005 * H]),
  ];
  const arm = trunk * 1.16;
  const hand = (side: 1 | -1): Vec => {
    const s = shoulders[side === 1 ? 0 : 1];
    const grip = k.ask.grips[side === 1 ? 'handL' : 'handR'];
    if (grip === 'raised') return add(s, [side * 0.055 * H, -trunk * 0.28, arm * 0.58]);
    if (grip === 'forward') return add(s, [side * -0.02 * H, -trunk * 0.42, arm * 0.72]);
    if (grip === 'hug') return add(s, [side * -spread * 0.55, -trunk * 0.5, arm * 0.55]);
    if (grip === 'low') return add(s, [side * 0.06 * H, -arm * 0.9, arm * 0.2]);
    if (k.pose === 'wave' && side === -1) return add(s, [side * arm * 0.42, arm * 0.8, arm * 0.12]);
    if (k.pose === 'run' || k.pose === 'walk' || k.pose === 'play') {
      const swing = (side === 1 ? -1 : 1) * (k.pose === 'walk' ? 0.3 : 0.62);
      return add(s, [
        side * 0.05 * H,
        -arm * (k.pose === 'walk' ? 0.86 : 0.52),
        arm * (swing + 0.1),
      ]);
    }
    if (k.pose === 'ride') return add(s, [-side * 0.03 * H, -trunk * 0.62, arm * 0.62]);
    if (k.pose === 'sit') return add(s, [-side * 0.02 * H, -trunk * 0.76, arm * 0.44]);
    return add(s, [side * (0.05 + k.vary(0, 0.03)) * H, -arm * 0.93, arm * 0.14]);
  };
  const hands: [Vec, Vec] = [hand(1), hand(-1)];
  const elbow = (i: 0 | 1): [Vec, Vec] => {
    const side = i === 0 ? 1 : -1;
    return reach(shoulders[i], hands[i], arm * 0.5, arm * 0.48, [side * 0.5, -0.45, -1]);
  };
  const [el, er] = [elbow(0), elbow(1)];
  const hips: [Vec, Vec] = [add(hip, [wide * 0.92, 0, 0]), add(hip, [-wide * 0.92, 0, 0])];
  const [kl, kr] = [0, 1].map((i) => {
    const side = i === 0 ? 1 : -1;
    const thigh = leg * 0.5;
    return reach(
      hips[i as 0 | 1],
      feet[i as 0 | 1],
      thigh,
      thigh,
      add(kneeWay, [side * (k.pose === 'ride' ? 1.2 : 0.12), 0, 0]),
    );
  }) as [[Vec, Vec], [Vec, Vec]];
  return {
    hip,
    chest,
    neck,
    shoulders,
    elbows: [el[0], er[0]],
    hands: [el[1], er[1]],
    hips,
    knees: [kl[0], kr[0]],
    feet: [kl[1], kr[1]],
    height: H,
    head: r,
    lean,
  };
}

export function buildPerson(k: Kit, p: PersonPlan): void {
  const j = jointsOf(k, p);
  const H = p.height;
  const g = p.girth ?? 1;
  const skinPaint = [mottled(20 / H, 0.06)];
  const skin = k.body({
    color: p.skin,
    material: 'skin',
    blend: 0.02 * H,
    cells: 80,
    paint: skinPaint,
  });
  const arm = 0.034 * H * (0.75 + 0.25 * g);
  skin.cone(j.chest, add(j.neck, [0, j.head * 0.4, 0]), 0.045 * H, j.head * 0.42);
  for (const i of [0, 1] as const) {
    const side = i === 0 ? 1 : -1;
    const [s, e, h] = [j.shoulders[i], j.elbows[i], j.hands[i]];
    if (p.top.sleeves === 'none') skin.chain([s, e], [arm, arm * 0.86]);
    skin.cone(e, h, arm * 0.84, arm * 0.62);
    const way = sub(h, e);
    const l = Math.sqrt(way[0] * way[0] + way[1] * way[1] + way[2] * way[2]) || 1;
    const palm = add(h, [
      (way[0] / l) * arm * 0.8,
      (way[1] / l) * arm * 0.8,
      (way[2] / l) * arm * 0.8,
    ]);
    skin.ball(palm, [arm * 0.78, arm * 0.95, arm * 0.85], { blend: arm * 0.5 });
    skin.ball(add(palm, [-side * arm * 0.6, arm * 0.3, arm * 0.5]), arm * 0.34, {
      blend: arm * 0.3,
    });
    if (p.bottom.kind !== 'trousers') {
      skin.chain([j.hips[i], j.knees[i], j.feet[i]], [0.05 * H, 0.036 * H, 0.027 * H]);
    }
    const held = k.ask.grips[i === 0 ? 'handL' : 'handR'];
    const upright = held === 'raised' || held === 'forward' || held === 'hug';
    k.socket(
      i === 0 ? 'handL' : 'handR',
      upright ? frame(add(palm, [0, 0, arm * 0.5])) : frame(palm, { pitch: 0 }),
      arm * 2.4,
    );
  }
  buildClothes(k, p, j, arm, g);
  const r = j.head;
  const at = add(j.neck, [0, r * 1.04, r * 0.08]);
  k.at(
    frame(at, { yaw: k.ask.look, roll: k.vary(-5, 5), pitch: k.pose === 'run' ? -4 : 2 }),
    {},
    () => {
      buildFace(k, p, r);
      k.at([0, 0, 0], { scale: r }, () => p.onHead?.(k));
      k.socket('headTop', [0, r * 0.78, -r * 0.06], r * 1.92, { pitch: -7 });
      k.socket('face', [0, r * 0.02, r * 0.92], r * 2);
      k.socket('mouth', [0, -r * 0.5, r * 0.95], r * 0.5);
    },
  );
  p.onBody?.(k, j);
  k.socket('neck', add(j.neck, [0, r * 0.12, 0]), r * 1.25);
  k.socket('back', add(j.chest, [0, 0.02 * H, -0.085 * H * g]), 0.22 * H);
  k.socket('rump', add(j.hip, [0, -0.055 * H, 0]), 0.2 * H);
  k.socket('lap', add(j.hip, [0, 0.05 * H, 0.1 * H]), 0.2 * H);
}

function buildClothes(k: Kit, p: PersonPlan, j: Joints, arm: number, g: number): void {
  const H = p.height;
  const top = k.body({
    color: p.top.color,
    material: p.top.material ?? 'cloth',
    blend: 0.03 * H,
    cells: 84,
    ...(p.top.paint ? { paint: p.top.paint } : {}),
  });
  const w = 0.092 * H * g;
  top.ball(mix(j.hip, j.chest, 0.12), [w * 0.98, 0.08 * H, w * 0.82]);
  top.ball(mix(j.hip, j.chest, 0.62), [w * 1.02, 0.1 * H, w * 0.82]);
  top.ball(add(j.chest, [0, 0.02 * H, 0]), [w * 1.12, 0.075 * H, w * 0.78]);
  top.cone(j.shoulders[0], j.shoulders[1], arm * 1.02, arm * 1.02);
  if (p.top.sleeves !== 'none') {
    for (const i of [0, 1] as const) {
      const [s, e, h] = [j.shoulders[i], j.elbows[i], j.hands[i]];
      if (p.top.sleeves === 'short') top.chain([s, mix(s, e, 0.7)], [arm * 1.2, arm * 1.28]);
      else top.chain([s, e, mix(e, h, 0.86)], [arm * 1.16, arm * 1.12, arm * 1.14]);
    }
  }
  const { bottom, shoes } = p;
  if (bottom.kind === 'trousers') {
    const legs = k.body({
      color: bottom.color,
      material: bottom.material ?? 'cloth',
      blend: 0.025 * H,
      cells: 80,
      ...(bottom.paint ? { paint: bottom.paint } : {}),
    });
    legs.ball(j.hip, [w * 0.98, 0.06 * H, w * 0.84]);
    for (const i of [0, 1] as const) {
      legs.chain(
        [j.hips[i], j.knees[i], mix(j.knees[i], j.feet[i], 0.9)],
        [0.058 * H * (0.6 + 0.4 * g), 0.042 * H, 0.036 * H],
      );
    }
  } else if (bottom.kind === 'skirt') buildSkirt(k, p, j, w);
  const boots = k.body({
    color: shoes.color,
    material: shoes.material ?? 'leather',
    blend: 0.015 * H,
    cells: 64,
    ...(shoes.paint ? { paint: shoes.paint } : {}),
  });
  for (const i of [0, 1] as const) {
    const foot = j.feet[i];
    const s = 0.036 * H;
    const side = i === 0 ? 1 : -1;
    const turn = { yaw: side * 8, pitch: k.pose === 'run' && i === 1 ? 60 : 0 };
    boots.ball(add(foot, [side * s * 0.1, -s * 0.3, s * 0.75]), [s * 0.95, s * 0.7, s * 1.5], {
      turn,
    });
    boots.ball(add(foot, [0, -s * 0.2, 0]), [s * 0.85, s * 0.78, s * 0.9], { turn });
    if (shoes.tall) {
      const high = mix(foot, j.knees[i], shoes.tall);
      boots.cone(foot, high, s * 0.95, s * 1.12);
      const ring = frameAlong(high, sub(high, foot));
      k.at(ring, {}, () =>
        k.lathe(
          [
            [s * 0.9, -s * 0.1],
            [s * 1.22, -s * 0.12],
            [s * 1.28, s * 0.06],
            [s * 1.1, s * 0.14],
            [s * 0.8, s * 0.1],
          ],
          { color: k.tone(shoes.color, 0.85), material: shoes.material ?? 'leather', around: 20 },
        ),
      );
    }
  }
}

/** From the waist to the hem, over the knees, in folds. */
function buildSkirt(k: Kit, p: PersonPlan, j: Joints, w: number): void {
  const H = p.height;
  const { bottom } = p;
  const long = bottom.length ?? 0.6;
  const folds = 9;
  const phase = k.vary(0, 1);
  const knee = mix(j.knees[0], j.knees[1], 0.5);
  const foot = mix(j.feet[0], j.feet[1], 0.5);
  const isSpread = k.pose === 'sit' && !k.ask.hasSeat;
  const hem: Vec = isSpread
    ? [0, 0.02 * H, j.knees[0][2] * 0.55]
    : long < 0.5
      ? mix(j.hip, knee, long * 2)
      : mix(knee, foot, long * 2 - 1);
  const waist = mix(j.hip, j.chest, 0.34);
  const half = Math.abs(j.knees[0][0]) + (isSpread ? 0.2 : 0.075) * H;
  const deep = isSpread ? 2.9 : 1.45;
  k.sheet(
    (u, v) => {
      // v from the hem up.
      const t = 1 - v;
      const middle = mix(waist, hem, t);
      const wave =
        1 + 0.09 * t * sin((u * folds + phase) * TAU) + 0.03 * t * sin((u * 4 + phase) * TAU);
      const rx = (w * 0.92 + (Math.max(half, w * 1.5) - w * 0.92) * t * (1.25 - 0.25 * t)) * wave;
      const rz =
        (w * 0.78 + (w * deep - w * 0.78 + Math.abs(j.knees[0][2] - j.knees[1][2]) * 0.4) * t) *
        wave;
      return add(middle, [sin(u * TAU) * rx, 0, cos(u * TAU) * rz]);
    },
    72,
    16,
    {
      color: bottom.color,
      material: bottom.material ?? 'cloth',
      ...(bottom.paint ? { paint: bottom.paint } : {}),
    },
  );
}

function buildFace(k: Kit, p: PersonPlan, r: number): void {
  const head = k.body({
    color: p.skin,
    material: 'skin',
    blend: r * 0.3,
    cells: 72,
    paint: [
      {
        color: '#e8776a',
        amount: 0.45,
        on: { kind: 'ball', at: [r * 0.55, -r * 0.28, r * 0.75], radius: r * 0.27, soft: 0.7 },
      },
      {
        color: '#e8776a',
        amount: 0.45,
        on: { kind: 'ball', at: [-r * 0.55, -r * 0.28, r * 0.75], radius: r * 0.27, soft: 0.7 },
      },
    ],
  });
  head.ball([0, r * 0.1, -r * 0.04], [r * 0.93, r * 0.96, r * 0.98]);
  head.ball([0, -r * 0.34, r * 0.12], [r * 0.76, r * 0.66, r * 0.76]);
  for (const s of [1, -1]) {
    head.ball([s * r * 0.94, -r * 0.06, -r * 0.02], [r * 0.12, r * 0.22, r * 0.15], {
      blend: r * 0.08,
    });
  }
  if (!p.isMasked) {
    head.ball([0, -r * 0.2, r * 0.95], [r * 0.12, r * 0.11, r * 0.13], { blend: r * 0.1 });
    const child = p.head > 0.105;
    const e = r * (child ? 0.19 : 0.135);
    const y = child ? 0.0 : r * 0.04;
    for (const s of [1, -1]) {
      const at: Vec = [s * r * 0.36, y, r * 0.83];
      if (k.pose === 'sleep') {
        k.tube(
          [add(at, [-e, 0, e * 0.4]), add(at, [0, -e * 0.4, e * 0.7]), add(at, [e, 0, e * 0.4])],
          r * 0.022,
          { color: '#2a1a14', shadow: false, isFace: true, around: 6 },
        );
      } else {
        k.at(at, { scale: 1 }, () => {
          k.at(frame([0, 0, 0], { yaw: s * 16 }), {}, () =>
            k.eye([0, 0, 0], [0, 0, 1], e, {
              iris: k.ask.partColors.eyes ?? p.eyes ?? '#4a2f1d',
              white: child ? '#2c1c14' : '#f4eee4',
              irisSize: child ? 0.9 : 0.66,
            }),
          );
        });
        // A lid shades the upper edge.
        k.tube(
          [
            add(at, [-e * 1.0 * s, e * 0.5, e * 0.62]),
            add(at, [0, e * 1.02, e * 0.72]),
            add(at, [e * 1.08 * s, e * 0.55, e * 0.3]),
          ],
          [r * 0.018, r * 0.034, r * 0.02],
          { color: '#2a1a14', shadow: false, isFace: true, around: 6 },
        );
      }
      const brow = p.hair.style === 'bald' ? k.tone(p.skin, 0.4) : k.tone(p.hair.color, 0.8);
      k.tube(
        [
          add(at, [-s * e * 0.9, e * 1.85, e * 0.5]),
          add(at, [s * e * 0.1, e * 2.2, e * 0.5]),
          add(at, [s * e * 1.2, e * 1.9, e * 0.05]),
        ],
        [r * 0.03, r * 0.042, r * 0.015],
        { color: brow, material: 'hair', shadow: false, isFace: true, around: 7 },
      );
    }
    const laugh = k.has('laughing', 'happy', 'smiling') ? 1.35 : 1;
    const mouth = (t: number): Vec => [
      t * r * 0.27 * laugh,
      -r * 0.57 + r * 0.15 * t * t * laugh,
      r * (0.862 - 0.07 * t * t),
    ];
    k.tube(
      [mouth(-1), mouth(-0.5), mouth(0), mouth(0.5), mouth(1)],
      [r * 0.014, r * 0.034, r * 0.04, r * 0.034, r * 0.014],
      { color: '#9a3d38', shadow: false, isFace: true, around: 7 },
    );
  }
  if (p.beard) buildBeard(k, p.beard, r);
  buildHair(k, p, r);
}

function buildBeard(k: Kit, beard: { color: Color; length: number }, r: number): void {
  const body = k.body({
    color: beard.color,
    material: 'hair',
    blend: r * 0.2,
    cells: 60,
    fur: { length: r * 0.3, width: r * 0.02, lift: 0.25, mess: 0.25 },
  });
  const down: Vec = [0, -1, 0.1];
  for (const s of [1, -1]) {
    body.chain(
      [
        [s * r * 0.82, -r * 0.1, r * 0.2],
        [s * r * 0.62, -r * 0.58, r * 0.5],
        [s * r * 0.2, -r * 0.82, r * 0.72],
      ],
      [r * 0.12, r * 0.2, r * 0.24],
      { flow: down },
    );
    body.cone(
      [s * r * 0.06, -r * 0.38, r * 0.9],
      [s * r * 0.34, -r * 0.46, r * 0.76],
      r * 0.08,
      r * 0.05,
      { flow: [s, -0.4, 0] },
    );
  }
  body.chain(
    [
      [0, -r * 0.85, r * 0.66],
      [0, -r * (0.9 + beard.length), r * 0.55],
    ],
    [r * 0.3, r * 0.12],
    { flow: down },
  );
}

function buildHair(k: Kit, p: PersonPlan, r: number): void {
  const { style, color } = p.hair;
  if (style === 'bald') return;
  const isCurly = style === 'curls';
  const hair: Body = k.body({
    color,
    material: 'hair',
    blend: r * (isCurly ? 0.12 : 0.2),
    cells: 76,
    fur: isCurly
      ? { length: r * 0.16, width: r * 0.02, lift: 0.8, mess: 1 }
      : { length: r * 0.3, width: r * 0.016, lift: 0.1, mess: 0.12, vary: 0.5 },
  });
  const part = k.pick(1, -1);
  const back: Vec = [0, -1, -0.25];
  hair.ball([0, r * 0.24, -r * 0.16], [r * 1.0, r * 0.92, r * 0.98], { flow: back });
  hair.ball([0, -r * 0.05, -r * 0.4], [r * 0.96, r * 0.85, r * 0.72], { flow: back });
  // The face stays free: what would cover it is cut away before the fringe is laid.
  hair.ball([0, -r * 0.36, r * 0.85], [r * 0.72, r * 0.86, r * 0.82], {
    cut: true,
    blend: r * 0.06,
  });
  for (let i = -2; i <= 2; i++) {
    const x = i * 0.3 + part * 0.12;
    hair.chain(
      [
        [part * r * 0.2, r * 0.98, r * 0.25],
        [x * r * 0.9, r * 0.82, r * 0.68],
        [x * r * 1.1, r * (0.42 - 0.05 * Math.abs(i)), r * (0.86 - 0.12 * i * i * 0.5)],
      ],
      [r * 0.16, r * 0.2, r * 0.07],
      { blend: r * 0.12, flow: [x, -1, 0.3], curve: true },
    );
  }
  const lock = (s: number, ends: Vec, wide: number) =>
    hair.chain(
      [[s * r * 0.85, r * 0.35, r * 0.1], [s * r * 1.02, -r * 0.25, r * 0.02], ends],
      [r * 0.26, wide, wide * 0.6],
      { flow: [0, -1, 0], curve: true },
    );
  switch (style) {
    case 'bob':
      for (const s of [1, -1]) lock(s, [s * r * 0.86, -r * 0.82, r * 0.05], r * 0.28);
      hair.ball([0, -r * 0.5, -r * 0.45], [r * 0.9, r * 0.48, r * 0.5], { flow: back });
      break;
    case 'long':
      for (const s of [1, -1]) lock(s, [s * r * 0.8, -r * 1.7, -r * 0.12], r * 0.26);
      hair.chain(
        [
          [0, r * 0.1, -r * 0.6],
          [0, -r * 1.0, -r * 0.62],
          [0, -r * 2.2, -r * 0.5],
        ],
        [r * 0.8, r * 0.66, r * 0.4],
        { flow: [0, -1, 0] },
      );
      break;
    case 'pigtails':
      for (const s of [1, -1]) {
        hair.chain(
          [
            [s * r * 0.92, r * 0.1, -r * 0.15],
            [s * r * 1.3, -r * 0.35, -r * 0.1],
            [s * r * 1.24, -r * 1.15, r * 0.02],
          ],
          [r * 0.17, r * 0.3, r * 0.1],
          { flow: [0, -1, 0], curve: true },
        );
        k.ball([s * r * 1.04, -r * 0.0, -r * 0.15], r * 0.15, {
          color: k.color('ribbon', '#d8433f', '#3f7fc4', '#e8b23a'),
          material: 'cloth',
          around: 14,
        });
      }
      break;
    case 'bun':
      if (!k.has('hatted')) hair.ball([0, r * 1.08, -r * 0.42], r * 0.42, { flow: [1, 0, 0] });
      break;
    case 'curls':
      for (let i = 0; i < 16; i++) {
        const a = (i / 16) * TAU;
        hair.ball(
          [sin(a) * r * 0.98, r * (0.1 + 0.45 * sin(i * 2.4)), cos(a) * r * 0.75 - r * 0.35],
          r * 0.3,
        );
      }
      break;
    default:
  }
}
