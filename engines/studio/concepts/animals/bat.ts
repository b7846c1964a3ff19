import type { Concept } from '../concept.ts';

export const BAT: Concept = {
  name: 'bat',
  words: 'bat, fruit bat, vampire bat, baby bat, flying fox',
  kind: 'animal',
  size: 0.5,
  habitat: ['air'],
  places: ['forest', 'street'],
  poses: ['fly'],
  parts: { eyes: 'eye', wings: 'wing' },
  build(k) {
    const coat = k.color('main', '#5a4038', '#4a3c44', '#6f4a34');
    const wing = k.color('wings', '#4a3038', '#3c2c3a');
    const r = 0.1;
    const body = k.body({
      color: coat,
      material: 'fur',
      blend: 0.05,
      cells: 90,
      fur: { length: 0.024, width: 0.0022, lift: 0.34, mess: 0.45 },
    });
    body
      .ball([0, 0.2, 0], [0.09, 0.125, 0.085])
      .ball([0, 0.17, 0.03], [0.065, 0.09, 0.065], { color: k.tone(coat, 1.6), blend: 0.02 });
    for (const s of [1, -1] as const) {
      k.wing([s * 0.06, 0.26, -0.02], s, {
        kind: 'bat',
        span: 0.5,
        chord: 0.3,
        lift: k.vary(10, 26),
        color: wing,
        sweep: 0.1,
      });
      body.cone([s * 0.04, 0.1, 0.01], [s * 0.05, 0.045, 0.03], 0.026, 0.018, { blend: 0.02 });
      for (const x of [-0.5, 0.5])
        k.tube(
          [
            [s * 0.05 + x * 0.016, 0.045, 0.035],
            [s * 0.05 + x * 0.022, 0.025, 0.055],
          ],
          [0.009, 0.002],
          { color: '#2a1c1c', around: 8 },
        );
    }
    k.at([0, 0.35, 0.03], { yaw: k.ask.look * 0.6, roll: k.vary(-7, 7) }, () => {
      k.head(
        body,
        {
          radius: r,
          shape: [1.1, 0.96],
          muzzle: { length: 0.36, width: 0.34, height: 0.26, drop: 0.32, color: k.tone(coat, 1.5) },
          nose: { size: 0.14, color: '#2a1818' },
          ears: { kind: 'pointed', size: 0.85, color: coat },
          eyes: {
            size: 0.24,
            apart: 0.44,
            height: 0.08,
            iris: k.color('eyes', '#8a5a1c', '#4a2c17'),
          },
          cheeks: { size: 0.42 },
        },
        coat,
      );
      for (const s of [1, -1])
        k.tube(
          [
            [s * 0.02, -0.056, 0.092],
            [s * 0.021, -0.078, 0.094],
          ],
          [0.007, 0.001],
          { color: '#fdfaf2', material: 'horn', around: 8 },
        );
    });
    k.socket('seat', [0, 0.3, -0.06], 0.14);
    k.socket('neck', [0, 0.28, 0.01], 0.14);
    k.socket('back', [0, 0.24, -0.09], 0.14);
  },
};
