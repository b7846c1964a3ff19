/** Wheels: tyre, rim, hub and spokes, about the x axis. */
import { sin, TAU } from '../core/math.ts';
import type { Color } from '../model/paint.ts';
import type { Vec } from '../model/vec.ts';
import type { Kit } from './kit.ts';

export interface WheelPlan {
  radius: number;
  width: number;
  spokes?: number;
  rim?: Color;
  /** A pale ring on the side of the tyre. */
  band?: Color;
  tyre?: Color;
}

export function buildWheel(k: Kit, at: Vec, p: WheelPlan): void {
  const { radius: r, width: w } = p;
  const side = at[0] >= 0 ? 1 : -1;
  // The lathe's axis y becomes the axle, outward.
  k.at(at, { roll: -90 * side }, () => {
    k.lathe(
      [
        [r * 0.66, -w / 2],
        [r * 0.9, -w / 2],
        [r * 0.985, -w * 0.36],
        [r, -w * 0.2],
        [r, w * 0.2],
        [r * 0.985, w * 0.36],
        [r * 0.9, w / 2],
        [r * 0.66, w / 2],
      ],
      { color: p.tyre ?? '#1c1b1d', material: 'rubber', straight: true, crease: 30, around: 44 },
    );
    if (p.band) {
      k.lathe(
        [
          [r * 0.88, w * 0.505],
          [r * 0.72, w * 0.52],
        ],
        { color: p.band, material: 'rubber', straight: true, around: 44 },
      );
    }
    k.lathe(
      [
        [r * 0.68, -w * 0.3],
        [r * 0.68, w * 0.46],
        [r * 0.62, w * 0.5],
        [r * 0.58, w * 0.44],
        [r * 0.56, w * 0.2],
        [0.0, w * 0.16],
      ],
      { color: p.rim ?? '#c9ccd2', material: 'chrome', straight: true, crease: 30, around: 40 },
    );
    k.lathe(
      [
        [r * 0.2, w * 0.14],
        [r * 0.19, w * 0.46],
        [r * 0.12, w * 0.54],
        [0, w * 0.56],
      ],
      { color: p.rim ?? '#d5d7db', material: 'chrome', around: 24 },
    );
    const n = p.spokes ?? 10;
    for (let i = 0; i < n; i++) {
      const a = i / n;
      const [x, z] = [sin(a * TAU), sin((a + 0.25) * TAU)];
      k.tube(
        [
          [x * r * 0.12, w * 0.4, z * r * 0.12],
          [x * r * 0.6, w * 0.34, z * r * 0.6],
        ],
        r * 0.035,
        { color: p.rim ?? '#c9ccd2', material: 'chrome', around: 7, along: 2 },
      );
    }
  });
}
