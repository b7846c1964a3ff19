import type { Concept } from '../concept.ts';

export const KNIGHT: Concept = {
  name: 'knight',
  words:
    'knight, knight in armour, knight in armor, paladin, crusader, cavalier, templar, gladiator, spartan, roman soldier, armored warrior',
  kind: 'person',
  size: 1.8,
  habitat: ['ground'],
  places: ['meadow', 'forest'],
  poses: ['stand', 'walk', 'run', 'sit', 'ride', 'wave', 'hold'],
  parts: { cape: 'cape, cloak, surcoat', plume: 'plume, feather' },
  build(k) {
    const cape = k.color('main', k.color('cape', '#2f57a8', '#8f2b33', '#2f7a52'));
    const plume = k.color('plume', '#c5303a', '#e6c14a', '#f2efe6');
    const steel = { color: '#c3c9d4', material: 'steel' } as const;
    k.person({
      height: 1.8,
      head: 0.118,
      girth: 1.15,
      skin: '#e3b28c',
      hair: { style: 'bald', color: '#4a3020' },
      isMasked: true,
      gloves: steel,
      top: steel,
      bottom: { kind: 'trousers', ...steel },
      shoes: { ...steel, tall: 0.55 },
      onBody: (kit, j) => {
        for (const i of [0, 1] as const) {
          const s = j.shoulders[i];
          const side = i === 0 ? 1 : -1;
          kit.ball([s[0] + side * 0.02, s[1] + 0.02, s[2]], [0.1, 0.085, 0.11], steel);
          kit.ball(j.elbows[i], 0.062, steel);
          kit.ball([j.knees[i][0], j.knees[i][1], j.knees[i][2] + 0.02], 0.075, steel);
        }
        // The surcoat over the breast, and the cape from the shoulders.
        kit.sheet(
          (u, v) => {
            const a = (u - 0.5) * 2.6;
            const y = j.hip[1] - 0.16 + v * (j.neck[1] - j.hip[1] + 0.1);
            const flare = 1 + 0.16 * (1 - v);
            const z = (0.165 - 0.045 * a * a * 0.5) * flare + j.chest[2] * v;
            return [a * 0.1 * flare, y, z];
          },
          14,
          14,
          {
            color: cape,
            material: 'cloth',
            paint: [
              {
                color: '#f2e6c8',
                on: {
                  kind: 'ball',
                  at: [0, j.chest[1] + 0.01, 0.18],
                  radius: [0.05, 0.075, 0.2],
                  soft: 0.08,
                },
              },
            ],
          },
        );
        const wind = kit.vary(0.1, 0.3);
        kit.sheet(
          (u, v) => {
            const a = (u - 0.5) * 2;
            const fall = (1 - v) * (j.neck[1] - 0.25);
            const fold = 0.03 * (1 - v) * (u * 6 - Math.floor(u * 6) < 0.5 ? 1 : -1);
            return [
              a * (0.2 + 0.14 * (1 - v)),
              j.neck[1] - 0.02 - fall,
              j.neck[2] - 0.15 - (1 - v) * wind + fold - 0.06 * (1 - a * a),
            ];
          },
          24,
          14,
          { color: cape, material: 'cloth', crease: 80 },
        );
        kit.at([0, j.hip[1] + 0.07, 0], {}, () =>
          kit.lathe(
            [
              [0.17, -0.025],
              [0.19, -0.02],
              [0.19, 0.02],
              [0.17, 0.025],
            ],
            { color: '#6b4327', material: 'leather', straight: true },
          ),
        );
      },
      onHead: (kit) => {
        kit.lathe(
          [
            [0.75, -0.95],
            [0.98, -0.7],
            [1.12, -0.1],
            [1.1, 0.45],
            [0.85, 0.95],
            [0.4, 1.2],
            [0, 1.26],
          ],
          steel,
        );
        kit.lathe(
          [
            [1.13, 0.06],
            [1.18, 0.1],
            [1.18, 0.2],
            [1.12, 0.24],
          ],
          { color: '#d8b24a', material: 'gold', straight: true },
        );
        for (const s of [1, -1])
          kit.box([s * 0.42, -0.02, 1.03], [0.5, 0.13, 0.2], {
            color: '#15141a',
            turn: { yaw: s * 22 },
            round: 0.04,
          });
        for (const x of [-0.3, -0.1, 0.1, 0.3])
          kit.box([x, -0.5, 1.06 - x * x * 0.6], [0.05, 0.3, 0.1], {
            color: '#1b1a20',
            round: 0.02,
          });
        if (kit.has('hatted')) return;
        const tuft = kit.body({
          color: plume,
          material: 'feather',
          blend: 0.2,
          cells: 54,
          fur: { length: 0.5, width: 0.03, lift: 0.6, mess: 0.6 },
        });
        tuft.chain(
          [
            [0, 1.2, 0.2],
            [0, 1.75, -0.1],
            [0, 1.6, -0.8],
            [0, 1.05, -1.3],
          ],
          [0.12, 0.3, 0.3, 0.1],
          { curve: true },
        );
      },
    });
  },
};
