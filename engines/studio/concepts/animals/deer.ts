import type { Concept } from '../concept.ts';

export const DEER: Concept = {
  name: 'deer',
  words:
    'deer, stag, doe, fawn, buck, reindeer, elk, caribou, antelope, gazelle, roe deer, impala, bambi',
  kind: 'animal',
  size: 1.5,
  habitat: ['ground'],
  places: ['forest', 'meadow', 'snow'],
  poses: ['stand', 'walk', 'run', 'lie', 'sleep', 'sit'],
  variants: 'fawn, doe, reindeer',
  parts: { eyes: 'eye', antlers: 'antler, horn' },
  build(k) {
    const isFawn = k.has('fawn', 'baby', 'bambi');
    const coat = k.color(
      'main',
      k.has('reindeer', 'caribou') ? '#8a7466' : '#b4733f',
      k.has('reindeer', 'caribou') ? '#8a7466' : '#a5673a',
    );
    const pale = '#f3e2c6';
    const antler = k.color('antlers', '#a8845a', '#8f6c48');
    const hasAntlers = !isFawn && !k.has('doe', 'female');
    const r = 0.145;
    k.quadruped({
      height: 0.82,
      length: 0.56,
      trunk: [0.18, 0.18, 0.18],
      leg: { upper: 0.105, lower: 0.042, foot: 0.052, hoof: '#2e2420' },
      neck: { length: 0.38, radius: 0.085, rise: 62 },
      head: {
        radius: r,
        shape: [0.98, 0.98],
        muzzle: { length: 1, width: 0.36, height: 0.32, drop: 0.42, color: pale },
        nose: { size: 0.19 },
        ears: { kind: 'side', size: 0.82 },
        eyes: { size: 0.27, apart: 0.54, height: 0.14, iris: k.color('eyes', '#3a2414') },
      },
      tail: { length: 0.12, radius: 0.05, rise: 36, color: '#fbf4e6' },
      coat,
      belly: pale,
      fur: { length: 0.026, width: 0.0026, lift: 0.22, mess: 0.25 },
      paint: [
        {
          color: '#fbf1dc',
          amount: isFawn || k.pick(true, false) ? 0.9 : 0,
          on: [
            { kind: 'spots', step: 0.085, size: 0.5, soft: 0.2 },
            { kind: 'facing', axis: 'y', from: -0.1, to: 0.25 },
            { kind: 'ramp', axis: 'z', from: 0.3, to: 0.1 },
          ],
        },
      ],
      onTrunk: (_k, body, s) =>
        body.ball([0, s.shoulder[1] + 0.1, s.shoulder[2] + 0.14], [0.09, 0.13, 0.08], {
          color: pale,
          flow: [0, -1, 0.2],
        }),
      onHead: (kit) => {
        if (!hasAntlers) return;
        const look = { color: antler, material: 'bark' as const, around: 10 };
        for (const s of [1, -1]) {
          const beam = (t: number): readonly [number, number, number] => [
            s * r * (0.4 + 1.7 * t - 0.7 * t * t),
            r * (0.8 + 3 * t),
            r * (-0.1 - 1.5 * t + 1.5 * t * t),
          ];
          kit.tube(
            [beam(0), beam(0.33), beam(0.66), beam(1)],
            [r * 0.17, r * 0.14, r * 0.1, r * 0.03],
            look,
          );
          for (const [t, dx, dy, dz, long] of [
            [0.14, 0.3, 0.5, 0.9, 1],
            [0.46, 0.7, 0.75, 0.3, 0.95],
            [0.72, 0.8, 0.8, -0.1, 0.7],
            [0.5, -0.4, 0.9, 0.1, 0.7],
          ] as const) {
            const [x, y, z] = beam(t);
            kit.tube(
              [
                [x, y, z],
                [x + s * dx * r * long * 0.6, y + dy * r * long * 0.4, z + dz * r * long * 0.6],
                [x + s * dx * r * long, y + dy * r * long * 1.2, z + dz * r * long],
              ],
              [r * 0.11, r * 0.09, r * 0.02],
              look,
            );
          }
        }
      },
    });
  },
};
