/** Spread wings: an arm with feathers that fan out, or fingers with a skin between them. */
import { sin } from '../core/math.ts';
import type { Color } from '../model/paint.ts';
import { add, cross, mix, scale, unit, type Vec } from '../model/vec.ts';
import type { Kit } from './kit.ts';

export interface WingPlan {
  kind: 'feather' | 'bat';
  /** From shoulder to tip, metres. */
  span: number;
  /** Length of the middle feathers, or depth of the skin at the body. */
  chord: number;
  /** Degrees above level. */
  lift: number;
  color: Color;
  /** Of the arm and the small feathers over it, or of the fingers. */
  upper?: Color;
  /** Of the ends of the feathers. */
  tip?: Color;
  /** How far it sweeps back, 0 to 1. */
  sweep?: number;
}

/** @param side 1 for its left wing */
export function buildWing(k: Kit, root: Vec, side: 1 | -1, p: WingPlan): void {
  const rise = (p.lift * Math.PI) / 180;
  const up = sin(rise);
  const out = Math.sqrt(1 - up * up);
  const sweep = p.sweep ?? 0.25;
  const place = (x: number, y: number, z: number): Vec =>
    add(root, [
      side * p.span * (x * out - y * up),
      p.span * (x * up + y * out),
      p.span * (z - sweep * x * x),
    ]);
  if (p.kind === 'bat') buildSkin(k, p, place);
  else buildFeathers(k, p, place);
}

type Place = (x: number, y: number, z: number) => Vec;

function buildFeathers(k: Kit, p: WingPlan, place: Place): void {
  const arm = (t: number): Vec => place(t * 0.66, 0.16 * sin(t * 2.6), 0.09 * sin(t * 3.1));
  const rear = unit(add(place(0.1, -0.12, -1), scale(place(0, 0, 0), -1)));
  const outer = unit(add(place(0.92, 0.1, -0.08), scale(arm(1), -1)));
  const upper = p.upper ?? p.color;
  const row = (count: number, length: number, width: number, high: number, color: Color): void => {
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1);
      const from = arm(0.06 + 0.94 * t);
      const way = unit(mix(rear, outer, t * t * 0.98));
      const normal = unit(cross(way, unit(add(arm(Math.min(1, t + 0.1)), scale(arm(t), -1)))));
      const broad = unit(cross(way, normal));
      const long = p.chord * length * (1 + 0.55 * t * (1 - 0.25 * t));
      const lift = p.chord * high;
      k.sheet(
        (u, v) => {
          const w = width * p.chord * (1 - v * v * v * 0.94) * (0.75 + 0.5 * v);
          const side = (u - 0.5) * 2;
          const bow =
            lift + p.chord * (0.05 * sin(v * 2.8) - side * side * 0.025 - 0.008 * (i % 2));
          return [
            from[0] + way[0] * long * v + broad[0] * w * side + normal[0] * bow,
            from[1] + way[1] * long * v + broad[1] * w * side + Math.abs(normal[1]) * bow,
            from[2] + way[2] * long * v + broad[2] * w * side + normal[2] * bow,
          ];
        },
        4,
        8,
        {
          color,
          material: 'feather',
          paint: [
            {
              color: [0.72, 0.72, 0.75],
              shade: true,
              on: { kind: 'coord', of: 'u', from: 0.46, to: 0.54, soft: 0.04 },
            },
            ...(p.tip && high === 0
              ? [
                  {
                    color: p.tip,
                    on: {
                      kind: 'coord' as const,
                      of: 'v' as const,
                      from: 0.68,
                      to: 1.2,
                      soft: 0.06,
                    },
                  },
                ]
              : []),
          ],
        },
      );
    }
  };
  row(11, 1, 0.16, 0, p.color);
  row(9, 0.52, 0.16, 0.05, upper);
  k.tube(
    [0, 0.3, 0.6, 0.85, 1].map(arm),
    [0.13, 0.12, 0.1, 0.07, 0.03].map((r) => r * p.chord),
    {
      color: upper,
      material: 'feather',
    },
  );
}

function buildSkin(k: Kit, p: WingPlan, place: Place): void {
  const wrist = place(0.46, 0.22, 0.06);
  const elbow = place(0.2, 0.06, 0.02);
  const deep = p.chord / p.span;
  const tips: Vec[] = [
    place(1, 0.16, 0.02),
    place(0.92, -0.04, -deep * 0.62),
    place(0.66, -0.14, -deep * 0.98),
    place(0.36, -0.14, -deep * 1.08),
  ];
  const base = place(0, -0.04, -deep * 0.9);
  const bone = { color: p.upper ?? k.tone(p.color, 0.6), material: 'hide' as const, around: 10 };
  const thick = p.span * 0.03;
  k.tube([place(0, 0, 0), elbow, wrist], [thick * 1.3, thick, thick * 0.9], bone);
  const bowed = (tip: Vec, v: number): Vec =>
    add(mix(wrist, tip, v), [0, p.span * 0.05 * sin(v * 3.14), 0]);
  for (const tip of tips) {
    k.tube(
      [0, 0.35, 0.7, 1].map((v) => bowed(tip, v)),
      [thick * 0.8, thick * 0.6, thick * 0.4, thick * 0.12],
      bone,
    );
  }
  const look = { color: p.color, material: 'hide' as const };
  for (let i = 0; i + 1 < tips.length; i++) {
    k.sheet(
      (u, v) => {
        const w = v * (1 - 0.2 * sin(u * Math.PI));
        return add(mix(bowed(tips[i]!, w), bowed(tips[i + 1]!, w), u), [
          0,
          -p.span * 0.03 * sin(u * 3.14) * v,
          0,
        ]);
      },
      10,
      10,
      look,
    );
  }
  k.sheet(
    (u, v) => {
      const top = u < 0.5 ? mix(wrist, elbow, u * 2) : mix(elbow, place(0, 0, 0), u * 2 - 1);
      const low = mix(tips[3]!, base, u);
      return add(mix(top, low, v * (1 - 0.16 * sin(u * Math.PI))), [
        0,
        -p.span * 0.03 * sin(u * 3.14) * v,
        0,
      ]);
    },
    12,
    10,
    look,
  );
}
