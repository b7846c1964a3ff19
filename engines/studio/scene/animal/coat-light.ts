/** The scene's light as fur takes it. */
import { mixColors, type Rgb, scaleColor } from '../../core/color.ts';
import { clamp } from '../../core/math.ts';
import type { LightRig } from '../../paint/light-rig.ts';
import type { CoatLight } from './fur.ts';

/** The rig's key light, softened: portraits are lit from a wide sky. */
export function coatLight(rig: LightRig, side: number): CoatLight {
  const soft = mixColors(rig.key.map((v) => Math.min(v, 1.2)) as unknown as Rgb, rig.shadow, 0.22);
  const level = Math.max(...soft);
  const floor = rig.isMoon ? 0.62 : 0.85;
  const gain = clamp(level, floor, 1.02) / level;
  const neutral: Rgb = [gain * level, gain * level, gain * level];
  const tint = mixColors(scaleColor(soft, gain), neutral, 0.45);
  return {
    tint,
    rim: scaleColor(rig.sun, rig.isMoon ? 0.16 : 0.24 * (1 - rig.overcast * 0.6)),
    side,
  };
}
