import type { Concept } from '../concept.ts';

export const FROG: Concept = {
  name: 'frog',
  words: 'frog, toad, tree frog, bullfrog, baby frog, poison dart frog, tadpole',
  kind: 'animal',
  size: 0.2,
  habitat: ['ground', 'water', 'table'],
  places: ['meadow', 'forest'],
  poses: ['sit', 'stand', 'lie', 'sleep', 'peek', 'wave', 'hold', 'play'],
  variants: 'toad',
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color(
      'main',
      k.has('toad') ? '#8a7448' : '#5fae3c',
      k.has('toad') ? '#8a7448' : '#74b848',
    );
    const pale = '#f2eebc';
    const body = k.body({
      color: coat,
      material: 'wet',
      blend: 0.022,
      cells: 120,
      paint: [
        {
          color: k.tone(coat, 0.5),
          amount: 0.8,
          on: [
            { kind: 'spots', step: 0.036, size: 0.62, soft: 0.2 },
            { kind: 'facing', axis: 'y', from: -0.2, to: 0.2 },
            { kind: 'facing', axis: 'z', from: 0.75, to: 0.5 },
          ],
        },
      ],
    });
    body.ball([0, 0.078, -0.012], [0.066, 0.06, 0.08], { turn: { pitch: -30 } });
    body.ball([0, 0.068, 0.028], [0.052, 0.056, 0.042], { color: pale, blend: 0.012 });
    const isUp = k.pose === 'peek';
    for (const s of [1, -1] as const) {
      const name = s === 1 ? 'handL' : 'handR';
      const raised = (k.pose === 'wave' && s === -1) || k.ask.grips[name] !== undefined || isUp;
      const hand = raised
        ? ([s * 0.085, isUp ? 0.1 : 0.15, 0.09] as const)
        : ([s * 0.064, 0.012, 0.075] as const);
      body.chain(
        [[s * 0.046, 0.082, 0.03], [s * 0.082, raised ? 0.09 : 0.055, 0.05], hand],
        [0.022, 0.017, 0.013],
        { blend: 0.01 },
      );
      for (const x of [-1, 0, 1])
        k.ball(
          [
            hand[0] + x * 0.015,
            hand[1] + (raised ? 0.016 - Math.abs(x) * 0.006 : -0.004),
            hand[2] + (raised ? 0.004 : 0.018 - Math.abs(x) * 0.007),
          ],
          [0.009, raised ? 0.011 : 0.006, raised ? 0.008 : 0.012],
          { color: k.tone(coat, 1.3), material: 'wet', around: 12 },
        );
      k.socket(name, hand, 0.03);
      if (isUp) continue;
      body.ball([s * 0.082, 0.05, -0.04], [0.036, 0.042, 0.062], {
        turn: { pitch: -24, yaw: s * 12 },
        blend: 0.014,
      });
      body.chain(
        [
          [s * 0.09, 0.018, -0.075],
          [s * 0.11, 0.014, 0.0],
          [s * 0.118, 0.01, 0.032],
        ],
        [0.019, 0.015, 0.013],
        { blend: 0.012 },
      );
      for (const x of [-1, 0, 1])
        k.ball([s * 0.12 + x * 0.019, 0.007, 0.05 - Math.abs(x) * 0.006], [0.009, 0.006, 0.017], {
          color: k.tone(coat, 1.3),
          material: 'wet',
          around: 12,
        });
    }
    k.at([0, 0.132, 0.034], { yaw: k.ask.look * 0.6, roll: k.vary(-5, 5) }, () => {
      body.ball([0, 0, 0], [0.076, 0.05, 0.06]);
      body.ball([0, -0.022, 0.006], [0.07, 0.032, 0.054], { color: pale, blend: 0.006 });
      for (const s of [1, -1]) {
        body.ball([s * 0.042, 0.04, 0.008], 0.0275, { blend: 0.014 });
        if (k.pose !== 'sleep')
          k.eye([s * 0.045, 0.046, 0.017], [s * 0.4, 0.1, 1], 0.0235, {
            iris: k.color('eyes', '#e8b23a', '#c98a2a'),
            white: '#2a2412',
            irisSize: 0.9,
            slit: 1,
            pupil: 0.6,
          });
        k.ball([s * 0.012, 0.012, 0.058], 0.0028, { color: '#2f4a1c', shadow: false, around: 8 });
      }
      const lip = (t: number): readonly [number, number, number] => [
        t * 0.064,
        -0.009 + 0.012 * t * t,
        0.0605 * Math.sqrt(Math.max(0, 1 - t * t * 0.8)) + 0.001,
      ];
      k.tube([lip(-1), lip(-0.7), lip(-0.35), lip(0), lip(0.35), lip(0.7), lip(1)], 0.0022, {
        color: '#3a4a1c',
        shadow: false,
        around: 6,
      });
      k.socket('headTop', [0, 0.058, -0.024], 0.07, { pitch: -14 });
      k.socket('face', [0, 0.045, 0.05], 0.12);
      k.socket('mouth', [0, -0.01, 0.064], 0.05);
    });
    k.socket('neck', [0, 0.1, 0.022], 0.12);
    k.socket('back', [0, 0.12, -0.05], 0.1, { pitch: -26 });
    k.socket('seat', [0, 0.13, -0.04], 0.1);
    k.socket('rump', [0, 0.01, -0.03], 0.1);
  },
};
