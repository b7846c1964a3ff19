import { oklch } from '../../../core/color.ts';
import { chain, oval } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';

export const PUMPKIN_ACTOR: ActorDefinition = {
  concept: 'pumpkin',
  words: 'pumpkin, jack o lantern, halloween',
  size: 0.35,
  width: 1.15,
  height: 0.95,
  habitat: ['ground', 'table'],
  settings: ['meadow', 'table', 'countryside'],
  share: 0.75,
  seat: 0.76,
  paint: (pen, actor) => {
    const orange = actor.color(0, 0.7, 0.18, 55);
    const carved = actor.has('jack', 'halloween', 'lantern') || actor.isLit;
    const ribs = [
      [-0.36, 0.2, -0.14],
      [0.36, 0.2, -0.14],
      [-0.2, 0.24, -0.04],
      [0.2, 0.24, -0.04],
      [0, 0.22, 0.03],
    ] as const;
    pen.volume(chain(0, 0.74, 0.05, 0.02, 0.84, 0.04, 0.1, 0.92, 0.05), {
      albedo: oklch(0.46, 0.08, 120),
      round: 0.5,
      grain: 0.5,
    });
    for (const [x, r, lift] of ribs)
      pen.volume(oval(x, 0.39, r, 0.38), {
        albedo: orange,
        lift,
        round: 0.7,
        gloss: 0.3,
        grain: 0.2,
      });
    if (!carved) return;
    const face = [
      [-0.27, 0.45, -0.1, 0.45, -0.17, 0.6],
      [0.1, 0.45, 0.27, 0.45, 0.17, 0.6],
      [-0.05, 0.38, 0.05, 0.38, 0, 0.44],
      [
        -0.32, 0.32, -0.2, 0.26, -0.14, 0.31, -0.07, 0.23, 0, 0.29, 0.07, 0.23, 0.14, 0.31, 0.2,
        0.26, 0.32, 0.32, 0.2, 0.15, 0, 0.1, -0.2, 0.15,
      ],
    ];
    pen.emit(face, [1.6, 1.0, 0.3]);
    pen.glow(0, 0.36, 0.7, [1, 0.6, 0.2], actor.isLit ? 0.7 : 0.25);
  },
};
