import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const GHOST: Concept = {
  name: 'ghost',
  words: 'ghost, phantom, spectre, specter, spirit, poltergeist, wraith, friendly ghost',
  kind: 'person',
  size: 1.3,
  habitat: ['air', 'ground'],
  places: ['forest', 'street'],
  poses: ['fly', 'stand', 'wave', 'peek'],
  parts: { eyes: 'eye' },
  build(k) {
    const pale = k.color('main', '#f6f4fb', '#eef6fa');
    const sway = k.vary(-0.1, 0.1);
    const phase = k.vary(0, 1);
    const blink = k.pick(true, false);
    k.at([0, 0.1, 0], {}, () => {
      k.sheet(
        (u, v) => {
          const a = u * TAU;
          const t = 1 - v;
          const dome = t < 0.34 ? Math.sqrt(Math.max(0, 1 - (1 - t / 0.34) * (1 - t / 0.34))) : 1;
          const hem = Math.max(0, t - 0.45) / 0.55;
          const r = 0.33 * dome * (1 + 0.24 * hem) * (1 + 0.11 * hem * sin((u * 6 + phase) * TAU));
          const y = 1.22 * v + 0.075 * hem * hem * sin((u * 6 + phase) * TAU);
          return [sin(a) * r + sway * hem * hem, y, cos(a) * r - 0.22 * hem * hem * hem];
        },
        84,
        44,
        {
          color: pale,
          material: 'snow',
          crease: 90,
          paint: [
            { color: '#b9c6ee', amount: 0.55, on: { kind: 'ramp', axis: 'y', from: 0.5, to: 0 } },
          ],
        },
      );
      const arm = k.body({ color: pale, material: 'snow', blend: 0.05, cells: 56 });
      for (const s of [1, -1])
        arm.chain(
          [
            [s * 0.24, 0.74, 0.08],
            [s * 0.42, k.pose === 'wave' && s < 0 ? 0.92 : 0.68, 0.2],
            [s * 0.5, k.pose === 'wave' && s < 0 ? 1.12 : 0.74, 0.26],
          ],
          [0.1, 0.085, 0.055],
          { curve: true },
        );
      const eyes = k.color('eyes', '#1d1926');
      for (const s of [1, -1]) {
        if (blink && s > 0 && k.has('winking')) continue;
        k.ball([s * 0.115, 0.92, 0.275], [0.055, 0.085, 0.05], {
          color: eyes,
          material: 'eye',
          turn: { yaw: s * 20 },
          paint: [
            {
              color: '#ffffff',
              glow: 1,
              on: { kind: 'ball', at: [-0.018, 0.03, 0.045], radius: 0.022, soft: 0.2 },
            },
          ],
        });
        k.ball([s * 0.2, 0.81, 0.265], [0.05, 0.032, 0.02], {
          color: '#f4a9b4',
          shadow: false,
          turn: { yaw: s * 36 },
        });
      }
      k.ball([0, 0.78, 0.325], [0.045, blink ? 0.03 : 0.055, 0.025], {
        color: '#5a2f3f',
        material: 'wet',
      });
      k.socket('headTop', [0, 1.13, 0], 0.5);
      k.socket('face', [0, 0.92, 0.3], 0.62);
      k.socket('neck', [0, 0.62, 0.02], 0.6);
      k.socket('handL', [0.5, 0.74, 0.28], 0.12);
      k.socket('handR', [-0.5, 0.74, 0.28], 0.12);
      k.socket('mouth', [0, 0.78, 0.34], 0.1);
    });
    k.socket('rump', [0, 0.1, 0], 0.4);
    k.socket('light', [0, 0.8, 0.3], 0.25);
  },
};
