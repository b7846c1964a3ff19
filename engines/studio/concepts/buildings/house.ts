import { atan2 } from '../../core/math.ts';
import { mottled } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const HOUSE: Concept = {
  name: 'house',
  words:
    'house, cottage, home, small house, little house, country house, farmhouse, villa, mansion',
  kind: 'building',
  size: 6,
  habitat: ['ground'],
  places: ['meadow', 'forest', 'snow'],
  parts: { roof: 'roof', door: 'door', walls: 'wall' },
  build(k) {
    const wall = k.color('main', k.color('walls', '#efe0c4', '#e6cbb0', '#d9dfe0', '#f0ead8'));
    const roof = k.color('roof', '#b5523a', '#8a4a3a', '#54606e');
    const trim = '#fbf6ea';
    const [w, d, h] = [5.4, 4.2, 2.7];
    k.box([0, h / 2, 0], [w, h, d], {
      color: wall,
      material: 'plaster',
      round: 0.03,
      paint: [mottled(0.8, 0.12)],
    });
    k.box([0, 0.16, 0], [w + 0.12, 0.36, d + 0.12], {
      color: '#8f8a82',
      material: 'stone',
      round: 0.04,
      paint: [
        {
          color: [0.6, 0.6, 0.6],
          shade: true,
          on: { kind: 'joints', width: 0.5, height: 0.22, joint: 0.03 },
        },
      ],
    });
    const rise = k.vary(1.9, 2.4);
    // Gables face front and back.
    for (const z of [d / 2 - 0.06, -d / 2 + 0.06]) {
      k.prism(
        [0, h - 0.02, z],
        [
          [-w / 2, 0],
          [w / 2, 0],
          [0, rise],
        ],
        0.12,
        { color: wall, material: 'plaster' },
      );
    }
    const slope = Math.sqrt((w / 2) * (w / 2) + rise * rise);
    for (const s of [1, -1]) {
      const tiles = [
        {
          color: [0.45, 0.42, 0.42],
          shade: true,
          on: { kind: 'joints', width: 0.34, height: 0.3, joint: 0.03 },
        },
        {
          color: [1.35, 1.3, 1.25],
          shade: true,
          amount: 0.5,
          on: { kind: 'pieces', width: 0.34, height: 0.3 },
        },
      ] as const;
      const tilt = (s * atan2(rise, w / 2) * 180) / Math.PI;
      k.box([(s * w) / 4 + s * 0.14, h + rise / 2 - 0.1, 0], [slope + 0.62, 0.14, d + 0.8], {
        color: roof,
        material: 'brick',
        round: 0.03,
        turn: { roll: -tilt },
        paint: tiles,
      });
    }
    k.box([1.35, h + rise * 0.72, -0.7], [0.6, 1.6, 0.6], {
      color: '#a3604a',
      material: 'brick',
      round: 0.02,
      paint: [{ color: '#d8cbbb', on: { kind: 'joints', width: 0.24, height: 0.1, joint: 0.012 } }],
    });
    k.box([1.35, h + rise * 0.72 + 0.84, -0.7], [0.74, 0.12, 0.74], {
      color: '#7d4a3a',
      material: 'brick',
    });
    const front = d / 2;
    const door = k.color('door', '#2f6a72', '#a3392f', '#3f6a3a');
    k.box([0, 1.05, front], [1.16, 2.14, 0.12], { color: trim, material: 'wood' });
    k.box([0, 1.02, front + 0.04], [0.94, 1.96, 0.1], {
      color: door,
      material: 'wood',
      paint: [
        {
          color: [0.55, 0.55, 0.55],
          shade: true,
          on: { kind: 'joints', width: 0.235, height: 5, joint: 0.012, shift: 0 },
        },
      ],
    });
    k.ball([0.34, 1.02, front + 0.12], 0.045, { color: '#d8b048', material: 'gold', around: 14 });
    k.box([0, 0.1, front + 0.4], [1.6, 0.2, 0.8], { color: '#a29c92', material: 'stone' });
    const lit = k.has('night');
    const window = (x: number, y: number, z: number, yaw: number, wide = 0.95) =>
      k.at([x, y, z], { yaw }, () => {
        k.box([0, 0, 0], [wide + 0.2, 1.2, 0.1], { color: trim, material: 'wood' });
        k.box([0, 0, 0.03], [wide, 1.0, 0.08], {
          color: lit ? '#ffc766' : '#5f7f96',
          material: lit ? 'glow' : 'window',
          round: 0.005,
        });
        k.box([0, 0, 0.06], [0.06, 1.0, 0.06], { color: trim, material: 'wood', round: 0.01 });
        k.box([0, 0.05, 0.06], [wide, 0.06, 0.06], { color: trim, material: 'wood', round: 0.01 });
        k.box([0, -0.64, 0.1], [wide + 0.3, 0.08, 0.22], {
          color: trim,
          material: 'wood',
          round: 0.02,
        });
      });
    window(-1.75, 1.55, front, 0);
    window(1.75, 1.55, front, 0);
    window(0, h + 0.75, front, 0, 0.8);
    for (const z of [-1, 1]) {
      window(w / 2, 1.55, z, 90);
      window(-w / 2, 1.55, z, -90);
    }
    k.socket('door', [0, 0.2, front + 0.8], 1.2);
    k.socket('top', [0, h + rise + 0.1, 0.4], 1.2);
  },
};
