import type { Concept } from '../concept.ts';

export const WOODPECKER: Concept = {
  name: 'woodpecker',
  words: 'woodpecker, hoopoe',
  kind: 'bird',
  size: 0.3,
  habitat: ['ground', 'table', 'air'],
  places: ['forest'],
  poses: ['stand', 'fly', 'peek'],
  parts: { eyes: 'eye', crest: 'crest' },
  build(k) {
    const coat = k.color('main', '#2a2a32');
    const crest = k.color('crest', '#d8342c');
    k.bird({
      height: 0.28,
      trunk: [0.2, 0.36, 0.21],
      lean: 22,
      head: { radius: 0.185, forward: 0.04, up: 0.02 },
      beak: { length: 0.26, width: 0.09, color: '#4a4648' },
      eyes: { size: 0.24, apart: 0.55, height: 0.1 },
      wing: { length: 0.5, width: 0.17, color: coat },
      tail: { length: 0.34, width: 0.12, color: coat },
      leg: { length: 0.09, foot: 0.1, color: '#5a5458' },
      coat,
      belly: '#f6f0e4',
      face: '#f6f0e4',
      feathers: { length: 0.014, width: 0.0018, lift: 0.22, mess: 0.2, vary: 0.4 },
      onHead: (_k, body, r) =>
        body.chain(
          [
            [0, r * 0.6, r * 0.6],
            [0, r * 1.05, r * 0.1],
            [0, r * 1.35, -r * 0.9],
          ],
          [r * 0.3, r * 0.42, r * 0.08],
          { color: crest, blend: r * 0.12, curve: true, fur: 1.4, flow: [0, 0.6, -1] },
        ),
      paint: [
        {
          color: '#f4f0e6',
          on: [
            { kind: 'bands', axis: 'y', step: 0.032, width: 0.34 },
            { kind: 'ramp', axis: 'x', from: 0.048, to: 0.052 },
            { kind: 'ramp', axis: 'y', from: 0.19, to: 0.17 },
          ],
        },
      ],
    });
  },
};
