import { oklch } from '../../../core/color.ts';
import { sin, smoothstep } from '../../../core/math.ts';
import { blend, mix } from '../../../paint/pen.ts';
import { blob, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';

export const OCTOPUS_ACTOR: ActorDefinition = {
  concept: 'octopus',
  words: 'octopus, squid, kraken',
  size: 1.2,
  width: 1.25,
  height: 1.05,
  habitat: ['underwater', 'water', 'ground'],
  settings: ['underwater'],
  paint: (pen, actor) => {
    const own = actor.random.fork('arms');
    const skin = actor.color(
      0,
      ...own.pick<Lch>([
        [0.58, 0.17, 28],
        [0.55, 0.16, 330],
        [0.6, 0.14, 50],
      ]),
    );
    const pale = mix(skin, [0.98, 0.85, 0.75], 0.6);
    const arm = (i: number, far: boolean) => {
      const side = i % 2 === 0 ? -1 : 1;
      const k = Math.floor(i / 2);
      const reach = 0.06 + k * 0.125 + own.range(-0.03, 0.04);
      const curl = own.range(0.05, 0.16);
      const low = own.range(0.02, 0.12) + (far ? 0.1 : 0);
      const line = curve(
        side * 0.08,
        0.5,
        side * (0.12 + reach * 0.5),
        0.3,
        side * reach,
        0.12 + low,
        side * (reach + 0.14),
        low,
        side * (reach + 0.2),
        low + curl,
        side * (reach + 0.1),
        low + curl * 1.2,
      );
      pen.volume(
        ribbon(line, (t) => 0.12 * (1 - t * 0.86)),
        { albedo: skin, lift: far ? -0.2 : 0, round: 0.6, grain: 0.25 },
      );
      if (far) return;
      const n = line.length / 2;
      for (let j = 6; j < n - 3; j += 2) {
        const t = j / n;
        pen.fill(
          oval(
            line[j * 2]! + 0.0,
            line[j * 2 + 1]! - 0.04 * (1 - t),
            0.017 * (1.1 - t),
            0.011 * (1.1 - t),
          ),
          pale,
          0.7,
        );
      }
    };
    for (const i of [1, 4, 6]) arm(i, true);
    const head = blob(
      -0.17,
      0.48,
      -0.3,
      0.68,
      -0.28,
      0.92,
      -0.05,
      1.03,
      0.2,
      0.94,
      0.26,
      0.7,
      0.17,
      0.48,
      0,
      0.42,
    );
    for (const i of [0, 5, 2, 3, 7]) arm(i, false);
    pen.volume(head, {
      albedo: (u, v) =>
        blend(skin, pale, smoothstep(0.6, 0.95, sin(u * 37 + v * 9) * sin(v * 31 + u * 5)) * 0.35),
      round: 0.65,
      gloss: 0.25,
      grain: 0.2,
    });
    for (const x of [-0.1, 0.13]) {
      pen.volume(oval(x, 0.58, 0.062), { albedo: pale });
      pen.eye(x + 0.01, 0.585, 0.042, oklch(0.8, 0.13, 90), { slit: false });
    }
  },
};
