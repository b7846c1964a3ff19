/** Arms, hands, legs and shoes of a person. */

import type { Rgb } from '../../../core/color.ts';
import { atan2, lerp, sin } from '../../../core/math.ts';
import { type Albedo, type Material, mix, type Pen } from '../../../paint/pen.ts';
import { blob, chain, curve, ribbon } from '../../../paint/shapes.ts';
import type { Arm, Grip, Leg } from './pose.ts';

const FINGERS: readonly (readonly [spread: number, length: number])[] = [
  [-0.36, 0.8],
  [-0.12, 0.96],
  [0.12, 1],
  [0.36, 0.92],
];

/**
 * A hand with its fingers.
 * @param angle where the fingers point, radians
 * @param thumb +1 when the thumb lies counter-clockwise of the fingers, else -1
 */
export function paintHand(
  pen: Pen,
  x: number,
  y: number,
  angle: number,
  size: number,
  grip: Grip,
  thumb: number,
  skin: Rgb,
  lift: number,
): void {
  const p = pen.within(x, y, size, angle);
  const m = thumb;
  const palm = blob(
    -0.2,
    0.26,
    0.3,
    0.42,
    0.95,
    0.44,
    1.05,
    0,
    0.95,
    -0.44,
    0.3,
    -0.4,
    -0.2,
    -0.26,
  );
  const shade = mix(skin, [skin[0] * 0.35, skin[1] * 0.2, skin[2] * 0.18], 0.7);
  const pieces: (readonly number[])[] = [palm];
  const joins: number[][] = [];
  FINGERS.forEach(([across, length], i) => {
    const o = across * m * -1;
    if (grip === 'fist') {
      pieces.push(...chain(0.8, o, 0.16, 1.18, o, 0.16, 1.02, o * 0.9, 0.13));
      return;
    }
    const fan = grip === 'open' ? o * 0.95 : o * 0.22;
    const curl = grip === 'open' ? 0 : -0.16 * m * (1 + i * 0.15);
    pieces.push(
      ...chain(
        0.8,
        o,
        0.125,
        1.25 + 0.12 * length,
        o + fan * 0.45 + curl * 0.2,
        0.112,
        0.92 + 0.88 * length,
        o + fan + curl,
        0.08,
      ),
    );
    if (i < 3)
      joins.push([1.0, o - 0.12 * m * -1, 1.5, o - 0.12 * m * -1 + fan * 0.5 + curl * 0.5]);
  });
  const out = grip === 'open' ? 0.95 : 0.5;
  pieces.push(
    ...(grip === 'fist'
      ? chain(0.3, 0.36 * m, 0.17, 0.72, 0.42 * m, 0.14, 1.05, 0.16 * m, 0.12)
      : chain(
          0.2,
          0.28 * m,
          0.17,
          0.62,
          (0.3 + out * 0.3) * m,
          0.125,
          1.02,
          (0.3 + out * 0.5) * m,
          0.09,
        )),
  );
  p.volume(pieces, { albedo: skin, lift, round: 0.4, grain: 0.03 });
  for (const [x0, y0, x1, y1] of joins)
    p.fill(
      ribbon([x0!, y0!, x1!, y1!], (t) => 0.045 * (1 - t * 0.5)),
      shade,
      0.45,
      { alpha: 0.5 },
    );
  if (grip === 'fist')
    for (const o of [-0.24, 0, 0.24])
      p.fill(ribbon([0.82, o, 1.3, o], 0.05), shade, 0.45, { alpha: 0.45 });
}

export interface Sleeve {
  /** Where the sleeve ends: 0 none, 0.5 at the elbow, 1 at the wrist. */
  reach: number;
  albedo: Albedo;
  cloth: Partial<Material>;
  skin: Rgb;
  shoulder: number;
  elbow: number;
  cuff: number;
}

/** Where the hand begins. */
function wristOf({ elbow, hand }: Arm): { x: number; y: number } {
  return { x: lerp(elbow.x, hand.x, 0.95), y: lerp(elbow.y, hand.y, 0.95) };
}

/** True when a sleeve ends at the elbow and the forearm is of another stuff than the upper arm. */
const isHalfSleeved = (sleeve: Sleeve): boolean => sleeve.reach >= 0.4 && sleeve.reach < 0.95;

/** Forearm in its sleeve or bare, as pieces. */
function forearm(arm: Arm, sleeve: Sleeve): number[][] {
  const { elbow, hand } = arm;
  const wrist = wristOf(arm);
  if (sleeve.reach >= 0.95) {
    const end = [lerp(elbow.x, wrist.x, 0.94), lerp(elbow.y, wrist.y, 0.94)] as const;
    return chain(elbow.x, elbow.y, sleeve.elbow, end[0], end[1], sleeve.cuff);
  }
  return chain(
    elbow.x,
    elbow.y,
    sleeve.elbow * 0.94,
    lerp(elbow.x, hand.x, 0.35),
    lerp(elbow.y, hand.y, 0.35),
    0.026,
    wrist.x,
    wrist.y,
    0.0165,
  );
}

/** What of an arm is rounded together with the trunk, so that no joint shows a seam. */
export function armWithTrunk(arm: Arm, sleeve: Sleeve): number[][] {
  const { shoulder, elbow } = arm;
  const upper = chain(shoulder.x, shoulder.y, sleeve.shoulder, elbow.x, elbow.y, sleeve.elbow);
  return arm.isInFront || isHalfSleeved(sleeve) ? upper : [...upper, ...forearm(arm, sleeve)];
}

/** The hand, and the forearm where it is not rounded together with the trunk. */
export function paintArm(pen: Pen, arm: Arm, sleeve: Sleeve, lift: number, side: number): void {
  const { elbow, hand, shoulder } = arm;
  const wrist = wristOf(arm);
  const isBare = sleeve.reach < 0.95;
  if (isBare && (arm.isInFront || isHalfSleeved(sleeve))) {
    const pieces = forearm(arm, sleeve);
    // A bare arm before the body starts above the elbow, which would show a seam.
    if (!isHalfSleeved(sleeve)) {
      const x = lerp(shoulder.x, elbow.x, 0.4);
      const y = lerp(shoulder.y, elbow.y, 0.4);
      pieces.push(...chain(x, y, sleeve.elbow * 0.9, elbow.x, elbow.y, sleeve.elbow * 0.98));
    }
    pen.volume(pieces, { albedo: sleeve.skin, lift, grain: 0.03 });
  }
  paintHand(
    pen,
    wrist.x,
    wrist.y,
    atan2(hand.y - elbow.y, hand.x - elbow.x),
    0.044,
    arm.grip,
    hand.y > shoulder.y ? -side : side,
    sleeve.skin,
    lift,
  );
  if (isBare || !arm.isInFront) return;
  pen.volume(forearm(arm, sleeve), { albedo: sleeve.albedo, ...sleeve.cloth, lift });
  paintSleeveCreases(pen, arm, sleeve);
}

/** Cloth gathers in the bend and at the cuff. */
export function paintSleeveCreases(pen: Pen, arm: Arm, sleeve: Sleeve): void {
  if (sleeve.reach < 0.95) return;
  const { elbow, hand } = arm;
  const wrist = wristOf(arm);
  const nx = -(hand.y - elbow.y);
  const ny = hand.x - elbow.x;
  for (const [t, s] of [
    [-0.05, 0.34],
    [0.12, 0.28],
    [0.26, 0.18],
    [0.92, 0.4],
  ] as const) {
    const cx = lerp(elbow.x, wrist.x, t);
    const cy = lerp(elbow.y, wrist.y, t);
    const k = 0.16 + 0.03 * sin(t * 40);
    pen.shade(
      ribbon(
        curve(
          cx - nx * k,
          cy - ny * k,
          cx + nx * 0.03,
          cy + ny * 0.03 - 0.006,
          cx + nx * k,
          cy + ny * k,
        ),
        (w) => 0.012 * sin(w * 3.1),
      ),
      s,
      0.005,
    );
  }
}

export interface Trousers {
  albedo: Rgb;
  cloth: Partial<Material>;
  skin: Rgb;
  /** 1 to the ankle, 0.5 shorts, 0 bare. */
  reach: number;
  wide: number;
}

export function paintLeg(pen: Pen, leg: Leg, trousers: Trousers, shoes: Rgb, lift: number): void {
  const { hip, knee, ankle, turn } = leg;
  const { reach, wide, skin, albedo, cloth } = trousers;
  if (reach < 1)
    pen.volume(
      chain(
        hip.x,
        hip.y,
        0.055 * wide,
        knee.x,
        knee.y,
        0.036,
        lerp(knee.x, ankle.x, 0.35) - 0.006,
        lerp(knee.y, ankle.y, 0.35),
        0.037,
        ankle.x,
        ankle.y,
        0.02,
      ),
      { albedo: skin, lift, grain: 0.03 },
    );
  paintShoe(pen, ankle.x, ankle.y, turn, shoes, lift);
  if (reach >= 1) {
    pen.volume(
      chain(
        hip.x,
        hip.y,
        0.064 * wide,
        lerp(hip.x, knee.x, 0.5),
        lerp(hip.y, knee.y, 0.5),
        0.056 * wide,
        knee.x,
        knee.y,
        0.044,
        lerp(knee.x, ankle.x, 0.45),
        lerp(knee.y, ankle.y, 0.45),
        0.041,
        ankle.x,
        ankle.y + 0.004,
        0.033,
      ),
      { albedo, ...cloth, lift },
    );
    for (const [t, s] of [
      [-0.06, 0.3],
      [0.08, 0.22],
      [0.84, 0.26],
      [0.94, 0.3],
    ] as const) {
      const x = lerp(knee.x, ankle.x, t);
      const y = lerp(knee.y, ankle.y, t);
      pen.shade(
        ribbon(
          curve(x - 0.032, y + 0.006, x + 0.004, y - 0.006, x + 0.034, y + 0.01),
          (w) => 0.01 * sin(w * 3.1),
        ),
        s,
        0.004,
      );
    }
  } else if (reach > 0) {
    pen.volume(
      chain(
        hip.x,
        hip.y,
        0.064 * wide,
        lerp(hip.x, knee.x, 0.86),
        lerp(hip.y, knee.y, 0.86),
        0.053 * wide,
      ),
      { albedo, ...cloth, lift },
    );
  }
}

function paintShoe(pen: Pen, x: number, y: number, turn: number, color: Rgb, lift: number): void {
  const p = pen.within(x, y, 1, turn);
  const y0 = -0.045;
  p.volume(
    blob(
      -0.03,
      y0 + 0.012,
      -0.03,
      0.014,
      0.024,
      0.016,
      0.05,
      y0 + 0.032,
      0.082,
      y0 + 0.022,
      0.086,
      y0 + 0.008,
      0.02,
      y0 + 0.004,
    ),
    { albedo: color, lift, gloss: 0.3, round: 0.5 },
  );
  p.volume([-0.033, y0, 0.086, y0, 0.089, y0 + 0.009, 0.05, y0 + 0.013, -0.033, y0 + 0.013], {
    albedo: mix(color, [0, 0, 0], 0.45),
    lift,
  });
}
