import { lerp, sin, smoothstep } from '../../../core/math.ts';
import { sampleNoise } from '../../../core/noise.ts';
import type { Random } from '../../../core/random.ts';
import type { Albedo } from '../../../paint/pen.ts';
import { blob, curve, ribbon } from '../../../paint/shapes.ts';
import type { Tailoring } from './trunk.ts';

/** A skirt, the lower part of a robe, or coat tails, with folds that spread from the waist. */
export function paintSkirt(
  t: Tailoring,
  cut: { hem: number; flare: number; waist: number; split: boolean },
  random: Random,
): void {
  const { pen, body, dyed, cloth, outfit } = t;
  const { pelvis, chest } = body;
  const { hem, flare } = cut;
  const top = lerp(pelvis.y, chest.y, cut.waist);
  const soft = outfit.softness ?? 0.2;
  const waist = lerp(0.074, 0.062, soft) * (0.4 + 0.6 * (outfit.broad ?? 1));
  const sway = random.range(-0.035, 0.035);
  const x = pelvis.x;
  const low = lerp(top, hem, 0.62);
  const points = [
    x - waist,
    top,
    x - 0.098 - flare * 0.05,
    pelvis.y - 0.03,
    x - flare * 0.74 + sway * 0.4,
    low,
  ];
  const n = 7;
  for (let i = 0; i <= n; i++) {
    const k = i / n;
    // The hem rises and falls with the folds.
    const wave = (i % 2 === 0 ? 0.008 : -0.006) + random.bell() * 0.004;
    points.push(x + lerp(-flare, flare, k) + sway, hem + 0.012 + wave - 0.022 * sin(k * 3.14));
  }
  points.push(
    x + flare * 0.74 + sway * 0.4,
    low,
    x + 0.098 + flare * 0.05,
    pelvis.y - 0.03,
    x + waist,
    top,
  );
  const phase = random.next() * 6;
  const folds = random.range(7, 11);
  const { fbm } = pen.tiles;
  const out: [number, number, number] = [0, 0, 0];
  const pleated: Albedo = (u, v) => {
    const c = typeof dyed === 'function' ? dyed(u, v) : dyed;
    const down = (top - v) / (top - hem);
    const spread = lerp(waist, flare, Math.max(down, 0));
    const k = (u - x - sway * down) / spread;
    const stray = sampleNoise(fbm, k * 40 + 9, v * 50 + 3);
    const fold = sin(k * folds + phase + stray * 2.4) + 0.45 * sin(k * folds * 2.3 + phase * 2);
    const s = 1 + (0.05 + 0.22 * smoothstep(0, 0.5, down)) * fold * 0.7 - 0.06;
    out[0] = c[0] * s;
    out[1] = c[1] * s;
    out[2] = c[2] * s;
    return out;
  };
  pen.volume(blob(...points), { albedo: pleated, ...cloth, round: 0.5 });
  for (let i = 0; i < 7; i++) {
    const k = (i + random.range(0.2, 0.8)) / 7;
    const end = x + lerp(-flare, flare, k) * 0.92 + sway;
    const from = random.range(0.1, 0.45);
    pen.shade(
      ribbon(
        curve(
          x + lerp(-waist, waist, k),
          lerp(top, hem, from),
          lerp(x + lerp(-waist, waist, k), end, 0.62),
          lerp(top, hem, lerp(from, 1, 0.5)),
          end,
          hem + 0.012,
        ),
        (w) => 0.002 + 0.018 * w,
      ),
      random.range(0.2, 0.42),
      0.008,
    );
  }
  if (cut.split)
    pen.shade(
      ribbon([x, top - 0.04, x + 0.006 + sway, hem], (w) => 0.004 + 0.012 * w),
      0.6,
      0.004,
    );
}
