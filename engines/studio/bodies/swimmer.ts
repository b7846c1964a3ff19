/** Whales, dolphins and sharks: one smooth body, flippers, a fin, flukes. Faces +z. */
import { sin } from '../core/math.ts';
import type { MaterialName } from '../model/material.ts';
import type { Body } from '../model/model.ts';
import type { Color, Paint } from '../model/paint.ts';
import { curveAt, type Vec } from '../model/vec.ts';
import type { Kit } from './kit.ts';

export interface SwimmerPlan {
  /** Nose to the root of the flukes, metres. */
  length: number;
  /** Radii to the length from nose to tail. */
  radii: readonly number[];
  /** How much the tail is raised, to the length; below 0 it hangs. */
  arch: number;
  coat: Color;
  belly: Color;
  /** How high up the pale belly goes, -1 to 1 of the radius. */
  waterline?: number;
  /** Length and breadth to the length, degrees back, degrees down. */
  flipper: {
    length: number;
    width: number;
    at: number;
    sweep?: number;
    drop?: number;
    color?: Color;
  };
  dorsal?: { at: number; height: number; width: number };
  tail: { kind: 'fluke' | 'fin'; length: number; width: number };
  eyes: { size: number; at: number; height: number; iris?: Color; white?: Color; out?: number };
  /** The mouth: from the nose back, to the length; and how much it smiles. */
  mouth: { back: number; height: number; smile: number };
  material?: MaterialName;
  paint?: Paint;
  onBody?: (k: Kit, body: Body, spine: (t: number) => Vec, radius: (t: number) => number) => void;
}

export function buildSwimmer(k: Kit, p: SwimmerPlan): void {
  const L = p.length;
  const rows = p.radii.map((r) => [r * L]);
  const radius = (t: number): number => curveAt(rows, t)[0]!;
  const high = Math.max(...p.radii) * L;
  const side0 = k.pick(1, -1) * k.vary(0.02, 0.06);
  const arch = p.arch * k.vary(0.8, 1.2);
  const spine = (t: number): Vec => [
    side0 * L * t * t,
    high + L * arch * t * t * t + L * 0.02 * sin(t * 3),
    L * (0.5 - t),
  ];
  const w = p.waterline ?? -0.25;
  const body = k.body({
    color: p.coat,
    material: p.material ?? 'wet',
    blend: high * 0.3,
    cells: 120,
    ...(p.paint ? { paint: p.paint } : {}),
  });
  const n = 30;
  const along = Array.from({ length: n + 1 }, (_, i) => i / n);
  body.chain(along.map(spine), along.map(radius), { blend: high * 0.045 });
  const pale = along.slice(0, n - 6);
  body.chain(
    pale.map((t) => {
      const [x, y, z] = spine(t);
      return [x, y - radius(t) * (0.32 - w * 0.3), z + L * 0.006];
    }),
    pale.map((t) => radius(t) * (0.76 + w * 0.1)),
    { color: p.belly, blend: high * 0.08 },
  );
  const { flipper, tail } = p;
  const root = spine(flipper.at);
  const rr = radius(flipper.at);
  body.both((side, at) => {
    const drop = flipper.drop ?? 24;
    const sweep = flipper.sweep ?? 38;
    body.ball(
      at([
        root[0] * side + rr * 0.78 + flipper.length * L * 0.4,
        root[1] - rr * 0.4 - flipper.length * L * 0.42 * sin((drop * Math.PI) / 180),
        root[2] - flipper.length * L * 0.26,
      ]),
      [flipper.length * L * 0.56, flipper.width * L * 0.16, flipper.width * L * 0.5],
      {
        turn: { yaw: side * sweep, roll: -side * drop },
        color: flipper.color ?? p.coat,
        blend: rr * 0.14,
      },
    );
  });
  if (p.dorsal) {
    const at = spine(p.dorsal.at);
    const r = radius(p.dorsal.at);
    const { height, width } = p.dorsal;
    const [w, h] = [width * L, height * L];
    // A blade that leans back; x of the outline goes backward.
    k.prism(
      [at[0], at[1] + r * 0.86, at[2]],
      [
        [-w * 0.56, 0],
        [w * 0.44, 0],
        [w * 0.4, h * 0.35],
        [w * 0.46, h * 0.75],
        [w * 0.6, h * 1.1 + r * 0.1],
        [w * 0.3, h + r * 0.1],
        [-w * 0.02, h * 0.78],
        [-w * 0.32, h * 0.42],
      ],
      w * 0.16,
      { color: p.coat, material: p.material ?? 'wet', bevel: w * 0.06, turn: { yaw: 90 } },
    );
  }
  const end = spine(1);
  const [tl, tw] = [tail.length * L, tail.width * L];
  const thick = radius(1) * 0.62;
  for (const side of [1, -1]) {
    const tip: Vec =
      tail.kind === 'fluke'
        ? [end[0] + side * tw, end[1] + arch * L * 0.24, end[2] - tl]
        : [
            end[0] + side0 * L * 0.3,
            end[1] + side * tw * (side === 1 ? 1 : 0.66),
            end[2] - tl * (side === 1 ? 1 : 0.7),
          ];
    const half: Vec =
      tail.kind === 'fluke'
        ? [end[0] + side * tw * 0.52, end[1] + arch * L * 0.16, end[2] - tl * 0.5]
        : [end[0] + side0 * L * 0.15, end[1] + side * tw * 0.42, end[2] - tl * 0.42];
    const rear: Vec = [end[0], end[1] + arch * L * 0.12, end[2] - tl * 0.5];
    body.chain([end, half, tip], [thick * 1.2, thick, thick * 0.3], {
      blend: thick * 1.6,
      curve: true,
    });
    body.cone(rear, half, thick * 0.7, thick * 0.6, { blend: thick * 1.6 });
  }
  const { eyes, mouth } = p;
  const e = eyes.size * L;
  const eye = spine(eyes.at);
  const er = radius(eyes.at);
  const out = Math.sqrt(Math.max(0, 1 - eyes.height * eyes.height));
  for (const side of [1, -1])
    k.eye(
      [
        eye[0] + side * (er * out * (eyes.out ?? 1.01) - e * 0.3),
        eye[1] + er * eyes.height,
        eye[2],
      ],
      [side, 0.05, 0.55],
      e,
      {
        iris: k.ask.partColors.eyes ?? eyes.iris ?? '#241810',
        white: eyes.white ?? '#f4efe6',
        irisSize: 0.84,
      },
    );
  const lip = [-1, -0.8, -0.5, -0.2, 0, 0.2, 0.5, 0.8, 1].map((s): Vec => {
    const t = 0.004 + Math.abs(s) * Math.abs(s) * mouth.back;
    const at = spine(t);
    const r = radius(t);
    const y = mouth.height + mouth.smile * s * s;
    const x = Math.sqrt(Math.max(0, 1 - y * y));
    return [
      at[0] + (s < 0 ? -1 : 1) * Math.min(1, Math.abs(s) * 5) * r * x,
      at[1] + r * y,
      at[2] + (s === 0 ? radius(0) * 0.96 : Math.abs(s) < 0.3 ? radius(0) * 0.3 : 0),
    ];
  });
  k.tube(lip, L * 0.0045, { color: k.tone(p.coat, 0.3), shadow: false, around: 6, along: 40 });
  p.onBody?.(k, body, spine, radius);
  const top = spine(0.36);
  k.socket('seat', [top[0], top[1] + radius(0.36) * 0.92, top[2]], radius(0.36) * 1.7);
  k.socket('back', [top[0], top[1] + radius(0.36) * 0.92, top[2]], radius(0.36) * 1.7);
  const crown = spine(0.14);
  k.socket('headTop', [crown[0], crown[1] + radius(0.14) * 0.9, crown[2]], radius(0.14) * 1.6);
  const nose = spine(0);
  k.socket(
    'mouth',
    [nose[0], nose[1] + radius(0) * mouth.height, nose[2] + radius(0) * 0.8],
    radius(0.05) * 1.4,
  );
  k.socket('face', [eye[0], eye[1] + er * 0.3, spine(eyes.at * 0.7)[2]], er * 2);
  const neck = spine(0.24);
  k.socket('neck', neck, radius(0.24) * 2);
}
