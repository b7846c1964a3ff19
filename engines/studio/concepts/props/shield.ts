import { cos, sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const SHIELD: Concept = {
  name: 'shield',
  words: 'shield, knight shield, round shield, coat of arms, heraldic shield',
  kind: 'prop',
  size: 0.7,
  habitat: ['ground'],
  places: ['meadow', 'room'],
  held: true,
  grip: 'hug',
  parts: { device: 'cross, device' },
  build(k) {
    const field = k.color('main', '#2f57a8', '#a3242e', '#2f6a4c');
    const device = k.color('device', '#f0cf6a', '#f4eee0');
    // Half its breadth at a height from the point (0) to the top (1).
    const half = (t: number) => 0.27 * Math.min(1, Math.sqrt(Math.max(0, t)) * 1.28 - 0.28 * t * t);
    const at = (u: number, v: number, out: number, grow: number): [number, number, number] => {
      const x = (u - 0.5) * 2 * half(v) * grow;
      const y = 0.02 + (v - 0.5) * 0.7 * grow + 0.35 + 0.03 * (1 - 4 * (u - 0.5) * (u - 0.5)) * v;
      return [x, y, out - 0.9 * x * x + 0.03 * sin(v * 3.1)];
    };
    k.sheet((u, v) => at(u, v, 0.08, 0.95), 24, 28, {
      color: field,
      material: 'lacquer',
      paint: [
        {
          color: device,
          on: [{ kind: 'ball', at: [0, 0.42, 0.08], radius: [0.4, 0.042, 0.4], soft: 0.03 }],
        },
        {
          color: device,
          on: [{ kind: 'ball', at: [0, 0.36, 0.08], radius: [0.042, 0.5, 0.4], soft: 0.03 }],
        },
      ],
    });
    k.sheet((u, v) => at(u, v, 0.055, 1), 24, 28, { color: '#8a6a44', material: 'wood' });
    const rim = Array.from({ length: 49 }, (_, i) => {
      const t = i / 48;
      return t < 0.4
        ? at(0, 1 - t / 0.4, 0.07, 0.98)
        : t < 0.8
          ? at(1, (t - 0.4) / 0.4, 0.07, 0.98)
          : at(1 - (t - 0.8) / 0.2, 1, 0.07, 0.98);
    });
    k.tube(rim, 0.018, { color: '#d9dde4', material: 'steel', along: 110, around: 8 });
    k.ball([0, 0.42, 0.1], [0.05, 0.05, 0.03], { color: '#e0b64a', material: 'gold' });
    for (let i = 0; i < 4; i++)
      k.ball([0.16 * cos(i * 1.57 + 0.78), 0.45 + 0.14 * sin(i * 1.57 + 0.78), 0.085], 0.014, {
        color: '#d9dde4',
        material: 'steel',
        around: 10,
      });
    k.socket('grip', [0, 0.4, 0.02], 0.1);
  },
};
