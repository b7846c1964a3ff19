import { woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const SUSHI: Concept = {
  name: 'sushi',
  words: 'sushi, nigiri, maki, sashimi, sushi roll, plate of sushi',
  kind: 'food',
  size: 0.3,
  habitat: ['table'],
  places: ['tabletop'],
  build(k) {
    k.box([0, 0.021, 0], [0.3, 0.012, 0.16], {
      color: k.color('main', '#3a2a22', '#8a5a34', '#b98a58'),
      material: 'wood',
      round: 0.004,
      paint: [woodGrain('x', 40)],
    });
    for (const x of [-0.11, 0.11])
      k.box([x, 0.008, 0], [0.016, 0.016, 0.15], {
        color: '#2c201a',
        material: 'wood',
        round: 0.003,
      });
    const rice = {
      color: '#fbf7ee',
      material: 'food',
      paint: [
        { color: [0.8, 0.8, 0.78], shade: true, on: { kind: 'spots', step: 0.006, size: 0.5 } },
      ],
    } as const;
    k.at([0, 0.027, 0], {}, () => {
      for (const [x, fish, line] of [
        [-0.1, '#f2784a', '#ffd2b0'],
        [-0.048, '#d8485a', '#f0a0a0'],
        [0.004, '#f4b04a', '#ffe0a0'],
      ] as const) {
        k.at([x, 0, -0.02], { yaw: 8 }, () => {
          k.shell(
            [
              [-0.034, 0.004, 0.016, 0.01],
              [-0.026, 0, 0.021, 0.017],
              [0, 0, 0.024, 0.018],
              [0.026, 0, 0.021, 0.017],
              [0.034, 0.004, 0.016, 0.01],
            ],
            { ...rice, round: 0.6 },
          );
          k.shell(
            [
              [-0.042, 0.006, 0.01, 0.014],
              [-0.032, 0.018, 0.025, 0.019],
              [0, 0.022, 0.03, 0.02],
              [0.032, 0.018, 0.025, 0.019],
              [0.042, 0.006, 0.01, 0.014],
            ],
            {
              color: fish,
              material: 'wet',
              round: 0.5,
              paint: [
                {
                  color: line,
                  on: { kind: 'bands', axis: 'z', step: 0.014, width: 0.22, soft: 0.12, rag: 0.25 },
                },
              ],
            },
          );
        });
      }
      const roll = (x: number, z: number, heart: string) =>
        k.at([x, 0, z], {}, () => {
          k.lathe(
            [
              [0, 0],
              [0.024, 0],
              [0.025, 0.002],
              [0.025, 0.029],
              [0.023, 0.03],
            ],
            { color: '#1d2a20', material: 'leather', straight: true, around: 36 },
          );
          k.lathe(
            [
              [0.023, 0.03],
              [0.02, 0.032],
              [0, 0.032],
            ],
            { ...rice, around: 36 },
          );
          k.lathe(
            [
              [0.0105, 0.031],
              [0.009, 0.0335],
              [0, 0.034],
            ],
            { color: heart, material: 'wet', around: 24 },
          );
        });
      roll(0.06, -0.03, '#f2784a');
      roll(0.116, -0.026, '#f2784a');
      roll(0.088, 0.024, '#7cb83a');
      roll(0.03, 0.044, '#f4c04a');
      k.ball([-0.11, 0.01, 0.05], [0.016, 0.012, 0.014], { color: '#9cc45a', material: 'clay' });
      for (let i = 0; i < 6; i++)
        k.leaf([-0.075, 0.004, 0.05], { yaw: i * 60, pitch: -24 - i * 6 }, [0.024, 0.02], -0.3, {
          color: '#f6c4b0',
          material: 'wet',
        });
    });
    for (const z of [0.1, 0.112])
      k.tube(
        [
          [-0.15, 0.004, z],
          [0.15, 0.004, z - 0.012],
        ],
        [0.0026, 0.0042],
        { color: '#8a2f24', material: 'lacquer', around: 10 },
      );
    k.socket('top', [0, 0.03, 0], 0.2);
  },
};
