/** People: a skeleton whose hands and feet reach for places, clothed in bodies of their own. */
import { cos, sin, TAU } from '../core/math.ts';
import type { MaterialName } from '../model/material.ts';
import { type Color, mottled, type Paint } from '../model/paint.ts';
import { add, frame, frameAlong, mix, reach, scale, sub, unit, type Vec } from '../model/vec.ts';
import { buildBeard, buildHair } from './hair.ts';
import { buildHand } from './hand.ts';
import type { Kit } from './kit.ts';

export type HairStyle =
  | 'short'
  | 'bob'
  | 'long'
  | 'pigtails'
  | 'ponytail'
  | 'bun'
  | 'curls'
  | 'spiky'
  | 'sides'
  | 'bald';

export interface Garment {
  color: Color;
  material?: MaterialName;
  paint?: Paint;
}

export interface PersonPlan {
  /** Metres. */
  height: number;
  /** Radius of the head to the height: 0.15 for a child, 0.118 for an adult. */
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
  /** Size and colour of the nose; 1 and the skin's when absent. */
  nose?: { size: number; color?: Color };
  ears?: 'pointed' | 'none';
  /** Over the hands. */
  gloves?: Garment | null;
  lips?: Color;
  /** True for who wears a hat: the hair lies flat under it. */
  hat?: boolean;
  /** Upright in flight, as fairies; others stretch out. */
  hovers?: boolean;
  /** Only joints, hands and face are built: skeletons. */
  isBare?: boolean;
  /** No legs: mermaids. */
  isLegless?: boolean;
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
  /** Half the breadth of the trunk, metres. */
  trunk: number;
  /** Height of the person and radius of the head, metres. */
  height: number;
  head: number;
}

const trunkOf = (p: PersonPlan): number => (isChild(p) ? 0.094 : 0.09) * p.height * (p.girth ?? 1);

function jointsOf(k: Kit, p: PersonPlan): Joints & { lean: number } {
  const H = p.height;
  const r = p.head * H;
  const g = p.girth ?? 1;
  const neckY = H - 2.06 * r;
  const trunk = neckY * 0.42;
  const leg = neckY - trunk - 0.02 * H;
  const foot = 0.035 * H;
  let hipY = leg + foot * 0.94;
  const wide = 0.07 * H * g;
  const spread = (isChild(p) ? 0.092 : 0.108) * H * (0.6 + 0.4 * g);
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
    case 'fly':
    case 'swim':
      feet = [
        [wide * 0.8, foot, -0.02 * H],
        [-wide * 0.8, foot + 0.07 * H, -0.12 * H],
      ];
      break;
    default:
  }
  const hip: Vec = [0, hipY, 0];
  const chest: Vec = [0, hipY + trunk * 0.72, lean * H * 0.7];
  const neck: Vec = [0, hipY + trunk, lean * H];
  const shoulders: [Vec, Vec] = [
    add(neck, [spread, -0.05 * H, -0.005 * H]),
    add(neck, [-spread, -0.05 * H, -0.005 * H]),
  ];
  const arm = trunk * 1.06;
  const isHugging = Object.values(k.ask.grips).includes('hug');
  const hand = (side: 1 | -1): Vec => {
    const s = shoulders[side === 1 ? 0 : 1];
    const grip = k.ask.grips[side === 1 ? 'handL' : 'handR'];
    if (grip === 'raised') return add(s, [side * 0.085 * H, -trunk * 0.28, arm * 0.58]);
    if (grip === 'forward') return add(s, [side * -0.02 * H, -trunk * 0.42, arm * 0.72]);
    if (grip === 'hug') return add(s, [side * -spread * 0.55, -trunk * 0.5, arm * 0.55]);
    if (grip === 'mouth') return add(neck, [side * 0.02 * H, r * 0.42, r + 0.085 * H]);
    if (grip === 'low') return add(s, [side * 0.06 * H, -arm * 0.9, arm * 0.2]);
    if ((k.pose === 'fly' || k.pose === 'swim') && !p.hovers && !p.isLegless)
      return add(s, side === -1 ? [0, arm * 0.97, arm * 0.12] : [0.05 * H, -arm * 0.9, -arm * 0.1]);
    if (isHugging && !grip) return add(s, [-side * spread * 0.3, -trunk * 0.36, arm * 0.62]);
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
    return add(s, [side * (0.055 + k.vary(0, 0.03)) * H, -arm * 0.93, arm * 0.16]);
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
    trunk: trunkOf(p),
    height: H,
    head: r,
    lean,
  };
}

const isChild = (p: PersonPlan): boolean => p.head > 0.135;

/** Degrees by which who flies or swims leans forward. */
function leanOf(k: Kit, p: PersonPlan): number {
  if (p.isLegless) return 0;
  if (k.pose === 'swim') return 68;
  return k.pose === 'fly' ? (p.hovers ? 14 : 58) : 0;
}

/** Builds a person in the model's frame; who flies leans about the middle of the body. */
export function buildPerson(k: Kit, p: PersonPlan): void {
  const pitch = leanOf(k, p);
  const middle = p.height * 0.55;
  if (pitch === 0) buildUpright(k, p);
  else k.at([0, middle, 0], { pitch }, () => k.at([0, -middle, 0], {}, () => buildUpright(k, p)));
}

function buildUpright(k: Kit, p: PersonPlan): void {
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
  const arm = (isChild(p) ? 0.034 : 0.032) * H * (0.75 + 0.25 * g);
  if (p.isBare) skin.ball(j.neck, 0.012 * H);
  else skin.cone(j.chest, add(j.neck, [0, j.head * 0.4, 0]), 0.045 * H, j.head * 0.42);
  for (const i of [0, 1] as const) {
    const side = i === 0 ? 1 : -1;
    const [s, e, h] = [j.shoulders[i], j.elbows[i], j.hands[i]];
    if (p.top.sleeves === 'none') skin.chain([s, e], [arm, arm * 0.86]);
    if (!p.isBare) skin.cone(e, h, arm * 0.8, arm * 0.6);
    const palm = add(h, scale(unit(sub(h, e)), arm * 0.75));
    const held = k.ask.grips[i === 0 ? 'handL' : 'handR'];
    const upright = held === 'raised' || held === 'forward' || held === 'hug' || held === 'mouth';
    buildHand(k, p, frameAlong(h, sub(h, e)), palm, side, arm, held !== undefined);
    if (p.bottom.kind !== 'trousers' && !p.isBare && !p.isLegless) {
      const hidden = p.bottom.kind === 'skirt' ? (p.bottom.length ?? 0.6) : 0;
      // What a skirt hides would only look out of its folds.
      if (hidden > 0.6) skin.cone(mix(j.knees[i], j.feet[i], 0.35), j.feet[i], 0.03 * H, 0.027 * H);
      else {
        const top = mix(j.hips[i], j.knees[i], hidden > 0 ? 0.4 : 0);
        skin.chain([top, j.knees[i], j.feet[i]], [0.042 * H, 0.034 * H, 0.027 * H]);
      }
    }
    k.socket(
      i === 0 ? 'handL' : 'handR',
      upright ? frame(add(palm, [0, 0, arm * 0.5])) : frame(palm, { pitch: 0 }),
      arm * 2.4,
    );
  }
  if (!p.isBare) buildClothes(k, p, j, arm, g);
  const r = j.head;
  const at = add(j.neck, [0, r * 1.04, r * 0.08]);
  k.at(
    frame(at, {
      yaw: k.ask.look,
      roll: k.vary(-5, 5),
      pitch: k.pose === 'run' ? -4 : 2 - leanOf(k, p) * 0.72,
    }),
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
  const w = j.trunk;
  const belly = isChild(p) ? 1.04 : g > 1.1 ? 1.06 : 0.94;
  const isTucked = p.bottom.kind === 'trousers';
  top.ball(
    mix(j.hip, j.chest, isTucked ? 0.26 : 0.06),
    [w * 0.98, (isTucked ? 0.05 : 0.075) * H, w * 0.84],
    {
      blend: 0.05 * H,
    },
  );
  top.ball(mix(j.hip, j.chest, 0.5), [w * belly, 0.09 * H, w * 0.86 * belly], { blend: 0.05 * H });
  top.ball(add(j.chest, [0, 0.005 * H, 0]), [w * 1.05, 0.08 * H, w * 0.82], { blend: 0.05 * H });
  top.cone(j.shoulders[0], j.shoulders[1], arm * 1.06, arm * 1.06, { blend: 0.04 * H });
  top.cone(j.chest, add(j.neck, [0, -0.012 * H, 0]), w * 0.7, j.head * 0.42, { blend: 0.04 * H });
  if (p.top.sleeves !== 'none') {
    for (const i of [0, 1] as const) {
      const [s, e, h] = [j.shoulders[i], j.elbows[i], j.hands[i]];
      if (p.top.sleeves === 'short') top.chain([s, mix(s, e, 0.75)], [arm * 1.2, arm * 1.25]);
      else
        top.chain([s, e, mix(e, h, 0.9)], [arm * 1.16, arm * 1.06, arm * 0.98], {
          blend: 0.02 * H,
        });
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
    legs.ball(add(j.hip, [0, 0.012 * H, 0]), [w * 1.0, 0.066 * H, w * 0.87]);
    for (const i of [0, 1] as const) {
      const cuff = shoes.tall ? Math.min(0.9, 1.1 - shoes.tall) : 0.9;
      legs.chain(
        [j.hips[i], j.knees[i], mix(j.knees[i], j.feet[i], cuff)],
        [0.056 * H * (0.6 + 0.4 * g), 0.045 * H, 0.041 * H],
      );
    }
  } else if (bottom.kind === 'skirt') buildSkirt(k, p, j, w);
  if (p.isLegless) return;
  const boots = k.body({
    color: shoes.color,
    material: shoes.material ?? 'leather',
    blend: 0.015 * H,
    cells: 64,
    ...(shoes.paint ? { paint: shoes.paint } : {}),
  });
  for (const i of [0, 1] as const) {
    const foot = j.feet[i];
    const s = 0.041 * H;
    const side = i === 0 ? 1 : -1;
    const turn = { yaw: side * 8, pitch: k.pose === 'run' && i === 1 ? 60 : 0 };
    boots.ball(add(foot, [side * s * 0.1, -s * 0.3, s * 0.75]), [s * 0.95, s * 0.7, s * 1.5], {
      turn,
    });
    boots.ball(add(foot, [0, -s * 0.2, 0]), [s * 0.85, s * 0.78, s * 0.9], { turn });
    if (shoes.tall) {
      const high = mix(foot, j.knees[i], shoes.tall);
      boots.cone(foot, high, s * 0.98, s * (1.08 + 0.2 * shoes.tall));
      const wide = 1.16 + 0.2 * shoes.tall;
      const ring = frameAlong(high, sub(high, foot));
      k.at(ring, {}, () =>
        k.lathe(
          [
            [s * 0.9, -s * 0.1],
            [s * wide, -s * 0.12],
            [s * (wide + 0.06), s * 0.06],
            [s * (wide - 0.12), s * 0.14],
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
  // Over the lap of who sits.
  const lap = (k.pose === 'sit' && k.ask.hasSeat) || k.pose === 'ride' ? 0.062 * H : 0;
  const knee = mix(j.knees[0], j.knees[1], 0.5);
  const foot = mix(j.feet[0], j.feet[1], 0.5);
  const isSpread = k.pose === 'sit' && !k.ask.hasSeat;
  const hem: Vec = isSpread
    ? [0, 0.02 * H, j.knees[0][2] * 0.55]
    : long < 0.5
      ? mix(j.hip, knee, long * 2)
      : mix(knee, foot, long * 2 - 1);
  const waist = mix(j.hip, j.chest, 0.34);
  const half = Math.abs(j.knees[0][0]) + (isSpread ? 0.2 : 0.08) * H;
  const deep = isSpread ? 2.9 : 1.5;
  k.sheet(
    (u, v) => {
      // v from the hem up.
      const t = 1 - v;
      const middle = mix(waist, hem, t);
      const wave =
        1 + 0.09 * t * sin((u * folds + phase) * TAU) + 0.03 * t * sin((u * 4 + phase) * TAU);
      const rx = (w * 1.0 + (Math.max(half, w * 1.55) - w) * t * (1.25 - 0.25 * t)) * wave;
      const rz =
        (w * 0.86 + (w * deep - w * 0.86 + Math.abs(j.knees[0][2] - j.knees[1][2]) * 0.4) * t) *
        wave;
      return add(middle, [sin(u * TAU) * rx, lap * (t - 1.3 * t * t * t * t), cos(u * TAU) * rz]);
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
  if (p.isBare) return;
  const head = k.body({
    color: p.skin,
    material: 'skin',
    blend: r * 0.3,
    cells: 72,
    paint: [
      {
        color: '#e8776a',
        amount: 0.6,
        on: { kind: 'ball', at: [r * 0.55, -r * 0.28, r * 0.75], radius: r * 0.27, soft: 0.7 },
      },
      {
        color: '#e8776a',
        amount: 0.6,
        on: { kind: 'ball', at: [-r * 0.55, -r * 0.28, r * 0.75], radius: r * 0.27, soft: 0.7 },
      },
    ],
  });
  head.ball([0, r * 0.1, -r * 0.04], [r * 0.93, r * 0.96, r * 0.98]);
  head.ball([0, -r * 0.34, r * 0.12], [r * 0.76, r * 0.66, r * 0.76]);
  for (const s of [1, -1]) {
    if (p.ears === 'none') continue;
    head.ball([s * r * 0.94, -r * 0.06, -r * 0.02], [r * 0.12, r * 0.22, r * 0.15], {
      blend: r * 0.08,
    });
    if (p.ears !== 'pointed') continue;
    head.chain(
      [
        [s * r * 0.95, -r * 0.02, 0],
        [s * r * 1.2, r * 0.22, -r * 0.1],
        [s * r * 1.42, r * 0.52, -r * 0.22],
      ],
      [r * 0.17, r * 0.13, r * 0.03],
      { curve: true, blend: r * 0.06 },
    );
  }
  if (!p.isMasked) {
    const child = isChild(p);
    const nose = (p.nose?.size ?? (child ? 0.92 : 1.08)) * r;
    head.ball([0, -r * 0.2, r * 0.93], [nose * 0.12, nose * 0.11, nose * 0.14], {
      blend: r * 0.1,
      color: p.nose?.color ?? p.skin,
    });
    const e = r * (child ? 0.19 : 0.165);
    const y = child ? r * 0.0 : r * 0.04;
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
              irisSize: child ? 0.9 : 0.76,
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
          add(at, [-s * e * 0.75, e * 1.9, e * 0.5]),
          add(at, [s * e * 0.15, e * 2.0, e * 0.5]),
          add(at, [s * e * 1.1, e * 1.5, e * 0.1]),
        ],
        [r * 0.03, r * 0.042, r * 0.015],
        { color: brow, material: 'hair', shadow: false, isFace: true, around: 7 },
      );
    }
    const laugh = k.has('sad', 'crying', 'angry') ? -0.6 : k.has('laughing', 'happy') ? 1.4 : 1;
    const mouth = (t: number): Vec => [
      t * r * 0.32 * Math.abs(laugh),
      -r * 0.57 + r * 0.15 * t * t * laugh,
      r * (0.862 - 0.066 * t * t),
    ];
    k.tube(
      [mouth(-1), mouth(-0.5), mouth(0), mouth(0.5), mouth(1)],
      [r * 0.014, r * 0.034, r * 0.04, r * 0.034, r * 0.014],
      { color: p.lips ?? '#9a3d38', shadow: false, isFace: true, around: 7 },
    );
  }
  if (p.beard) buildBeard(k, p.beard, r);
  buildHair(k, p, r);
}
