/** Birds, perched and on the wing: a table of proportions and colours for each. */
import { oklch, type Rgb } from '../../../core/color.ts';
import { cos, lerp, pow, sin, smoothstep } from '../../../core/math.ts';
import type { Random } from '../../../core/random.ts';
import { type Albedo, blend, mix, type Pen } from '../../../paint/pen.ts';
import { blob, chain, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { Actor } from '../../stage/actor.ts';
import type { Lch } from '../../stage/lch.ts';

export interface BirdPlan {
  back: Lch;
  breast: Lch;
  /** Colour of the head; the back when absent. */
  head?: Lch;
  wing: Lch;
  /** Long feathers of the wing. */
  quill: Lch;
  beak: Lch;
  /** Length and depth of the beak, and how much its tip hooks down. */
  bill: readonly [number, number, number];
  leg: Lch;
  legLength: number;
  tail: number;
  /** Radius of the body and of the head. */
  body: number;
  skull: number;
  /** Length of the neck: 0 sits in the shoulders. */
  neck: number;
  iris?: Lch;
  crest?: Lch;
  /** Span of each wing in flight. */
  span: number;
}

function feathered(top: Rgb, low: Rgb, line: (u: number) => number, soft = 0.08): Albedo {
  return (u, v) => blend(low, top, smoothstep(-soft, soft, v - line(u)));
}

/** A standing bird, about 1 high, looking ahead. */
export function paintPerched(pen: Pen, actor: Actor, plan: BirdPlan): void {
  const { random } = actor;
  const back = actor.color(0, ...plan.back);
  const breast = actor.subject.colors[1]
    ? actor.color(1, ...plan.breast)
    : actor.isColored
      ? mix(back, [0.9, 0.86, 0.8], 0.45)
      : oklch(...plan.breast);
  const head = plan.head && !actor.isColored ? oklch(...plan.head) : back;
  const wing = actor.isColored ? mix(back, [0.02, 0.02, 0.03], 0.25) : oklch(...plan.wing);
  const quill = actor.isColored ? mix(back, [0.02, 0.02, 0.03], 0.5) : oklch(...plan.quill);
  const beak = oklch(...plan.beak);
  const leg = oklch(...plan.leg);
  const b = plan.body;
  const y = plan.legLength + b * 0.95;
  const nod = random.bell() * 0.02;
  const hx = b * 0.55 + plan.neck * 0.25;
  const hy = y + b * 0.95 + plan.neck + nod;
  const tail = plan.tail;
  for (const dx of [0.02, -0.1]) {
    const lift = dx < 0 ? -0.2 : 0;
    const legX = dx * 1.2;
    pen.volume(
      chain(
        legX,
        y - b * 0.7,
        0.03,
        legX - 0.01,
        plan.legLength * 0.5,
        0.015,
        legX + 0.01,
        0.015,
        0.014,
      ),
      { albedo: leg, lift },
    );
    for (const toe of [0.1, 0.05, -0.06]) {
      pen.volume(chain(legX + 0.01, 0.016, 0.014, legX + toe, 0.008, 0.01), { albedo: leg, lift });
    }
  }
  const tailShape = blob(
    -b * 0.75,
    y - b * 0.2,
    -b * 1.0 - tail,
    y - b * 0.75 - tail * 0.65,
    -b * 0.8 - tail * 0.92,
    y - b * 0.95 - tail * 0.7,
    -b * 0.4,
    y - b * 0.75,
  );
  pen.volume(tailShape, { albedo: quill, lift: -0.08 });
  const body = [
    ...chain(-b * 0.55, y - b * 0.3, b * 0.62, 0, y, b * 0.95, b * 0.35, y + b * 0.35, b * 0.72),
    ...chain(
      b * 0.3,
      y + b * 0.3,
      b * 0.68,
      lerp(b * 0.3, hx, 0.6),
      lerp(y + b * 0.3, hy, 0.55),
      Math.max(plan.skull * 0.72, plan.neck > 0.15 ? 0.06 : 0),
      hx,
      hy,
      plan.skull,
    ),
  ];
  pen.volume(body, {
    albedo: (u, v) => {
      const c = blend(
        breast,
        back,
        smoothstep(-0.05, 0.06, v - y - 0.12 - (u < 0 ? 0 : u * 1.1) + b * 0.3),
      );
      const t = smoothstep(-0.03, 0.03, v - hy + plan.skull * 0.95);
      return t > 0 ? blend([c[0], c[1], c[2]], head, t) : c;
    },
    round: 0.6,
    grain: 0.14,
  });
  pen.hairs(body, random.fork('down'), {
    count: 420,
    length: 0.03,
    angle: (u) => 4.0 - u * 1.2,
    width: 0.006,
    contrast: 0.16,
  });
  if (plan.crest) {
    const crest = oklch(...plan.crest);
    for (let i = 0; i < 4; i++) {
      const a = 0.2 + i * 0.16;
      pen.volume(
        chain(
          hx - plan.skull * 0.2,
          hy + plan.skull * 0.7,
          0.03,
          hx - plan.skull * (0.8 + a),
          hy + plan.skull * (1.8 - a),
          0.012,
        ),
        { albedo: crest },
      );
    }
  }
  // The folded wing: coverts, then quills to the tail.
  const wingShape = blob(
    b * 0.45,
    y + b * 0.32,
    b * 0.1,
    y + b * 0.5,
    -b * 0.6,
    y + b * 0.15,
    -b * 1.0 - tail * 0.55,
    y - b * 0.6 - tail * 0.35,
    -b * 0.5,
    y - b * 0.48,
    b * 0.2,
    y - b * 0.42,
  );
  pen.shade(wingShape, 0.3, 0.02);
  pen.volume(wingShape, {
    albedo: feathered(wing, quill, (u) => y - b * 0.1 + u * 0.35, 0.1),
    round: 0.4,
    grain: 0.2,
  });
  for (let i = 0; i < 6; i++) {
    const t = i / 5;
    const line = curve(
      b * 0.1 - t * 0.05,
      y + b * (0.12 - t * 0.42),
      -b * 0.4,
      y + b * (-0.02 - t * 0.36),
      -b * 0.9 - tail * 0.4 * (1 - t * 0.5),
      y - b * (0.52 + t * 0.02) - tail * 0.22,
    );
    pen.shade(ribbon(line, 0.012), 0.3, 0.003);
  }
  paintBill(pen, plan, hx, hy, beak);
  pen.eye(
    hx + plan.skull * 0.36,
    hy + plan.skull * 0.14,
    plan.skull * 0.2,
    oklch(...(plan.iris ?? [0.25, 0.04, 45])),
  );
}

function paintBill(pen: Pen, plan: BirdPlan, hx: number, hy: number, beak: Rgb): void {
  const [long, deep, hook] = plan.bill;
  const x = hx + plan.skull * 0.82;
  const y = hy - plan.skull * 0.05;
  pen.volume(
    blob(
      x - long * 0.1,
      y + deep * 0.5,
      x + long * 0.5,
      y + deep * 0.42,
      x + long,
      y - deep * 0.1 - hook,
      x + long * 0.9,
      y - deep * 0.15 - hook,
      x + long * 0.45,
      y - deep * 0.05,
      x - long * 0.1,
      y - deep * 0.1,
    ),
    { albedo: beak, gloss: 0.4, grain: 0.05 },
  );
  pen.volume(
    blob(
      x - long * 0.1,
      y - deep * 0.06,
      x + long * 0.5,
      y - deep * 0.08,
      x + long * 0.78,
      y - deep * 0.3 - hook * 0.4,
      x + long * 0.3,
      y - deep * 0.5,
      x - long * 0.1,
      y - deep * 0.4,
    ),
    { albedo: mix(beak, [0, 0, 0], 0.25), gloss: 0.3, grain: 0.05 },
  );
}

/** A bird on the wing, seen from the side: local frame 1 high from wing tip to feet. */
export function paintFlying(pen: Pen, actor: Actor, plan: BirdPlan): void {
  const { random } = actor;
  const back = actor.color(0, ...plan.back);
  const breast = actor.isColored ? mix(back, [0.9, 0.86, 0.8], 0.45) : oklch(...plan.breast);
  const head = plan.head && !actor.isColored ? oklch(...plan.head) : back;
  const wing = actor.isColored ? back : oklch(...plan.wing);
  const quill = actor.isColored ? mix(back, [0.02, 0.02, 0.03], 0.45) : oklch(...plan.quill);
  const b = plan.body * 0.55;
  const y = 0.4;
  const lift = random.range(0.35, 0.95);
  const hx = b * 2.1 + plan.neck * 0.6;
  const hy = y + b * 0.35;
  paintWing(
    pen,
    random.fork('far wing'),
    b * 0.6,
    y + b * 0.3,
    plan.span * 0.86,
    lift * 1.05,
    0.35,
    mix(wing, [0, 0, 0], 0.3),
    mix(quill, [0, 0, 0], 0.3),
    -0.15,
  );
  pen.volume(
    blob(
      -b * 1.4,
      y + b * 0.2,
      -b * 2.0 - plan.tail,
      y + b * 0.55,
      -b * 2.15 - plan.tail,
      y - b * 0.1,
      -b * 2.0 - plan.tail * 0.9,
      y - b * 0.45,
      -b * 1.4,
      y - b * 0.3,
    ),
    { albedo: quill, grain: 0.2 },
  );
  pen.volume(
    [
      ...chain(-b * 1.6, y, b * 0.5, 0, y, b * 0.95, b * 1.2, y + b * 0.1, b * 0.72),
      ...chain(b * 1.0, y + b * 0.1, b * 0.68, hx, hy, plan.skull * 0.58),
    ],
    {
      albedo: (u, v) => {
        const c = blend(breast, back, smoothstep(-0.03, 0.03, v - y));
        const t = smoothstep(b * 1.3, b * 1.7, u);
        return t > 0 ? blend([c[0], c[1], c[2]], head, t) : c;
      },
      round: 0.6,
    },
  );
  const small: BirdPlan = {
    ...plan,
    skull: plan.skull * 0.58,
    bill: [plan.bill[0] * 0.58, plan.bill[1] * 0.58, plan.bill[2] * 0.58],
  };
  paintBill(pen, small, hx, hy, oklch(...plan.beak));
  pen.eye(
    hx + small.skull * 0.36,
    hy + small.skull * 0.2,
    small.skull * 0.2,
    oklch(...(plan.iris ?? [0.25, 0.04, 45])),
  );
  paintWing(
    pen,
    random.fork('near wing'),
    b * 0.5,
    y + b * 0.2,
    plan.span,
    lift,
    -0.12,
    wing,
    quill,
    0.05,
  );
}

/**
 * One wing from the shoulder: a rounded arm with coverts, then fingers of quills.
 * @param lift 1 straight up, 0 level, negative down
 * @param sweep how far it leans forward
 */
export function paintWing(
  pen: Pen,
  random: Random,
  x: number,
  y: number,
  span: number,
  lift: number,
  sweep: number,
  covert: Rgb,
  quill: Rgb,
  light: number,
): void {
  const tipX = x + span * (sweep - 0.25 + 0.1 * (1 - lift));
  const tipY = y + span * lift;
  const wristX = x + span * (sweep * 0.6 + 0.12);
  const wristY = y + span * lift * 0.52;
  const count = 15;
  for (let i = count - 1; i >= 0; i--) {
    const t = i / (count - 1);
    // From the tip (t 0) back to the body (t 1); the outer ones fan out like fingers.
    const rootX =
      t < 0.5 ? lerp(tipX, wristX, t * 1.6 + 0.2) : lerp(wristX, x - span * 0.08, (t - 0.5) * 2);
    const rootY = t < 0.5 ? lerp(tipY, wristY, t * 1.6 + 0.2) : lerp(wristY, y, (t - 0.5) * 2);
    const long =
      span *
      (t < 0.5 ? lerp(0.62, 0.5, t * 2) : lerp(0.5, 0.36, (t - 0.5) * 2)) *
      random.range(0.96, 1.04);
    const a = lerp(1.35, 3.05, pow(t, 0.75)) + (1 - lift) * 0.42 * (1 - t * 0.6);
    const endX = rootX + cos(a) * long;
    const endY = rootY + sin(a) * long * lerp(1, 0.9, t);
    pen.volume(
      chain(
        rootX,
        rootY,
        span * 0.045,
        lerp(rootX, endX, 0.65),
        lerp(rootY, endY, 0.65),
        span * 0.05,
        endX,
        endY,
        span * 0.014,
      ),
      { albedo: quill, lift: light - 0.06 + (i % 2) * 0.05, round: 0.4, rim: 0.3 },
    );
  }
  pen.volume(
    [
      ...chain(
        x,
        y,
        span * 0.11,
        wristX,
        wristY,
        span * 0.1,
        lerp(wristX, tipX, 0.6),
        lerp(wristY, tipY, 0.6),
        span * 0.045,
      ),
      ...chain(
        x - span * 0.1,
        y,
        span * 0.1,
        wristX - span * 0.1,
        wristY - span * 0.02,
        span * 0.09,
      ),
    ],
    { albedo: covert, lift: light, round: 0.45, grain: 0.25 },
  );
}

/** A post or branch under a bird that does not stand on the ground. */
export function paintStump(pen: Pen, width: number, height: number): void {
  const bark = oklch(0.42, 0.045, 55);
  pen.volume(
    blob(
      -width * 1.1,
      0,
      -width * 0.8,
      height * 0.4,
      -width * 0.85,
      height,
      width * 0.85,
      height,
      width * 0.8,
      height * 0.4,
      width * 1.2,
      0,
    ),
    { albedo: bark, grain: 0.5, grainScale: 90, round: 0.4 },
  );
  pen.volume(oval(0, height, width * 0.86, width * 0.2), {
    albedo: oklch(0.66, 0.06, 70),
    round: 0.1,
  });
  pen.shade(ribbon(oval(0, height, width * 0.5, width * 0.11), 0.008), 0.35, 0.003);
}
