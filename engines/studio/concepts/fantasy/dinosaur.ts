import type { Concept } from '../concept.ts';

export const DINOSAUR: Concept = {
  name: 'dinosaur',
  words:
    'dinosaur, t rex, t-rex, tyrannosaurus, tyrannosaurus rex, velociraptor, raptor, godzilla, dino, baby dinosaur, allosaurus, spinosaurus',
  kind: 'animal',
  size: 3.2,
  habitat: ['ground'],
  places: ['forest', 'meadow'],
  poses: ['stand', 'walk', 'run', 'sit', 'wave', 'play', 'hold', 'peek'],
  variants: 'raptor, godzilla, spinosaurus',
  parts: { eyes: 'eye', belly: 'belly' },
  build(k) {
    const coat = k.color('main', '#6fa24a', '#8a7a3f', '#4f8f7a', '#c07a3f');
    const belly = k.color('belly', '#f0e2ac');
    const r = 0.42;
    k.upright({
      hip: 1.25,
      torso: 0.78,
      lean: 34,
      trunk: [0.42, 0.52, 0.5],
      arm: { length: 0.62, upper: 0.11, lower: 0.085, hand: 0.095, rest: 'chest', color: coat },
      leg: { upper: 0.34, lower: 0.18, foot: 0.2, toe: 0.38, apart: 0.36, color: coat },
      neck: { length: 0.26, radius: 0.32, rise: 62 },
      head: {
        radius: r,
        shape: [0.98, 0.94],
        muzzle: { length: 1.05, width: 0.66, height: 0.5, drop: 0.26 },
        nose: null,
        ears: { kind: 'none', size: 0 },
        eyes: {
          size: 0.19,
          apart: 0.6,
          height: 0.3,
          iris: k.color('eyes', '#e8b42c'),
          white: '#f6f0dc',
        },
        brow: 1,
      },
      tail: { length: 1.9, radius: 0.4, tip: 0.05, rise: -14, curl: 0.05 },
      coat,
      belly,
      claws: '#efe4c4',
      material: 'hide',
      cells: 124,
      paint: [
        {
          color: k.tone(coat, 0.5),
          amount: 0.75,
          on: [
            { kind: 'bands', axis: 'z', step: 0.34, width: 0.34, soft: 0.1, rag: 0.3 },
            { kind: 'facing', axis: 'y', from: 0.05, to: 0.5 },
          ],
        },
        {
          color: [0.72, 0.72, 0.72],
          shade: true,
          amount: 0.5,
          on: { kind: 'spots', step: 0.085, size: 0.55, soft: 0.3 },
        },
      ],
      onTrunk: (kit, _body, { hip, shoulder }) => {
        if (!kit.has('godzilla', 'spinosaurus')) return;
        for (let i = 0; i < 9; i++) {
          const t = i / 8;
          const high = 0.45 * (0.4 + Math.min(t, 1 - t) * 1.6);
          const at = [
            0,
            shoulder[1] + (hip[1] - shoulder[1]) * t + 0.3,
            shoulder[2] + (hip[2] - shoulder[2]) * t - 0.4 - t * 0.1,
          ] as const;
          kit.tube([at, [0, at[1] + high, at[2] - high * 0.7]], [high * 0.36, 0.01], {
            color: kit.tone(coat, 0.6),
            material: 'hide',
            flat: 0.4,
          });
        }
      },
      onHead: (kit) => {
        for (const s of [1, -1]) {
          kit.ball([s * r * 0.3, r * 0.06, r * 1.7], [r * 0.07, r * 0.06, r * 0.06], {
            color: '#2a2016',
            shadow: false,
            around: 12,
          });
          const lip = (t: number): readonly [number, number, number] => [
            s * r * (0.68 * Math.sqrt(Math.min(1, t * 1.6))),
            r * (-0.44 + 0.16 * t * t),
            r * (1.82 - 1.3 * t * t - 0.1 * t),
          ];
          kit.tube([lip(0), lip(0.15), lip(0.35), lip(0.6), lip(0.85), lip(1)], r * 0.024, {
            color: kit.tone(coat, 0.22),
            shadow: false,
            around: 6,
          });
          for (const t of [0.1, 0.24, 0.38, 0.52, 0.66]) {
            const [x, y, z] = lip(t);
            kit.tube(
              [
                [x * 0.98, y + r * 0.02, z],
                [x * 0.98, y - r * 0.15, z + r * 0.01],
              ],
              [r * 0.055, r * 0.006],
              { color: '#fdf8e6', material: 'horn', around: 8 },
            );
          }
        }
      },
    });
  },
};
