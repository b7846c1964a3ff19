import type { Concept } from '../concept.ts';

export const SNOWMAN: Concept = {
  name: 'snowman',
  words: 'snowman, snow man, snow woman, snowperson',
  kind: 'person',
  size: 1.5,
  habitat: ['ground'],
  places: ['snow'],
  poses: ['stand', 'hold', 'wave'],
  parts: { scarf: 'scarf', hat: 'hat', nose: 'nose, carrot' },
  build(k) {
    const snow = k.color('main', '#f6f9fd');
    const body = k.body({ color: snow, material: 'snow', blend: 0.06, cells: 84 });
    body.ball([0, 0.34, 0], [0.42, 0.38, 0.42]).ball([0, 0.85, 0], [0.31, 0.29, 0.31]);
    body.ball([0, 1.25, 0], [0.235, 0.225, 0.235]);
    const coal = { color: '#1d1b20', material: 'stone' } as const;
    for (const s of [1, -1])
      k.ball([s * 0.085, 1.3, 0.205], [0.032, 0.038, 0.024], {
        ...coal,
        material: 'eye',
        paint: [
          {
            color: '#ffffff',
            glow: 1,
            on: { kind: 'ball', at: [-0.01, 0.014, 0.024], radius: 0.011, soft: 0.2 },
          },
        ],
      });
    for (let i = -2; i <= 2; i++)
      k.ball([i * 0.045, 1.155 + 0.011 * i * i, 0.212 - 0.004 * i * i], 0.016, {
        ...coal,
        around: 10,
      });
    for (const s of [1, -1])
      k.ball([s * 0.14, 1.22, 0.185], [0.04, 0.03, 0.012], {
        color: '#f2b3b0',
        shadow: false,
        turn: { yaw: s * 36 },
      });
    for (const [y, z] of [
      [0.98, 0.285],
      [0.86, 0.315],
      [0.73, 0.3],
    ] as const)
      k.ball([0, y, z], 0.026, { ...coal, around: 14 });
    k.tube(
      [
        [0, 1.245, 0.2],
        [0.004, 1.24, 0.3],
        [0, 1.225, 0.43],
      ],
      [0.044, 0.032, 0.006],
      {
        color: k.color('nose', '#ef8430'),
        material: 'food',
        around: 18,
        paint: [
          {
            color: [0.75, 0.65, 0.6],
            shade: true,
            on: { kind: 'bands', axis: 'z', step: 0.04, width: 0.2, soft: 0.1 },
          },
        ],
      },
    );
    const twig = { color: '#5f432c', material: 'bark' } as const;
    const raise = k.pose === 'wave' ? 0.34 : k.vary(0.05, 0.2);
    for (const s of [1, -1]) {
      const held = k.ask.grips[s > 0 ? 'handL' : 'handR'] !== undefined;
      const up = s < 0 ? raise : 0.08;
      const tip: [number, number, number] = held
        ? [s * 0.44, 0.86, 0.3]
        : [s * 0.62, 0.98 + up, 0.1];
      k.tube(
        [
          [s * 0.24, 0.9, 0.02],
          [s * 0.42, held ? 0.86 : 0.93 + up * 0.35, held ? 0.14 : 0.05],
          tip,
        ],
        [0.022, 0.018, 0.013],
        twig,
      );
      for (const d of [-0.08, 0.0, 0.08])
        k.tube(
          [
            tip,
            [tip[0] + s * 0.05, tip[1] + 0.05 + d * 0.3, tip[2] + d],
            [tip[0] + s * 0.09, tip[1] + 0.1 - Math.abs(d) * 0.4, tip[2] + d * 1.4],
          ],
          [0.012, 0.009, 0.004],
          twig,
        );
      k.socket(s > 0 ? 'handL' : 'handR', tip, 0.1);
    }
    const wool = k.color('scarf', '#c8363a', '#2f7fa8', '#3f8a4c');
    const stripes = [
      { color: '#f8f0e0', on: { kind: 'stripes', of: 'v', count: 6, width: 0.3, soft: 0.05 } },
    ] as const;
    k.at([0, 1.07, 0], {}, () =>
      k.lathe(
        [
          [0.17, -0.03],
          [0.225, -0.04],
          [0.25, 0],
          [0.225, 0.045],
          [0.17, 0.04],
        ],
        { color: wool, material: 'cloth' },
      ),
    );
    k.sheet(
      (u, v) => [
        0.1 + (u - 0.5) * 0.11 + 0.03 * (1 - v),
        1.05 - (1 - v) * 0.34,
        0.235 + 0.09 * (1 - v),
      ],
      6,
      14,
      { color: wool, material: 'cloth', paint: stripes },
    );
    if (!k.has('hatted'))
      k.at([0, 1.42, -0.02], { pitch: -8, roll: k.vary(-8, 8) }, () => {
        const felt = { color: k.color('hat', '#26242c'), material: 'felt' } as const;
        k.lathe(
          [
            [0.1, -0.01],
            [0.25, -0.014],
            [0.262, 0.006],
            [0.1, 0.016],
          ],
          felt,
        );
        k.lathe(
          [
            [0.165, 0],
            [0.16, 0.12],
            [0.172, 0.22],
            [0.15, 0.236],
            [0, 0.236],
          ],
          felt,
        );
        k.lathe(
          [
            [0.166, 0.01],
            [0.172, 0.014],
            [0.17, 0.06],
            [0.163, 0.062],
          ],
          { color: wool, material: 'cloth', straight: true },
        );
      });
    else k.vary(0, 1);
    k.socket('headTop', [0, 1.42, -0.02], 0.42, { pitch: -6 });
    k.socket('face', [0, 1.28, 0.2], 0.46);
    k.socket('neck', [0, 1.07, 0], 0.36);
    k.socket('mouth', [0, 1.16, 0.22], 0.1);
  },
};
