import { oklch } from '../../../core/color.ts';
import { mix, type Pen } from '../../../paint/pen.ts';
import { blob, chain, curve, oval, ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Actor } from '../../stage/actor.ts';
import type { Lch } from '../../stage/lch.ts';
import { person } from './wardrobe.ts';

export const ROBOT_ACTOR: ActorDefinition = {
  concept: 'robot',
  words: 'robot, android, cyborg, mech, droid, automaton, humanoid robot, machine',
  ...person(['studio', 'street', 'room']),
  width: 0.75,
  height: 1.1,
  bust: 0.5,
  paint: (pen, actor) => paintRobot(pen, actor),
};

function paintRobot(pen: Pen, actor: Actor): void {
  const own = actor.random.fork('robot');
  const shell = actor.color(
    0,
    ...own.pick<Lch>([
      [0.88, 0.015, 230],
      [0.74, 0.13, 75],
      [0.62, 0.11, 235],
      [0.62, 0.16, 30],
      [0.72, 0.08, 175],
    ]),
  );
  const joint = oklch(0.36, 0.015, 260);
  const light = oklch(0.85, 0.14, own.pick([195, 145, 60]));
  const hull = { albedo: shell, gloss: 0.6, grain: 0.04, round: 0.6 } as const;
  const wave = own.chance(0.5);
  const round = own.chance(0.5);
  for (const [s, lift] of [
    [1, -0.12],
    [-1, 0],
  ] as const) {
    const x = s * 0.09;
    pen.volume(chain(x, 0.36, 0.03, x * 1.1, 0.2, 0.028, x * 1.1, 0.08, 0.03), {
      albedo: joint,
      lift,
    });
    pen.volume(blob(x - 0.052, 0.14, x - 0.04, 0.3, x + 0.04, 0.3, x + 0.052, 0.14), {
      ...hull,
      lift,
    });
    pen.volume(blob(x - 0.07, 0, x - 0.06, 0.07, x + 0.03, 0.1, x + 0.1, 0.04, x + 0.1, 0), {
      ...hull,
      lift,
    });
  }
  const arm = (s: number, up: boolean, lift: number) => {
    const ex = s * 0.27;
    const ey = up ? 0.7 : 0.48;
    const hx = up ? s * 0.32 : s * 0.25;
    const hy = up ? 0.88 : 0.32;
    pen.volume(chain(s * 0.17, 0.64, 0.03, ex, ey, 0.026, hx, hy, 0.026), { albedo: joint, lift });
    pen.volume(oval(s * 0.19, 0.64, 0.055), { ...hull, lift });
    pen.volume(chain(ex, ey, 0.036, (ex + hx * 2) / 3, (ey + hy * 2) / 3, 0.045), {
      ...hull,
      lift,
    });
    for (const d of [-0.03, 0.0, 0.03])
      pen.volume(chain(hx, hy, 0.02, hx + d, hy + (up ? 0.065 : -0.06), 0.012), {
        albedo: joint,
        lift,
      });
  };
  arm(1, wave, -0.12);
  pen.volume(
    round
      ? oval(0, 0.52, 0.185, 0.195)
      : blob(-0.16, 0.37, -0.19, 0.55, -0.16, 0.71, 0.16, 0.71, 0.19, 0.55, 0.16, 0.37),
    hull,
  );
  pen.fill(blob(-0.09, 0.5, -0.09, 0.62, 0.09, 0.62, 0.09, 0.5), mix(joint, [0, 0, 0], 0.3), 0.5);
  for (let i = 0; i < 3; i++) {
    const c = [light, oklch(0.7, 0.19, 30), oklch(0.85, 0.15, 90)][i]!;
    pen.emit(oval(-0.05 + i * 0.05, 0.58, 0.015), c);
  }
  pen.emit(ribbon(curve(-0.07, 0.53, -0.03, 0.54, 0, 0.52, 0.03, 0.545, 0.07, 0.53), 0.01), light);
  for (const y of [0.42, 0.4]) pen.shade(ribbon([-0.1, y, 0.1, y], 0.006), 0.4, 0.002);
  arm(-1, false, 0.02);
  pen.volume(slab(-0.04, 0.7, 0.08, 0.05), { albedo: joint });
  const head = blob(
    -0.15,
    0.76,
    -0.165,
    0.87,
    -0.13,
    0.97,
    0.13,
    0.97,
    0.165,
    0.87,
    0.15,
    0.76,
    0,
    0.735,
  );
  pen.volume(head, hull);
  for (const s of [-1, 1])
    pen.volume(oval(s * 0.17, 0.86, 0.026, 0.045), { albedo: joint, gloss: 0.4 });
  pen.fill(
    blob(-0.115, 0.81, -0.125, 0.87, -0.1, 0.925, 0.1, 0.925, 0.125, 0.87, 0.115, 0.81),
    [0.015, 0.02, 0.03],
    0.6,
  );
  for (const x of [-0.05, 0.06]) {
    pen.emit(oval(x, 0.875, 0.026, 0.028), light);
    pen.emit(oval(x + 0.006, 0.884, 0.01), [1, 1, 1]);
    pen.glow(x, 0.875, 0.09, light, 0.5);
  }
  pen.emit(ribbon(curve(-0.035, 0.83, 0.005, 0.82, 0.045, 0.83), 0.008), light);
  pen.volume(ribbon([0, 0.97, 0, 1.05], 0.012), { albedo: joint });
  pen.volume(oval(0, 1.06, 0.022), { albedo: oklch(0.62, 0.2, 28), gloss: 0.8, glow: 0.4 });
}
