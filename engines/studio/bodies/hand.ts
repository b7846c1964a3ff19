/** Hands of people. */
import type { Frame, Vec } from '../model/vec.ts';
import type { Kit } from './kit.ts';
import type { PersonPlan } from './person.ts';

/** Open and hanging, or a fist about what is upright in it. @param a radius of the arm */
export function buildHand(
  k: Kit,
  p: PersonPlan,
  wrist: Frame,
  palm: Vec,
  side: 1 | -1,
  a: number,
  isFist: boolean,
): void {
  const { gloves } = p;
  const hand = k.body({
    color: gloves?.color ?? p.skin,
    material: gloves?.material ?? (gloves ? 'leather' : 'skin'),
    blend: a * 0.16,
    cells: 44,
  });
  const thick = gloves ? 1.16 : 1;
  if (isFist) {
    k.at(palm, {}, () => {
      hand.ball([0, 0, -a * 0.05], [a * 0.72 * thick, a * 0.82 * thick, a * 0.74 * thick]);
      for (let i = 0; i < 4; i++) {
        const y = (0.56 - i * 0.37) * a;
        hand.chain(
          [
            [side * a * 0.5, y, a * 0.2],
            [side * a * 0.52, y, a * 0.85],
            [side * a * 0.05, y, a * 1.12],
            [-side * a * 0.34, y, a * 0.85],
          ],
          [a * 0.24, a * 0.22, a * 0.21, a * 0.18],
          { curve: true, blend: a * 0.1 },
        );
      }
      hand.chain(
        [
          [-side * a * 0.5, a * 0.3, a * 0.1],
          [-side * a * 0.6, a * 0.6, a * 0.6],
          [-side * a * 0.2, a * 0.62, a * 1.0],
        ],
        [a * 0.27, a * 0.23, a * 0.19],
        { curve: true, blend: a * 0.1 },
      );
    });
    return;
  }
  // y runs along the forearm; the palm faces the body.
  k.at(wrist, {}, () => {
    hand.ball([0, a * 0.62, 0], [a * 0.5 * thick, a * 0.82, a * 0.74 * thick]);
    hand.ball([0, a * 0.05, 0], a * 0.58 * thick);
    for (let i = 0; i < 4; i++) {
      const z = (0.5 - i * 0.34) * a;
      const long = (i === 0 || i === 3 ? 0.5 : 0.62) * a;
      hand.chain(
        [
          [0, a * 1.05, z],
          [side * a * 0.06, a * 1.1 + long * 0.5, z * 1.04],
          [side * a * 0.26, a * 1.08 + long, z],
        ],
        [a * 0.22 * thick, a * 0.2 * thick, a * 0.17 * thick],
        { curve: true, blend: a * 0.08 },
      );
    }
    hand.chain(
      [
        [side * a * 0.1, a * 0.3, a * 0.5],
        [side * a * 0.2, a * 0.72, a * 0.86],
        [side * a * 0.26, a * 1.12, a * 0.84],
      ],
      [a * 0.27, a * 0.22 * thick, a * 0.18 * thick],
      { curve: true },
    );
  });
}
