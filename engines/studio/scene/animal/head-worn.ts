import type { Random } from '../../core/random.ts';
import type { LightRig } from '../../paint/light-rig.ts';
import { Pen } from '../../paint/pen.ts';
import type { Subject } from '../../parse/scene-spec.ts';
import { paintWorn } from '../actors/worn.ts';
import type { FaceTools } from './face.ts';

/** Hat, glasses and scarf, in the frame of the turned head. */
export function paintHeadWorn(
  tools: FaceTools,
  parts: Subject['parts'],
  rig: LightRig,
  side: number,
  random: Random,
): void {
  const { canvas, tiles, view, pose, species } = tools;
  const penAt = (x: number, y: number, z: number | null, scale: number) => {
    const at = [0, 0];
    if (z === null) view.face(x, y, at);
    else view.at(x, y, z, at);
    const frame = { x: at[0]!, y: at[1]!, scale: scale * view.scale, facing: 1, tilt: -pose.roll };
    return new Pen(canvas, tiles, frame, { rig, side, haze: 0 });
  };
  paintWorn(parts, random, {
    crown: penAt(0, species.head[1]! + 0.14, 0.1, 0.5),
    eyes: penAt(0, 0.02, null, species.eye.x + 0.22),
    neck: penAt(0, 1.32, -0.1, 0.72),
  });
}
