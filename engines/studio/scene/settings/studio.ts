/** A seamless backdrop: a plain colour field with a floor, for things shown for themselves. */
import { mixColors, oklch, type Rgb } from '../../core/color.ts';
import { clamp, smoothstep, square } from '../../core/math.ts';
import { sampleNoise } from '../../core/noise.ts';
import type { SettingDefinition } from '../concept.ts';
import type { Ground } from '../stage/ground.ts';
import type { World } from '../stage/world.ts';

const HUES = [28, 60, 95, 150, 195, 235, 285, 340] as const;

function paintStudio(world: World): Ground {
  const { canvas, spec, tiles, composition, random } = world;
  const { width, height, unit } = canvas;
  const own = random.fork('backdrop');
  const hue = own.pick(HUES);
  // A portrait may sit before a dark cloth, lit from the side; things are shown on a light one.
  const isDeep = own.chance(0.55) && spec.framing === 'close-up';
  const tone = own.next();
  const light = isDeep ? 0.3 + 0.22 * tone : 0.62 + 0.24 * tone;
  const chroma = own.range(0.035, 0.08);
  const asked = spec.palette[0];
  const wall: Rgb = asked ? oklch(asked.L, asked.C, asked.hue) : oklch(light, chroma, hue);
  const deep = mixColors(wall, [0.01, 0.01, 0.02], 0.42);
  const pale = mixColors(wall, [1, 1, 1], isDeep ? 0.2 : 0.3);
  const line = height * own.range(0.66, 0.74);
  const floor = mixColors(wall, [1, 0.98, 0.95], 0.16);
  const lampX = width * (0.5 + composition.lightSide * 0.24);
  const lampY = height * 0.3;
  const reach = 1 / (760 * unit);
  canvas.shade((x, y, out) => {
    const n = sampleNoise(tiles.fbm, (x * 0.1) / unit, (y * 0.1) / unit) * 0.05;
    const d = Math.sqrt(square(x - lampX) + square((y - lampY) * 1.1)) * reach + n;
    const glow = clamp(1 - d);
    const edge = smoothstep(0.5, 1.5, d);
    // Wall runs into floor in a soft bend, as a paper roll does.
    const onFloor = smoothstep(line - 0.05 * height, line + 0.07 * height, y);
    const shade = smoothstep(line - 0.1 * height, line, y) * (1 - onFloor) * 0.08;
    for (let c = 0; c < 3; c++) {
      const up = wall[c]! + (pale[c]! - wall[c]!) * glow * glow;
      const base = up + (deep[c]! - up) * edge * 0.8;
      const ground = base + (floor[c]! - base) * 0.5 * onFloor;
      out[c] = Math.max(0, ground * (1 - shade));
    }
  });
  return {
    surface: 'ground',
    horizon: line - 0.42 * height,
    far: line + 0.02 * height,
    near: 0.93 * height,
    hazeAt: () => 0,
    shadow: 0.5,
    mirror: 0.1,
  };
}

export const STUDIO: SettingDefinition = {
  concept: 'studio',
  words: 'studio, backdrop, plain background, white background, studio backdrop',
  rank: 2,
  isEnclosed: true,
  paint: paintStudio,
};
