import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const STAFF: Concept = {
  name: 'staff',
  words:
    'staff, wizard staff, magic staff, walking stick, cane, stick, spear, scepter, sceptre, trident',
  kind: 'prop',
  size: 1.7,
  habitat: ['ground'],
  places: ['forest', 'meadow'],
  held: true,
  grip: 'raised',
  parts: { gem: 'gem, crystal, orb' },
  build(k) {
    const wood = k.color('main', '#7a5230', '#5a3f2a', '#8f6a40');
    const gem = k.color('gem', '#5fc0f0', '#b06ae8', '#6ae08a', '#f0a03a');
    const plain = k.has('stick', 'cane', 'walking');
    const bend = k.vary(-0.03, 0.03);
    k.tube(
      [
        [0, 0, 0],
        [bend, 0.4, 0.01],
        [-bend * 0.6, 0.9, 0],
        [bend * 0.4, 1.3, 0],
        [0, 1.5, 0],
      ],
      [0.026, 0.03, 0.033, 0.038, 0.046],
      { color: wood, material: 'bark', along: 60 },
    );
    if (!plain) {
      for (let i = 0; i < 4; i++) {
        const [s, c] = [sin((i / 4) * TAU), cos((i / 4) * TAU)];
        k.tube(
          [
            [0, 1.46, 0],
            [s * 0.1, 1.56, c * 0.1],
            [s * 0.125, 1.68, c * 0.125],
            [s * 0.045, 1.8, c * 0.045],
          ],
          [0.034, 0.03, 0.024, 0.008],
          { color: wood, material: 'bark' },
        );
      }
      k.ball([0, 1.66, 0], 0.085, {
        color: gem,
        material: 'ice',
        paint: [{ color: gem, glow: 0.8, on: { kind: 'noise', scale: 12, from: 0.3, to: 0.7 } }],
      });
      k.socket('light', [0, 1.66, 0], 0.4);
    }
    k.socket('grip', [0, 0.86, 0], 0.06);
  },
};
