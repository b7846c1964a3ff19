/** Blossoms and leaves. */
import { cos, log, pow, sin, TAU } from '../core/math.ts';
import { gridMesh } from '../model/mesh.ts';
import type { Look } from '../model/model.ts';
import type { Color, Paint } from '../model/paint.ts';
import { compose, type Frame, frame, type Turn, type Vec } from '../model/vec.ts';
import type { Kit } from './kit.ts';

export interface PetalRow {
  count: number;
  length: number;
  width: number;
  /** Degrees over the level: 90 stands upright. */
  lift: number;
  /** How far the tip bends in (positive) or out, to the length. */
  curl?: number;
  /** How hollow it is across. */
  cup?: number;
  /** 0.5 is broadest in the middle, 1 near the tip. */
  wide?: number;
  /** Distance of its root from the middle. */
  out?: number;
}

function petalMesh({ length, width, curl = 0, cup = 0.4, wide = 0.6 }: PetalRow) {
  const power = log(0.5) / log(Math.min(0.95, Math.max(0.1, wide)));
  return gridMesh(
    (u, v) => {
      const w = width * pow(Math.max(0, sin(pow(v * 0.97 + 0.03, power) * Math.PI)), 0.75);
      const s = 2 * u - 1;
      return [(s * w) / 2, cup * s * s * w * 0.5 + curl * length * v * v, v * length];
    },
    8,
    10,
    { crease: 180 },
  );
}

export interface BloomPlan {
  rows: readonly PetalRow[];
  color: Color;
  paint?: Paint;
  heart?: { radius: number; color: Color; height?: number; paint?: Paint };
}

/** A blossom at the origin of the present frame that opens upward. */
export function buildBloom(k: Kit, p: BloomPlan): void {
  for (const [j, row] of p.rows.entries()) {
    const frames: Frame[] = [];
    for (let i = 0; i < row.count; i++) {
      const yaw = ((i + (j % 2) * 0.5) / row.count) * 360 + j * 7;
      const a = (yaw / 360) * TAU;
      const out = row.out ?? 0;
      frames.push(
        compose(
          frame([sin(a) * out, j * row.length * 0.012, cos(a) * out], { yaw }),
          frame([0, 0, 0], { pitch: -row.lift - ((i * 37) % 9) + 4 }),
        ),
      );
    }
    k.scatter(petalMesh(row), frames, {
      color: k.tone(p.color, 1 - 0.05 * (j % 3)),
      material: 'leaf',
      paint: p.paint,
    });
  }
  const { heart } = p;
  if (heart)
    k.ball(
      [0, heart.height ?? heart.radius * 0.25, 0],
      [heart.radius, heart.radius * 0.5, heart.radius],
      {
        color: heart.color,
        material: 'felt',
        paint: heart.paint ?? [
          {
            color: k.tone(heart.color, 0.6),
            on: { kind: 'spots', step: heart.radius * 0.28, size: 0.7 },
          },
        ],
      },
    );
}

/** A leaf from `at` along +z of `turn`, bent down at its tip. */
export function buildLeaf(
  k: Kit,
  at: Vec,
  turn: Turn,
  [length, width]: readonly [number, number],
  bend: number,
  look: Look,
): void {
  k.at(at, turn, () =>
    k.sheet(
      (u, v) => {
        const s = 2 * u - 1;
        const w = width * pow(Math.max(0, sin((v * 0.96 + 0.04) * Math.PI)), 0.8);
        return [(s * w) / 2, Math.abs(s) * w * 0.18 - bend * length * v * v, v * length];
      },
      6,
      10,
      {
        crease: 180,
        ...look,
        material: look.material ?? 'leaf',
        paint: look.paint ?? [
          {
            color: [1.3, 1.3, 1.1],
            shade: true,
            on: { kind: 'coord', of: 'u', from: 0.46, to: 0.54, soft: 0.02 },
          },
          {
            color: [0.8, 0.85, 0.8],
            shade: true,
            on: { kind: 'stripes', of: 'v', count: 9, width: 0.16, soft: 0.15 },
          },
        ],
      },
    ),
  );
}
