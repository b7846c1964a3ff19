import { cos, sin, TAU } from '../../core/math.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const BICYCLE: Concept = {
  name: 'bicycle',
  words: 'bicycle, bike, vintage bicycle, tricycle, mountain bike',
  kind: 'vehicle',
  size: 1.75,
  habitat: ['ground'],
  places: ['street', 'meadow'],
  parts: { basket: 'basket', saddle: 'saddle, seat' },
  build(k) {
    const frame = {
      color: k.color('main', '#3f8f8a', '#c8382e', '#e0a83a', '#3a6aa8'),
      material: 'lacquer',
      around: 12,
    } as const;
    const chrome = { color: '#d4d8de', material: 'chrome' } as const;
    const R = 0.33;
    const ring = (
      y: number,
      z: number,
      r: number,
      thick: number,
      look: Parameters<typeof k.tube>[2],
    ) =>
      k.tube(
        Array.from(
          { length: 25 },
          (_, i): Vec => [0, y + r * cos((i / 24) * TAU), z + r * sin((i / 24) * TAU)],
        ),
        thick,
        { ...look, along: 72 },
      );
    for (const z of [0.55, -0.5]) {
      ring(R, z, R - 0.018, 0.021, { color: '#2a2624', material: 'rubber' });
      ring(R, z, R - 0.042, 0.011, chrome);
      for (let i = 0; i < 18; i++) {
        const a = (i / 18) * TAU;
        k.tube(
          [
            [i % 2 ? 0.02 : -0.02, R, z],
            [0, R + cos(a) * (R - 0.04), z + sin(a) * (R - 0.04)],
          ],
          0.0025,
          { ...chrome, around: 5, along: 2 },
        );
      }
      k.ball([0, R, z], [0.04, 0.022, 0.022], chrome);
      k.sheet(
        (u, v) => {
          const a = -1.25 + v * 2.5 - (z < 0 ? 0.25 : 0);
          const r = R + 0.025 - 0.012 * (2 * u - 1) * (2 * u - 1);
          return [(u - 0.5) * 0.07, R + r * cos(a), z + r * sin(a)];
        },
        6,
        24,
        { color: frame.color, material: 'lacquer', crease: 180 },
      );
    }
    const [crank, seat, head, top]: Vec[] = [
      [0, 0.3, -0.03],
      [0, 0.78, -0.17],
      [0, 0.72, 0.4],
      [0, 0.9, 0.35],
    ];
    k.tube([crank!, seat!], 0.017, frame);
    k.tube([crank!, [0, 0.46, 0.24], head!], 0.02, frame);
    k.tube(
      [
        [0, 0.62, -0.13],
        [0, 0.56, 0.14],
        [0, 0.76, 0.39],
      ],
      0.017,
      frame,
    );
    for (const s of [1, -1]) {
      k.tube(
        [
          [s * 0.015, 0.3, -0.03],
          [s * 0.05, R, -0.5],
        ],
        0.011,
        frame,
      );
      k.tube(
        [
          [s * 0.012, 0.66, -0.14],
          [s * 0.05, R, -0.5],
        ],
        0.01,
        frame,
      );
      k.tube(
        [
          [s * 0.02, 0.7, 0.41],
          [s * 0.045, 0.5, 0.46],
          [s * 0.045, R, 0.55],
        ],
        0.012,
        frame,
      );
      k.tube(
        [
          [0, 0.97, 0.34],
          [s * 0.14, 1.0, 0.36],
          [s * 0.27, 0.98, 0.24],
          [s * 0.29, 0.97, 0.12],
        ],
        0.012,
        chrome,
      );
      k.tube(
        [
          [s * 0.285, 0.972, 0.17],
          [s * 0.292, 0.968, 0.05],
        ],
        0.018,
        { color: '#7a4a2c', material: 'leather' },
      );
      k.tube(
        [
          [s * 0.05, 0.3, -0.03],
          [s * 0.07, 0.3 - s * 0.12, -0.03 + s * 0.1],
        ],
        0.01,
        chrome,
      );
      k.box([s * 0.12, 0.3 - s * 0.12, -0.03 + s * 0.1], [0.09, 0.02, 0.06], {
        color: '#2a2624',
        material: 'rubber',
      });
    }
    k.tube([head!, top!, [0, 0.97, 0.34]], 0.015, frame);
    k.at([0.05, 0.3, -0.03], { roll: -90 }, () =>
      k.lathe(
        [
          [0, 0],
          [0.085, 0],
          [0.09, 0.004],
          [0.085, 0.008],
          [0, 0.008],
        ],
        chrome,
      ),
    );
    k.tube([seat!, [0, 0.88, -0.2]], 0.012, chrome);
    k.shell(
      [
        [-0.36, 0.88, 0.93, 0.07],
        [-0.27, 0.875, 0.945, 0.1],
        [-0.12, 0.88, 0.93, 0.045],
        [-0.02, 0.885, 0.915, 0.015],
      ],
      { color: k.color('saddle', '#7a4a2c'), material: 'leather', round: 0.8 },
    );
    k.at([0, 0.94, 0.46], { pitch: 90 }, () => {
      k.lathe(
        [
          [0.02, -0.05],
          [0.045, 0.02],
          [0.04, 0.03],
        ],
        chrome,
      );
      k.ball([0, 0.02, 0], [0.038, 0.014, 0.038], { color: '#fff4d6', material: 'eye' });
    });
    k.at([0, 0.74, 0.6], {}, () => {
      k.sheet(
        (u, v) => {
          const a = u * TAU;
          const r = 1 + 0.16 * v;
          return [0.15 * r * cos(a), v * 0.19, 0.1 * r * sin(a)];
        },
        36,
        8,
        {
          color: k.color('basket', '#c89a5c'),
          material: 'wood',
          paint: [{ color: '#7a5228', on: { kind: 'checks', step: 0.022 } }],
        },
      );
      k.lathe(
        [
          [0.1, 0.004],
          [0, 0.004],
        ],
        { color: '#a87a44', material: 'wood', straight: true },
      );
      for (let i = 0; i < 7; i++)
        k.at(
          [k.vary(-0.1, 0.1), 0.2, k.vary(-0.06, 0.06)],
          { pitch: k.vary(-30, 30), roll: k.vary(-30, 30) },
          () =>
            k.bloom({
              rows: [{ count: 7, length: 0.04, width: 0.025, lift: 20 }],
              color: ['#fbf6ee', '#e8708a', '#f2c23a'][i % 3]!,
              heart: { radius: 0.014, color: '#f2b01c' },
            }),
        );
      for (let i = 0; i < 8; i++)
        k.leaf([0, 0.17, 0], { yaw: i * 45, pitch: -30 }, [0.16, 0.05], 0.5, { color: '#5c9a3a' });
    });
    k.tube(
      [
        [0, 0.3, -0.1],
        [0.1, 0.04, -0.14],
      ],
      0.008,
      chrome,
    );
    k.socket('seat', [0, 0.95, -0.24], 0.2);
  },
};
