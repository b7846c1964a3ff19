/** Where the camera stands, so that what is asked for fills its share of the picture. */
import { cos, sin } from '../core/math.ts';
import { add, scale, type Vec } from '../model/vec.ts';
import { lookAt, project, type View } from '../render/view.ts';
import type { Shot } from './script.ts';

export interface Aim {
  /** Degrees around the subjects and above them. */
  yaw: number;
  tilt: number;
  /** Share of the picture's height that the subjects take, at most. */
  share: number;
  tanHalf: number;
}

export function aimFor(shot: Shot | null, own: Aim): Aim {
  switch (shot) {
    case 'close-up':
      return { ...own, share: 0.95 };
    case 'wide':
      return { ...own, share: Math.min(own.share, 0.38) };
    case 'aerial':
      return { ...own, tilt: 36, share: 0.5 };
    case 'top':
      return { ...own, tilt: 72, share: 0.62 };
    case 'isometric':
      return { yaw: 45, tilt: 30, share: 0.66, tanHalf: 0.07 };
    default:
      return own;
  }
}

/**
 * A view in which the points take the asked share.
 * @param rise where their middle stands above the picture's middle, in halves of its height
 */
export function frameView(points: readonly Vec[], aim: Aim, ratio: number, rise: number): View {
  const yaw = (aim.yaw * Math.PI) / 180;
  const tilt = (aim.tilt * Math.PI) / 180;
  const way: Vec = [sin(yaw) * cos(tilt), sin(tilt), cos(yaw) * cos(tilt)];
  let target = points.reduce<Vec>((a, p) => add(a, scale(p, 1 / points.length)), [0, 0, 0]);
  let distance = 10;
  let view = lookAt(add(target, scale(way, distance)), target, aim.tanHalf);
  for (let turn = 0; turn < 7; turn++) {
    view = lookAt(add(target, scale(way, distance)), target, aim.tanHalf);
    let [x0, y0, x1, y1] = [1e9, 1e9, -1e9, -1e9];
    for (const p of points) {
      const [x, y, w] = project(view, p, ratio, 1);
      if (w <= 0) continue;
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
    }
    const high = y1 - y0;
    const wide = (x1 - x0) / ratio;
    const fill = Math.max(high / aim.share, wide / Math.min(0.86, aim.share * 1.25));
    // Half a picture is tanHalf * distance metres at the target.
    const metres = 2 * aim.tanHalf * distance;
    const dx = ((x0 + x1) / 2 - ratio / 2) * metres;
    const dy = ((y0 + y1) / 2 - 0.5 + rise / 2) * metres;
    target = add(target, add(scale(view.right, dx), scale(view.up, -dy)));
    distance *= 1 + (fill - 1) * 0.9;
    distance = Math.max(0.05, distance);
  }
  return lookAt(add(target, scale(way, distance)), target, aim.tanHalf);
}
