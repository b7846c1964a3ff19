import { cos, sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

const circle = (a: number): readonly [number, number] => [sin(a), cos(a)];

export const PUFFERFISH: Concept = {
  name: 'pufferfish',
  words: 'pufferfish, puffer fish, blowfish, puffer, porcupinefish',
  kind: 'fish',
  size: 0.3,
  habitat: ['underwater'],
  places: ['underwater'],
  poses: ['swim'],
  held: true,
  parts: { eyes: 'eye', fins: 'fin' },
  build(k) {
    const coat = k.color('main', '#e8b84a', '#d8a85a');
    const fin = k.color('fins', '#e8983c');
    const body = k.body({
      color: coat,
      material: 'skin',
      blend: 0.02,
      cells: 90,
      paint: [
        {
          color: '#7a5428',
          amount: 0.8,
          on: [
            { kind: 'spots', step: 0.038, size: 0.6, soft: 0.2 },
            { kind: 'ramp', axis: 'y', from: 0.16, to: 0.19 },
          ],
        },
      ],
    });
    body.ball([0, 0.15, 0], [0.135, 0.13, 0.14]);
    body.ball([0, 0.125, 0.012], [0.12, 0.108, 0.128], { color: '#fbf2de', blend: 0.02 });
    body.ball([0, 0.145, 0.135], [0.034, 0.026, 0.022], { color: '#e8a08a', blend: 0.012 });
    body.cone([0, 0.155, -0.12], [0, 0.16, -0.16], 0.04, 0.02);
    for (let i = 0; i < 70; i++) {
      const y = 1 - (2 * (i + 0.5)) / 70;
      const [s, c] = circle(i * 2.39996);
      const r = Math.sqrt(1 - y * y);
      const n = [s * r, y, c * r] as const;
      if (n[2] > 0.78) continue;
      k.tube(
        [
          [n[0] * 0.128, 0.15 + n[1] * 0.122, n[2] * 0.132],
          [n[0] * 0.162, 0.15 + n[1] * 0.156, n[2] * 0.166],
        ],
        [0.0085, 0.001],
        {
          color: y < 0 ? '#f4e4c4' : k.tone(coat, 0.9),
          material: 'skin',
          around: 6,
          shadow: false,
        },
      );
    }
    for (const s of [1, -1]) {
      k.sheet(
        (u, v) => [s * (0.125 + v * 0.06), 0.15 + (u - 0.5) * 0.07 * (0.5 + v), -v * 0.03],
        8,
        4,
        { color: fin, material: 'scale' },
      );
      k.eye([s * 0.075, 0.192, 0.098], [s * 0.55, 0.1, 1], 0.034, {
        iris: k.color('eyes', '#3a2414'),
        white: '#fbf6ec',
        irisSize: 0.76,
      });
    }
    k.sheet((u, v) => [0.01 * v, 0.16 + (u - 0.5) * (0.04 + 0.09 * v), -0.155 - v * 0.07], 8, 4, {
      color: fin,
      material: 'scale',
    });
    k.sheet((u, v) => [0, 0.265 + v * 0.045 * (1 - u), -0.03 - u * 0.07], 8, 4, {
      color: fin,
      material: 'scale',
    });
    k.socket('grip', [0, 0.15, 0], 0.25);
    k.socket('headTop', [0, 0.275, 0.03], 0.14);
    k.socket('mouth', [0, 0.145, 0.155], 0.04);
    k.socket('face', [0, 0.19, 0.13], 0.2);
  },
};
