/** Insects and spiders: head, thorax, abdomen, jointed legs, antennae and wings. Larger than life. */
import { cos, sin } from '../core/math.ts';
import type { FurLook } from '../model/fur.ts';
import type { MaterialName } from '../model/material.ts';
import type { Body } from '../model/model.ts';
import type { Color, Paint } from '../model/paint.ts';
import { applyFrame, frame, type Vec } from '../model/vec.ts';
import type { Kit } from './kit.ts';

export interface InsectWing {
  /** Metres along and across. */
  length: number;
  width: number;
  /** Degrees that it points back, and up, and turns about its own length. */
  sweep: number;
  lift: number;
  twist?: number;
  color: Color;
  material?: MaterialName;
  paint?: Paint;
  /** Where along its length it is broadest, 0 to 1. */
  broad?: number;
  /** Where on the thorax, metres forward. */
  at?: number;
}

export interface InsectPlan {
  /** Height of the thorax over the ground, metres. */
  height: number;
  coat: Color;
  head: { radius: number; color?: Color; drop?: number; ahead?: number };
  /** Half width, height and length, metres. */
  thorax: Vec;
  abdomen: { radii: Vec; color?: Color; rise?: number; gap?: number };
  eyes: { size: number; apart: number; height?: number; iris?: Color; white?: Color };
  legs: { pairs: number; spread: number; knee: number; radius: number; color: Color; fan?: number };
  antennae?: { length: number; radius: number; color: Color; club?: number };
  wings?: readonly InsectWing[];
  /** Degrees that it rises in the air, head up. */
  climb?: number;
  smile?: boolean;
  material?: MaterialName;
  fur?: FurLook;
  paint?: Paint;
  onHead?: (k: Kit, body: Body) => void;
  onTrunk?: (k: Kit, body: Body) => void;
}

export function buildInsect(k: Kit, p: InsectPlan): void {
  const isFlying = k.pose === 'fly';
  const [tw, th, tl] = p.thorax;
  const [aw, ah, al] = p.abdomen.radii;
  k.at([0, p.height, 0], { pitch: isFlying ? -(p.climb ?? 12) : 0 }, () => {
    const body = k.body({
      color: p.coat,
      material: p.material ?? 'hide',
      blend: th * 0.3,
      cells: 90,
      ...(p.fur ? { fur: p.fur } : {}),
      ...(p.paint ? { paint: p.paint } : {}),
    });
    body.ball([0, 0, 0], p.thorax, { flow: [0, 0, -1] });
    const back = -tl * 0.8 - al * 0.8 - (p.abdomen.gap ?? 0);
    const rise = p.abdomen.rise ?? -0.1;
    if (p.abdomen.gap)
      body.cone([0, 0, -tl * 0.7], [0, rise * al * 0.5, back + al * 0.8], th * 0.25, th * 0.3);
    body.ball([0, rise * al, back], [aw, ah, al], {
      turn: { pitch: rise * 40 },
      ...(p.abdomen.color ? { color: p.abdomen.color } : {}),
      blend: th * 0.22,
      flow: [0, 0, -1],
    });
    p.onTrunk?.(k, body);
    for (const wing of p.wings ?? [])
      for (const side of [1, -1] as const) buildWing(k, p, wing, side);
    buildLegs(k, p, isFlying);
    const r = p.head.radius;
    const head: Vec = [0, -(p.head.drop ?? -0.2) * r, tl * 0.85 + r * (p.head.ahead ?? 0.62)];
    k.at(
      head,
      { yaw: k.ask.look * 0.5, roll: k.vary(-6, 6), pitch: isFlying ? (p.climb ?? 12) * 0.6 : 0 },
      () => {
        buildHead(k, p, body);
        p.onHead?.(k, body);
      },
    );
    k.socket('back', [0, th * 0.95, -tl * 0.3], tw * 1.8);
    k.socket('seat', [0, th * 0.95, -tl * 0.2], tw * 1.8);
    k.socket('neck', [0, 0, tl * 0.9], r * 1.6);
  });
}

function buildHead(k: Kit, p: InsectPlan, body: Body): void {
  const r = p.head.radius;
  const { eyes } = p;
  body.ball([0, 0, 0], [r * 1.06, r * 0.96, r * 0.92], {
    ...(p.head.color ? { color: p.head.color } : {}),
    blend: r * 0.18,
    fur: 0.5,
    flow: [0, 0.3, -1],
  });
  const e = eyes.size * r;
  const high = eyes.height ?? 0.12;
  const depth = Math.sqrt(Math.max(0.05, 1 - eyes.apart * eyes.apart - high * high));
  for (const side of [1, -1]) {
    k.eye(
      [side * eyes.apart * r, high * r, depth * r * 0.94 - e * 0.4],
      [side * (0.2 + eyes.apart * 0.5), 0.05, 1],
      e,
      {
        iris: k.ask.partColors.eyes ?? eyes.iris ?? '#3a2414',
        white: eyes.white ?? '#fbf6ec',
        irisSize: 0.8,
        pupil: 0.6,
      },
    );
  }
  if (p.smile ?? true) {
    k.tube(
      [-1, -0.5, 0, 0.5, 1].map(
        (t) => [t * r * 0.28, -r * (0.42 - 0.1 * t * t), r * (0.84 - 0.05 * t * t)] as Vec,
      ),
      [r * 0.015, r * 0.035, r * 0.04, r * 0.035, r * 0.015],
      { color: '#2a1512', shadow: false, around: 6 },
    );
  }
  if (p.antennae) {
    const { length, radius, color, club = 1 } = p.antennae;
    for (const side of [1, -1]) {
      const tip: Vec = [
        side * (r * 0.5 + length * 0.42),
        r * 0.75 + length * 0.72,
        r * 0.3 + length * 0.5,
      ];
      k.tube(
        [
          [side * r * 0.34, r * 0.7, r * 0.3],
          [side * (r * 0.4 + length * 0.12), r * 0.8 + length * 0.5, r * 0.4 + length * 0.1],
          tip,
        ],
        [radius, radius * 0.8, radius * 0.7],
        { color, around: 8 },
      );
      k.ball(tip, radius * club, { color, around: 12 });
    }
  }
  k.socket('headTop', [0, r * 0.84, -r * 0.04], r * 1.5);
  k.socket('face', [0, high * r, r * depth], r * 2);
  k.socket('mouth', [0, -r * 0.5, r * 0.85], r * 0.6);
}

function buildLegs(k: Kit, p: InsectPlan, isFlying: boolean): void {
  const [tw, th, tl] = p.thorax;
  const { pairs, spread, knee, radius, color, fan = 1 } = p.legs;
  for (let i = 0; i < pairs; i++) {
    const t = pairs === 1 ? 0 : 1 - (2 * i) / (pairs - 1);
    for (const side of [1, -1]) {
      const stir = k.vary(-0.08, 0.08) * spread;
      const root: Vec = [side * tw * 0.7, -th * 0.45, t * tl * 0.65];
      const z = t * spread * 0.75 * fan + stir;
      const foot: Vec = isFlying
        ? [side * spread * 0.5, -p.height * 0.62, root[2] + z * 0.4 - spread * 0.2]
        : [side * spread, -p.height + radius * 0.8, root[2] + z];
      const middle: Vec = isFlying
        ? [side * (tw + spread * 0.3), -p.height * 0.2, root[2] + z * 0.5]
        : [side * (tw * 0.6 + spread * 0.52), knee - p.height * 0.75, root[2] + z * 0.6];
      k.tube([root, middle, foot], [radius * 1.2, radius, radius * 0.55], {
        color,
        around: 10,
        along: 14,
      });
    }
  }
}

function buildWing(k: Kit, p: InsectPlan, wing: InsectWing, side: 1 | -1): void {
  const [tw, th] = p.thorax;
  const flap = k.pose === 'fly' ? k.vary(-10, 14) : 0;
  const turn = frame([side * tw * 0.35, th * 0.75, wing.at ?? 0], {
    yaw: side * wing.sweep,
    roll: side * (wing.lift + flap),
  });
  const lean = ((wing.twist ?? 0) * Math.PI) / 180;
  const broad = wing.broad ?? 0.62;
  k.sheet(
    (u, v) => {
      // Broadest at `broad`, round at the end.
      const s = v < broad ? v / broad : 1 - (v - broad) / (1 - broad);
      const w =
        wing.width *
        (v < broad ? 0.16 + 0.84 * sin(s * 1.5708) : Math.sqrt(Math.max(0, 1 - (1 - s) * (1 - s))));
      const a = (u - 0.5) * 2;
      const across = a * w * 0.5 - wing.width * 0.1 * v;
      return applyFrame(turn, [
        side * wing.length * v,
        sin(lean) * across + wing.length * 0.04 * sin(v * 3),
        cos(lean) * across,
      ]);
    },
    14,
    20,
    {
      color: wing.color,
      material: wing.material ?? 'leaf',
      ...(wing.paint ? { paint: wing.paint } : {}),
    },
  );
}
