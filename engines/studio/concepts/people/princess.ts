import { onTop } from '../../bodies/headwear.ts';
import { band, collar } from '../../bodies/outfit.ts';
import { sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';
import { hairOf, PERSON, skinOf } from './shared.ts';

export const PRINCESS: Concept = {
  ...PERSON,
  name: 'princess',
  words: 'princess, fairy tale princess, bride, cinderella',
  size: 1.5,
  places: ['meadow', 'room'],
  parts: { eyes: 'eye', hair: 'hair', dress: 'dress, gown, skirt', crown: 'tiara, crown' },
  build(k) {
    const bride = k.has('bride');
    const dress = k.color(
      'main',
      k.color('dress', ...(bride ? ['#fbf6ee'] : ['#e88fb0', '#8fb8e8', '#b79be0', '#f3cf7a'])),
    );
    const gold = k.color('crown', '#f0cc66', '#e4e8f0');
    k.person({
      height: 1.5,
      head: 0.136,
      girth: 0.92,
      skin: skinOf(k),
      hair: { style: k.pick('long', 'long', 'ponytail'), color: hairOf(k) },
      lips: '#c4485a',
      top: { color: k.tone(dress, 0.86), material: 'felt', sleeves: 'none' },
      bottom: { kind: 'skirt', color: dress, material: 'felt', length: 0.97 },
      shoes: { color: '#f2dce0' },
      gloves: { color: k.tone(dress, 1.25), material: 'cloth' },
      onBody: (kit, j) => {
        for (const i of [0, 1] as const)
          kit.ball(j.shoulders[i], [0.075, 0.07, 0.075], {
            color: kit.tone(dress, 1.1),
            material: 'cloth',
          });
        collar(kit, j, '#fff8ee', 0.9, 0.3);
        band(kit, j, 0.32, 0.04, { color: kit.tone(dress, 0.6), material: 'felt', out: 1.03 });
      },
      onHead: (kit) => {
        if (kit.has('hatted')) return;
        onTop(kit, () => {
          kit.sheet(
            (u, v) => {
              const a = (u - 0.5) * 3.4;
              const wave = Math.max(0, sin((u * 5 - 0.25) * TAU));
              const y = 0.16 + v * (0.14 + 0.4 * wave * (1 - Math.abs(u - 0.5) * 1.5));
              return [
                sin(a) * 0.98,
                y,
                Math.sqrt(Math.max(0, 1 - sin(a) * sin(a))) * (Math.abs(a) > 1.57 ? -0.9 : 0.9),
              ];
            },
            80,
            5,
            { color: gold, material: 'gold', crease: 80 },
          );
          kit.ball([0, 0.42, 0.94], [0.1, 0.13, 0.08], {
            color: '#d0345a',
            material: 'lacquer',
            around: 16,
          });
          for (const s of [1, -1])
            kit.ball([s * 0.44, 0.34, 0.8], 0.07, {
              color: '#f6f1e8',
              material: 'lacquer',
              around: 12,
            });
        });
      },
    });
  },
};
