import { oklch, type Rgb } from '../../../core/color.ts';
import { cos, sin, smoothstep } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import { chain } from '../../../paint/shapes.ts';
import { looksAtViewer, paintSeated } from '../../animal/seated-figure.ts';
import type { ActorDefinition } from '../../concept.ts';
import { LION } from './feline-plans.ts';
import { paintQuadruped } from './quadruped.ts';
import type { Posed } from './quadruped-build.ts';

function paintMane(posed: Posed, hue: number, L: number, count: number, seed: number): void {
  const { pen, onHead } = posed;
  const dark = oklch(L, 0.085, hue);
  const light = oklch(L + 0.16, 0.105, hue + 10);
  // Locks from the neck outwards to the face, the outer ones darker.
  for (let ring = 0; ring < 3; ring++) {
    const n = count - ring * 5;
    for (let i = 0; i < n; i++) {
      const a = 0.9 + (i / (n - 1)) * 4.45;
      const j = sin(i * 12.9 + ring * 7 + seed);
      const r0 = 0.34;
      const r1 = (1.28 - ring * 0.25) * (1 + 0.12 * j) * (a > 3.6 ? 1.25 : 1);
      const x = -0.15;
      const lock = onHead([
        x + cos(a) * r0,
        sin(a) * r0,
        x + cos(a + 0.1 * j) * r1 * 0.6,
        sin(a + 0.1 * j) * r1 * 0.6,
        x + cos(a + 0.22 * j) * r1,
        sin(a + 0.22 * j) * r1 - 0.14,
      ]);
      const s = posed.build.head.size;
      const t = ring / 2 + j * 0.2;
      pen.volume(
        chain(
          lock[0]!,
          lock[1]!,
          0.16 * s,
          lock[2]!,
          lock[3]!,
          0.19 * s,
          lock[4]!,
          lock[5]!,
          0.03 * s,
        ),
        {
          albedo: [...blend(dark, light, t)] as unknown as Rgb,
          round: 0.4,
          grain: 0.25,
          rim: 0.3,
        },
      );
    }
  }
}

export const LION_ACTOR: ActorDefinition = {
  concept: 'lion',
  words: 'lion, lioness, male lion, lion cub',
  size: 1.25,
  width: 1.65,
  height: 1.12,
  habitat: ['ground'],
  settings: ['savanna', 'savanna', 'countryside'],
  paint: (pen, actor) => {
    if (looksAtViewer(pen, actor)) {
      paintSeated(pen, actor, 'lion', { maned: !actor.has('lioness', 'cub') });
      return;
    }
    const own = actor.random.fork('mane');
    const hue = own.range(44, 62);
    const L = own.range(0.33, 0.46);
    const seed = own.range(0, 20);
    const maned = !actor.has('lioness', 'cub');
    paintQuadruped(pen, actor, LION, {
      stances: ['stand', 'walk', 'sit'],
      over: (posed) => {
        if (!maned) return;
        paintMane(posed, hue, L, 22, seed);
        // The face lies before the mane.
        posed.pen.volume(
          chain(-0.08, 0, 0.4, 0.3, -0.1, 0.42, 0.66, -0.2, 0.32, 0.84, -0.24, 0.27).map(
            posed.onHead,
          ),
          {
            albedo: (_u, v) => {
              const [, hy] = posed.onHead([0, -0.18]);
              return blend(posed.coat, oklch(0.9, 0.03, 80), smoothstep(hy! + 0.01, hy! - 0.05, v));
            },
          },
        );
      },
    });
  },
};
