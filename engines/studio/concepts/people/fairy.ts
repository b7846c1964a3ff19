import { band } from '../../bodies/outfit.ts';
import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';
import { hairOf, PERSON, skinOf } from './shared.ts';

export const FAIRY: Concept = {
  ...PERSON,
  name: 'fairy',
  words: 'fairy, nymph, sprite, tooth fairy, fairy godmother, dryad, forest spirit',
  size: 1.3,
  poses: ['fly', 'stand', 'walk', 'run', 'sit', 'ride', 'wave', 'play'],
  places: ['forest', 'meadow'],
  parts: { eyes: 'eye', hair: 'hair', dress: 'dress, skirt', wings: 'wing' },
  build(k) {
    const dress = k.color('main', k.color('dress', '#8fcf8a', '#f09ab8', '#b79be8', '#8fd0e0'));
    const wings = k.color('wings', '#cfeef2', '#f6d6ee', '#e6f2c6');
    k.person({
      hovers: true,
      height: 1.3,
      head: 0.152,
      girth: 0.86,
      skin: skinOf(k),
      hair: { style: k.pick('bun', 'long', 'pigtails'), color: hairOf(k) },
      ears: 'pointed',
      lips: '#c4485a',
      top: { color: k.tone(dress, 0.85), material: 'felt', sleeves: 'none' },
      bottom: { kind: 'skirt', color: dress, length: 0.46 },
      shoes: { color: k.tone(dress, 0.6), material: 'felt' },
      onBody: (kit, j) => {
        band(kit, j, 0.34, 0.03, { color: '#f2d46a', material: 'gold', out: 1.03 });
        const [cy, cz] = [j.chest[1] + 0.02, j.chest[2] - 0.1];
        for (const s of [1, -1])
          for (const [long, wide, tilt] of [
            [0.62, 0.3, 0.85],
            [0.42, 0.24, -0.35],
          ] as const)
            kit.sheet(
              (u, v) => {
                const w =
                  sin(Math.min(1, v * 1.02) * (TAU / 2)) * wide * (0.6 + 0.5 * v) * (u - 0.5);
                const along = v * long;
                return [
                  s * (0.03 + along * cos(tilt) - w * sin(tilt)),
                  cy + along * sin(tilt) + w * cos(tilt),
                  cz - along * 0.35 - 0.03 * sin(v * 3),
                ];
              },
              14,
              20,
              {
                color: wings,
                material: 'ice',
                shadow: false,
                paint: [
                  {
                    color: '#ffffff',
                    glow: 0.35,
                    on: { kind: 'stripes', of: 'u', count: 5, width: 0.08, soft: 0.1 },
                  },
                ],
              },
            );
      },
      onHead: (kit) => {
        for (let i = 0; i < 9; i++) {
          const a = (i / 9) * TAU;
          const c = ['#f2a0b8', '#f6d46a', '#ffffff'][i % 3]!;
          kit.ball([sin(a) * 0.95, 0.62 + 0.05 * cos(a), cos(a) * 0.92], [0.14, 0.14, 0.14], {
            color: c,
            material: 'leaf',
            around: 12,
          });
          kit.ball([sin(a + 0.35) * 0.96, 0.6, cos(a + 0.35) * 0.93], [0.14, 0.06, 0.1], {
            color: '#5a9a4c',
            material: 'leaf',
            around: 12,
          });
        }
      },
    });
    k.socket('light', [0, 1, 0.3], 0.4);
  },
};
