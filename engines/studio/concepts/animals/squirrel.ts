import type { Concept } from '../concept.ts';

export const SQUIRREL: Concept = {
  name: 'squirrel',
  words: 'squirrel, red squirrel, chipmunk, gray squirrel, baby squirrel',
  kind: 'animal',
  size: 0.3,
  habitat: ['ground', 'table'],
  places: ['forest', 'meadow'],
  poses: ['sit', 'stand', 'walk', 'run', 'lie', 'sleep', 'peek', 'play', 'wave', 'hold'],
  variants: 'chipmunk, gray',
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color(
      'main',
      k.has('gray') ? '#8f8a86' : '#c06a32',
      k.has('gray') ? '#8f8a86' : '#a8602e',
    );
    const white = '#faf1e2';
    const r = 0.07;
    k.quadruped({
      height: 0.14,
      length: 0.13,
      trunk: [0.056, 0.068, 0.075],
      leg: { upper: 0.036, lower: 0.021, foot: 0.022, toe: 1.5 },
      neck: { length: 0.03, radius: 0.046, rise: 62 },
      head: {
        radius: r,
        shape: [1.06, 0.98],
        muzzle: { length: 0.52, width: 0.32, height: 0.25, drop: 0.32, color: white },
        nose: { size: 0.12, color: '#7a4038' },
        ears: { kind: 'pointed', size: 0.54 },
        eyes: { size: 0.24, apart: 0.5, height: 0.1 },
        cheeks: { size: 0.44, color: white },
        whiskers: true,
      },
      tail: { length: 0, radius: 0.03, rise: 0 },
      coat,
      fur: { length: 0.018, width: 0.0016, lift: 0.32, mess: 0.4 },
      paint: k.has('chipmunk')
        ? [
            {
              color: '#3a241a',
              amount: 0.9,
              on: [
                { kind: 'bands', axis: 'x', step: 0.04, width: 0.34, soft: 0.2 },
                { kind: 'facing', axis: 'y', from: 0.05, to: 0.4 },
                { kind: 'ramp', axis: 'z', from: 0.1, to: 0.04 },
              ],
            },
          ]
        : [],
      onTrunk: (_k, body, s) => {
        body.ball([0, s.shoulder[1] - 0.02, s.shoulder[2] + 0.03], [0.042, 0.06, 0.036], {
          color: white,
          blend: 0.02,
          flow: [0, -1, 0.2],
        });
        const [y, z] = [s.hip[1], s.hip[2] - 0.06];
        const big = k.has('chipmunk') ? 0.62 : 1;
        body.chain(
          [
            [0, y * 0.7, z],
            [0, y + 0.03, z - 0.075],
            [0, y + 0.13, z - 0.06],
            [0, y + 0.2, z - 0.02],
            [0, y + 0.22, z - 0.075],
          ],
          [0.026, 0.045 * big, 0.056 * big, 0.05 * big, 0.024 * big],
          { curve: true, color: k.tone(coat, 0.85), blend: 0.02, fur: 2.2, flow: [0, 1, -0.5] },
        );
      },
    });
  },
};
