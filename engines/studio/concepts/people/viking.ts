import { helmet, horns, onTop } from '../../bodies/headwear.ts';
import { belt, cape, sash } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { PERSON, skinOf } from './shared.ts';

export const VIKING: Concept = {
  ...PERSON,
  name: 'viking',
  words: 'viking, viking warrior, norseman, barbarian, warrior, dwarf',
  places: ['mountain', 'coast', 'snow'],
  parts: { beard: 'beard', hair: 'hair', tunic: 'tunic, clothes', cape: 'cape, cloak' },
  build(k) {
    const tunic = k.color('main', k.color('tunic', '#4f6a4c', '#3f5a7a', '#8a4a32'));
    const hair = k.color('hair', '#c8742c', '#d9a24a', '#7a4524');
    const small = k.has('dwarf');
    k.person({
      height: small ? 1.2 : 1.76,
      head: small ? 0.158 : 0.124,
      girth: 1.34,
      skin: skinOf(k),
      hat: true,
      hair: { style: 'long', color: hair },
      beard: { color: k.color('beard', hair), length: 0.7 },
      nose: { size: 1.4 },
      top: { color: tunic },
      bottom: { kind: 'trousers', color: '#5a4a3a' },
      shoes: { color: '#5a3a24', tall: 0.6 },
      onBody: (kit, j) => {
        const H = j.height;
        cape(kit, j, { color: kit.color('cape', '#6a3a2a', '#3a3a44'), length: 0.78, around: 80 });
        const fur = kit.body({
          color: '#8a6a4a',
          material: 'fur',
          blend: 0.02,
          cells: 60,
          fur: { length: 0.06, lift: 0.5, mess: 0.6 },
        });
        for (const side of [1, -1])
          fur.chain(
            [
              [0, j.neck[1] - 0.02 * H, j.neck[2] - 0.08 * H],
              [side * 0.12 * H, j.neck[1] - 0.035 * H, j.neck[2] - 0.01],
              [side * 0.06 * H, j.neck[1] - 0.06 * H, j.neck[2] + 0.07 * H],
            ],
            [0.04 * H, 0.05 * H, 0.03 * H],
            { curve: true },
          );
        belt(kit, j, '#4a2f1e', '#c9ccd2');
        sash(kit, j, '#4a2f1e', 0.022);
      },
      onHead: (kit) => {
        if (kit.has('hatted')) return;
        onTop(
          kit,
          () => {
            helmet(kit, '#aab0ba', { rim: '#c99b3f', rimMaterial: 'gold' });
            horns(kit, '#f2e6cc');
          },
          0.66,
        );
      },
    });
  },
};
