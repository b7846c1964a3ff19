import type { Concept } from '../concept.ts';

export const SHARK: Concept = {
  name: 'shark',
  words:
    'shark, great white shark, great white, hammerhead, hammerhead shark, tiger shark, whale shark, baby shark, megalodon',
  kind: 'fish',
  size: 4,
  habitat: ['underwater', 'water'],
  places: ['underwater', 'beach'],
  poses: ['swim'],
  variants: 'hammerhead',
  parts: { eyes: 'eye', fins: 'fin' },
  build(k) {
    const coat = k.color('main', '#6f8194', '#7d8a94');
    k.swimmer({
      length: 3.4,
      radii: [0.03, 0.075, 0.118, 0.142, 0.15, 0.145, 0.125, 0.095, 0.062, 0.036, 0.028],
      arch: 0.02,
      coat,
      belly: '#f4f1ea',
      waterline: 0.05,
      flipper: { length: 0.26, width: 0.16, at: 0.36, sweep: 34, drop: 26 },
      dorsal: { at: 0.44, height: 0.13, width: 0.15 },
      tail: { kind: 'fin', length: 0.17, width: 0.2 },
      eyes: { size: 0.024, at: 0.13, height: 0.3 },
      mouth: { back: 0.15, height: -0.5, smile: 0.3 },
      onBody: (kit, body, spine, radius) => {
        for (const i of [0, 1, 2, 3])
          for (const s of [1, -1]) {
            const at = spine(0.25 + i * 0.022);
            const r = radius(0.25 + i * 0.022);
            kit.tube(
              [0.28, 0, -0.3].map(
                (y) =>
                  [
                    at[0] + s * r * Math.sqrt(1 - y * y) * 1.0,
                    at[1] + r * y,
                    at[2] - 0.02 * y,
                  ] as const,
              ),
              0.013,
              { color: kit.tone(coat, 0.4), shadow: false, around: 6 },
            );
          }
        for (const t of [-0.8, -0.55, -0.3, -0.1, 0.1, 0.3, 0.55, 0.8]) {
          const q = 0.004 + t * t * 0.15;
          const at = spine(q);
          const r = radius(q);
          const y = -0.5 + 0.3 * t * t;
          kit.tube(
            [
              [
                at[0] +
                  Math.sign(t) * Math.min(1, Math.abs(t) * 5) * r * Math.sqrt(1 - y * y) * 0.97,
                at[1] + r * y,
                at[2],
              ],
              [
                at[0] + Math.sign(t) * Math.min(1, Math.abs(t) * 5) * r * 0.84,
                at[1] + r * y - 0.05,
                at[2],
              ],
            ],
            [0.026, 0.002],
            { color: '#fdfbf4', material: 'horn', around: 6, shadow: false },
          );
        }
        if (k.has('hammerhead')) {
          const at = spine(0.05);
          body.ball([at[0], at[1] + 0.02, at[2] + 0.06], [0.62, 0.1, 0.2], { blend: 0.14 });
        }
      },
    });
  },
};
