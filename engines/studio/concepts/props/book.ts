import { sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const BOOK: Concept = {
  name: 'book',
  words:
    'book, open book, novel, diary, notebook, spellbook, tome, bible, journal, storybook, textbook',
  kind: 'prop',
  size: 0.3,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  held: true,
  grip: 'forward',
  build(k) {
    const cover = k.color('main', '#a3322f', '#2f5f8a', '#3f7350', '#6a3f66', '#8a5a3a');
    const page = '#f6ecd6';
    const lines = [
      {
        color: '#8a7a68',
        amount: 0.7,
        on: [
          { kind: 'bands', axis: 'z', step: 0.018, width: 0.22, soft: 0.1 },
          { kind: 'coord', of: 'u', from: 0.1, to: 0.88 },
          { kind: 'coord', of: 'v', from: 0.1, to: 0.9 },
        ],
      },
    ] as const;
    // It lies open; in a hand it is turned to who reads.
    for (const s of [1, -1]) {
      k.sheet(
        (u, v) => [
          s * u * 0.2,
          0.012 +
            0.034 * (1 - (1 - u * 1.6) * (1 - u * 1.6)) * (u < 0.62 ? 1 : 1 - (u - 0.62) * 1.6),
          (v - 0.5) * 0.26,
        ],
        18,
        4,
        { color: page, material: 'paper', paint: lines },
      );
      k.box([s * 0.103, 0.016, 0], [0.2, 0.022, 0.258], {
        color: '#ece0c4',
        material: 'paper',
        round: 0.004,
        paint: [
          {
            color: [0.75, 0.7, 0.6],
            shade: true,
            on: { kind: 'bands', axis: 'y', step: 0.004, width: 0.4, soft: 0.3 },
          },
        ],
      });
      k.box([s * 0.106, 0.004, 0], [0.214, 0.008, 0.282], {
        color: cover,
        material: 'leather',
        round: 0.003,
      });
    }
    k.sheet(
      (u, v) => [
        0.012 * sin(v * 9) + (u - 0.5) * 0.016,
        0.034 - Math.max(0, v - 0.86) * 0.2,
        -0.13 + v * 0.3,
      ],
      3,
      18,
      { color: '#c8363a', material: 'felt' },
    );
    k.socket('top', [0, 0.04, 0], 0.36);
    k.socket('grip', [0, 0, -0.02], 0.08, { pitch: -48, yaw: 180 });
  },
};
