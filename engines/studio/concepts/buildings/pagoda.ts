import { pow } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const PAGODA: Concept = {
  name: 'pagoda',
  words: 'pagoda, japanese temple, buddhist temple, chinese temple, dojo, asian temple',
  kind: 'building',
  size: 14,
  habitat: ['ground'],
  places: ['meadow', 'forest'],
  parts: { roof: 'roof' },
  build(k) {
    const wall = k.color('main', '#b8382c', '#a8322a');
    const roof = k.color('roof', '#3f4a4e', '#2f5a54', '#4a4048');
    const gold = { color: '#d8a84a', material: 'gold' } as const;
    k.box([0, 0.35, 0], [7.6, 0.7, 7.6], {
      color: '#b8b0a2',
      material: 'stone',
      paint: [
        {
          color: [0.65, 0.65, 0.65],
          shade: true,
          on: { kind: 'joints', width: 0.9, height: 0.35, joint: 0.03 },
        },
      ],
    });
    let y = 0.7;
    for (let i = 0; i < 4; i++) {
      const w = 4.6 - i * 0.72;
      const h = 1.9 - i * 0.14;
      k.box([0, y + h / 2, 0], [w, h, w], { color: '#f2e6cc', material: 'plaster', round: 0.02 });
      for (const yaw of [0, 90, 180, 270])
        k.at([0, y, 0], { yaw }, () => {
          for (const x of [-0.5, -0.18, 0.18, 0.5])
            k.box([x * w, h / 2, w / 2], [0.2, h, 0.2], { color: wall, material: 'lacquer' });
          k.box([0, h * 0.9, w / 2], [w, 0.18, 0.16], { color: wall, material: 'lacquer' });
          k.box([0, h * 0.16, w / 2 + 0.16], [w * 1.16, 0.08, 0.06], {
            color: wall,
            material: 'lacquer',
          });
          if (i === 0)
            k.door([0, 0, w / 2 + 0.02], { size: [1.1, 1.5], color: '#7a3a24', trim: '#b8382c' });
          else
            k.box([0, h * 0.52, w / 2 + 0.02], [w * 0.3, h * 0.5, 0.06], {
              color: k.has('night') ? '#ffc766' : '#5a3a24',
              material: k.has('night') ? 'glow' : 'wood',
            });
          k.at([0, h - 0.06, 0], {}, () =>
            k.sheet(
              (u, v) => {
                const out = w * 0.5 + 0.1 + (1 - v) * 1.35;
                const s = 2 * u - 1;
                return [
                  s * out,
                  0.05 + 0.75 * v * v + (1 - v) * (0.06 + 0.5 * pow(Math.abs(s), 4)),
                  out,
                ];
              },
              24,
              8,
              {
                color: roof,
                material: 'brick',
                paint: [
                  {
                    color: [0.6, 0.6, 0.6],
                    shade: true,
                    on: { kind: 'stripes', of: 'u', count: 26, width: 0.24, soft: 0.12 },
                  },
                  { color: '#d8a84a', on: { kind: 'coord', of: 'v', from: -0.1, to: 0.04 } },
                ],
              },
            ),
          );
          for (const s of [1, -1])
            k.at([s * (w * 0.5 + 1.3), h + 0.34, w * 0.5 + 1.3], {}, () => {
              if (s > 0)
                k.lathe(
                  [
                    [0.03, -0.1],
                    [0.12, -0.36],
                    [0.14, -0.42],
                    [0, -0.3],
                  ],
                  gold,
                );
            });
        });
      y += h + 0.5;
    }
    k.at([0, y - 0.1, 0], {}, () => {
      k.lathe(
        [
          [0.5, 0],
          [0.4, 0.2],
          [0.12, 0.3],
          [0.1, 2.6],
          [0, 3],
        ],
        gold,
      );
      for (let i = 0; i < 5; i++)
        k.lathe(
          [
            [0.1, 0.8 + i * 0.32],
            [0.34 - i * 0.04, 0.88 + i * 0.32],
            [0.1, 0.96 + i * 0.32],
          ],
          gold,
        );
    });
    k.box([0, 0.2, 4.3], [2, 0.4, 1.2], { color: '#a8a096', material: 'stone' });
    k.socket('door', [0, 0.4, 5.4], 1.2);
    k.socket('perch', [0, 3.2, 3.6], 0.8);
    k.socket('top', [0, y + 2.9, 0], 0.4);
  },
};
