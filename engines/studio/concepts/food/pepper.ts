import { cos, pow, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const PEPPER: Concept = {
  name: 'pepper',
  words: 'bell pepper, pepper, paprika, chili, chili pepper, red pepper',
  kind: 'food',
  size: 0.12,
  habitat: ['table'],
  places: ['tabletop'],
  held: true,
  build(k) {
    const skin = k.color('main', '#d0241e', '#f2b51e', '#4f9a34');
    k.sheet(
      (u, v) => {
        const a = u * TAU;
        const b = v * Math.PI;
        const lobe = 1 - 0.14 * pow(Math.abs(cos(a * 2)), 3);
        const wide = (0.036 + 0.012 * v) * lobe * pow(Math.max(0, sin(b)), 0.55);
        const top = v > 0.82 ? (v - 0.82) * 0.12 : 0;
        const foot = v < 0.15 ? (0.15 - v) * 0.06 : 0;
        return [wide * sin(a), 0.05 - 0.05 * cos(b) - top + foot, wide * cos(a)];
      },
      72,
      32,
      { color: skin, material: 'lacquer', crease: 180 },
    );
    k.around(5, () =>
      k.leaf([0, 0.081, 0], { pitch: -4 }, [0.02, 0.014], 0.3, { color: '#5c9240' }),
    );
    k.tube(
      [
        [0, 0.078, 0],
        [0.002, 0.1, 0],
        [0.014, 0.116, 0.003],
      ],
      [0.007, 0.0055, 0.0065],
      { color: '#5c9240', material: 'leaf' },
    );
    k.socket('grip', [0, 0.05, 0], 0.07);
  },
};
