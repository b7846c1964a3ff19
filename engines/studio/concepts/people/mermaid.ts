import { band } from '../../bodies/outfit.ts';
import { cos, sin, TAU } from '../../core/math.ts';
import { mix, type Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';
import { PERSON, skinOf } from './shared.ts';

export const MERMAID: Concept = {
  ...PERSON,
  name: 'mermaid',
  words: 'mermaid, siren, merman, little mermaid',
  size: 1.5,
  habitat: ['underwater', 'water', 'ground'],
  poses: ['swim', 'sit', 'wave', 'stand'],
  places: ['underwater', 'beach'],
  parts: { eyes: 'eye', hair: 'hair', tail: 'tail, fin' },
  build(k) {
    const tail = k.color('main', k.color('tail', '#2fa08f', '#3f7fc4', '#8a5fc0', '#3fa86a'));
    const skin = skinOf(k);
    k.person({
      height: 1.5,
      head: 0.138,
      girth: 0.88,
      isLegless: true,
      skin,
      hair: {
        style: 'long',
        color: k.color('hair', '#b8432c', '#e0a83c', '#5a3320', '#3f7f8f', '#8a3f6a'),
      },
      lips: '#c4485a',
      top: { color: skin, material: 'skin', sleeves: 'none' },
      bottom: { kind: 'bare', color: tail },
      shoes: { color: tail },
      onBody: (kit, j) => {
        const scales = [
          {
            color: [0.62, 0.66, 0.75] as const,
            shade: true,
            on: { kind: 'spots' as const, step: 0.05, size: 0.75, soft: 0.2 },
          },
          {
            color: kit.tone(tail, 1.7),
            amount: 0.5,
            on: { kind: 'facing' as const, axis: 'y' as const, from: 0.2, to: 1 },
          },
        ];
        const fish = kit.body({
          color: tail,
          material: 'scale',
          blend: 0.04,
          cells: 90,
          paint: scales,
        });
        const H = j.height;
        const w = j.trunk;
        const h = j.hip;
        const low = kit.pose === 'swim' ? h[1] - 0.2 * H : 0.05 * H;
        const way: Vec[] = [
          mix(h, j.chest, 0.2),
          h,
          [0, (h[1] + low) * 0.55, 0.1 * H],
          [0, low + 0.03 * H, 0.02 * H],
          [0, low + 0.01 * H, -0.2 * H],
          [0, low + 0.06 * H, -0.34 * H],
        ];
        fish.chain(way, [w * 0.86, w * 1.02, w * 0.9, w * 0.68, w * 0.42, w * 0.22], {
          curve: true,
        });
        const end = way[5]!;
        for (const s of [1, -1])
          kit.sheet(
            (u, v) => {
              const wide = 0.16 * H * sin(Math.min(1, 0.14 + 0.8 * v) * (TAU / 2)) * (u - 0.5);
              const long = 0.27 * H * v;
              return [
                end[0] + s * (0.01 + long * 0.85) - s * wide * 0.6,
                end[1] + long * 0.62 + wide + 0.012 * sin(u * 25),
                end[2] - long * 0.5,
              ];
            },
            24,
            12,
            {
              color: kit.tone(tail, 1.3),
              material: 'scale',
              paint: [
                {
                  color: [0.7, 0.72, 0.8],
                  shade: true,
                  on: { kind: 'stripes', of: 'u', count: 9, width: 0.25, soft: 0.2 },
                },
              ],
            },
          );
        band(kit, j, 0.2, 0.02, { color: '#f0d27a', material: 'gold', out: 1.02 });
        for (const s of [1, -1]) {
          const at: Vec = [s * w * 0.46, j.chest[1] + 0.0, j.chest[2] + w * 0.76];
          kit.ball(at, [w * 0.42, w * 0.4, w * 0.2], {
            color: '#b78fd8',
            material: 'ceramic',
            turn: { yaw: s * 22 },
            paint: [
              {
                color: [0.7, 0.65, 0.75],
                shade: true,
                on: { kind: 'stripes', of: 'u', count: 18, width: 0.3, soft: 0.2 },
              },
            ],
          });
        }
      },
      onHead: (kit) => {
        kit.at([0.62, 0.72, 0.6], { yaw: 40, pitch: -30 }, () => {
          for (let i = 0; i < 5; i++) {
            const a = (i / 5) * TAU;
            kit.ball([sin(a) * 0.17, cos(a) * 0.17, 0], [0.13, 0.13, 0.07], {
              color: '#f2917a',
              material: 'skin',
              around: 14,
            });
          }
          kit.ball([0, 0, 0.05], 0.09, { color: '#f6d46a', around: 12 });
        });
      },
    });
  },
};
