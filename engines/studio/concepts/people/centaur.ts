import { belt, sash } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { ADULT, hairOf, PERSON, skinOf } from './shared.ts';

export const CENTAUR: Concept = {
  ...PERSON,
  name: 'centaur',
  words: 'centaur, satyr',
  size: 2.1,
  poses: ['stand', 'wave', 'hold', 'walk'],
  places: ['forest', 'meadow'],
  parts: { hair: 'hair', coat: 'coat, fur', tunic: 'tunic, vest' },
  build(k) {
    const coat = k.color('main', k.color('coat', '#8a5a34', '#5a3a26', '#d9c4a4'));
    const skin = skinOf(k);
    const hair = hairOf(k);
    const female = k.pick(true, false);
    k.at([0, 0.42, 0.34], {}, () =>
      k.person({
        ...ADULT,
        girth: 1.06,
        isLegless: true,
        skin,
        hair: { style: 'long', color: hair },
        beard: female ? null : { color: k.tone(hair, 0.9), length: 0.25 },
        ears: 'pointed',
        top: {
          color: k.color('tunic', '#4f6a4c', '#8f2f33', '#3f5a7a'),
          material: 'felt',
          sleeves: 'none',
        },
        bottom: { kind: 'bare', color: coat },
        shoes: { color: coat },
        onBody: (kit, j) => {
          belt(kit, j, '#4a2f1e');
          sash(kit, j, '#4a2f1e', 0.02);
        },
      }),
    );
    const horse = k.body({
      color: coat,
      material: 'fur',
      blend: 0.1,
      cells: 100,
      paint: [
        { color: '#f2ead8', on: { kind: 'ramp', axis: 'y', from: 0.24, to: 0.16, rag: 0.04 } },
      ],
      fur: { length: 0.022, width: 0.003, lift: 0.2, mess: 0.3 },
    });
    horse.chain(
      [
        [0, 1.22, 0.34],
        [0, 1.0, 0.26],
        [0, 0.93, -0.1],
        [0, 0.95, -0.55],
      ],
      [0.155, 0.225, 0.235, 0.255],
      { curve: true },
    );
    const step = k.pose === 'walk' ? 0.16 : 0.03;
    for (const s of [1, -1])
      for (const [z, way] of [
        [0.3, s],
        [-0.62, -s],
      ] as const) {
        const at = z + way * step;
        horse.chain(
          [
            [s * 0.13, 0.84, z],
            [s * 0.14, 0.46, at + (z > 0 ? 0.03 : -0.06)],
            [s * 0.14, 0.1, at],
          ],
          [0.13, 0.072, 0.056],
          { blend: 0.05 },
        );
        k.at([s * 0.14, 0, at + 0.01], {}, () =>
          k.lathe(
            [
              [0, 0],
              [0.078, 0],
              [0.066, 0.07],
              [0.05, 0.1],
            ],
            { color: '#2f2622', material: 'horn', around: 24 },
          ),
        );
      }
    k.body({
      color: hair,
      material: 'hair',
      blend: 0.04,
      cells: 60,
      fur: { length: 0.16, width: 0.007, lift: 0.15, mess: 0.2 },
    }).chain(
      [
        [0, 1.1, -0.76],
        [0, 1.0, -0.98],
        [0.03, 0.6, -1.02],
        [0.05, 0.3, -0.96],
      ],
      [0.05, 0.09, 0.1, 0.03],
      { flow: [0, -1, -0.2], curve: true },
    );
    k.socket('seat', [0, 1.16, -0.28], 0.5);
    k.socket('saddle', [0, 1.16, -0.28], 0.5);
  },
};
