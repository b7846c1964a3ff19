import type { Concept } from '../concept.ts';

export const WORM: Concept = {
  name: 'worm',
  words: 'worm, earthworm, inchworm, bookworm, maggot, leech, eel',
  kind: 'animal',
  size: 0.14,
  habitat: ['ground', 'table'],
  places: ['meadow'],
  poses: ['stand'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#e8938a', '#d8867a');
    const body = k.body({
      color: coat,
      material: 'wet',
      blend: 0.008,
      cells: 120,
      paint: [
        {
          color: [0.74, 0.66, 0.66],
          shade: true,
          on: { kind: 'bands', axis: 'z', step: 0.0095, width: 0.26, soft: 0.2 },
        },
      ],
    });
    const s = k.pick(1, -1);
    body.chain(
      [
        [s * 0.02, 0.008, -0.12],
        [-s * 0.03, 0.013, -0.08],
        [-s * 0.02, 0.036, -0.04],
        [s * 0.01, 0.014, 0.0],
        [s * 0.015, 0.02, 0.035],
        [0, 0.055, 0.05],
        [0, 0.075, 0.058],
      ],
      [0.006, 0.012, 0.0135, 0.014, 0.0145, 0.0145, 0.0145],
      { curve: true },
    );
    body.cone([s * 0.011, 0.014, 0.004], [s * 0.014, 0.017, 0.022], 0.0165, 0.0165, {
      color: k.tone(coat, 1.35),
      blend: 0.004,
    });
    k.at([0, 0.085, 0.062], { yaw: k.ask.look * 0.6 }, () => {
      body.ball([0, 0, 0], [0.021, 0.021, 0.02]);
      for (const x of [1, -1])
        k.eye([x * 0.009, 0.005, 0.015], [x * 0.2, 0.05, 1], 0.0078, {
          iris: k.color('eyes', '#3a2414'),
          white: '#fbf6ec',
          irisSize: 0.78,
          pupil: 0.6,
        });
      k.tube(
        [
          [-0.008, -0.0065, 0.0195],
          [0, -0.011, 0.02],
          [0.008, -0.0065, 0.0195],
        ],
        [0.0004, 0.001, 0.0004],
        { color: '#7a2a2a', shadow: false, around: 6 },
      );
      k.socket('headTop', [0, 0.02, 0], 0.032);
      k.socket('face', [0, 0.005, 0.02], 0.04);
      k.socket('mouth', [0, -0.009, 0.021], 0.015);
    });
    k.socket('seat', [0, 0.045, -0.03], 0.03);
    k.socket('neck', [0, 0.068, 0.055], 0.032);
    k.socket('back', [0, 0.045, -0.04], 0.03);
  },
};
