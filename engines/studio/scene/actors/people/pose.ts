/** How a person stands, walks, sits or dances: joints in the figure's frame, 1 high. */
import type { Random } from '../../../core/random.ts';
import { knee } from '../../../paint/shapes.ts';
import type { Hand, Outfit, PersonStance } from './outfit.ts';

export type Grip = 'relaxed' | 'open' | 'fist';

export interface Arm {
  shoulder: Hand;
  elbow: Hand;
  hand: Hand;
  grip: Grip;
  /** True when the forearm lies before the body. */
  isInFront: boolean;
}

export interface Leg {
  hip: Hand;
  knee: Hand;
  ankle: Hand;
  /** Counter-clockwise turn of the foot: negative points the toe down. */
  turn: number;
}

export interface Skeleton {
  stance: PersonStance;
  /** Middle of the pelvis and of the shoulders. */
  pelvis: Hand;
  chest: Hand;
  head: Hand;
  shoulderHalf: number;
  /** How much the far shoulder is higher than the near one; the pelvis leans the other way. */
  tilt: number;
  near: Arm;
  far: Arm;
  nearLeg: Leg;
  farLeg: Leg;
}

interface Pose {
  /** Near hand x, y, far hand x, y; seen from the pelvis' column. */
  hands: readonly [number, number, number, number];
  /** Way the elbows bend: +1 outward for the near arm. */
  bends?: readonly [number, number];
  /** Near foot x, y, far foot x, y. */
  feet: readonly [number, number, number, number];
  knees?: readonly [number, number];
  turns?: readonly [number, number];
  grips?: readonly [Grip, Grip];
  inFront?: readonly [boolean, boolean];
  /** Pelvis: shift and height. */
  shift?: number;
  low?: number;
  lean?: number;
  tilt?: number;
}

const POSES: Record<PersonStance, readonly Pose[]> = {
  stand: [
    {
      hands: [-0.122, 0.452, 0.118, 0.456],
      feet: [-0.075, 0.035, 0.052, 0.04],
      shift: 0.018,
      tilt: 0.012,
    },
    {
      hands: [-0.118, 0.456, 0.122, 0.452],
      feet: [-0.035, 0.035, 0.095, 0.04],
      shift: -0.016,
      tilt: -0.012,
    },
    // One hand in a pocket.
    {
      hands: [-0.118, 0.485, 0.122, 0.454],
      feet: [-0.06, 0.035, 0.07, 0.04],
      shift: 0.014,
      tilt: 0.01,
      inFront: [true, false],
    },
  ],
  walk: [
    {
      hands: [0.03, 0.55, 0.13, 0.5],
      bends: [-1, -1],
      feet: [-0.15, 0.06, 0.11, 0.04],
      turns: [-0.35, 0.12],
      lean: 0.012,
    },
    {
      hands: [-0.19, 0.52, 0.19, 0.57],
      bends: [-1, -1],
      feet: [0.11, 0.04, -0.12, 0.065],
      turns: [0.1, -0.4],
      lean: 0.012,
    },
  ],
  wave: [
    {
      hands: [-0.12, 0.452, 0.235, 0.965],
      bends: [-1, -1],
      feet: [-0.07, 0.035, 0.06, 0.04],
      grips: ['relaxed', 'open'],
      shift: 0.014,
      tilt: 0.014,
    },
  ],
  hip: [
    {
      hands: [-0.085, 0.545, 0.122, 0.454],
      bends: [-1, 1],
      feet: [-0.08, 0.035, 0.055, 0.04],
      shift: 0.022,
      tilt: -0.014,
      inFront: [true, false],
      grips: ['fist', 'relaxed'],
    },
    {
      hands: [-0.085, 0.55, 0.085, 0.55],
      bends: [-1, 1],
      feet: [-0.085, 0.035, 0.09, 0.04],
      inFront: [true, true],
      grips: ['fist', 'fist'],
    },
  ],
  hold: [
    {
      hands: [-0.125, 0.475, 0.215, 0.6],
      bends: [-1, -1],
      feet: [-0.075, 0.035, 0.07, 0.04],
      grips: ['fist', 'fist'],
      inFront: [true, true],
    },
  ],
  think: [
    {
      hands: [0.02, 0.625, 0.045, 0.822],
      bends: [-1, 1],
      feet: [-0.07, 0.035, 0.06, 0.04],
      grips: ['fist', 'fist'],
      inFront: [true, true],
      shift: 0.016,
    },
  ],
  fold: [
    {
      hands: [0.075, 0.685, -0.07, 0.665],
      bends: [-1, 1],
      feet: [-0.08, 0.035, 0.07, 0.04],
      grips: ['relaxed', 'relaxed'],
      inFront: [true, true],
      shift: 0.01,
    },
  ],
  sit: [
    {
      hands: [0.06, 0.4, 0.17, 0.39],
      bends: [-1, -1],
      feet: [0.17, 0.035, 0.27, 0.04],
      knees: [1, 1],
      low: 0.26,
      shift: -0.06,
      lean: 0.02,
      inFront: [true, false],
    },
    {
      hands: [-0.14, 0.29, 0.15, 0.4],
      bends: [-1, -1],
      feet: [0.3, 0.035, 0.16, 0.04],
      knees: [1, 1],
      low: 0.26,
      shift: -0.06,
      lean: -0.03,
      inFront: [true, false],
    },
  ],
  dance: [
    {
      hands: [-0.2, 1.02, 0.36, 0.86],
      bends: [-1, 1],
      feet: [-0.04, 0.035, 0.31, 0.15],
      turns: [0, -0.5],
      grips: ['open', 'open'],
      lean: -0.02,
      tilt: -0.015,
    },
    {
      hands: [-0.055, 1.1, 0.08, 1.1],
      bends: [-1, 1],
      feet: [-0.01, 0.06, 0.03, 0.27],
      knees: [1, 1],
      turns: [-1.2, -1.2],
      grips: ['relaxed', 'relaxed'],
    },
    {
      hands: [-0.3, 0.83, 0.34, 0.95],
      bends: [-1, 1],
      feet: [-0.4, 0.36, 0.02, 0.06],
      turns: [2.7, -1.2],
      grips: ['open', 'open'],
      lean: 0.05,
      tilt: 0.02,
    },
  ],
};

/** Bones, shares of the figure's height. */
const UPPER_ARM = 0.165;
const FOREARM = 0.15;
const THIGH = 0.2265;
const SHIN = 0.224;

export function chooseSkeleton(outfit: Outfit, stance: PersonStance, random: Random): Skeleton {
  const pose = random.pick(POSES[stance]);
  const wide = outfit.broad ?? 1;
  const head = outfit.head ?? 1;
  const stray = () => random.bell() * 0.008;
  const shift = pose.shift ?? 0;
  const pelvis: Hand = { x: shift, y: pose.low ?? 0.515 };
  const rise = pelvis.y - 0.515;
  const lean = (pose.lean ?? 0) + stray();
  const chest: Hand = { x: shift * 0.35 + lean, y: 0.814 - (head - 1) * 0.075 + rise };
  const shoulderHalf = 0.094 * wide;
  const tilt = pose.tilt ?? 0;
  const arm = (side: number, i: number): Arm => {
    const shoulder = {
      x: chest.x + side * shoulderHalf * 0.98,
      y: chest.y - 0.05 + (side * tilt) / 2,
    };
    const lowered = pose.low === undefined && pose.hands[i * 2 + 1]! < 0.8 ? -(head - 1) * 0.05 : 0;
    const hand = {
      x: pose.hands[i * 2]! + lean * 0.6 + stray() + side * (wide - 1) * 0.06,
      y: pose.hands[i * 2 + 1]! + stray() + lowered,
    };
    const [ex, ey] = knee(
      shoulder.x,
      shoulder.y,
      hand.x,
      hand.y,
      UPPER_ARM,
      FOREARM,
      pose.bends?.[i] ?? (side < 0 ? -1 : 1),
    );
    return {
      shoulder,
      elbow: { x: ex, y: ey },
      hand,
      grip: pose.grips?.[i] ?? 'relaxed',
      isInFront: pose.inFront?.[i] ?? side < 0,
    };
  };
  const leg = (side: number, i: number): Leg => {
    const hip = { x: pelvis.x + side * 0.042, y: pelvis.y - 0.02 - side * tilt * 0.5 };
    const ankle = {
      x: pose.feet[i * 2]! + stray(),
      y: pose.feet[i * 2 + 1]! + 0.012,
    };
    const [kx, ky] = knee(hip.x, hip.y, ankle.x, ankle.y, THIGH, SHIN, pose.knees?.[i] ?? 1);
    return { hip, knee: { x: kx, y: ky }, ankle, turn: pose.turns?.[i] ?? 0 };
  };
  return {
    stance,
    pelvis,
    chest,
    head: { x: chest.x + 0.012, y: 0.925 - (head - 1) * 0.03 + rise },
    shoulderHalf,
    tilt,
    near: arm(-1, 0),
    far: arm(1, 1),
    nearLeg: leg(-1, 0),
    farLeg: leg(1, 1),
  };
}
