import type { Concept } from '../concept.ts';

export const NARWHAL: Concept = {
  name: 'narwhal',
  words: 'narwhal, beluga, beluga whale, baby narwhal',
  kind: 'fish',
  size: 3.5,
  habitat: ['underwater', 'water'],
  places: ['underwater', 'ice'],
  poses: ['swim'],
  variants: 'beluga',
  parts: { eyes: 'eye', tusk: 'tusk, horn' },
  build(k) {
    const isBeluga = k.has('beluga');
    const coat = k.color('main', isBeluga ? '#f2f2ee' : '#8fa3b4');
    k.swimmer({
      length: 3,
      radii: [0.09, 0.14, 0.16, 0.175, 0.18, 0.165, 0.135, 0.1, 0.066, 0.042, 0.032],
      arch: 0.12,
      coat,
      belly: '#f6f4ee',
      waterline: -0.05,
      flipper: { length: 0.17, width: 0.14, at: 0.3, sweep: 36, drop: 30 },
      tail: { kind: 'fluke', length: 0.11, width: 0.17 },
      eyes: { size: 0.024, at: 0.13, height: 0.08 },
      mouth: { back: 0.1, height: -0.3, smile: 0.28 },
      paint: isBeluga
        ? []
        : [
            {
              color: '#4a5a6c',
              amount: 0.6,
              on: [
                { kind: 'spots', step: 0.16, size: 0.5, soft: 0.3 },
                { kind: 'facing', axis: 'y', from: -0.1, to: 0.4 },
              ],
            },
          ],
      onBody: (kit, _body, spine, radius) => {
        if (isBeluga) return;
        const [x, y, z] = spine(0);
        kit.tube(
          [
            [x, y, z + radius(0) * 0.7],
            [x, y + 0.1, z + 0.85],
            [x, y + 0.22, z + 1.5],
          ],
          [0.055, 0.04, 0.006],
          {
            color: kit.color('tusk', '#f4e8cc'),
            material: 'horn',
            around: 18,
            paint: [
              {
                color: [0.6, 0.56, 0.5],
                shade: true,
                on: { kind: 'stripes', of: 'v', count: 16, width: 0.4, soft: 0.3 },
              },
            ],
          },
        );
      },
    });
  },
};
