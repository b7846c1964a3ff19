import type { Concept } from '../concept.ts';

export const UNICORN: Concept = {
  name: 'unicorn',
  words: 'unicorn, alicorn, baby unicorn',
  kind: 'animal',
  size: 1.8,
  habitat: ['ground'],
  places: ['meadow', 'forest'],
  poses: ['stand', 'walk', 'run', 'lie', 'sit'],
  parts: { eyes: 'eye', mane: 'mane', horn: 'horn' },
  build(k) {
    const coat = k.color('main', '#fbf6f2', '#f6eef6');
    const mane = k.color('mane', '#e48fb4', '#9a86dc', '#6fb6d8');
    const horn = k.color('horn', '#f0c458');
    k.equine({
      coat,
      mane,
      mane2: k.tone(mane, 1.5),
      size: 0.92,
      hoof: '#e8c060',
      stout: 1.1,
      onHead: (_k, _body, r) => {
        const at = (t: number): readonly [number, number, number] => [
          0,
          r * (0.72 + 1.75 * t),
          r * (0.42 + 0.62 * t),
        ];
        k.tube([at(0), at(0.5), at(1)], [r * 0.17, r * 0.1, r * 0.012], {
          color: horn,
          material: 'gold',
          around: 20,
          paint: [
            {
              color: [0.55, 0.5, 0.5],
              shade: true,
              on: { kind: 'stripes', of: 'v', count: 8, width: 0.35, soft: 0.3 },
            },
          ],
        });
      },
    });
  },
};
