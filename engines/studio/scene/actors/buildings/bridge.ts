import { cos, sin } from '../../../core/math.ts';
import { ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { bricks } from './masonry.ts';

export const BRIDGE_ACTOR: ActorDefinition = {
  concept: 'bridge',
  words: 'bridge, stone bridge, aqueduct, viaduct, footbridge, drawbridge',
  size: 18,
  width: 2.1,
  height: 0.62,
  habitat: ['water', 'ground'],
  settings: ['river', 'lake'],
  isBackdrop: true,
  seat: 0.55,
  paint: (pen, actor) => {
    const red = actor.has('japanese', 'wooden');
    const stone = actor.color(0, ...(red ? ([0.5, 0.17, 30] as Lch) : ([0.7, 0.03, 75] as Lch)));
    const deck = (x: number) => 0.5 - x * x * 0.24;
    const outline: number[] = [];
    for (let i = 0; i <= 20; i++) {
      const x = -1.05 + i * 0.105;
      outline.push(x, deck(x));
    }
    outline.push(1.05, -0.04);
    // Three arches cut from the underside.
    for (const [cx, r] of [
      [0.66, 0.22],
      [0, 0.32],
      [-0.66, 0.22],
    ] as const) {
      for (let i = 0; i <= 12; i++) {
        const a = (i / 12) * Math.PI;
        outline.push(cx + cos(a) * r, Math.max(-0.04, sin(a) * r * 1.05 - 0.03));
      }
    }
    outline.push(-1.05, -0.04);
    pen.volume(outline, { albedo: bricks(stone, 22, 0.3), round: 0.12, grain: 0.25 });
    for (const [cx, r] of [
      [0.66, 0.22],
      [0, 0.32],
      [-0.66, 0.22],
    ] as const) {
      const ring: number[] = [];
      for (let i = 0; i <= 14; i++) {
        const a = (i / 14) * Math.PI;
        ring.push(cx + cos(a) * (r + 0.022), sin(a) * (r + 0.022) * 1.05 - 0.03);
      }
      pen.volume(ribbon(ring, 0.04), { albedo: bricks(stone, 40, 0.35), lift: 0.06 });
    }
    const rail: number[] = [];
    for (let i = 0; i <= 20; i++) {
      const x = -1.05 + i * 0.105;
      rail.push(x, deck(x) + 0.06);
      pen.volume(slab(x - 0.014, deck(x), 0.028, 0.06), { albedo: stone });
    }
    pen.volume(ribbon(rail, 0.03), { albedo: stone, lift: 0.06 });
  },
};
