/** What buildings share: walls, roofs, windows, doors, round towers. */
import { atan2, cos, sin, TAU } from '../core/math.ts';
import type { Color, Layer } from '../model/paint.ts';
import type { Vec } from '../model/vec.ts';
import type { Kit } from './kit.ts';

/** Blocks with joints, each a tone of its own. */
export function courses(width: number, height: number, joint = 0.03): readonly Layer[] {
  return [
    { color: [0.62, 0.6, 0.58], shade: true, on: { kind: 'joints', width, height, joint } },
    { color: [1.25, 1.22, 1.18], shade: true, amount: 0.6, on: { kind: 'pieces', width, height } },
  ];
}

export interface WindowPlan {
  yaw?: number;
  size?: readonly [width: number, height: number];
  trim?: Color;
  arched?: boolean;
  shutters?: Color;
  /** Without a frame round it. */
  plain?: boolean;
}

/** A window on a wall at `at`, that looks along `yaw`. */
export function buildWindow(k: Kit, at: Vec, p: WindowPlan = {}): void {
  const { yaw = 0, size: [w, h] = [0.9, 1.1], trim = '#fbf6ea' } = p;
  const lit = k.has('night');
  const glass = { color: lit ? '#ffc766' : '#4f6f88', material: lit ? 'glow' : 'window' } as const;
  const arch = (r: number, up: number): [number, number][] => [
    [-r, -up / 2],
    [r, -up / 2],
    ...Array.from({ length: 11 }, (_, i): [number, number] => {
      const a = (i / 10) * (TAU / 2);
      return [r * cos(a), up / 2 - r + r * sin(a)];
    }),
  ];
  k.at(at, { yaw }, () => {
    if (p.arched) {
      if (!p.plain)
        k.prism([0, 0, 0], arch(w / 2 + 0.1 * w, h + 0.2 * w), 0.1, {
          color: trim,
          material: 'plaster',
        });
      k.prism([0, 0, 0.04], arch(w / 2, h), 0.08, glass);
    } else {
      if (!p.plain)
        k.box([0, 0, 0], [w * 1.22, h + w * 0.22, 0.1], { color: trim, material: 'wood' });
      k.box([0, 0, 0.03], [w, h, 0.08], { ...glass, round: 0.005 });
    }
    if (!p.plain) {
      k.box([0, 0, 0.06], [w * 0.07, h, 0.06], { color: trim, material: 'wood', round: 0.01 });
      k.box([0, h * 0.05, 0.06], [w, w * 0.07, 0.06], {
        color: trim,
        material: 'wood',
        round: 0.01,
      });
      k.box([0, -h / 2 - w * 0.1, 0.08], [w * 1.4, w * 0.1, 0.2], {
        color: trim,
        material: 'wood',
        round: 0.02,
      });
    }
    if (p.shutters)
      for (const s of [1, -1])
        k.box([s * w * 0.9, 0, 0.04], [w * 0.5, h * 1.08, 0.06], {
          color: p.shutters,
          material: 'wood',
          paint: [
            {
              color: [0.7, 0.7, 0.7],
              shade: true,
              on: { kind: 'bands', axis: 'y', step: 0.1, width: 0.25 },
            },
          ],
        });
  });
}

export interface DoorPlan {
  yaw?: number;
  size?: readonly [width: number, height: number];
  color: Color;
  trim?: Color;
  arched?: boolean;
}

/** A door whose sill is at `at`. */
export function buildDoor(k: Kit, at: Vec, p: DoorPlan): void {
  const { yaw = 0, size: [w, h] = [0.95, 2], trim = '#efe6d4' } = p;
  const planks = [
    {
      color: [0.55, 0.55, 0.55] as const,
      shade: true,
      on: { kind: 'joints' as const, width: w / 4, height: 50, joint: 0.015, shift: 0 },
    },
  ];
  const arch = (r: number, up: number): [number, number][] => [
    [-r, 0],
    [r, 0],
    ...Array.from({ length: 13 }, (_, i): [number, number] => {
      const a = (i / 12) * (TAU / 2);
      return [r * cos(a), up - r + r * sin(a)];
    }),
  ];
  k.at(at, { yaw }, () => {
    if (p.arched) {
      k.prism([0, 0, 0], arch(w * 0.62, h + w * 0.12), 0.12, { color: trim, material: 'stone' });
      k.prism([0, 0, 0.05], arch(w / 2, h), 0.1, {
        color: p.color,
        material: 'wood',
        paint: planks,
      });
    } else {
      k.box([0, h * 0.52, 0], [w * 1.24, h * 1.06, 0.12], { color: trim, material: 'wood' });
      k.box([0, h / 2, 0.04], [w, h, 0.1], { color: p.color, material: 'wood', paint: planks });
    }
    k.ball([w * 0.36, h * 0.47, 0.12], w * 0.05, {
      color: '#d8b048',
      material: 'gold',
      around: 14,
    });
  });
}

export interface GablePlan {
  color: Color;
  /** Colour of the triangles under it; none when absent. */
  wall?: Color;
  /** How far it stands out over walls and gables. */
  over?: number;
  material?: 'brick' | 'wood' | 'lacquer' | 'bark';
  /** Height of a course of tiles. */
  tile?: number;
  paint?: readonly Layer[];
}

/** A roof of two slopes on walls of `w` (x) and `d` (z) whose top is at `at`; its ridge runs along z. */
export function buildGable(
  k: Kit,
  at: Vec,
  [w, d]: readonly [number, number],
  rise: number,
  p: GablePlan,
): void {
  const { over = w * 0.08, tile = 0.32 } = p;
  const tilt = (atan2(rise, w / 2) * 180) / Math.PI;
  const slope = Math.sqrt((w / 2) * (w / 2) + rise * rise);
  const thick = w * 0.03;
  k.at(at, {}, () => {
    if (p.wall)
      for (const s of [1, -1])
        k.prism(
          [0, -0.02, s * (d / 2 - 0.06)],
          [
            [-w / 2, 0],
            [w / 2, 0],
            [0, rise],
          ],
          0.12,
          {
            color: p.wall,
            material: 'plaster',
            paint: p.paint,
          },
        );
    for (const s of [1, -1]) {
      const reach = slope + over;
      // The inner edge stays at the ridge.
      const [dx, dy] = [w / 2 / slope, rise / slope];
      k.box(
        [s * (reach / 2) * dx, rise - (reach / 2) * dy + thick * 0.4, 0],
        [reach + thick, thick, d + over * 2],
        {
          color: p.color,
          material: p.material ?? 'brick',
          round: thick * 0.2,
          turn: { roll: -s * tilt },
          paint: courses(tile * 1.15, tile, tile * 0.09),
        },
      );
    }
  });
}

export interface TowerPlan {
  radius: number;
  height: number;
  color: Color;
  /** A pointed roof of this colour; battlements without. */
  roof?: Color;
  rise?: number;
  /** Radius at the top to that below. */
  taper?: number;
  /** Rings of windows. */
  windows?: number;
  block?: number;
  flag?: Color;
}

/** A round tower on `at`. */
export function buildTower(k: Kit, at: Vec, p: TowerPlan): void {
  const { radius: r, height: h, taper = 0.92, block = p.radius * 0.42 } = p;
  const stone = { color: p.color, material: 'stone' as const, around: 32 };
  const t = r * taper;
  k.at(at, {}, () => {
    k.lathe(
      [
        [r * 1.06, 0],
        [r * 1.04, h * 0.04],
        [r, h * 0.06],
        [t, h * 0.9],
        [t * 1.18, h * 0.95],
        [t * 1.18, h],
        [0, h],
      ],
      {
        ...stone,
        straight: true,
        crease: 30,
        paint: [
          {
            color: [0.68, 0.66, 0.64],
            shade: true,
            on: { kind: 'bands', axis: 'y', step: block * 0.6, width: 0.08, soft: 0.06 },
          },
          {
            color: [1.25, 1.22, 1.16],
            shade: true,
            amount: 0.6,
            on: { kind: 'noise', scale: 1.4 / block, from: 0.4, to: 0.62, stretch: [1, 1.6, 1] },
          },
        ],
      },
    );
    if (p.roof) {
      const rise = p.rise ?? r * 2.6;
      k.lathe(
        [
          [t * 1.34, h * 0.985],
          [t * 0.8, h + rise * 0.34],
          [t * 0.34, h + rise * 0.72],
          [0, h + rise],
        ],
        {
          color: p.roof,
          material: 'brick',
          around: 32,
          paint: [
            {
              color: [0.6, 0.58, 0.58],
              shade: true,
              on: { kind: 'bands', axis: 'y', step: r * 0.2, width: 0.12, soft: 0.1 },
            },
            {
              color: [0.75, 0.75, 0.78],
              shade: true,
              on: { kind: 'stripes', of: 'u', count: 24, width: 0.12, soft: 0.1 },
            },
          ],
        },
      );
      k.ball([0, h + rise, 0], r * 0.09, { color: '#d8b048', material: 'gold', around: 12 });
      if (p.flag) {
        k.tube(
          [
            [0, h + rise, 0],
            [0, h + rise + r * 0.9, 0],
          ],
          r * 0.03,
          { color: '#6a5a44', material: 'wood', around: 6 },
        );
        k.sheet(
          (u, v) => [
            u * r * 0.95,
            h + rise + r * (0.45 + 0.42 * v * (1 - 0.6 * u) + 0.2 * u),
            r * 0.1 * sin(u * 6),
          ],
          10,
          4,
          { color: p.flag, material: 'cloth' },
        );
      }
    } else {
      const n = 10;
      for (let i = 0; i < n; i++) {
        const a = (i / n) * 360;
        k.at([0, h, 0], { yaw: a }, () =>
          k.box([0, r * 0.14, t * 1.06], [r * 0.36, r * 0.3, r * 0.24], {
            color: p.color,
            material: 'stone',
          }),
        );
      }
    }
    for (let j = 0; j < (p.windows ?? 1); j++) {
      const y = h * (0.72 - 0.3 * j);
      const out = r + (t - r) * (y / h);
      for (const yaw of [0, 90, 180, 270])
        k.at([0, 0, 0], { yaw: yaw + 45 * (j % 2) }, () =>
          buildWindow(k, [0, y, out * 0.985], {
            size: [r * 0.3, r * 0.62],
            arched: true,
            plain: true,
          }),
        );
    }
  });
}
