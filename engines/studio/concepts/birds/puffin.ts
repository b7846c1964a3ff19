import type { Concept } from '../concept.ts';

export const PUFFIN: Concept = {
  name: 'puffin',
  words: 'puffin, atlantic puffin, auk',
  kind: 'bird',
  size: 0.32,
  habitat: ['ground', 'water', 'table'],
  places: ['beach'],
  poses: ['stand', 'fly', 'walk', 'peek', 'sleep'],
  parts: { eyes: 'eye', beak: 'beak, bill' },
  build(k) {
    const coat = k.color('main', '#24242c');
    const beak = k.color('beak', '#f0742c');
    k.bird({
      height: 0.3,
      trunk: [0.25, 0.36, 0.25],
      lean: 20,
      head: { radius: 0.215, forward: 0.02, up: 0 },
      beak: { length: 0.02, width: 0.04, color: beak },
      eyes: { size: 0.17, apart: 0.48, height: 0.12 },
      wing: { length: 0.44, width: 0.17, color: k.tone(coat, 0.85) },
      tail: { length: 0.12, width: 0.15 },
      leg: { length: 0.09, foot: 0.12, color: '#f0742c' },
      coat,
      belly: '#fbf7ee',
      face: '#f6f1e8',
      feathers: { length: 0.01, width: 0.0014, lift: 0.2, mess: 0.2, vary: 0.3 },
      onHead: (kit, _body, r) => {
        kit.tube(
          [
            [0, -r * 0.08, r * 0.78],
            [0, -r * 0.06, r * 1.15],
            [0, -r * 0.2, r * 1.5],
            [0, -r * 0.4, r * 1.62],
          ],
          [r * 0.44, r * 0.4, r * 0.26, r * 0.04],
          {
            color: beak,
            material: 'horn',
            flat: 0.5,
            around: 18,
            paint: [
              { color: '#3a4a5c', on: { kind: 'coord', of: 'v', from: -1, to: 0.3, soft: 0.02 } },
              { color: '#f6d27a', on: { kind: 'coord', of: 'v', from: 0.3, to: 0.42, soft: 0.02 } },
            ],
          },
        );
      },
    });
  },
};
