import { cos, sin } from '../../core/math.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const FLOWER: Concept = {
  name: 'flower',
  words:
    'flower, daisy, wildflower, poppy, flowers, daisies, bouquet, peony, lily, orchid, hibiscus, cosmos flower, marigold',
  kind: 'plant',
  size: 0.4,
  habitat: ['ground', 'table'],
  places: ['meadow'],
  held: true,
  build(k) {
    const hues = k.has('poppy')
      ? ['#d8301e']
      : k.has('daisy', 'daisies')
        ? ['#fdfaf4']
        : ['#fdfaf4', '#e8607a', '#f2b83a', '#8a6ac8', '#f08a4a'];
    const main = k.color('main', ...hues);
    for (let i = 0; i < 6; i++) {
      const a = i * 2.4;
      const out = i === 0 ? 0 : 0.09 + 0.02 * (i % 2);
      const h = i === 0 ? 0.36 : 0.22 + 0.05 * (i % 3);
      const top: Vec = [sin(a) * out, h, cos(a) * out + 0.01];
      const c = i === 0 || k.ask.colors[0] ? main : k.color(`flower ${i}`, hues[i % hues.length]!);
      k.tube(
        [[top[0] * 0.2, 0, top[2] * 0.2], [top[0] * 0.6, h * 0.55, top[2] * 0.6], top],
        0.0042,
        { color: '#5a8f3c', material: 'leaf', around: 8 },
      );
      for (const t of [0.25, 0.5])
        k.leaf(
          [top[0] * (0.2 + 0.7 * t), h * t, top[2] * (0.2 + 0.7 * t)],
          { yaw: a * 57 + t * 400, pitch: -30 },
          [0.09, 0.026],
          0.4,
          { color: '#4f8a3a' },
        );
      k.at(top, { yaw: a * 57.3, pitch: i === 0 ? 38 : 44 }, () =>
        k.bloom({
          rows: [
            {
              count: 13,
              length: i === 0 ? 0.072 : 0.052,
              width: 0.026,
              lift: 8,
              wide: 0.66,
              out: 0.01,
            },
            {
              count: 12,
              length: i === 0 ? 0.062 : 0.044,
              width: 0.022,
              lift: 20,
              wide: 0.66,
              out: 0.01,
            },
          ],
          color: c,
          heart: { radius: i === 0 ? 0.022 : 0.016, color: '#f2b21c' },
        }),
      );
    }
    for (let i = 0; i < 14; i++)
      k.leaf(
        [sin(i * 2.1) * 0.05, 0, cos(i * 2.1) * 0.05],
        { yaw: i * 120, pitch: -60 + (i % 3) * 12 },
        [0.16, 0.014],
        0.4,
        { color: i % 2 ? '#6a9f44' : '#558a3a' },
      );
    k.socket('grip', [0, 0.08, 0], 0.04);
  },
};
