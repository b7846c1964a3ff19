import { glasses } from '../../bodies/headwear.ts';
import { collar, front } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { ADULT, hairOf, PERSON, skinOf } from './shared.ts';

export const DOCTOR: Concept = {
  ...PERSON,
  name: 'doctor',
  words: 'doctor, physician, surgeon, nurse, dentist, vet, veterinarian, pharmacist, medic',
  places: ['room'],
  parts: { eyes: 'eye', hair: 'hair', coat: 'coat, lab coat', shirt: 'shirt, scrubs' },
  build(k) {
    const coat = k.color('main', k.color('coat', '#f8f6f0'));
    const shirt = k.color('shirt', '#6fb0b8', '#7aa0d0', '#8fbf9a');
    const female = k.pick(true, false);
    k.person({
      ...ADULT,
      skin: skinOf(k),
      hair: {
        style: female ? k.pick('bun', 'ponytail', 'bob') : k.pick('short', 'curls', 'short'),
        color: hairOf(k),
      },
      top: { color: coat },
      bottom: { kind: 'skirt', color: coat, length: 0.5 },
      shoes: { color: '#f0ece4' },
      onBody: (kit, j) => {
        for (const i of [0, 1] as const)
          kit
            .body({ color: '#4a5f78', material: 'cloth', cells: 30 })
            .chain([j.knees[i], j.feet[i]], [0.07, 0.062]);
        front(kit, j, { color: shirt, from: 0.05, to: 0.3, wide: 0.34, out: 1.07 });
        collar(kit, j, coat, 0.5, 0.5);
        const tube = { color: '#2a2c33', material: 'rubber' } as const;
        for (const s of [1, -1])
          kit.tube(
            [
              [s * 0.06, j.neck[1] + 0.02, j.neck[2] - 0.02],
              [s * 0.1, j.neck[1] - 0.06, j.neck[2] + 0.1],
              [s * 0.05, j.chest[1] + 0.02, j.chest[2] + 0.16],
              [0, j.chest[1] - 0.06, j.chest[2] + 0.17],
            ],
            0.011,
            tube,
          );
        kit.at([0, j.chest[1] - 0.08, j.chest[2] + 0.175], { pitch: 90 }, () =>
          kit.lathe(
            [
              [0, -0.01],
              [0.03, -0.01],
              [0.032, 0.01],
              [0, 0.014],
            ],
            { color: '#c9ced8', material: 'steel' },
          ),
        );
        kit.box([-0.085, j.chest[1] - 0.02, j.chest[2] + 0.14], [0.06, 0.035, 0.01], {
          color: '#d8433f',
          material: 'plastic',
          turn: { yaw: -25 },
        });
      },
      onHead: (kit) => {
        if (kit.pick(true, false))
          kit.at([0, 0.02, 0.92], {}, () => glasses(kit, '#3a3440', null, { size: 0.27 }));
      },
    });
  },
};
