import type { Concept } from '../concept.ts';

export const WHALE: Concept = {
  name: 'whale',
  words:
    'whale, blue whale, humpback, humpback whale, sperm whale, grey whale, baby whale, right whale',
  kind: 'fish',
  size: 9,
  habitat: ['underwater', 'water'],
  places: ['underwater', 'beach'],
  poses: ['swim'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#3f6488', '#4a6a86', '#56748f');
    k.swimmer({
      length: 7.5,
      radii: [0.1, 0.165, 0.2, 0.212, 0.205, 0.185, 0.15, 0.108, 0.07, 0.042, 0.03],
      arch: 0.16,
      coat,
      belly: '#eef0ec',
      waterline: -0.1,
      flipper: { length: 0.28, width: 0.12, at: 0.3, sweep: 40, drop: 30 },
      dorsal: { at: 0.72, height: 0.035, width: 0.06 },
      tail: { kind: 'fluke', length: 0.12, width: 0.2 },
      eyes: { size: 0.019, at: 0.17, height: -0.12 },
      mouth: { back: 0.2, height: -0.24, smile: 0.14 },
      paint: [
        {
          color: [0.7, 0.74, 0.8],
          shade: true,
          on: [
            { kind: 'bands', axis: 'x', step: 0.24, width: 0.3, soft: 0.12 },
            { kind: 'ramp', axis: 'y', from: 1.35, to: 1.2 },
            { kind: 'ramp', axis: 'z', from: -0.6, to: 0.4 },
            { kind: 'facing', axis: 'y', from: 0.1, to: -0.25 },
          ],
        },
        {
          color: [1.3, 1.3, 1.3],
          shade: true,
          amount: 0.5,
          on: { kind: 'spots', step: 0.34, size: 0.3, soft: 0.4 },
        },
      ],
    });
  },
};
