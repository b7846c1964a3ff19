import type { Concept } from '../concept.ts';

export const BEAVER: Concept = {
  name: 'beaver',
  words: 'beaver, platypus, groundhog, marmot, capybara, muskrat, woodchuck, wombat',
  kind: 'animal',
  size: 0.6,
  habitat: ['ground', 'water'],
  places: ['forest', 'meadow'],
  poses: ['sit', 'stand', 'walk', 'run', 'lie', 'sleep', 'peek', 'play', 'wave', 'hold'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#8a5832', '#7a4e30');
    const r = 0.125;
    const isBeaver = !k.has('capybara', 'groundhog', 'marmot', 'woodchuck', 'wombat', 'badger');
    k.quadruped({
      height: 0.24,
      length: 0.26,
      trunk: [0.13, 0.16, 0.165],
      leg: { upper: 0.07, lower: 0.046, foot: 0.05, toe: 1.5, color: k.tone(coat, 0.6) },
      neck: { length: 0.05, radius: 0.105, rise: 54 },
      head: {
        radius: r,
        shape: [1.06, 0.96],
        muzzle: { length: 0.62, width: 0.46, height: 0.36, drop: 0.34, color: '#d8ab7c' },
        nose: { size: 0.22 },
        ears: { kind: 'round', size: 0.24 },
        eyes: { size: 0.17, apart: 0.46, height: 0.16 },
        cheeks: { size: 0.44, color: '#d8ab7c' },
      },
      tail: { length: 0, radius: 0.04, rise: 0 },
      coat,
      belly: k.tone(coat, 1.4),
      fur: { length: 0.036, width: 0.003, lift: 0.3, mess: 0.4 },
      onHead: (kit) => {
        if (isBeaver)
          for (const s of [1, -1])
            kit.box([s * r * 0.105, -r * 0.66, r * 1.2], [r * 0.2, r * 0.34, r * 0.07], {
              color: '#fdf6e2',
              material: 'horn',
              round: r * 0.03,
            });
      },
      onTrunk: (kit, _body, s) => {
        if (!isBeaver) return;
        kit.at([0, 0.03, s.hip[2] - 0.24], { pitch: -6 }, () =>
          kit.ball([0, 0, -0.06], [0.09, 0.022, 0.19], {
            color: '#5a4238',
            material: 'hide',
            around: 30,
            paint: [
              {
                color: [0.6, 0.6, 0.6],
                shade: true,
                on: { kind: 'joints', width: 0.03, height: 0.03, joint: 0.004 },
              },
            ],
          }),
        );
        kit.tube(
          [
            [0, s.hip[1] * 0.6, s.hip[2] - 0.1],
            [0, 0.045, s.hip[2] - 0.22],
          ],
          [0.06, 0.035],
          { color: '#5a4238', material: 'hide' },
        );
      },
    });
  },
};
