/** What stands along the walls of a room, out of the way of what is shown. */
import { cos, sin, TAU } from '../core/math.ts';
import type { Random } from '../core/random.ts';
import type { Model } from '../model/model.ts';
import { mottled, woodGrain } from '../model/paint.ts';

const SPINES = [
  '#a3322f',
  '#2f5f8a',
  '#c98a2e',
  '#3f7350',
  '#6a3f66',
  '#8a5a3a',
  '#d8c08a',
  '#37485f',
];

/** Shelves full of books, against the wall at z. @param s metres of the room to a real one */
export function bookcase(model: Model, random: Random, x: number, z: number, s: number): void {
  const [w, h, d] = [1.1 * s, 2.1 * s, 0.3 * s];
  const wood = { color: '#7d5030', material: 'wood', paint: [woodGrain('y', 8 / s)] } as const;
  const middle = z + d / 2;
  for (const side of [-1, 1])
    model.box([x + (side * w) / 2, h / 2, middle], [0.05 * s, h, d], wood);
  model.box([x, h / 2, z + 0.02 * s], [w, h, 0.03 * s], { color: '#5f3a22', material: 'wood' });
  const shelves = 5;
  for (let k = 0; k <= shelves; k++) {
    const y = (h * k) / shelves;
    model.box([x, Math.max(0.03 * s, y), middle], [w, 0.04 * s, d], wood);
    if (k === shelves) break;
    let at = x - w / 2 + 0.06 * s;
    while (at < x + w / 2 - 0.1 * s) {
      if (random.chance(0.12)) {
        at += random.range(0.06, 0.16) * s;
        continue;
      }
      const wide = random.range(0.03, 0.065) * s;
      const high = random.range(0.22, 0.33) * s;
      model.box(
        [at + wide / 2, y + 0.02 * s + high / 2, middle + random.range(-0.02, 0.02) * s],
        [wide * 0.94, high, d * 0.72],
        {
          color: random.pick(SPINES),
          material: 'leather',
          round: 0.006 * s,
        },
      );
      at += wide;
    }
  }
}

/** A plant with large leaves in a pot. */
export function pottedPlant(model: Model, random: Random, x: number, z: number, s: number): void {
  model.at([x, 0, z], {}, () => {
    model.lathe(
      [
        [0.13 * s, 0],
        [0.19 * s, 0.26 * s],
        [0.21 * s, 0.34 * s],
        [0.18 * s, 0.35 * s],
        [0.16 * s, 0.31 * s],
        [0, 0.3 * s],
      ],
      {
        color: random.pick(['#c4693f', '#e0d4c0', '#4f7f8a']),
        material: 'ceramic',
      },
    );
    for (let i = 0; i < 11; i++) {
      const a = (i / 11) * TAU + random.range(-0.2, 0.2);
      const long = random.range(0.7, 1.15) * s;
      const rise = random.range(0.5, 1.0);
      model.sheet(
        (u, v) => {
          const out = long * v * (1 - 0.25 * rise);
          const wide = 0.13 * s * sin(Math.min(1, v * 1.03 + 0.03) * 3.05) * (u - 0.5) * 2;
          return [
            sin(a) * out + cos(a) * wide,
            0.3 * s + long * rise * (v * 1.25 - 0.75 * v * v) - Math.abs(u - 0.5) * 0.05 * s,
            cos(a) * out - sin(a) * wide,
          ];
        },
        4,
        12,
        {
          color: random.pick(['#3f7f46', '#4f8f4a', '#35703f']),
          material: 'leaf',
          paint: [mottled(9 / s, 0.3)],
        },
      );
    }
  });
}

/** A lamp on a tall stand. @returns the height of its light */
export function floorLamp(model: Model, x: number, z: number, s: number, isLit: boolean): number {
  model.at([x, 0, z], {}, () => {
    model.lathe(
      [
        [0.16 * s, 0],
        [0.16 * s, 0.02 * s],
        [0.02 * s, 0.04 * s],
        [0.015 * s, 1.35 * s],
      ],
      { color: '#3a322c', material: 'steel' },
    );
    model.lathe(
      [
        [0.24 * s, 1.3 * s],
        [0.15 * s, 1.62 * s],
      ],
      {
        color: isLit ? '#ffdc96' : '#f1e4c8',
        material: isLit ? 'glow' : 'cloth',
        straight: true,
        shadow: false,
      },
    );
  });
  return 1.45 * s;
}
