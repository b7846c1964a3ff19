/** Rounded skins over stations along z: car bodies, fuselages, carriages, cushions. */
import { cos, pow, sin, TAU } from '../core/math.ts';
import type { Look } from '../model/model.ts';
import { curveAt, type Vec } from '../model/vec.ts';
import type { Kit } from './kit.ts';

/** Place along z, height of the underside and of the top, half of the breadth. */
export type Station = readonly [z: number, low: number, high: number, half: number];

export interface ShellLook extends Look {
  /** 1 is an ellipse, 0 a box. */
  round?: number;
  /** Breadth at the top to that below; 1 when absent. */
  lean?: number;
  crease?: number;
  /** Straight from station to station instead of a curve through them. */
  straight?: boolean;
}

const AROUND = 36;

export function buildShell(k: Kit, stations: readonly Station[], look: ShellLook): void {
  const { round = 0.4, lean = 1, straight = false } = look;
  const power = 0.12 + 0.88 * round;
  const shaped = (x: number) => (x < 0 ? -1 : 1) * pow(Math.abs(x), power);
  const n = stations.length - 1;
  k.loft(
    (v) => {
      const j = Math.min(n, Math.round(v * n));
      const [z, low, high, half] = (straight ? stations[j]! : curveAt(stations, v)) as [
        number,
        number,
        number,
        number,
      ];
      const [middle, tall] = [(low + high) / 2, (high - low) / 2];
      return Array.from({ length: AROUND }, (_, i): Vec => {
        const [s, c] = [shaped(sin((i / AROUND) * TAU)), shaped(cos((i / AROUND) * TAU))];
        const narrow = 1 - (1 - lean) * (0.5 + 0.5 * c);
        return [s * half * narrow, middle + c * tall, z];
      });
    },
    straight ? n : n * 6,
    look,
  );
}
