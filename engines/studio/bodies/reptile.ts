/** Low animals with legs at their sides: lizards, crocodiles, salamanders, turtles under a shell. */
import { sin } from '../core/math.ts';
import type { MaterialName } from '../model/material.ts';
import type { Body } from '../model/model.ts';
import type { Color, Paint } from '../model/paint.ts';
import { add, type Vec } from '../model/vec.ts';
import type { Kit } from './kit.ts';

export interface ReptilePlan {
  /** Height of the middle of the trunk, and shoulder to hip, metres. */
  height: number;
  length: number;
  /** Half widths of shoulder, belly and hip; the back is flatter by `flat`. */
  trunk: readonly [number, number, number];
  leg: { radius: number; spread: number; foot: number; toes?: number };
  neck: { length: number; radius: number; rise: number };
  /** Half width, height and length of the skull, then of the snout. */
  head: { skull: Vec; snout: Vec; drop?: number };
  eyes: { size: number; iris: Color; slit?: number; up?: number; white?: Color };
  tail: { length: number; radius: number; curl?: number };
  coat: Color;
  belly?: Color;
  material?: MaterialName;
  paint?: Paint;
  /** Spines along the back: height in metres. */
  spines?: { height: number; color: Color; count?: number };
  onHead?: (k: Kit, body: Body) => void;
  onTrunk?: (k: Kit, body: Body) => void;
}

export function buildReptile(k: Kit, p: ReptilePlan): void {
  const { height: H, length: L } = p;
  const [a, b, c] = p.trunk;
  const sway = k.pick(1, -1) * k.vary(0.5, 1);
  const body = k.body({
    color: p.coat,
    material: p.material ?? 'hide',
    blend: b * 0.4,
    cells: 112,
    ...(p.paint ? { paint: p.paint } : {}),
  });
  const bend = (z: number): number => sway * 0.09 * L * sin((z / L) * 3.2);
  body.chain(
    [
      [bend(L / 2), H, L / 2],
      [0, H * 1.04, 0],
      [bend(-L / 2), H, -L / 2],
    ],
    [a, b, c],
    { curve: true },
  );
  if (p.belly)
    body.ball([0, H - b * 0.4, 0], [b * 0.86, b * 0.7, L * 0.55], {
      color: p.belly,
      blend: b * 0.2,
    });
  const tail: Vec[] = [0, 0.25, 0.5, 0.75, 1].map((t) => [
    bend(-L / 2) + sway * p.tail.length * ((p.tail.curl ?? 0.3) * t * t + 0.1 * sin(t * 5)),
    Math.max(p.tail.radius * (1 - t) * 0.9 + 0.004, H * (1 - t * 1.6)),
    -L / 2 - p.tail.length * t * (1 - 0.28 * (p.tail.curl ?? 0.3) * t),
  ]);
  if (p.tail.length > 0)
    body.chain(
      tail,
      [c * 0.86, p.tail.radius, p.tail.radius * 0.66, p.tail.radius * 0.36, p.tail.radius * 0.08],
      {
        curve: true,
      },
    );
  const rise = (p.neck.rise * Math.PI) / 180;
  const from: Vec = [bend(L / 2), H + a * 0.15, L / 2 + a * 0.3];
  const neckTop = add(from, [
    0,
    sin(rise) * p.neck.length,
    Math.sqrt(1 - sin(rise) * sin(rise)) * p.neck.length,
  ]);
  body.cone(from, neckTop, Math.min(a, p.neck.radius * 1.25), p.neck.radius);
  const { radius, spread, foot, toes = 4 } = p.leg;
  const isDown = k.pose === 'sleep' || k.pose === 'lie';
  for (let i = 0; i < 4; i++) {
    const side = i % 2 === 0 ? 1 : -1;
    const isFront = i < 2;
    const step = (i === 0 || i === 3 ? 0.1 : -0.06) * L;
    const z = isFront ? L * 0.42 : -L * 0.42;
    const root: Vec = [side * (isFront ? a : c) * 0.66, H * 0.96, z];
    const knee: Vec = [
      side * (a + spread * 0.62),
      H * (isDown ? 0.7 : 1.02),
      z + (isFront ? -0.04 : 0.12) * L,
    ];
    const end: Vec = [side * (a + spread), foot * 0.5, z + step + (isFront ? 0.1 : -0.02) * L];
    body.chain([root, knee, end], [radius * 1.25, radius, radius * 0.72], { blend: radius * 0.8 });
    body.ball(add(end, [0, -foot * 0.1, foot * 0.4]), [foot * 0.8, foot * 0.42, foot], {
      blend: foot * 0.3,
    });
    for (let t = 0; t < toes; t++) {
      const way = (t / (toes - 1) - 0.5) * 1.7 + side * 0.2;
      body.cone(
        add(end, [0, -foot * 0.18, foot * 0.6]),
        add(end, [way * foot, -foot * 0.26, foot * (1.75 - Math.abs(way) * 0.4)]),
        foot * 0.28,
        foot * 0.2,
        { blend: foot * 0.16 },
      );
    }
  }
  if (p.spines) {
    const n = p.spines.count ?? 12;
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1);
      const z = L / 2 - t * (L + p.tail.length * 0.55);
      const inTrunk = z > -L / 2;
      const q = Math.max(0, (-L / 2 - z) / Math.max(0.001, p.tail.length));
      const at: Vec = inTrunk
        ? [bend(z), H + (a + (b - a) * sin(((L / 2 - z) / L) * 3.14)) * 0.9, z]
        : [
            bend(-L / 2) + sway * p.tail.length * (p.tail.curl ?? 0.3) * q * q,
            H * (1 - q * 1.5) + p.tail.radius * (1.1 - q),
            z,
          ];
      const high = p.spines.height * (0.45 + 0.55 * sin(t * 2.6 + 0.4));
      k.tube(
        [at, add(at, [0, high * 0.6, -high * 0.1]), add(at, [0, high, -high * 0.35])],
        [high * 0.4, high * 0.24, high * 0.02],
        {
          color: p.spines.color,
          material: 'hide',
          around: 8,
          flat: 0.5,
        },
      );
    }
  }
  p.onTrunk?.(k, body);
  const [sw, sh, sl] = p.head.skull;
  k.at(
    add(neckTop, [0, sh * 0.15, sl * 0.6]),
    { yaw: k.ask.look * 0.7, pitch: isDown ? 6 : 0, roll: k.vary(-4, 4) },
    () => {
      const [nw, nh, nl] = p.head.snout;
      const drop = p.head.drop ?? sh * 0.25;
      body.ball([0, 0, 0], p.head.skull, { blend: sw * 0.3 });
      body.ball([0, -drop, sl * 0.6 + nl * 0.7], p.head.snout, { blend: sw * 0.35 });
      if (p.belly)
        body.ball([0, -drop - nh * 0.45, sl * 0.4 + nl * 0.6], [nw * 0.94, nh * 0.66, nl * 0.96], {
          color: p.belly,
          blend: sw * 0.08,
        });
      const e = p.eyes.size;
      const high = p.eyes.up ?? 0.55;
      body.both((side, at) => {
        const eye: Vec = [sw * 0.62, sh * high, sl * 0.3];
        body.ball(at([eye[0], eye[1], eye[2] - e * 0.25]), e * 1.14, { blend: e * 0.4 });
        if (k.pose === 'sleep') return;
        k.eye(
          at([eye[0] + e * 0.26, eye[1] + e * 0.16, eye[2] + e * 0.12]),
          [side * 0.75, 0.16, 0.8],
          e,
          {
            iris: k.ask.partColors.eyes ?? p.eyes.iris,
            white: p.eyes.white ?? '#f4ecc8',
            irisSize: 0.86,
            slit: p.eyes.slit ?? 0.4,
          },
        );
      });
      const tip = sl * 0.6 + nl * 1.68;
      const lip = -drop - nh * 0.18;
      k.tube(
        [-1, -0.82, -0.45, 0, 0.45, 0.82, 1]
          .map((t) => {
            const far = Math.abs(t);
            return [
              t * Math.max(nw, sw * 0.94) * (0.99 - 0.02 * far),
              lip + sh * 0.22 * far * far * far,
              (tip - sl * 0.1) * (1 - far * far * far) + sl * 0.15 * far,
            ] as Vec;
          })
          .map((q) => onSkin(q, p, drop)),
        sh * 0.035,
        { color: k.tone(p.coat, 0.3), shadow: false, around: 6, along: 30 },
      );
      for (const side of [1, -1])
        k.ball([side * nw * 0.34, -drop + nh * 0.55, tip - nl * 0.2], nw * 0.09, {
          color: '#1d1512',
          around: 8,
          shadow: false,
        });
      p.onHead?.(k, body);
      // Behind the eyes: a hat leaves them free.
      k.socket('headTop', [0, sh * 0.92, -sl * 0.42], sw * 1.15, { pitch: -10 });
      k.socket('face', [0, sh * high, sl * 0.5], sw * 2);
      k.socket('mouth', [0, lip, tip], nw);
    },
  );
  k.socket('neck', add(from, [0, a * 0.2, 0]), p.neck.radius * 2.1);
  k.socket('back', [0, H + b * 0.9, 0], b * 1.7);
  k.socket('seat', [0, H + b * 0.92, L * 0.05], b * 1.6);
}

/** Draws a point of the mouth's line onto the snout or the skull, whichever stands out more. */
function onSkin(q: Vec, p: ReptilePlan, drop: number): Vec {
  const [sw, sh, sl] = p.head.skull;
  const [nw, nh, nl] = p.head.snout;
  const out = (at: Vec, mid: Vec, r: Vec): number => {
    const [x, y, z] = [(at[0] - mid[0]) / r[0], (at[1] - mid[1]) / r[1], (at[2] - mid[2]) / r[2]];
    return Math.sqrt(x * x + y * y + z * z) || 1;
  };
  const snout: Vec = [0, -drop, sl * 0.6 + nl * 0.7];
  const d1 = out(q, snout, [nw, nh, nl]);
  const d2 = out(q, [0, 0, 0], [sw, sh, sl]);
  if (d1 <= d2) return [q[0] / d1, q[1], snout[2] + (q[2] - snout[2]) / d1];
  return [q[0] / d2, q[1], q[2] / d2];
}
