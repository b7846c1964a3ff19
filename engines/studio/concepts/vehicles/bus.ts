import type { Concept } from '../concept.ts';

export const BUS: Concept = {
  name: 'bus',
  words: 'bus, school bus, double decker bus, city bus, coach, double decker',
  kind: 'vehicle',
  size: 9,
  habitat: ['ground'],
  places: ['street'],
  build(k) {
    const double = k.has('double', 'decker', 'london');
    const color = k.color('main', ...(double ? ['#c8242a'] : ['#f2b01c', '#c8392f', '#3f7fa8']));
    const tall = double ? 4.2 : 2.9;
    const glass = { color: '#3a5666', material: 'window', round: 0.06 } as const;
    k.box([0, (tall + 0.45) / 2, 0], [2.3, tall - 0.45, 8.4], {
      color,
      material: 'lacquer',
      round: 0.28,
      paint: [
        {
          color: '#1c1a1a',
          on: [
            { kind: 'ramp', axis: 'y', from: -tall / 2 + 0.86, to: -tall / 2 + 0.87 },
            { kind: 'ramp', axis: 'y', from: -tall / 2 + 0.96, to: -tall / 2 + 0.95 },
          ],
        },
        ...[2.5, -2.6].map((z) => ({
          color: '#141316',
          on: {
            kind: 'ball' as const,
            at: [0, 0.5 - (tall + 0.45) / 2, z] as const,
            radius: [9, 0.6, 0.6] as const,
            soft: 0.02,
          },
        })),
      ],
    });
    k.box([0, tall - 0.03, 0], [2.1, 0.14, 8.1], {
      color: '#f4efe2',
      material: 'lacquer',
      round: 0.06,
    });
    for (const level of double ? [1.95, 3.5] : [2.05]) {
      for (const s of [1, -1])
        for (let i = 0; i < 6; i++)
          if (!(i === 5 && s === -1 && level < 2.2))
            k.box([s * 1.13, level, -3.3 + i * 1.24], [0.08, 0.78, 1.02], glass);
      k.box([0, level - 0.02, 4.18], [1.96, 0.92, 0.1], glass);
      k.box([0, level, -4.18], [1.8, 0.7, 0.1], glass);
    }
    k.box([-1.13, 1.55, 2.95], [0.08, 1.9, 0.95], {
      ...glass,
      paint: [{ color: '#2a2a2e', on: { kind: 'bands', axis: 'z', step: 0.48, width: 0.12 } }],
    });
    k.box([0, tall - 0.42, 4.2], [1.5, 0.28, 0.1], {
      color: '#231f1c',
      material: 'plastic',
      paint: [
        {
          color: '#ffce5a',
          glow: 0.8,
          on: { kind: 'noise', scale: 9, from: 0.5, to: 0.55, stretch: [1, 0.3, 1] },
        },
      ],
    });
    for (const s of [1, -1]) {
      for (const z of [2.5, -2.6])
        k.wheel([s * 1.06, 0.5, z], { radius: 0.5, width: 0.3, spokes: 8 });
      k.at([s * 0.82, 0.95, 4.16], { pitch: 90 }, () => {
        k.lathe(
          [
            [0.17, 0],
            [0.18, 0.06],
            [0.14, 0.09],
          ],
          { color: '#d4d8de', material: 'chrome' },
        );
        k.ball([0, 0.05, 0], [0.15, 0.05, 0.15], { color: '#fff4d6', material: 'eye' });
      });
      k.tube(
        [
          [s * 1.1, 2.3, 4.1],
          [s * 1.4, 2.4, 4.3],
          [s * 1.42, 2.1, 4.35],
        ],
        0.03,
        { color: '#2a2a2e', material: 'steel' },
      );
      k.box([s * 1.42, 2.0, 4.36], [0.22, 0.4, 0.08], { color: '#2a2a2e', material: 'plastic' });
    }
    for (let i = 0; i < 5; i++)
      k.box([0, 0.78 + i * 0.07, 4.2], [1.1, 0.03, 0.06], { color: '#d4d8de', material: 'chrome' });
    k.box([0, 0.55, 4.2], [2.2, 0.2, 0.16], { color: '#2a2a2e', material: 'steel' });
    k.socket('inside', [1.05, 1.66, 2.9], 0.8, { yaw: 45 });
    k.socket('top', [0, tall + 0.05, 0], 2);
    k.socket('door', [-2, 0, 2.9], 1);
  },
};
