import { band } from '../../bodies/outfit.ts';
import { cos, sin, TAU } from '../../core/math.ts';
import { mix } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';
import { hairOf, PERSON, skinOf } from './shared.ts';

export const DANCER: Concept = {
  ...PERSON,
  name: 'dancer',
  words:
    'ballerina, dancer, ballet dancer, ballet, figure skater, gymnast, acrobat, flamenco dancer',
  poses: ['wave', 'play', 'stand', 'run', 'sit', 'ride'],
  places: ['studio', 'room'],
  parts: { eyes: 'eye', hair: 'hair', dress: 'tutu, dress, skirt' },
  build(k) {
    const dress = k.color('main', k.color('dress', '#f0a3b8', '#b7a0e0', '#8fc1dd', '#f6efe6'));
    const skin = skinOf(k);
    k.person({
      height: 1.6,
      head: 0.126,
      girth: 0.84,
      skin,
      hair: { style: 'bun', color: hairOf(k) },
      lips: '#c4485a',
      top: { color: dress, material: 'felt', sleeves: 'none' },
      bottom: { kind: 'bare', color: dress },
      shoes: { color: k.tone(dress, 0.85), material: 'cloth' },
      onBody: (kit, j) => {
        const middle = mix(j.hip, j.chest, 0.16);
        for (const layer of [0, 1, 2])
          kit.sheet(
            (u, v) => {
              const a = u * TAU;
              const wave = sin(u * 22 * TAU + layer * 2) * 0.018 * v;
              const r = j.trunk * 0.8 + v * (0.33 - layer * 0.03);
              return [
                middle[0] + sin(a) * r,
                middle[1] + 0.02 - layer * 0.022 + wave - 0.05 * v * v,
                middle[2] + cos(a) * r,
              ];
            },
            132,
            8,
            { color: kit.tone(dress, 1.2 - layer * 0.14), material: 'cloth' },
          );
        band(kit, j, 0.3, 0.03, { color: kit.tone(dress, 0.7), material: 'felt', out: 1.04 });
        for (const i of [0, 1] as const)
          for (const t of [0.12, 0.26])
            kit.ball(mix(j.feet[i], j.knees[i], t), [0.047, 0.01, 0.047], {
              color: kit.tone(dress, 0.85),
              material: 'cloth',
              turn: { roll: i ? 14 : -14 },
            });
      },
      onHead: (kit) => {
        kit.lathe(
          [
            [0.5, 0.92],
            [0.56, 0.96],
            [0.5, 1.02],
          ],
          { color: kit.tone(dress, 0.9), material: 'cloth' },
        );
      },
    });
  },
};
