import { mottled } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const TEMPLE: Concept = {
  name: 'temple',
  words: 'temple, greek temple, parthenon, acropolis, shrine, roman temple',
  kind: 'building',
  size: 12,
  habitat: ['ground'],
  places: ['meadow'],
  parts: { roof: 'roof' },
  build(k) {
    const marble = k.color('main', '#efe6d4', '#e8dcc8');
    const look = { color: marble, material: 'stone' } as const;
    for (let i = 0; i < 3; i++)
      k.box([0, 0.2 + i * 0.4, 0], [9.6 - i * 0.8, 0.4, 13 - i * 0.8], {
        ...look,
        round: 0.03,
        paint: [mottled(0.9, 0.2)],
      });
    const column = (x: number, z: number) =>
      k.at([x, 1.2, z], {}, () => {
        k.box([0, 0.1, 0], [1, 0.2, 1], look);
        k.lathe(
          [
            [0.46, 0.2],
            [0.44, 0.4],
            [0.42, 2.4],
            [0.36, 4.4],
            [0.42, 4.5],
            [0.52, 4.66],
          ],
          {
            ...look,
            around: 40,
            paint: [
              {
                color: [0.7, 0.68, 0.66],
                shade: true,
                on: { kind: 'stripes', of: 'u', count: 16, width: 0.22, soft: 0.2 },
              },
            ],
          },
        );
        k.box([0, 4.78, 0], [1.1, 0.24, 1.1], look);
      });
    for (const z of [5, -5]) for (let i = 0; i < 6; i++) column(-3.4 + i * 1.36, z);
    for (const x of [3.4, -3.4]) for (let i = 1; i < 7; i++) column(x, -5 + (i * 10) / 7);
    k.box([0, 3.6, 0], [4.4, 4.8, 7.4], { ...look, color: k.tone(marble, 0.8) });
    k.door([0, 1.2, 3.7], { size: [1.6, 3.2], color: '#6a4a34', trim: '#d8cbb4' });
    k.box([0, 6.5, 0], [8.2, 0.7, 11.4], { ...look, round: 0.03 });
    k.box([0, 6.95, 0], [8.6, 0.26, 11.8], { ...look, round: 0.03 });
    k.gable([0, 7.08, 0], [8.2, 11.2], 1.9, {
      color: k.color('roof', '#c8764a', '#b8664a'),
      wall: marble,
      over: 0.4,
    });
    k.at([0, 7.7, 5.62], { pitch: 90 }, () =>
      k.lathe(
        [
          [0.5, 0],
          [0.5, 0.12],
          [0.34, 0.12],
          [0.3, 0.04],
          [0, 0.06],
        ],
        { color: '#d8a84a', material: 'gold' },
      ),
    );
    k.socket('door', [0, 1.2, 5.8], 1.6);
    k.socket('deck', [0, 0, 8], 2);
    k.socket('top', [0, 9.1, 0], 1.2);
  },
};
