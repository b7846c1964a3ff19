import { cos, sin } from '../../core/math.ts';
import { mottled } from '../../model/paint.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const BUSH: Concept = {
  name: 'bush',
  words: 'bush, shrub, hedge, berry bush, flowering bush',
  kind: 'plant',
  size: 1.2,
  habitat: ['ground'],
  places: ['meadow'],
  build(k) {
    const leaf = k.color('main', '#5a8f3c', '#4f8440', '#6d9a44');
    const body = k.body({
      color: leaf,
      material: 'leaf',
      blend: 0.08,
      cells: 60,
      fur: { length: 0.09, width: 0.032, lift: 0.8, mess: 0.9, vary: 0.5, density: 1.3 },
      paint: [mottled(8, 0.5)],
    });
    const tops: Vec[] = [];
    body.ball([0, 0.26, 0], [0.72, 0.3, 0.58]);
    for (let i = 0; i < 9; i++) {
      const a = i * 2.4;
      const r = i === 0 ? 0 : 0.42;
      const at: Vec = [sin(a) * r, 0.34 + (i === 0 ? 0.3 : 0.14 * (i % 3)), cos(a) * r * 0.8];
      tops.push(at);
      body.ball(at, [0.36, 0.32, 0.34], {
        color: k.tone(leaf, 0.82 + 0.1 * (i % 4)),
        flow: [0.3, 0.6, 0.2],
      });
    }
    if (!k.has('hedge')) {
      const c = k.color('flower', '#f4a8bc', '#fbf6ee', '#d8303c', '#f2c04a');
      for (let i = 0; i < 26; i++) {
        const t = tops[i % 9]!;
        const a = i * 1.9;
        const y = 0.3 + 0.7 * ((i * 0.618) % 1);
        const s = Math.sqrt(1 - y * y * 0.85);
        k.at(
          [t[0] + sin(a) * 0.46 * s, t[1] + 0.42 * y, t[2] + cos(a) * 0.44 * s],
          { yaw: a * 57.3, pitch: 70 - 60 * y },
          () =>
            k.bloom({
              rows: [{ count: 6, length: 0.085, width: 0.068, lift: 22, wide: 0.6 }],
              color: c,
              heart: { radius: 0.026, color: '#f2c23a' },
            }),
        );
      }
    } else k.color('flower', '#f4a8bc', '#fbf6ee', '#d8303c', '#f2c04a');
    k.socket('perch', [0, 0.98, 0], 0.2);
    k.socket('inside', [0, 0.5, 0.4], 0.5);
  },
};
