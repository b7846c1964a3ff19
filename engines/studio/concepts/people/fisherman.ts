import { brimHat, onTop } from '../../bodies/headwear.ts';
import { buttons, collar } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { ADULT, PERSON, skinOf } from './shared.ts';

export const FISHERMAN: Concept = {
  ...PERSON,
  name: 'fisherman',
  words: 'fisherman, angler, fisher, sailor, sea captain, seaman, skipper',
  places: ['coast', 'beach'],
  parts: { coat: 'coat, raincoat, jacket', beard: 'beard', hat: 'hat' },
  build(k) {
    const coat = k.color('main', k.color('coat', '#f0b52f', '#f0b52f', '#3f6a8f'));
    k.person({
      ...ADULT,
      girth: 1.18,
      skin: skinOf(k),
      hat: true,
      hair: { style: 'short', color: '#d9d4cc' },
      beard: { color: k.color('beard', '#e6e2da', '#b8aea2', '#8a5a34'), length: 0.3 },
      nose: { size: 1.4 },
      top: { color: coat, material: 'rubber' },
      bottom: { kind: 'skirt', color: coat, material: 'rubber', length: 0.4 },
      shoes: { color: '#2f5a6a', material: 'rubber', tall: 0.85 },
      onBody: (kit, j) => {
        collar(kit, j, '#3f4f5f', 0.6, 1);
        buttons(kit, j, '#4a3a2a', 4, 0.06);
      },
      onHead: (kit) => {
        if (!kit.has('hatted'))
          onTop(
            kit,
            () =>
              brimHat(kit, {
                color: kit.color('hat', coat),
                band: kit.tone(coat, 0.7),
                brim: 1.6,
                high: 0.72,
                curl: 0,
                dent: 0,
                material: 'rubber',
              }),
            0.66,
          );
      },
    });
  },
};
