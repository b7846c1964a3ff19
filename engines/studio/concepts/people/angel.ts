import { belt } from '../../bodies/outfit.ts';
import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';
import { hairOf, PERSON, skinOf } from './shared.ts';

export const ANGEL: Concept = {
  ...PERSON,
  name: 'angel',
  words: 'angel, cherub, guardian angel, cupid, seraph',
  poses: ['stand', 'fly', 'walk', 'sit', 'wave', 'play'],
  places: ['sky', 'meadow'],
  parts: { eyes: 'eye', hair: 'hair', robe: 'robe, dress, gown', wings: 'wing', halo: 'halo' },
  build(k) {
    const robe = k.color('main', k.color('robe', '#fbf8f0', '#e6eefa'));
    const wings = k.color('wings', '#fdfbf6');
    k.person({
      hovers: true,
      height: 1.4,
      head: 0.148,
      girth: 0.95,
      skin: skinOf(k),
      hair: { style: k.pick('curls', 'long', 'bob'), color: hairOf(k) },
      top: { color: robe },
      bottom: { kind: 'skirt', color: robe, length: 0.92 },
      shoes: { color: '#e0b64a' },
      onBody: (kit, j) => {
        belt(kit, j, '#e6bd52', null);
        for (const s of [1, -1])
          for (let i = 0; i < 9; i++) {
            const t = i / 8;
            const a = 1.25 - t * 1.9;
            const root: [number, number, number] = [
              s * (0.06 + 0.22 * (1 - t) + 0.05),
              j.chest[1] + 0.08 + 0.24 * (1 - t) * (1 - t * 0.2),
              j.chest[2] - 0.16 - 0.05 * (1 - t),
            ];
            const long = 0.5 - 0.2 * t;
            kit.sheet(
              (u, v) => {
                const w = 0.1 * sin(Math.min(1, 0.12 + v * 0.88) * (TAU / 2)) * (u - 0.5) * 1.4;
                const [dx, dy] = [cos(a) * 0.75 + 0.3, sin(a) * 0.6 - 0.5];
                return [
                  root[0] + s * (dx * long * v + w * 0.5),
                  root[1] + dy * long * v + w,
                  root[2] - 0.02 * i - 0.06 * v,
                ];
              },
              5,
              10,
              { color: kit.tone(wings, 1 - 0.05 * (i % 2)), material: 'feather' },
            );
          }
        for (const s of [1, -1])
          kit
            .body({
              color: wings,
              material: 'feather',
              cells: 40,
              blend: 0.03,
              fur: { length: 0.06, width: 0.012, lift: 0.2, mess: 0.2 },
            })
            .chain(
              [
                [s * 0.04, j.chest[1] + 0.02, j.chest[2] - 0.13],
                [s * 0.24, j.chest[1] + 0.3, j.chest[2] - 0.2],
                [s * 0.4, j.chest[1] + 0.34, j.chest[2] - 0.22],
              ],
              [0.05, 0.06, 0.035],
              { curve: true, flow: [s * 0.4, -1, 0] },
            );
      },
      onHead: (kit) => {
        const ring = Array.from({ length: 33 }, (_, i): [number, number, number] => {
          const a = (i / 32) * TAU;
          return [sin(a) * 0.72, 1.66 + 0.1 * cos(a), cos(a) * 0.72 - 0.15];
        });
        kit.tube(ring, 0.075, {
          color: kit.color('halo', '#ffe08a'),
          material: 'glow',
          along: 64,
          shadow: false,
        });
      },
    });
  },
};
