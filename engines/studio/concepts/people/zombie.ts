import { belt } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { ADULT, PERSON } from './shared.ts';

export const ZOMBIE: Concept = {
  ...PERSON,
  name: 'zombie',
  words: 'zombie, undead, frankenstein, monster, ogre, troll, orc',
  poses: ['walk', 'stand', 'run', 'sit', 'wave', 'ride'],
  places: ['street', 'forest'],
  parts: { skin: 'skin', shirt: 'shirt, clothes' },
  build(k) {
    const skin = k.color('skin', '#8fae6a', '#9ab08a', '#7fa07a');
    const shirt = k.color('main', k.color('shirt', '#5a4a6a', '#6a5a48', '#4a5a66'));
    const torn = [
      { color: k.tone(shirt, 0.5), on: { kind: 'noise', scale: 12, from: 0.56, to: 0.6 } },
      { color: skin, on: [{ kind: 'noise', scale: 8, from: 0.63, to: 0.65 }] },
    ] as const;
    k.person({
      ...ADULT,
      girth: 1.12,
      skin,
      hair: { style: k.pick('short', 'spiky', 'curls'), color: '#2f3026' },
      eyes: '#d9c23a',
      lips: '#4a3a3a',
      top: { color: shirt, paint: torn, sleeves: 'short' },
      bottom: { kind: 'trousers', color: '#4a443c', paint: [torn[0]] },
      shoes: { color: '#3a2f28' },
      onBody: (kit, j) => belt(kit, j, '#33271e', '#8a8f86'),
      onHead: (kit) => {
        for (const s of [1, -1]) {
          kit.tube(
            [
              [s * 1.0, -0.42, 0.1],
              [s * 1.18, -0.44, 0.1],
              [s * 1.26, -0.44, 0.1],
            ],
            [0.09, 0.09, 0.13],
            { color: '#9aa0a8', material: 'steel' },
          );
        }
        kit.tube(
          [
            [0.2, 0.56, 0.88],
            [0.34, 0.5, 0.87],
            [0.5, 0.5, 0.8],
          ],
          0.025,
          { color: '#5a3a3a', shadow: false, around: 6 },
        );
        for (const x of [0.27, 0.36, 0.45])
          kit.tube(
            [
              [x, 0.6, 0.84],
              [x, 0.52, 0.88],
              [x, 0.44, 0.88],
            ],
            0.016,
            { color: '#3a2a2a', shadow: false, around: 5 },
          );
        for (const x of [-0.12, 0.1])
          kit.box([x, -0.6, 0.88], [0.09, 0.1, 0.05], {
            color: '#efe6c8',
            material: 'ceramic',
            round: 0.02,
          });
      },
    });
  },
};
