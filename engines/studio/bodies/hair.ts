/** Hair and beards of people, in the frame of the head. */
import { cos, sin, TAU } from '../core/math.ts';
import type { Body } from '../model/model.ts';
import type { Color } from '../model/paint.ts';
import type { Vec } from '../model/vec.ts';
import type { Kit } from './kit.ts';
import type { PersonPlan } from './person.ts';

export function buildBeard(k: Kit, beard: { color: Color; length: number }, r: number): void {
  const body = k.body({
    color: beard.color,
    material: 'hair',
    blend: r * 0.2,
    cells: 60,
    fur: { length: r * 0.3, width: r * 0.02, lift: 0.25, mess: 0.25 },
  });
  const down: Vec = [0, -1, 0.1];
  for (const s of [1, -1]) {
    body.chain(
      [
        [s * r * 0.82, -r * 0.1, r * 0.2],
        [s * r * 0.62, -r * 0.58, r * 0.5],
        [s * r * 0.2, -r * 0.82, r * 0.72],
      ],
      [r * 0.12, r * 0.2, r * 0.24],
      { flow: down },
    );
    body.cone(
      [s * r * 0.06, -r * 0.38, r * 0.9],
      [s * r * 0.34, -r * 0.46, r * 0.76],
      r * 0.08,
      r * 0.05,
      { flow: [s, -0.4, 0] },
    );
  }
  body.chain(
    [
      [0, -r * 0.85, r * 0.66],
      [0, -r * (0.9 + beard.length), r * 0.55],
    ],
    [r * 0.3, r * 0.12],
    { flow: down },
  );
}

export function buildHair(k: Kit, p: PersonPlan, r: number): void {
  const { style, color } = p.hair;
  if (style === 'bald') return;
  if (style === 'sides') {
    const wreath = k.body({
      color,
      material: 'hair',
      blend: r * 0.15,
      cells: 60,
      fur: { length: r * 0.2, width: r * 0.02, lift: 0.4, mess: 0.5 },
    });
    for (let i = -3; i <= 3; i++) {
      const a = TAU / 2 + i * 0.56;
      wreath.ball(
        [sin(a) * r * 0.86, r * 0.02, cos(a) * r * 0.84],
        [r * 0.26, r * 0.32, r * 0.26],
        {
          flow: [0, -1, 0],
        },
      );
    }
    return;
  }
  const isCurly = style === 'curls';
  const hair: Body = k.body({
    color,
    material: 'hair',
    blend: r * (isCurly ? 0.12 : 0.2),
    cells: 76,
    fur: isCurly
      ? { length: r * 0.16, width: r * 0.02, lift: 0.8, mess: 1 }
      : { length: r * 0.2, width: r * 0.016, lift: 0.08, mess: 0.1, vary: 0.4 },
  });
  const part = k.pick(1, -1);
  const back: Vec = [0, -1, -0.25];
  const press = p.hat || k.has('hatted') ? 0.87 : 1;
  hair.ball(
    [0, r * 0.24 * press, -r * 0.16 * press],
    [r * press, r * 0.92 * press, r * 0.98 * press],
    {
      flow: back,
    },
  );
  hair.ball([0, -r * 0.05, -r * 0.4], [r * 0.96, r * 0.85, r * 0.72], { flow: back });
  // The face stays free: what would cover it is cut away before the fringe is laid.
  hair.ball([0, -r * 0.36, r * 0.85], [r * 0.72, r * 0.86, r * 0.82], {
    cut: true,
    blend: r * 0.06,
  });
  for (let i = -2; i <= 2; i++) {
    const x = i * 0.3 + part * 0.12;
    hair.chain(
      [
        [part * r * 0.2, r * 0.98 * press * press, r * 0.25],
        [x * r * 0.9, r * 0.82 * press, r * 0.68],
        [x * r * 1.1, r * (0.42 - 0.05 * Math.abs(i)), r * (0.86 - 0.12 * i * i * 0.5)],
      ],
      [r * 0.16, r * 0.2, r * 0.07],
      { blend: r * 0.12, flow: [x, -1, 0.3], curve: true },
    );
  }
  const lock = (s: number, ends: Vec, wide: number) =>
    hair.chain(
      [[s * r * 0.85, r * 0.35, r * 0.1], [s * r * 1.02, -r * 0.25, r * 0.02], ends],
      [r * 0.26, wide, wide * 0.6],
      { flow: [0, -1, 0], curve: true },
    );
  switch (style) {
    case 'bob':
      for (const s of [1, -1]) lock(s, [s * r * 0.86, -r * 0.82, r * 0.05], r * 0.28);
      hair.ball([0, -r * 0.5, -r * 0.45], [r * 0.9, r * 0.48, r * 0.5], { flow: back });
      break;
    case 'long':
      for (const s of [1, -1]) lock(s, [s * r * 0.8, -r * 1.7, -r * 0.12], r * 0.26);
      hair.chain(
        [
          [0, r * 0.1, -r * 0.6],
          [0, -r * 1.0, -r * 0.62],
          [0, -r * 2.2, -r * 0.5],
        ],
        [r * 0.8, r * 0.66, r * 0.4],
        { flow: [0, -1, 0] },
      );
      break;
    case 'pigtails':
      for (const s of [1, -1]) {
        hair.chain(
          [
            [s * r * 0.92, r * 0.1, -r * 0.15],
            [s * r * 1.3, -r * 0.35, -r * 0.1],
            [s * r * 1.24, -r * 1.15, r * 0.02],
          ],
          [r * 0.17, r * 0.3, r * 0.1],
          { flow: [0, -1, 0], curve: true },
        );
        k.ball([s * r * 1.04, -r * 0.0, -r * 0.15], r * 0.15, {
          color: k.color('ribbon', '#d8433f', '#3f7fc4', '#e8b23a'),
          material: 'cloth',
          around: 14,
        });
      }
      break;
    case 'ponytail':
      hair.chain(
        [
          [0, r * 0.7, -r * 0.85],
          [0, r * 0.6, -r * 1.35],
          [0, -r * 0.4, -r * 1.5],
          [0, -r * 1.2, -r * 1.2],
        ],
        [r * 0.2, r * 0.34, r * 0.34, r * 0.08],
        { flow: [0, -1, -0.2], curve: true },
      );
      break;
    case 'spiky':
      for (let i = 0; i < 9; i++) {
        const a = (i / 9) * TAU;
        const out = i % 2 ? 0.5 : 0.85;
        hair.cone(
          [sin(a) * r * out * 0.7, r * 0.85, cos(a) * r * out * 0.6 - r * 0.1],
          [sin(a) * r * out * 1.2, r * 1.42, cos(a) * r * out * 1.1 - r * 0.1],
          r * 0.24,
          r * 0.03,
          { flow: [sin(a), 1, cos(a)] },
        );
      }
      break;
    case 'bun':
      if (!k.has('hatted')) hair.ball([0, r * 1.08, -r * 0.42], r * 0.42, { flow: [1, 0, 0] });
      break;
    case 'curls':
      for (let i = 0; i < 16; i++) {
        const a = (i / 16) * TAU;
        hair.ball(
          [sin(a) * r * 0.98, r * (0.1 + 0.45 * sin(i * 2.4)), cos(a) * r * 0.75 - r * 0.35],
          r * 0.3,
        );
      }
      break;
    default:
  }
}
