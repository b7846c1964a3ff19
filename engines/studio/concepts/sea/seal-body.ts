/** The body that seals and walruses share: a long drop with flippers, the head held up. */
import type { Kit } from '../../bodies/kit.ts';
import type { Color } from '../../model/paint.ts';

export interface SealLook {
  coat: Color;
  pale: Color;
  tusks: boolean;
  isFurry: boolean;
}

export function buildSeal(k: Kit, { coat, pale, tusks, isFurry }: SealLook): void {
  const s = tusks ? 1.3 : 1;
  const r = 0.165 * s;
  const isLow = k.pose === 'lie' || k.pose === 'sleep' || k.pose === 'swim';
  const body = k.body({
    color: coat,
    material: isFurry ? 'fur' : 'wet',
    blend: 0.1 * s,
    cells: 110,
    ...(isFurry ? { fur: { length: 0.04, width: 0.003, lift: 0.4, mess: 0.5, vary: 0.15 } } : {}),
    ...(isFurry || tusks
      ? {}
      : {
          paint: [
            {
              color: [0.6, 0.6, 0.62] as const,
              shade: true,
              amount: 0.7,
              on: [
                { kind: 'spots' as const, step: 0.085, size: 0.55, soft: 0.3 },
                { kind: 'facing' as const, axis: 'y' as const, from: -0.1, to: 0.3 },
              ],
            },
          ],
        }),
  });
  const neck = isLow ? 0.3 : 0.5;
  body.chain(
    [
      [0, neck * s, 0.3 * s],
      [0, (isLow ? 0.24 : 0.32) * s, 0.14 * s],
      [0, 0.23 * s, -0.12 * s],
      [0, 0.15 * s, -0.42 * s],
      [0, 0.08 * s, -0.66 * s],
    ],
    [0.14 * s, (tusks ? 0.25 : 0.215) * s, (tusks ? 0.26 : 0.22) * s, 0.14 * s, 0.06 * s],
    { curve: true, flow: [0, -0.2, -1] },
  );
  body.ball([0, (isLow ? 0.22 : 0.3) * s, 0.22 * s], [0.16 * s, 0.2 * s, 0.14 * s], {
    color: pale,
    blend: 0.04 * s,
  });
  const wave = k.pose === 'wave';
  for (const side of [1, -1] as const) {
    const up = wave && side === -1 ? 0.34 * s : 0;
    body.chain(
      [
        [side * 0.16 * s, 0.22 * s, 0.14 * s],
        [side * 0.27 * s, (0.1 + up * 0.6) * s, 0.18 * s],
        [side * 0.38 * s, (0.035 + up) * s, 0.24 * s],
      ],
      [0.075 * s, 0.06 * s, 0.03 * s],
      { color: k.tone(coat, 0.8), blend: 0.05 * s, fur: 0.4 },
    );
    body.ball([side * 0.34 * s, (0.04 + up * 0.9) * s, 0.25 * s], [0.1 * s, 0.026 * s, 0.07 * s], {
      color: k.tone(coat, 0.8),
      blend: 0.03 * s,
      fur: 0.4,
      turn: { yaw: side * -20, roll: up ? side * 30 : 0 },
    });
    body.ball([side * 0.09 * s, 0.06 * s, -0.8 * s], [0.06 * s, 0.024 * s, 0.15 * s], {
      color: k.tone(coat, 0.8),
      blend: 0.04 * s,
      fur: 0.3,
      turn: { yaw: side * -26 },
    });
    k.socket(side === 1 ? 'handL' : 'handR', [side * 0.4 * s, (0.06 + up) * s, 0.28 * s], 0.1 * s);
  }
  k.at([0, (neck + 0.12) * s, 0.36 * s], { yaw: k.ask.look, roll: k.vary(-6, 6) }, () => {
    k.head(
      body,
      {
        radius: r,
        shape: [1.04, 0.96],
        muzzle: {
          length: tusks ? 0.5 : 0.45,
          width: tusks ? 0.66 : 0.48,
          height: tusks ? 0.44 : 0.32,
          drop: 0.32,
          color: pale,
        },
        nose: { size: 0.18 },
        ears: { kind: 'none', size: 0 },
        eyes: { size: tusks ? 0.16 : 0.25, apart: 0.44, height: 0.16 },
        cheeks: { size: 0.42, color: pale },
        fur: 0.5,
        whiskers: true,
      },
      coat,
    );
    if (tusks)
      for (const side of [1, -1])
        k.tube(
          [
            [side * r * 0.3, -r * 0.6, r * 1.05],
            [side * r * 0.36, -r * 1.2, r * 1.15],
            [side * r * 0.3, -r * 1.8, r * 1.0],
          ],
          [r * 0.13, r * 0.11, r * 0.02],
          { color: k.color('tusks', '#f6ecd2'), material: 'horn', around: 14 },
        );
  });
  k.socket('neck', [0, (neck - 0.04) * s, 0.29 * s], 0.32 * s);
  k.socket('back', [0, 0.45 * s, -0.1 * s], 0.36 * s);
  k.socket('seat', [0, 0.46 * s, -0.06 * s], 0.36 * s);
}
