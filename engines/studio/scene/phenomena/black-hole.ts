/** A black hole: a dark disc, the ring of light bent round it, and the glowing disc that it swallows. */
import { mixColors, oklch, type Rgb } from '../../core/color.ts';
import { cos, exp, lerp, pow, sin, smoothstep, square } from '../../core/math.ts';
import { sampleNoise } from '../../core/noise.ts';
import { addGlow } from '../../core/raster.ts';
import { findSubject } from '../../parse/scene-spec.ts';
import type { PhenomenonDefinition } from '../concept.ts';
import type { World } from '../stage/world.ts';

/** Inner and outer edge of the glowing disc, in radii of the dark one. */
const DISC_INNER = 1.35;
const DISC_OUTER = 3.3;

function paintBlackHole(world: World): void {
  const { canvas, random, tiles, composition, spec } = world;
  const { width, height } = canvas;
  const own = random.fork('black hole');
  // In space it is the picture; over land it is seen in the sky.
  const inSpace = composition.horizon <= 0 || spec.subjects.every((s) => s.role === 'sky');
  const x0 = width * own.range(0.4, 0.6);
  const y0 = inSpace ? height * own.range(0.44, 0.54) : composition.horizon * own.range(0.4, 0.5);
  const radius = Math.min(width, height) * (inSpace ? own.range(0.12, 0.15) : 0.075);
  const turn = own.range(-0.5, 0.5);
  const flat = own.range(0.16, 0.28);
  const asked = findSubject(spec, 'black hole')?.colors.find((c) => c.C > 0.03);
  const hue = asked?.hue ?? own.pick([55, 62, 48, 250, 320]);
  const hot: Rgb = mixColors(oklch(0.97, 0.05, hue), [1.2, 1.15, 1.05], 0.5);
  const warm = oklch(0.72, 0.17, hue);
  const cool = oklch(0.36, 0.14, hue - 22);
  const c = cos(turn);
  const s = sin(turn);
  const offset = own.range(0, 400);
  addGlow(canvas, x0, y0, radius * 5.5, warm, 0.5, 2.4);
  const reach = DISC_OUTER * 1.3;
  const top = Math.max(0, Math.floor(y0 - reach * radius));
  const bottom = Math.min(height, Math.ceil(y0 + reach * radius));
  canvas.shade(
    (px, py, out) => {
      const dx = (px + 0.5 - x0) / radius;
      const dy = (py + 0.5 - y0) / radius;
      const r = Math.sqrt(dx * dx + dy * dy);
      if (r > reach) return;
      const a = dx * c + dy * s;
      const b = -dx * s + dy * c;
      // The near half of the disc passes in front; light of the far half is bent over the top.
      const d = Math.sqrt(a * a + square(b / flat));
      const before = b > -0.02 ? 1 : 0;
      const hole = smoothstep(1.02, 0.97, r);
      const ring = exp(-square((r - 1.12) / 0.06)) * 1.5 + exp(-square((r - 1.3) / 0.2)) * 0.42;
      const swirl = sampleNoise(tiles.fbm, d * 46 + offset, (a / (d + 0.2)) * 22 + offset);
      const inside =
        smoothstep(DISC_INNER * 0.9, DISC_INNER, d) * smoothstep(DISC_OUTER, DISC_INNER * 1.1, d);
      // What turns toward us shines brighter.
      const beam = 1 + 0.55 * (a / (d + 0.4)) * (turn < 0 ? -1 : 1);
      const disc = inside * (0.7 + swirl * 0.9) * beam * (before === 1 || r > 1 ? 1 : 0);
      const heat = smoothstep(DISC_OUTER, DISC_INNER, d);
      const lens =
        ring *
        (0.75 + 0.4 * sampleNoise(tiles.fbm, r * 30 + offset, a * 12)) *
        smoothstep(0.9, 1.02, r);
      const dark = Math.max(hole, 0.7 * smoothstep(1.9, 1, r));
      for (let k = 0; k < 3; k++) {
        const glow = lerp(
          lerp(cool[k]!, warm[k]!, smoothstep(0, 0.5, heat)),
          hot[k]!,
          pow(heat, 2.2),
        );
        const covered = hole * (before === 1 ? 1 - Math.min(1, disc) : 1);
        out[k] =
          out[k]! * (1 - dark) * (1 - covered) + Math.max(0, disc) * glow * 1.25 + lens * hot[k]!;
      }
    },
    top,
    bottom,
  );
}

export const BLACK_HOLE: PhenomenonDefinition = {
  concept: 'black hole',
  words: 'black hole, event horizon, singularity, wormhole',
  setting: 'space',
  time: 'night',
  paint: paintBlackHole,
};
