/** Hulls of boats: bow at +z, the waterline a little over y = 0. */
import { cos, pow, sin, smoothstep } from '../core/math.ts';
import { type Color, woodGrain } from '../model/paint.ts';
import type { Vec } from '../model/vec.ts';
import type { Kit } from './kit.ts';

export interface HullPlan {
  length: number;
  beam: number;
  /** Height of the side amidships. */
  side: number;
  /** How much higher bow and stern are. */
  bow?: number;
  stern?: number;
  /** Breadth of the stern to the beam; 0 is pointed at both ends. */
  transom?: number;
  color: Color;
  inside?: Color;
  rail?: Color;
  /** Colour below the waterline, to this share of the side. */
  foot?: Color;
  /** Height of a closed deck to the side; open when absent. */
  deck?: number;
  planks?: number;
}

/** Half breadth and height of the rail at a share of the length from the stern. */
export type Sheer = (t: number) => readonly [half: number, rail: number, z: number];

export function buildHull(k: Kit, p: HullPlan): Sheer {
  const { length, beam, side, bow = 0, stern = 0, transom = 0.6 } = p;
  const sheer: Sheer = (t) => {
    const fore = 1 - pow(smoothstep(0.35, 1, t), 1.6);
    const aft = transom + (1 - transom) * pow(smoothstep(0, 0.5, t), 0.7);
    const rise = bow * pow(smoothstep(0.45, 1, t), 2) + stern * pow(smoothstep(0.5, 0, t), 2);
    return [(beam / 2) * fore * aft, side + rise, (t - 0.5) * length];
  };
  const keel = (t: number) =>
    side * 0.5 * smoothstep(0.82, 1, t) +
    bow * 0.7 * pow(smoothstep(0.8, 1, t), 2) +
    (transom > 0 ? 0.15 * side : 0.5 * side + 0.6 * stern) * pow(smoothstep(0.2, 0, t), 2);
  const skin = (inset: number) => (u: number, t: number) => {
    const [half, rail, z] = sheer(t);
    const a = (2 * u - 1) * 1.5708;
    const [b, low] = [Math.max(0, half - inset), keel(t) + inset];
    return [
      b * sin(a),
      rail - (rail - low) * pow(Math.max(0, cos(a)), 0.55),
      z * (1 - inset / length),
    ] as Vec;
  };
  const planks = {
    color: [0.62, 0.58, 0.56] as const,
    shade: true,
    on: {
      kind: 'stripes' as const,
      of: 'u' as const,
      count: p.planks ?? 14,
      width: 0.07,
      soft: 0.06,
    },
  };
  const foot = p.foot
    ? [
        {
          color: p.foot,
          on: { kind: 'ramp' as const, axis: 'y' as const, from: side * 0.36, to: side * 0.35 },
        },
      ]
    : [];
  k.sheet(skin(0), 28, 44, { color: p.color, material: 'wood', paint: [planks, ...foot] });
  const inside = p.inside ?? k.tone(p.color, 0.8);
  if (p.deck === undefined)
    k.sheet(skin(beam * 0.03), 28, 44, { color: inside, material: 'wood', paint: [planks] });
  else {
    const sunk = p.deck;
    k.sheet(
      (u, t) => {
        const [half, rail, z] = sheer(t);
        return [(2 * u - 1) * half * 0.99, side * sunk + (rail - side) * 0.9, z];
      },
      8,
      30,
      {
        color: inside,
        material: 'wood',
        paint: [woodGrain('z', 14 / beam), { ...planks, on: { ...planks.on, count: 16 } }],
      },
    );
  }
  // The flat stern.
  if (transom > 0) {
    k.sheet(
      (u, v) => {
        const [x, y, z] = skin(0)(u, 0);
        const [, rail] = sheer(0);
        return [x, y + (rail - y) * v, z];
      },
      20,
      2,
      { color: p.color, material: 'wood', paint: foot },
    );
  }
  const rail = p.rail ?? k.tone(p.color, 0.7);
  for (const s of [1, -1]) {
    k.tube(
      Array.from({ length: 17 }, (_, i): Vec => {
        const [half, y, z] = sheer(i / 16);
        return [s * half, y, z];
      }),
      beam * 0.022,
      { color: rail, material: 'wood', around: 8 },
    );
  }
  if (transom > 0) {
    const [half, y, z] = sheer(0);
    k.tube(
      [
        [-half, y, z],
        [0, y, z],
        [half, y, z],
      ],
      beam * 0.022,
      { color: rail, material: 'wood', around: 8 },
    );
  }
  return sheer;
}
