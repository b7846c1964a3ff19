import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const GEM: Concept = {
  name: 'gem',
  words:
    'gem, diamond, crystal, jewel, gemstone, amethyst, quartz, crystals, topaz, mineral, geode',
  kind: 'prop',
  size: 0.2,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  held: true,
  grip: 'forward',
  build(k) {
    const own = k.has('ruby')
      ? ['#d0203c']
      : k.has('emerald')
        ? ['#1f9a5a']
        : k.has('sapphire')
          ? ['#2450c0']
          : k.has('amethyst', 'crystal', 'crystals', 'quartz')
            ? ['#a06ae0', '#7fd0f0', '#f09ac8']
            : k.has('topaz')
              ? ['#f0a82a']
              : ['#bfe6f6', '#e0407a', '#3fb0e0', '#5fd09a'];
    const color = k.color('main', ...own);
    const facets = [
      {
        color: [1.7, 1.7, 1.75],
        shade: true,
        on: { kind: 'facing', axis: 'y', from: 0.5, to: 0.9 },
      },
      {
        color: [0.5, 0.5, 0.6],
        shade: true,
        on: { kind: 'facing', axis: 'x', from: 0.2, to: 0.9 },
      },
      { color: '#ffffff', amount: 0.45, on: { kind: 'facing', axis: 'x', from: -0.55, to: -0.8 } },
    ] as const;
    const look = { color, material: 'lacquer', paint: facets, crease: 1 } as const;
    if (k.has('crystal', 'crystals', 'amethyst', 'quartz')) {
      k.body({ color: '#6a6472', material: 'stone', blend: 0.03, cells: 50 })
        .ball([0, 0.015, 0], [0.16, 0.05, 0.13])
        .ball([0.07, 0.02, 0.04], [0.08, 0.05, 0.07]);
      for (let i = 0; i < 9; i++) {
        const a = i * 2.4;
        const r = i === 0 ? 0 : 0.05 + 0.007 * i;
        const h = i === 0 ? 0.3 : k.vary(0.12, 0.22);
        k.at(
          [sin(a) * r, 0.02, cos(a) * r],
          { pitch: cos(a) * (i ? 26 : 0), roll: -sin(a) * (i ? 26 : 0) },
          () =>
            k.lathe(
              [
                [0.03, 0],
                [0.036, h * 0.2],
                [0.033, h * 0.75],
                [0, h],
              ],
              { ...look, straight: true, around: 6 },
            ),
        );
      }
      return;
    }
    k.at([0, 0.005, 0], { pitch: -12, roll: 6 }, () => {
      const ring = (r: number, y: number, n: number, off: number) =>
        Array.from({ length: n }, (_, i): readonly [number, number, number] => [
          sin(((i + off) / n) * TAU) * r,
          y,
          cos(((i + off) / n) * TAU) * r,
        ]);
      const rows = [
        ring(0.001, 0, 8, 0),
        ring(0.13, 0.135, 8, 0),
        ring(0.135, 0.145, 8, 0.0),
        ring(0.118, 0.175, 8, 0.5),
        ring(0.076, 0.196, 8, 0),
      ];
      k.loft((v) => rows[Math.round(v * 4)]!, 4, look);
    });
    k.socket('grip', [0, 0.02, 0], 0.06);
  },
};
