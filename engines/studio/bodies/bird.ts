/** Birds: an egg of a body, a head, a beak, wings that fold or spread, feet. */
import type { FurLook } from '../model/fur.ts';
import type { Body } from '../model/model.ts';
import type { Color, Paint } from '../model/paint.ts';
import { add, frame, type Vec } from '../model/vec.ts';
import type { Kit } from './kit.ts';

export interface BirdPlan {
  /** Height of the whole when it stands, metres. */
  height: number;
  /** Half width, half height and half depth of the body to the height. */
  trunk: readonly [number, number, number];
  /** Degrees that the body leans forward: 0 upright as a penguin, 60 as a duck. */
  lean: number;
  /** Radius of the head to the height, and how far forward and up its middle is from the body's top. */
  head: { radius: number; forward?: number; up?: number; shape?: readonly [number, number] };
  /** `bow`: how far its middle goes forward to the height; below 0 back, as a swan's. */
  neck?: {
    radius: number;
    bow?: number /** Length of feathers on neck and head, relative. */;
    fur?: number;
  };
  beak: { length: number; width: number; hook?: number; color: Color };
  eyes: { size: number; apart: number; height?: number; iris?: Color; white?: Color; disc?: Color };
  /** Length of the folded wing to the height. */
  wing: { length: number; width: number; color?: Color; tip?: Color; flipper?: boolean };
  tail: { length: number; width: number; color?: Color };
  leg: { length: number; foot: number; color: Color };
  coat: Color;
  belly?: Color;
  face?: Color;
  tufts?: number;
  feathers?: FurLook;
  paint?: Paint;
  onHead?: (k: Kit, body: Body, radius: number) => void;
  /** More on the body: `on` gives places in half heights, half depths and half widths of it. */
  onBody?: (k: Kit, body: Body, on: (up: number, ahead: number, left?: number) => Vec) => void;
}

export function buildBird(k: Kit, p: BirdPlan): void {
  const h = p.height;
  const [w, t, d] = [p.trunk[0] * h, p.trunk[1] * h, p.trunk[2] * h];
  const r = p.head.radius * h;
  const isFlying = k.pose === 'fly' || k.pose === 'run';
  const isHidden = k.pose === 'peek';
  const legs =
    isHidden || k.pose === 'lie' || k.pose === 'sleep' || k.pose === 'sit'
      ? 0.02 * h
      : p.leg.length * h;
  const lean = isFlying ? Math.max(p.lean, 68) : p.lean;
  const tilt = frame([0, 0, 0], { pitch: lean });
  const up: Vec = [0, tilt[4]!, tilt[5]!];
  const ahead: Vec = [0, tilt[7]!, tilt[8]!];
  const low = Math.max(t * Math.abs(up[1]!), d * Math.abs(ahead[1]!) + t * Math.abs(up[1]!) * 0.8);
  const middle: Vec = [0, legs + low * 0.97, 0];
  const on = (a: number, b: number, c = 0): Vec => [
    c,
    middle[1] + up[1] * a + ahead[1] * b,
    middle[2] + up[2] * a + ahead[2] * b,
  ];
  const body = k.body({
    color: p.coat,
    material: 'feather',
    blend: w * 0.5,
    cells: 100,
    ...(p.feathers ? { fur: p.feathers } : {}),
    ...(p.paint ? { paint: p.paint } : {}),
  });
  const down: Vec = [0, -up[1] - 0.2, -up[2] - 0.2];
  body.ball(middle, [w, t, d], { turn: { pitch: lean }, flow: down });
  body.ball(on(t * 0.42, 0), [w * 0.76, t * 0.62, d * 0.78], { turn: { pitch: lean }, flow: down });
  if (p.belly) {
    body.ball(on(-t * 0.1, d * 0.34), [w * 0.82, t * 0.84, d * 0.72], {
      turn: { pitch: lean },
      color: p.belly,
      blend: w * 0.16,
      flow: down,
    });
  }
  const forward = (p.head.forward ?? 0.1) * h;
  const rise = (p.head.up ?? 0) * h;
  const top = on(t * 0.86, 0);
  const head = add(top, [0, r * 0.55 + rise, forward]);
  if (p.neck) {
    body.chain(
      [
        on(t * 0.55, d * 0.1),
        add(top, [0, rise * 0.45, forward * 0.1 + (p.neck.bow ?? 0) * h]),
        add(head, [0, -r * 0.3, -r * 0.32]),
      ],
      [w * 0.6, p.neck.radius * h, Math.min(p.neck.radius * h, r * 0.7)],
      { flow: down, curve: true, blend: Math.min(w * 0.5, r * 0.4), fur: p.neck.fur ?? 1 },
    );
  }
  p.onBody?.(k, body, (a, b, c = 0) => on(a * t, b * d, c * w));
  buildTail(k, body, p, on(-t * 0.9, -d * 0.3), [up, ahead]);
  buildWings(k, body, p, { on, w, t, d, isFlying, isHidden });
  const turn = { yaw: k.ask.look, roll: k.vary(-7, 7), pitch: isFlying ? 10 : 0 };
  k.at(head, turn, () => {
    buildHead(k, body, p, r);
    p.onHead?.(k, body, r);
  });
  if (!isHidden) {
    for (const side of [1, -1]) {
      const f = p.leg.foot * h;
      const hip: Vec = [side * w * 0.42, middle[1] - low * 0.55, isFlying ? -t * 0.5 : 0];
      const foot: Vec = isFlying
        ? add(hip, [0, -legs * 0.3, -legs])
        : [side * w * 0.46, f * 0.22, f * 0.1];
      k.tube([hip, foot], [f * 0.26, f * 0.2], {
        color: p.leg.color,
        material: 'skin',
        around: 10,
      });
      const yaw = side * 14;
      k.at(foot, { yaw, pitch: isFlying ? 70 : 0 }, () => {
        for (const [x, long] of [
          [-0.42, 0.85],
          [0, 1],
          [0.42, 0.85],
        ] as const) {
          k.ball([x * f * 0.72, 0, f * 0.42 * long], [f * 0.24, f * 0.2, f * 0.55 * long], {
            color: p.leg.color,
            material: 'skin',
            around: 14,
            turn: { yaw: x * 40 },
          });
        }
      });
    }
  }
  k.socket('back', on(t * 0.1, -d), w * 1.5);
  k.socket('seat', on(t * 0.2, -d * 0.9), w * 1.4);
  k.socket(
    'neck',
    add(top, [0, rise * 0.3, forward * 0.3]),
    (p.neck?.radius ?? p.head.radius * 0.85) * h * 2,
  );
}

function buildHead(k: Kit, body: Body, p: BirdPlan, r: number): void {
  const { eyes, beak } = p;
  const [wide, tall] = p.head.shape ?? [1, 1];
  const h = p.height;
  body.ball([0, 0, 0], [r * wide, r * tall, r], {
    blend: r * (p.neck ? 0.3 : 0.5),
    fur: p.neck?.fur ?? 0.6,
    flow: [0, 0.1, -1],
  });
  if (p.face) {
    for (const side of [1, -1]) {
      body.ball([side * r * 0.36, -r * 0.08, r * 0.42], [r * 0.52, r * 0.58, r * 0.56], {
        color: p.face,
        blend: r * 0.14,
        fur: 0.5,
        flow: [side, 0, -0.3],
      });
    }
  }
  const apart = eyes.apart;
  const high = eyes.height ?? 0.12;
  const e = eyes.size * r;
  const out = Math.sqrt(Math.max(0.04, 1 - (apart / wide) * (apart / wide) - high * high));
  for (const side of [1, -1]) {
    const at: Vec = [side * apart * r, high * r, out * r * 0.98 - e * 0.45];
    if (eyes.disc) {
      k.ball(add(at, [0, 0, -e * 0.1]), [e * 1.3, e * 1.3, e * 0.75], {
        color: eyes.disc,
        material: 'skin',
      });
    }
    const way: Vec = [side * (0.25 + apart * 0.7), 0.04, 1];
    if (k.pose === 'sleep') {
      k.ball(at, [e * 1.02, e * 1.02, e * 1.02], {
        color: k.tone(p.face ?? p.coat, 0.8),
        material: 'skin',
      });
    } else {
      k.eye(at, way, e, {
        iris: k.ask.partColors.eyes ?? eyes.iris ?? '#3a2414',
        white: eyes.white ?? '#1d1512',
        irisSize: 0.9,
      });
    }
  }
  const [bl, bw] = [beak.length * h, beak.width * h];
  const hook = (beak.hook ?? 0.1) * bl;
  const root: Vec = [0, -r * 0.12, r * 0.86];
  k.tube(
    [
      add(root, [0, 0, -bl * 0.15]),
      add(root, [0, bw * 0.1, bl * 0.3]),
      add(root, [0, -hook * 0.35, bl * 0.75]),
      add(root, [0, -hook, bl]),
    ],
    [bw * 0.5, bw * 0.48, bw * 0.28, bw * 0.05],
    { color: beak.color, material: 'horn', flat: 1.05, around: 16 },
  );
  k.tube(
    [
      add(root, [0, -bw * 0.3, -bl * 0.1]),
      add(root, [0, -bw * 0.32, bl * 0.35]),
      add(root, [0, -bw * 0.3 - hook * 0.3, bl * 0.72]),
    ],
    [bw * 0.4, bw * 0.32, bw * 0.06],
    { color: k.tone(beak.color, 0.78), material: 'horn', flat: 1.1, around: 14 },
  );
  if (p.tufts) {
    for (const side of [1, -1]) {
      body.chain(
        [
          [side * r * 0.5, r * 0.7, 0],
          [side * r * 0.78, r * (0.8 + p.tufts), -r * 0.08],
        ],
        [r * 0.26, r * 0.06],
        { blend: r * 0.2, flow: [side * 0.3, 1, 0] },
      );
    }
  }
  k.socket('headTop', [0, r * tall * 0.86, -r * 0.06], r * 1.55);
  k.socket('face', [0, high * r, r * out], r * 2);
  k.socket('mouth', add(root, [0, -bw * 0.2, bl * 0.8]), bw * 2);
}

interface Trunk {
  on: (a: number, b: number, c?: number) => Vec;
  w: number;
  t: number;
  d: number;
  isFlying: boolean;
  isHidden: boolean;
}

function buildWings(
  k: Kit,
  body: Body,
  p: BirdPlan,
  { on, w, t, d, isFlying, isHidden }: Trunk,
): void {
  const h = p.height;
  const [long, wide] = [p.wing.length * h, p.wing.width * h];
  const color = p.wing.color ?? p.coat;
  const swing = k.vary(0.1, 0.35);
  const raised = k.ask.grips;
  for (const side of [1, -1] as const) {
    const shoulder = on(t * 0.5, 0, side * w * 0.8);
    const name = side === 1 ? 'handL' : 'handR';
    if (p.wing.flipper) {
      const isUp =
        raised[name] !== undefined ||
        (k.pose === 'wave' && side === -1) ||
        (isHidden && side === 1);
      const tip: Vec = isUp
        ? add(shoulder, [side * long * 0.72, long * 0.3, long * 0.52])
        : add(shoulder, [side * long * (0.3 + swing), -long * 0.86, long * 0.06]);
      const mid: Vec = isUp
        ? add(shoulder, [side * long * 0.5, -long * 0.06, long * 0.2])
        : add(shoulder, [side * long * (0.28 + swing * 0.4), -long * 0.42, 0]);
      for (const z of [-0.36, 0, 0.36]) {
        body.chain(
          [
            add(shoulder, [0, 0, z * wide * 0.5]),
            add(mid, [0, 0, z * wide]),
            add(tip, [0, Math.abs(z) * long * 0.12, z * wide * 0.5]),
          ],
          [wide * 0.3, wide * 0.26, wide * 0.12],
          { color, blend: wide * 0.3, curve: true },
        );
      }
      k.socket(name, add(tip, [0, 0, wide * 0.2]), wide);
      continue;
    }
    if (isFlying) {
      k.wing(shoulder, side, {
        kind: 'feather',
        span: long * 1.9,
        chord: wide * 2.2,
        lift: swing * 90,
        sweep: 0.2,
        color,
        upper: p.coat,
        ...(p.wing.tip ? { tip: p.wing.tip } : {}),
      });
      continue;
    }
    // Folded along the side.
    const a = on(t * 0.55, -d * 0.05, side * w * 0.86);
    const b = on(t * 0.55 - long, -d * 0.62, side * w * 0.5);
    const m = on(t * 0.55 - long * 0.45, -d * 0.14, side * w * 1.06);
    for (const s of [-0.3, 0.25]) {
      const off = (q: Vec, f: number): Vec => add(q, [0, 0, s * wide * f]);
      body.chain([off(a, 0.8), off(m, 1), b], [wide * 0.42, wide * 0.46, wide * 0.1], {
        color,
        blend: wide * 0.24,
        curve: true,
        flow: [0, -1, -0.6],
      });
    }
    k.socket(name, on(-t * 0.1, d * 0.9, side * w * 0.6), w);
  }
}

function buildTail(
  k: Kit,
  body: Body,
  p: BirdPlan,
  root: Vec,
  [up, ahead]: readonly [Vec, Vec],
): void {
  const h = p.height;
  const [long, wide] = [p.tail.length * h, p.tail.width * h];
  if (long <= 0) return;
  const color = p.tail.color ?? p.coat;
  for (const s of [-1, 0, 1]) {
    const tip = add(root, [
      s * wide * 0.5,
      Math.max(-root[1] + 0.02 * h, -up[1] * long - ahead[1] * long * 0.2),
      -up[2] * long - 0.35 * long,
    ]);
    body.chain([root, tip], [wide * 0.3, wide * 0.16], { color, blend: wide * 0.2 });
  }
  k.socket('tail', root, wide);
}
