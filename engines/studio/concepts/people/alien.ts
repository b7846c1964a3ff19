import { belt } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { PERSON } from './shared.ts';

export const ALIEN: Concept = {
  ...PERSON,
  name: 'alien',
  words: 'alien, extraterrestrial, martian, space alien, alien creature, little green man',
  size: 1.2,
  habitat: ['ground', 'space'],
  poses: ['wave', 'stand', 'walk', 'run', 'sit', 'ride', 'play'],
  places: ['moon', 'space', 'meadow'],
  parts: { eyes: 'eye', skin: 'skin', suit: 'suit, clothes' },
  build(k) {
    const skin = k.color('main', k.color('skin', '#8fcf6a', '#7fc8b0', '#a59be0'));
    k.person({
      height: 1.2,
      head: 0.165,
      girth: 0.84,
      skin,
      hair: { style: 'bald', color: skin },
      ears: 'none',
      isMasked: true,
      top: { color: k.color('suit', '#c9ced8', '#5a4a8a', '#e8e4da'), material: 'rubber' },
      bottom: { kind: 'trousers', color: '#8f97a8', material: 'rubber' },
      shoes: { color: '#4a4f5c', material: 'rubber' },
      onBody: (kit, j) => belt(kit, j, '#4a4f5c', '#e8c23a'),
      onHead: (kit) => {
        const skull = kit.body({ color: skin, material: 'skin', blend: 0.35, cells: 70 });
        skull.ball([0, 0.36, -0.1], [1.3, 1.02, 1.15]);
        skull.ball([0, -0.4, 0.24], [0.62, 0.5, 0.6]);
        for (const s of [1, -1]) {
          kit.at([s * 0.52, 0.12, 0.86], { yaw: s * 26, roll: s * -28 }, () =>
            kit.ball([0, 0, 0], [0.4, 0.28, 0.2], {
              color: kit.ask.partColors.eyes ?? '#14101c',
              material: 'eye',
              around: 30,
              paint: [
                { color: '#3a3f6a', on: { kind: 'ramp', axis: 'y', from: 0, to: -0.3 } },
                {
                  color: '#ffffff',
                  glow: 1,
                  on: { kind: 'ball', at: [-0.12, 0.1, 0.17], radius: 0.09, soft: 0.2 },
                },
                {
                  color: '#ffffff',
                  glow: 0.6,
                  on: { kind: 'ball', at: [0.14, -0.08, 0.16], radius: 0.05, soft: 0.2 },
                },
              ],
            }),
          );
          kit.tube(
            [
              [s * 0.4, 1.2, 0],
              [s * 0.56, 1.6, 0.05],
              [s * 0.62, 1.9, 0.15],
            ],
            [0.08, 0.06, 0.05],
            { color: skin, material: 'skin' },
          );
          kit.ball([s * 0.62, 1.94, 0.16], 0.15, { color: kit.tone(skin, 1.6), material: 'skin' });
        }
        kit.tube(
          [
            [-0.2, -0.42, 0.83],
            [0, -0.5, 0.87],
            [0.2, -0.42, 0.83],
          ],
          [0.02, 0.035, 0.02],
          { color: '#2f4a2a', shadow: false, around: 7 },
        );
      },
    });
  },
};
