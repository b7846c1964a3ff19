import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const CHEST: Concept = {
  name: 'chest',
  words: 'treasure chest, chest, pirate chest, treasure, toy box, trunk, wooden box, box of gold',
  kind: 'furniture',
  size: 0.62,
  habitat: ['ground'],
  places: ['beach', 'room'],
  build(k) {
    const wood = k.color('main', '#8a5a32', '#6b4327');
    const iron = { color: '#c9983f', material: 'gold' } as const;
    const planks = [
      {
        color: [0.45, 0.4, 0.36],
        shade: true,
        on: { kind: 'bands', axis: 'y', step: 0.1, width: 0.07, soft: 0.04 },
      },
      {
        color: [0.68, 0.6, 0.52],
        shade: true,
        amount: 0.6,
        on: { kind: 'noise', scale: 14, from: 0.42, to: 0.66, stretch: [0.08, 1, 1] },
      },
    ] as const;
    const [w, h, d] = [0.64, 0.3, 0.4];
    for (const [x, z, sx, sz] of [
      [0, d / 2, w, 0.03],
      [0, -d / 2, w, 0.03],
      [w / 2, 0, 0.03, d],
      [-w / 2, 0, 0.03, d],
    ] as const)
      k.box([x, h / 2, z], [sx, h, sz + 0.002], {
        color: wood,
        material: 'wood',
        round: 0.006,
        paint: planks,
      });
    k.box([0, 0.02, 0], [w, 0.04, d], { color: wood, material: 'wood' });
    for (const x of [-0.26, 0, 0.26])
      k.box([x, h / 2, 0], [0.055, h + 0.012, d + 0.05], { ...iron, round: 0.006 });
    k.box([0, h / 2 + 0.005, 0], [w - 0.04, h + 0.014, d - 0.03], {
      color: '#3a2418',
      round: 0.004,
    });
    const closed = k.has('closed', 'locked');
    k.at([0, h, -d / 2], { pitch: closed ? 0 : -62 }, () => {
      const arch = (
        grow: number,
        x0: number,
        x1: number,
        look: { color: typeof wood; material: 'wood' | 'gold' },
        paint = planks as readonly (typeof planks)[number][],
      ) =>
        k.loft(
          (v) =>
            Array.from({ length: 20 }, (_, i): readonly [number, number, number] => {
              const a = (i / 19) * (TAU / 2);
              return [x0 + v * (x1 - x0), sin(a) * 0.17 * grow, d / 2 + cos(a) * (d / 2) * grow];
            }),
          1,
          { ...look, crease: 30, paint: look.material === 'wood' ? paint : [] },
        );
      arch(1, -w / 2, w / 2, { color: wood, material: 'wood' });
      for (const x of [-0.26, 0, 0.26])
        arch(1.07, x - 0.0275, x + 0.0275, { color: [0.56, 0.31, 0.05], material: 'gold' });
    });
    k.box([0, h - 0.06, d / 2 + 0.03], [0.1, 0.11, 0.03], { ...iron, round: 0.012 });
    k.box([0, h - 0.07, d / 2 + 0.046], [0.016, 0.034, 0.006], { color: '#1d1a18' });
    if (!closed) {
      const heap = k.has('hosting') ? 0 : 1;
      k.ball([0, h - 0.03, 0], [w * 0.46, 0.1 * heap + 0.01, d * 0.44], {
        color: '#b8832a',
        material: 'gold',
      });
      const gems = ['#d8304a', '#2f7fd0', '#34b06a'];
      for (let i = 0; i < 110 * heap; i++) {
        const a = i * 2.4;
        const r = Math.sqrt(i / 110);
        const at = [
          sin(a) * r * 0.28,
          h + 0.065 - r * r * 0.075 + 0.012 * sin(i * 7),
          sin(a + TAU / 4) * r * 0.165,
        ] as const;
        if (i % 13 === 4)
          k.ball(at, 0.026, { color: gems[i % 3]!, material: 'lacquer', around: 8 });
        else
          k.at(at, { pitch: 40 * sin(i * 3.1), roll: 40 * sin(i * 5.3), yaw: i * 50 }, () =>
            k.lathe(
              [
                [0, 0],
                [0.03, 0],
                [0.03, 0.008],
                [0, 0.008],
              ],
              { color: '#f0c04a', material: 'gold', straight: true, around: 14 },
            ),
          );
      }
    }
    k.socket('top', [0, h + (closed ? 0.17 : 0.1), 0], 0.5);
    k.socket('inside', [0, 0.14, 0.02], 0.36);
  },
};
