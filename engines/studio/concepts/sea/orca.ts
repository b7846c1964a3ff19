import type { Concept } from '../concept.ts';

export const ORCA: Concept = {
  name: 'orca',
  words: 'orca, killer whale, baby orca',
  kind: 'fish',
  size: 6,
  habitat: ['underwater', 'water'],
  places: ['underwater', 'ice', 'beach'],
  poses: ['swim'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#1d2028');
    k.swimmer({
      length: 5,
      radii: [0.05, 0.105, 0.14, 0.16, 0.165, 0.155, 0.13, 0.098, 0.066, 0.04, 0.03],
      arch: 0.1,
      coat,
      belly: '#f8f6f0',
      waterline: -0.1,
      flipper: { length: 0.2, width: 0.17, at: 0.3, sweep: 34, drop: 34 },
      dorsal: { at: 0.42, height: 0.2, width: 0.13 },
      tail: { kind: 'fluke', length: 0.11, width: 0.17 },
      eyes: { size: 0.017, at: 0.125, height: 0.12, white: '#2a2a30' },
      mouth: { back: 0.15, height: -0.3, smile: 0.22 },
      onBody: (_kit, body, spine, radius) => {
        const at = spine(0.19);
        const r = radius(0.19);
        body.both((side, m) =>
          body.ball(m([at[0] * side + r * 0.78, at[1] + r * 0.42, at[2]]), [0.17, 0.15, 0.32], {
            color: '#fbf9f4',
            blend: 0.03,
            turn: { pitch: -12 },
          }),
        );
        const b = spine(0.66);
        body.both((side, m) =>
          body.ball(
            m([b[0] * side + radius(0.66) * 0.66, b[1] - radius(0.66) * 0.1, b[2]]),
            [0.16, 0.16, 0.5],
            { color: '#fbf9f4', blend: 0.04, turn: { pitch: -16 } },
          ),
        );
      },
    });
  },
};
