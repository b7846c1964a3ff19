import type { Concept } from '../concept.ts';
import { PERSON } from './shared.ts';

export const ROBOT: Concept = {
  ...PERSON,
  name: 'robot',
  words:
    'robot, android, cyborg, droid, automaton, humanoid robot, mech, toy robot, tin robot, little robot',
  size: 1.4,
  places: ['studio', 'street', 'room'],
  parts: { eyes: 'eye', body: 'body, shell' },
  build(k) {
    const shell = k.color(
      'main',
      k.color('body', '#e8e4da', '#e0a03c', '#5fa0b8', '#d8604a', '#8fb89a'),
    );
    const dark = '#3a3f4a';
    const glow = k.color('eyes', '#7fe8f0', '#ffd66a', '#9af08a');
    k.person({
      height: 1.4,
      head: 0.15,
      girth: 1.15,
      skin: dark,
      hair: { style: 'bald', color: dark },
      isMasked: true,
      ears: 'none',
      gloves: { color: dark, material: 'plastic' },
      top: { color: '#8f97a3', material: 'steel' },
      bottom: { kind: 'trousers', color: '#8f97a3', material: 'steel' },
      shoes: { color: shell, material: 'plastic', tall: 0.3 },
      onBody: (kit, j) => {
        const look = { color: shell, material: 'plastic' } as const;
        kit.box([0, j.chest[1] + 0.0, j.chest[2]], [0.38, 0.3, 0.28], { ...look, round: 0.08 });
        kit.box([0, j.hip[1], j.hip[2]], [0.28, 0.12, 0.22], { ...look, round: 0.05 });
        kit.box([0, j.chest[1] + 0.02, j.chest[2] + 0.135], [0.2, 0.14, 0.03], {
          color: '#23262f',
          material: 'window',
          round: 0.02,
        });
        for (const [x, c] of [
          [-0.055, '#e8544a'],
          [0, '#f2c83a'],
          [0.055, '#5fc06a'],
        ] as const)
          kit.ball([x, j.chest[1] + 0.045, j.chest[2] + 0.152], 0.017, {
            color: c,
            material: 'glow',
            around: 12,
            shadow: false,
          });
        kit.box([0, j.chest[1] - 0.015, j.chest[2] + 0.15], [0.13, 0.02, 0.01], {
          color: glow,
          material: 'glow',
          shadow: false,
        });
        for (const i of [0, 1] as const) {
          kit.ball(j.shoulders[i], 0.085, look);
          kit.ball(j.elbows[i], 0.052, look);
          kit.ball(j.knees[i], 0.066, look);
          const [e, h] = [j.elbows[i], j.hands[i]];
          kit.tube(
            [
              [e[0] + (h[0] - e[0]) * 0.3, e[1] + (h[1] - e[1]) * 0.3, e[2] + (h[2] - e[2]) * 0.3],
              [(e[0] + h[0]) / 2, (e[1] + h[1]) / 2, (e[2] + h[2]) / 2],
              [
                e[0] + (h[0] - e[0]) * 0.95,
                e[1] + (h[1] - e[1]) * 0.95,
                e[2] + (h[2] - e[2]) * 0.95,
              ],
            ],
            [0.05, 0.058, 0.062],
            { ...look, around: 20 },
          );
        }
      },
      onHead: (kit) => {
        const look = { color: shell, material: 'plastic' } as const;
        kit.box([0, 0.08, 0], [2.3, 1.75, 1.9], { ...look, round: 0.55 });
        kit.box([0, 0.06, 0.78], [1.8, 1.12, 0.5], {
          color: '#1f232c',
          material: 'window',
          round: 0.24,
        });
        const happy = kit.pick(true, false);
        for (const s of [1, -1]) {
          if (happy)
            kit.tube(
              [
                [s * 0.4 - 0.2, 0.1, 1.04],
                [s * 0.4, 0.34, 1.05],
                [s * 0.4 + 0.2, 0.1, 1.04],
              ],
              0.07,
              { color: glow, material: 'glow', shadow: false },
            );
          else
            kit.ball([s * 0.4, 0.16, 1.02], [0.2, 0.24, 0.06], {
              color: glow,
              material: 'glow',
              shadow: false,
            });
          kit.ball([s * 1.15, 0.08, 0], [0.16, 0.36, 0.36], { color: dark, material: 'plastic' });
        }
        kit.tube(
          [
            [-0.25, -0.2, 1.04],
            [0, -0.32, 1.05],
            [0.25, -0.2, 1.04],
          ],
          0.05,
          { color: glow, material: 'glow', shadow: false },
        );
        kit.tube(
          [
            [0, 0.9, 0],
            [0, 1.2, 0],
            [0, 1.4, 0],
          ],
          0.05,
          { color: dark, material: 'steel' },
        );
        kit.ball([0, 1.46, 0], 0.15, { color: '#e8544a', material: 'glow' });
      },
    });
  },
};
