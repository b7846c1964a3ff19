import type { Concept } from '../concept.ts';

export const FLAMINGO: Concept = {
  name: 'flamingo',
  words: 'flamingo, pink flamingo, ibis, spoonbill',
  kind: 'bird',
  size: 1.3,
  habitat: ['ground', 'water'],
  places: ['beach', 'meadow'],
  poses: ['stand', 'walk', 'fly', 'sleep'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#f08a96', '#f29aa0', '#ee7c88');
    k.bird({
      height: 1.15,
      trunk: [0.125, 0.21, 0.135],
      lean: 62,
      head: { radius: 0.064, forward: 0.1, up: 0.36, shape: [0.95, 0.95] },
      neck: { radius: 0.04, bow: 0.06 },
      beak: { length: 0.02, width: 0.03, color: '#f6dcd0' },
      eyes: { size: 0.24, apart: 0.56, height: 0.16, iris: '#e8c03a', white: '#2a1c10' },
      wing: { length: 0.27, width: 0.1, color: k.tone(coat, 0.86), tip: '#2a1c20' },
      tail: { length: 0.1, width: 0.08, color: k.tone(coat, 0.8) },
      leg: { length: 0.5, foot: 0.06, color: '#e8788a' },
      coat,
      feathers: { length: 0.03, width: 0.004, lift: 0.26, mess: 0.28, vary: 0.22 },
      onHead: (kit, _body, r) => {
        kit.tube(
          [
            [0, -r * 0.05, r * 0.8],
            [0, -r * 0.15, r * 1.4],
            [0, -r * 0.7, r * 1.85],
            [0, -r * 1.35, r * 1.8],
          ],
          [r * 0.36, r * 0.34, r * 0.28, r * 0.04],
          {
            color: '#f8e6da',
            material: 'horn',
            around: 18,
            paint: [
              { color: '#2a2226', on: { kind: 'coord', of: 'v', from: 0.62, to: 1.2, soft: 0.03 } },
            ],
          },
        );
        kit.socket('mouth', [0, -r * 1.1, r * 1.8], r * 0.5);
      },
    });
  },
};
