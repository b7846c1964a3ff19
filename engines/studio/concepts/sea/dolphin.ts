import type { Concept } from '../concept.ts';

export const DOLPHIN: Concept = {
  name: 'dolphin',
  words: 'dolphin, porpoise, bottlenose dolphin, baby dolphin',
  kind: 'fish',
  size: 2.3,
  habitat: ['water', 'underwater', 'air'],
  places: ['underwater', 'beach'],
  poses: ['swim'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#6f94b8', '#7f9bb0', '#8aa6bc');
    k.swimmer({
      length: 2,
      radii: [0.062, 0.1, 0.122, 0.138, 0.142, 0.132, 0.112, 0.084, 0.056, 0.034, 0.026],
      arch: -0.16,
      coat,
      belly: '#f2f3f0',
      waterline: -0.02,
      flipper: { length: 0.17, width: 0.11, at: 0.32, sweep: 44, drop: 36 },
      dorsal: { at: 0.46, height: 0.1, width: 0.12 },
      tail: { kind: 'fluke', length: 0.1, width: 0.17 },
      eyes: { size: 0.026, at: 0.13, height: 0.1 },
      mouth: { back: 0.11, height: -0.36, smile: 0.34 },
      onBody: (kit, body, spine, radius) => {
        const [x, y, z] = spine(0);
        const r = radius(0);
        body.chain(
          [
            [x, y - r * 0.3, z],
            [x, y - r * 0.42, z + 0.14],
            [x, y - r * 0.38, z + 0.24],
          ],
          [r * 0.78, r * 0.52, r * 0.36],
          { blend: r * 0.4 },
        );
        body.chain(
          [
            [x, y - r * 0.75, z],
            [x, y - r * 0.8, z + 0.14],
            [x, y - r * 0.7, z + 0.22],
          ],
          [r * 0.6, r * 0.36, r * 0.24],
          { color: '#f2f3f0', blend: r * 0.16 },
        );
        for (const s of [1, -1])
          kit.tube(
            [
              [x, y - r * 0.6, z + 0.272],
              [x + s * r * 0.38, y - r * 0.62, z + 0.2],
              [x + s * r * 0.6, y - r * 0.64, z + 0.1],
              [x + s * r * 0.9, y - r * 0.42, z - 0.01],
              [x + s * r * 1.12, y - r * 0.2, z - 0.05],
            ],
            0.0075,
            { color: kit.tone(coat, 0.3), shadow: false, around: 6 },
          );
        kit.socket('mouth', [x, y - r * 0.6, z + 0.24], 0.12);
      },
    });
  },
};
