import { cos, sin, TAU } from '../../core/math.ts';
import { mottled } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const PEACH: Concept = {
  name: 'peach',
  words: 'peach, nectarine, apricot, plum, mango',
  kind: 'food',
  size: 0.075,
  habitat: ['table'],
  places: ['tabletop'],
  held: true,
  build(k) {
    const plum = k.has('plum');
    const skin = k.color('main', ...(plum ? ['#5a2a58', '#4a2450'] : ['#f6b070', '#f3a465']));
    k.sheet(
      (u, v) => {
        const a = u * TAU;
        const b = v * Math.PI;
        const cleft = 1 - 0.1 * Math.max(0, 1 - Math.abs(u < 0.5 ? u : 1 - u) * 14) * sin(b);
        const r = 0.036 * cleft;
        const dip = v > 0.86 ? (v - 0.86) * 0.06 : 0;
        return [r * sin(b) * sin(a), 0.034 - 0.034 * cos(b) - dip, r * sin(b) * cos(a)];
      },
      56,
      28,
      {
        color: skin,
        material: plum ? 'ceramic' : 'felt',
        crease: 180,
        paint: plum
          ? [mottled(40, 0.3)]
          : [
              {
                color: '#dd4a3a',
                amount: 0.85,
                on: {
                  kind: 'ball',
                  at: [0.03, 0.045, 0.015],
                  radius: [0.045, 0.035, 0.045],
                  soft: 0.9,
                },
              },
            ],
      },
    );
    k.tube(
      [
        [0, 0.06, 0],
        [0.002, 0.072, 0],
      ],
      [0.003, 0.002],
      { color: '#5a3c22', material: 'wood', around: 8 },
    );
    k.leaf([0.001, 0.068, 0], { yaw: 100, pitch: -8 }, [0.058, 0.02], 0.4, { color: '#5c9a3a' });
    k.leaf([0.001, 0.068, 0], { yaw: 30, pitch: -20 }, [0.045, 0.017], 0.4, { color: '#6aa844' });
    k.socket('grip', [0, 0.035, 0], 0.05);
  },
};
