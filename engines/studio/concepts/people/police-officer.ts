import { cap, onTop } from '../../bodies/headwear.ts';
import { belt, buttons, collar, front } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';
import { ADULT, hairOf, PERSON, skinOf } from './shared.ts';

export const POLICE_OFFICER: Concept = {
  ...PERSON,
  name: 'police-officer',
  words:
    'police officer, policeman, policewoman, cop, officer, pilot, security guard, guard, conductor, postman, mail carrier',
  places: ['street'],
  parts: { hair: 'hair', uniform: 'uniform, clothes, coat' },
  build(k) {
    const blue = k.color('main', k.color('uniform', '#24406f', '#2a2f4a'));
    k.person({
      ...ADULT,
      girth: 1.08,
      skin: skinOf(k),
      hat: true,
      hair: { style: k.pick('short', 'bun', 'short'), color: hairOf(k) },
      top: { color: k.tone(blue, 1.3) },
      bottom: { kind: 'trousers', color: blue },
      shoes: { color: '#1f1d22' },
      onBody: (kit, j) => {
        collar(kit, j, kit.tone(blue, 0.9), 0.6, 0.8);
        front(kit, j, { color: '#1b1c26', from: 0.06, to: 0.34, wide: 0.13, out: 1.08 });
        belt(kit, j, '#1b1a1f', '#c9ced8');
        buttons(kit, j, '#e0b64a', 1);
        kit.ball([0.075, j.chest[1] + 0.02, j.chest[2] + 0.135], [0.032, 0.038, 0.014], {
          color: '#e6bd52',
          material: 'gold',
        });
        kit.box([-0.15, j.hip[1] + 0.03, 0.03], [0.05, 0.12, 0.07], {
          color: '#1b1a1f',
          material: 'leather',
        });
      },
      onHead: (kit) => {
        if (!kit.has('hatted'))
          onTop(kit, () => cap(kit, blue, '#17161b', { flat: true, badge: '#e6bd52' }), 0.7);
      },
    });
  },
};
