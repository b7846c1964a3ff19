/** A friendly skull of radius 1 about the origin. */
import type { Color } from '../model/paint.ts';
import type { Kit } from './kit.ts';

export function skull(k: Kit, bone: Color): void {
  const body = k.body({ color: bone, material: 'ceramic', blend: 0.18, cells: 84 });
  body.ball([0, 0.14, -0.06], [1.0, 0.96, 1.04]);
  body.ball([0, -0.42, 0.34], [0.68, 0.34, 0.6]);
  for (const s of [1, -1]) body.ball([s * 0.62, -0.22, 0.56], [0.26, 0.18, 0.3]);
  for (const s of [1, -1])
    body.ball([s * 0.38, -0.02, 0.98], [0.29, 0.31, 0.34], { cut: true, blend: 0.06 });
  body.ball([0, -0.32, 1.02], [0.1, 0.15, 0.3], { cut: true, blend: 0.04 });
  for (const s of [1, -1])
    k.ball([s * 0.37, -0.02, 0.74], [0.27, 0.29, 0.12], { color: '#1a1518', shadow: false });
  k.ball([0, -0.31, 0.86], [0.1, 0.14, 0.08], { color: '#1a1518', shadow: false });
  for (let i = -3; i <= 3; i++) {
    const z = 0.88 - 0.022 * i * i;
    k.box([i * 0.145, -0.66, z], [0.125, 0.2, 0.12], {
      color: '#fdf8ea',
      material: 'ceramic',
      round: 0.05,
    });
  }
  const jaw = k.body({ color: bone, material: 'ceramic', blend: 0.1, cells: 50 });
  jaw.chain(
    [
      [0.74, -0.42, 0.1],
      [0.62, -0.84, 0.36],
      [0, -0.92, 0.78],
      [-0.62, -0.84, 0.36],
      [-0.74, -0.42, 0.1],
    ],
    [0.11, 0.16, 0.18, 0.16, 0.11],
    { curve: true },
  );
}
