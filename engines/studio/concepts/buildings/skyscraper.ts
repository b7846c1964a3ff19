import type { Concept } from '../concept.ts';

export const SKYSCRAPER: Concept = {
  name: 'skyscraper',
  words: 'skyscraper, high rise, office building, tower block, apartment building, office tower',
  kind: 'building',
  size: 30,
  habitat: ['ground'],
  places: ['street'],
  build(k) {
    const wall = k.color('main', '#b8a890', '#7f94a6', '#c8b8a4', '#8a6a58');
    const lit = k.has('night');
    const floors = (amount: number) => [
      {
        color: lit ? '#ffc766' : '#3f5f78',
        glow: lit ? 0.9 : 0,
        gloss: 0.9,
        rough: 0.1,
        on: [
          { kind: 'joints' as const, width: 1.5, height: 2.1, joint: 0.34, shift: 0, not: true },
          ...(lit ? [{ kind: 'pieces' as const, width: 1.5, height: 2.1, shift: 0 }] : []),
          { kind: 'facing' as const, axis: 'y' as const, from: 0.5, to: 0.4 },
        ],
        amount,
      },
    ];
    const block = (y: number, w: number, h: number) => {
      k.box([0, y + h / 2, 0], [w, h, w], {
        color: wall,
        material: 'plaster',
        round: 0.1,
        paint: floors(1),
      });
      k.box([0, y + h + 0.2, 0], [w + 0.6, 0.5, w + 0.6], {
        color: k.tone(wall, 1.15),
        material: 'plaster',
        round: 0.08,
      });
      for (const yaw of [0, 90, 180, 270])
        k.at([0, 0, 0], { yaw }, () => {
          for (let i = 0; i <= 4; i++)
            k.box([(i / 4 - 0.5) * w, y + h / 2, w / 2], [0.4, h, 0.4], {
              color: k.tone(wall, 1.12),
              material: 'plaster',
              round: 0.06,
            });
        });
    };
    k.at([0, 0, 0], { scale: 0.5 }, () => {
      k.box([0, 2.4, 0], [19, 4.8, 19], {
        color: k.tone(wall, 0.8),
        material: 'stone',
        round: 0.1,
        paint: [
          {
            color: lit ? '#ffd98a' : '#4a6478',
            glow: lit ? 0.9 : 0,
            on: [
              { kind: 'bands', axis: 'x', step: 3.2, width: 0.66 },
              { kind: 'ramp', axis: 'y', from: -1.8, to: -1.7 },
              { kind: 'ramp', axis: 'y', from: 1.4, to: 1.3 },
              { kind: 'facing', axis: 'z', from: 0.5, to: 0.6 },
            ],
          },
        ],
      });
      block(4.8, 16.5, 25);
      block(29.8, 12.6, 14);
      block(43.8, 9, 8);
      k.at([0, 52.2, 0], { yaw: 45 }, () =>
        k.lathe(
          [
            [5.4, 0],
            [4.4, 2.4],
            [2.2, 4.4],
            [1, 6.4],
            [0.3, 10],
            [0, 14],
          ],
          { color: '#9fb0a8', material: 'steel', around: 4, straight: true, crease: 20 },
        ),
      );
      for (const x of [-1.6, 1.6])
        k.box([x, 1.7, 9.6], [2.4, 3.4, 0.3], { color: '#c8a24a', material: 'gold' });
      k.box([0, 4, 10.4], [8, 0.5, 2.4], { color: '#c8a24a', material: 'gold' });
      k.socket('door', [0, 0, 12], 2);
      k.socket('perch', [0, 44.4, 5.6], 2);
      k.socket('top', [0, 52, 0], 3);
    });
  },
};
