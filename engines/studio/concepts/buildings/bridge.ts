import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const BRIDGE: Concept = {
  name: 'bridge',
  words: 'bridge, stone bridge, footbridge, viaduct, aqueduct, wooden bridge, arch bridge',
  kind: 'building',
  size: 7,
  habitat: ['ground', 'water'],
  places: ['meadow'],
  parts: { railing: 'railing' },
  build(k) {
    const stone = k.color('main', '#b8ac9a', '#a89c8c', '#c4b49c');
    const [n, w] = [3, 2.8];
    const rise = (x: number) => 2.5 + 0.9 * (1 - (x / 7) * (x / 7));
    const blocks = [
      {
        color: [0.6, 0.58, 0.56] as const,
        shade: true,
        on: { kind: 'joints' as const, width: 0.7, height: 0.36, joint: 0.035 },
      },
      {
        color: [1.25, 1.2, 1.15] as const,
        shade: true,
        amount: 0.6,
        on: { kind: 'pieces' as const, width: 0.7, height: 0.36 },
      },
    ];
    const gap = (x: number) => {
      for (let i = 0; i < n; i++) {
        const c = (i - 1) * 4.2;
        const r = i === 1 ? 1.72 : 1.5;
        const d = Math.abs(x - c);
        if (d < r) return 0.3 + Math.sqrt(r * r - d * d) * (i === 1 ? 1.35 : 1.15);
      }
      return 0;
    };
    k.at([0, 0, 0], { scale: 0.5 }, () => {
      for (const s of [1, -1])
        k.sheet(
          (u, v) => {
            const x = (u - 0.5) * 14;
            const low = gap(x);
            return [x, low + (rise(x) - low) * v, (s * w) / 2];
          },
          168,
          8,
          { color: stone, material: 'stone', paint: blocks, crease: 40 },
        );
      k.sheet(
        (u, v) => {
          const x = (u - 0.5) * 14;
          return [x, gap(x), (v - 0.5) * w];
        },
        168,
        2,
        { color: k.tone(stone, 0.7), material: 'stone', crease: 60 },
      );
      k.sheet(
        (u, v) => {
          const x = (u - 0.5) * 14;
          return [x, rise(x), (v - 0.5) * w];
        },
        40,
        2,
        { color: k.tone(stone, 0.95), material: 'stone', paint: blocks, crease: 180 },
      );
      for (const s of [1, -1]) {
        k.sheet(
          (u, v) => {
            const x = (u - 0.5) * 14;
            const a = v * TAU;
            const y = rise(x) + 0.4;
            return [
              x,
              y + 0.42 * Math.max(-1, Math.min(1, cos(a) * 1.5)),
              s * (w / 2) + 0.16 * Math.max(-1, Math.min(1, sin(a) * 1.5)),
            ];
          },
          60,
          16,
          { color: k.color('railing', stone), material: 'stone', paint: blocks, crease: 30 },
        );
        for (const x of [-7, 7]) {
          k.box([x, rise(7) + 0.3, (s * w) / 2], [0.7, 1.7, 0.7], {
            color: stone,
            material: 'stone',
          });
          k.ball([x, rise(7) + 1.35, (s * w) / 2], 0.3, { color: stone, material: 'stone' });
        }
        for (const c of [-2.1, 2.1])
          k.at([c, 0, s * (w / 2)], {}, () =>
            k.lathe(
              [
                [0.62, 0],
                [0.55, 1.4],
                [0, 2.2],
              ],
              { color: stone, material: 'stone', around: 12 },
            ),
          );
        k.box([s * 7.3, 1.2, 0], [0.8, 2.6, w], { color: stone, material: 'stone', paint: blocks });
      }
      k.socket('deck', [0, rise(0), 0], 2);
      k.socket('top', [0, rise(0), 0], 2);
      k.socket('seat', [0.4, rise(0) + 0.82, w / 2], 1.4);
      k.socket('perch', [0.4, rise(0) + 0.82, w / 2], 1);
    });
  },
};
