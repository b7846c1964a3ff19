import { lerp, sin } from '../../../core/math.ts';
import type { Random } from '../../../core/random.ts';
import type { Albedo, Material, Pen } from '../../../paint/pen.ts';
import { blob, chain, curve, ribbon } from '../../../paint/shapes.ts';
import type { Outfit } from './outfit.ts';
import type { Skeleton } from './pose.ts';

export interface Tailoring {
  pen: Pen;
  outfit: Outfit;
  body: Skeleton;
  dyed: Albedo;
  cloth: Partial<Material>;
}

/** The trunk's outline from neck to seat. */
export function trunkOutline(outfit: Outfit, body: Skeleton): number[] {
  const wide = outfit.broad ?? 1;
  const soft = outfit.softness ?? 0.2;
  const { chest, pelvis, shoulderHalf: sw, tilt } = body;
  const tall = chest.y - pelvis.y;
  const row = (t: number) => pelvis.y + tall * t;
  const mid = (t: number) => lerp(pelvis.x, chest.x, t);
  const bust = lerp(0.082, 0.077, soft) * wide + 0.006 * soft;
  const waist = lerp(0.074, 0.064, soft) * (0.4 + 0.6 * wide);
  const seat = lerp(0.077, 0.096, soft) * (0.45 + 0.55 * wide);
  const side = (s: number): number[][] => [
    [chest.x + s * 0.034, chest.y + 0.036 + s * tilt * 0.2],
    [chest.x + s * sw * 0.6, chest.y + 0.016 + s * tilt * 0.35],
    [chest.x + s * sw * 1.0, chest.y - 0.012 + s * tilt * 0.5],
    [chest.x + s * sw * 1.2, chest.y - 0.046 + s * tilt * 0.5],
    [chest.x + s * sw * 1.16, chest.y - 0.085 + s * tilt * 0.5],
    [mid(0.72) + s * bust, row(0.7)],
    [mid(0.42) + s * waist, row(0.4)],
    [mid(0.1) + s * seat * 0.92, row(0.12)],
    [pelvis.x + s * seat, row(-0.08) - s * tilt * 0.5],
    [pelvis.x + s * seat * 0.8, row(-0.17)],
  ];
  return blob(...side(1).flat(), pelvis.x, row(-0.19), ...side(-1).reverse().flat());
}

/** Where cloth creases: armpits, waist, the pull of a lifted arm. */
export function paintCreases(t: Tailoring, random: Random): void {
  const { pen, outfit, body } = t;
  const { chest, pelvis, shoulderHalf: sw } = body;
  const thin = (w: number) => (k: number) => w * sin(k * 3.1);
  for (const s of [-1, 1]) {
    const x = chest.x + s * sw * 0.86;
    pen.shade(
      ribbon(
        curve(
          x + s * 0.01,
          chest.y - 0.05,
          x - s * 0.008,
          chest.y - 0.085,
          x - s * 0.016,
          chest.y - 0.135,
        ),
        thin(0.016),
      ),
      0.5,
      0.006,
    );
    for (let i = 0; i < 4; i++) {
      const y = lerp(chest.y - 0.12, pelvis.y + 0.04, (i + random.next() * 0.7) / 4);
      const reach = random.range(0.03, 0.06);
      const edge = lerp(chest.x, pelvis.x, i / 4) + s * lerp(sw * 0.86, 0.07, i / 4);
      pen.shade(
        ribbon(
          curve(
            edge,
            y,
            edge - s * reach * 0.5,
            y - 0.012,
            edge - s * reach,
            y - random.range(0.008, 0.03),
          ),
          thin(0.011),
        ),
        random.range(0.16, 0.32),
        0.006,
      );
    }
  }
  if ((outfit.softness ?? 0.2) > 0.6 && (outfit.head ?? 1) < 1.3) {
    for (const s of [-1, 1])
      pen.shade(
        ribbon(
          curve(
            chest.x + s * 0.012,
            chest.y - 0.122,
            chest.x + s * 0.04,
            chest.y - 0.136,
            chest.x + s * 0.066,
            chest.y - 0.118,
          ),
          thin(0.014),
        ),
        0.26,
        0.01,
      );
  }
}

/**
 * Neck and throat, with the shadow of the chin.
 * @param chestSkin what is bare below it, to be rounded together with it
 */
export function paintNeck(
  pen: Pen,
  outfit: Outfit,
  body: Skeleton,
  chestSkin: readonly number[] = [],
): void {
  const { chest, head } = body;
  const soft = outfit.softness ?? 0.2;
  const size = outfit.head ?? 1;
  const thick = lerp(0.037, 0.029, soft) * (size > 1.3 ? 0.92 : 1);
  pen.volume(
    [
      ...chain(
        chest.x,
        chest.y + (chestSkin.length > 0 ? 0.03 : 0),
        thick * 1.15,
        lerp(chest.x, head.x, 0.6),
        chest.y + 0.045,
        thick,
        head.x - 0.012,
        head.y - 0.03 * size,
        thick * 1.05,
      ),
      ...(chestSkin.length > 0 ? [chestSkin] : []),
    ],
    { albedo: outfit.skin, grain: 0.03, rim: 0.2 },
  );
  // Sinews from behind the ears to the collar bones.
  for (const s of [-1, 1]) {
    pen.shade(
      ribbon(
        curve(
          head.x - 0.006 + s * thick * 0.85,
          chest.y + 0.06,
          chest.x + s * 0.014,
          chest.y + 0.024,
          chest.x + s * 0.007,
          chest.y + 0.004,
        ),
        (t) => 0.006 + 0.006 * sin(t * 3.1),
      ),
      0.24,
      0.005,
    );
    pen.shade(
      ribbon(
        curve(
          chest.x + s * 0.012,
          chest.y - 0.004,
          chest.x + s * 0.045,
          chest.y + 0.002,
          chest.x + s * 0.08,
          chest.y + 0.012,
        ),
        (t) => 0.008 * sin(0.4 + t * 2.6),
      ),
      0.26,
      0.004,
    );
  }
  const jaw = head.y - 0.075 * size;
  pen.shade(
    blob(
      head.x - 0.05 * size,
      jaw + 0.02,
      head.x + 0.02,
      jaw - 0.004,
      head.x + 0.05 * size,
      jaw + 0.02,
      head.x + 0.034,
      jaw - 0.024,
      head.x,
      jaw - 0.034,
      head.x - 0.034,
      jaw - 0.026,
    ),
    0.62,
    0.012,
  );
}
