import type { Concept } from '../concept.ts';

export const PELICAN: Concept = {
  name: 'pelican',
  words: 'pelican, brown pelican, cormorant',
  kind: 'bird',
  size: 0.95,
  habitat: ['ground', 'water'],
  places: ['beach'],
  poses: ['stand', 'walk', 'swim', 'fly', 'sleep'],
  parts: { eyes: 'eye', beak: 'beak, bill, pouch' },
  build(k) {
    const coat = k.color('main', '#f8f2e6');
    const beak = k.color('beak', '#f0a83c');
    k.bird({
      height: 0.82,
      trunk: [0.2, 0.31, 0.2],
      lean: 54,
      head: { radius: 0.125, forward: 0.04, up: 0.34 },
      neck: { radius: 0.075, bow: -0.03 },
      beak: { length: 0.02, width: 0.04, color: beak },
      eyes: { size: 0.23, apart: 0.55, height: 0.2, disc: '#f2c9a0' },
      wing: { length: 0.44, width: 0.18, color: k.tone(coat, 0.92), tip: '#2a2628' },
      tail: { length: 0.16, width: 0.15, color: coat },
      leg: { length: 0.12, foot: 0.12, color: '#e8983c' },
      coat,
      feathers: { length: 0.026, width: 0.0035, lift: 0.24, mess: 0.28, vary: 0.2 },
      onHead: (kit, _body, r) => {
        kit.tube(
          [
            [0, r * 0.05, r * 0.7],
            [0, -r * 0.15, r * 2],
            [0, -r * 0.5, r * 3.3],
            [0, -r * 0.75, r * 3.45],
          ],
          [r * 0.3, r * 0.26, r * 0.2, r * 0.04],
          { color: beak, material: 'horn', flat: 1.25, around: 18 },
        );
        const pouch = kit.body({
          color: k.tone(beak, 1.15),
          material: 'skin',
          blend: r * 0.3,
          cells: 50,
        });
        pouch.chain(
          [
            [0, -r * 0.4, r * 0.6],
            [0, -r * 0.8, r * 1.5],
            [0, -r * 0.72, r * 2.4],
            [0, -r * 0.62, r * 3.1],
          ],
          [r * 0.3, r * 0.5, r * 0.34, r * 0.1],
          { curve: true },
        );
        kit.socket('mouth', [0, -r * 0.4, r * 2.4], r * 1.1);
      },
    });
  },
};
