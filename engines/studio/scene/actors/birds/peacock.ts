import { oklch } from '../../../core/color.ts';
import { cos, sin } from '../../../core/math.ts';
import { blob, chain, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';

export const PEACOCK_ACTOR: ActorDefinition = {
  concept: 'peacock',
  words: 'peacock, peafowl',
  size: 1.5,
  width: 1.35,
  height: 1.05,
  habitat: ['ground'],
  settings: ['garden', 'park'],
  paint: (pen, actor) => {
    const blue = actor.color(0, 0.46, 0.16, 255);
    const green = oklch(0.5, 0.11, 160);
    const eyeRing = oklch(0.66, 0.12, 70);
    for (let ring = 0; ring < 3; ring++) {
      const n = 19 - ring * 2;
      const r = 0.64 - ring * 0.13;
      for (let i = 0; i < n; i++) {
        const a = 0.12 + (i / (n - 1)) * 2.9;
        const x = cos(a) * r;
        const y = 0.32 + sin(a) * r;
        pen.volume(
          ribbon([x * 0.15, 0.32 + (y - 0.32) * 0.15, x, y], (t) => 0.02 + 0.07 * t),
          { albedo: green, lift: -0.1 + ring * 0.05, round: 0.3, rim: 0.2 },
        );
        const tilt = a - 1.57;
        pen.volume(oval(x, y, 0.05, 0.068, tilt), { albedo: eyeRing });
        pen.fill(oval(x, y - 0.004, 0.034, 0.044, tilt), oklch(0.6, 0.13, 200), 0.7);
        pen.fill(oval(x, y - 0.006, 0.02, 0.026, tilt), oklch(0.3, 0.13, 270), 0.6);
      }
    }
    for (const x of [-0.05, 0.06])
      pen.volume(chain(x, 0.2, 0.022, x, 0.02, 0.014, x + 0.08, 0.01, 0.012), {
        albedo: oklch(0.5, 0.05, 70),
      });
    pen.volume(
      [
        ...chain(-0.02, 0.3, 0.15, 0.0, 0.4, 0.12, 0.06, 0.6, 0.055),
        ...chain(0.06, 0.58, 0.055, 0.09, 0.72, 0.06),
      ],
      { albedo: blue, gloss: 0.3, round: 0.6 },
    );
    pen.volume(blob(0.13, 0.74, 0.22, 0.71, 0.13, 0.69), { albedo: oklch(0.7, 0.03, 80) });
    for (let i = -1; i < 2; i++) {
      pen.fill(ribbon([0.08, 0.77, 0.06 + i * 0.035, 0.86], 0.006), blue, 0.6);
      pen.volume(oval(0.06 + i * 0.035, 0.865, 0.014), { albedo: blue });
    }
    pen.eye(0.105, 0.735, 0.014, oklch(0.2, 0.02, 50));
  },
};
