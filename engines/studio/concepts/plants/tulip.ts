import type { Concept } from '../concept.ts';

export const TULIP: Concept = {
  name: 'tulip',
  words: 'tulip, tulips, red tulip',
  kind: 'plant',
  size: 0.42,
  habitat: ['ground', 'table'],
  places: ['meadow', 'tabletop'],
  held: true,
  build(k) {
    const hues = ['#e0382e', '#f2b52c', '#d860a0', '#8a4ab0', '#f4ece0'];
    const main = k.color('main', ...hues);
    for (const [i, [x, z, h, lean]] of (
      [
        [0, 0.02, 0.36, 3],
        [-0.075, -0.02, 0.32, -9],
        [0.078, -0.01, 0.3, 10],
      ] as const
    ).entries()) {
      const c = k.ask.colors[0]
        ? main
        : k.color(`tulip ${i}`, i === 0 ? main : hues[(i * 2 + 1) % 5]!);
      k.at([x, 0, z], { roll: -lean }, () => {
        k.tube(
          [
            [0, 0, 0],
            [0.005, h * 0.5, 0],
            [0, h, 0],
          ],
          0.0062,
          { color: '#6a9a4c', material: 'leaf', around: 10 },
        );
        for (const a of [30 + i * 50, 190 + i * 40])
          k.leaf([0, 0.01, 0], { yaw: a, pitch: -68 }, [0.24 + 0.02 * i, 0.045], 0.28, {
            color: '#5f9450',
          });
        k.at([0, h - 0.002, 0], {}, () =>
          k.bloom({
            rows: [
              {
                count: 3,
                length: 0.088,
                width: 0.066,
                lift: 74,
                curl: -0.2,
                cup: 0.55,
                wide: 0.5,
                out: 0.008,
              },
              {
                count: 3,
                length: 0.084,
                width: 0.064,
                lift: 80,
                curl: -0.18,
                cup: 0.6,
                wide: 0.5,
                out: 0.006,
              },
            ],
            color: c,
            paint: [
              {
                color: k.tone(c, 1.5),
                amount: 0.7,
                on: { kind: 'coord', of: 'v', from: -0.1, to: 0.16, soft: 0.12 },
              },
              {
                color: k.tone(c, 0.75),
                amount: 0.6,
                on: { kind: 'coord', of: 'u', from: 0.44, to: 0.56, soft: 0.1 },
              },
            ],
          }),
        );
      });
    }
    k.socket('grip', [0, 0.1, 0.02], 0.03);
  },
};
