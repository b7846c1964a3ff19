import { onTop, pointedHat } from '../../bodies/headwear.ts';
import { belt, collar } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { hairOf, PERSON, skinOf } from './shared.ts';

export const ELF: Concept = {
  ...PERSON,
  name: 'elf',
  words:
    'elf, gnome, goblin, leprechaun, garden gnome, christmas elf, hobbit, imp, pixie, pinocchio',
  size: 1.1,
  places: ['forest', 'meadow'],
  parts: { eyes: 'eye', hair: 'hair', tunic: 'tunic, clothes, coat', hat: 'hat', beard: 'beard' },
  build(k) {
    const goblin = k.has('goblin', 'imp');
    const tunic = k.color('main', k.color('tunic', '#3f8a4c', '#b8372f', '#3f6a9f'));
    const hat = k.color('hat', k.tone(tunic, 0.9), '#c2303a');
    const gnome = k.has('gnome');
    const skin = skinOf(k);
    k.person({
      height: 1.1,
      head: 0.165,
      girth: gnome ? 1.34 : 1.08,
      skin: goblin ? '#7fa04c' : skin,
      hat: !goblin,
      hair: { style: goblin ? 'bald' : 'short', color: gnome ? '#efeae2' : hairOf(k) },
      beard: gnome ? { color: k.color('beard', '#f4efe6'), length: 0.8 } : null,
      ears: gnome ? 'none' : 'pointed',
      nose: { size: gnome ? 1.8 : goblin ? 1.9 : 1.1 },
      eyes: '#4a7a2f',
      top: { color: tunic, material: 'felt' },
      bottom: { kind: 'skirt', color: tunic, material: 'felt', length: 0.4 },
      shoes: { color: '#7a4a26', tall: 0.3 },
      onBody: (kit, j) => {
        for (const i of [0, 1] as const) {
          kit
            .body({
              color: '#d9cdb0',
              material: 'cloth',
              cells: 30,
              paint: [
                {
                  color: hat,
                  on: { kind: 'bands', axis: 'y', step: 0.05, width: 0.5, soft: 0.03 },
                },
              ],
            })
            .chain([j.hips[i], j.knees[i], j.feet[i]], [0.05, 0.045, 0.04]);
          const f = j.feet[i];
          kit.tube(
            [
              [f[0], f[1] - 0.01, f[2] + 0.06],
              [f[0], f[1], f[2] + 0.13],
              [f[0], f[1] + 0.05, f[2] + 0.145],
            ],
            [0.035, 0.022, 0.008],
            { color: '#7a4a26', material: 'leather' },
          );
        }
        collar(kit, j, goblin ? '#5a3a22' : '#f6ecd2', 1, 0.8);
        belt(kit, j, '#4a2f1e');
      },
      onHead: (kit) => {
        if (!goblin && !kit.has('hatted'))
          onTop(kit, () => pointedHat(kit, hat, '#f4ead2', { brim: 1.12 }), 0.66);
      },
    });
  },
};
