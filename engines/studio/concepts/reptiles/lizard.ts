import type { Concept } from '../concept.ts';

export const LIZARD: Concept = {
  name: 'lizard',
  words:
    'lizard, gecko, iguana, salamander, komodo dragon, newt, skink, bearded dragon, axolotl, monitor lizard',
  kind: 'animal',
  size: 0.5,
  habitat: ['ground', 'table'],
  places: ['meadow', 'desert', 'forest'],
  poses: ['stand', 'walk', 'lie', 'sleep'],
  variants: 'gecko, iguana, axolotl',
  parts: { eyes: 'eye' },
  build(k) {
    const isPink = k.has('axolotl');
    const coat = k.color(
      'main',
      isPink ? '#f4b8b8' : '#6fae3c',
      isPink ? '#f4b8b8' : '#3f9a7a',
      isPink ? '#f4b8b8' : '#c8863a',
    );
    k.reptile({
      height: 0.055,
      length: 0.16,
      trunk: [0.034, 0.046, 0.036],
      leg: { radius: 0.015, spread: 0.05, foot: 0.017, toes: 4 },
      neck: { length: 0.03, radius: 0.03, rise: 40 },
      head: { skull: [0.046, 0.036, 0.046], snout: [0.036, 0.022, 0.03] },
      eyes: { size: 0.0165, iris: '#f0b83a', up: 0.5 },
      tail: { length: 0.26, radius: 0.024, curl: 0.55 },
      coat,
      belly: '#f4ecc4',
      material: isPink ? 'wet' : 'scale',
      ...(k.has('iguana', 'bearded', 'komodo')
        ? { spines: { height: 0.024, color: k.tone(coat, 0.5) } }
        : {}),
      paint: isPink
        ? []
        : [
            {
              color: k.tone(coat, 1.9),
              amount: 0.8,
              on: [
                { kind: 'spots', step: 0.034, size: 0.55, soft: 0.2 },
                { kind: 'facing', axis: 'y', from: 0, to: 0.35 },
              ],
            },
          ],
      onHead: (kit) => {
        if (!isPink) return;
        for (const s of [1, -1])
          for (const a of [-0.5, 0.2, 0.9])
            kit.tube(
              [
                [s * 0.042, 0.0, -0.012],
                [s * 0.066, 0.012 + a * 0.022, -0.02],
                [s * 0.084, 0.014 + a * 0.034, -0.024],
              ],
              [0.006, 0.007, 0.002],
              { color: '#e0567a', material: 'skin' },
            );
      },
    });
  },
};
