/** Ridges other than alpine: wooded domes in blue layers, table mountains, low rolling country. */
import { oklch, type Rgb } from '../../core/color.ts';
import { lerp } from '../../core/math.ts';
import type { Random } from '../../core/random.ts';
import { type Bump, createGroundLine, paintHill } from '../../paint/hills.ts';
import { paintMist } from '../../paint/particles.ts';
import type { RidgeKind } from './character.ts';
import type { Stage } from './stage.ts';

interface RidgePlan {
  layers: number;
  /** Height of the farthest layer's crest, as a share of the ridge's. */
  tall: number;
  amplitude: number;
  frequency: number;
  /** Bumps of each layer and the exponent of their flanks. */
  bumps: number;
  shape: number;
  /** Half-widths of the bumps as shares of the width. */
  spread: readonly [number, number];
  hazeFar: number;
  hazeNear: number;
  dark: Rgb;
  light: Rgb;
  rock?: Rgb;
}

const PLANS: Record<Exclude<RidgeKind, 'alpine' | 'none'>, RidgePlan> = {
  rounded: {
    layers: 4,
    tall: 0.5,
    amplitude: 46,
    frequency: 0.1,
    bumps: 3,
    shape: 2,
    spread: [0.14, 0.34],
    hazeFar: 0.84,
    hazeNear: 0.42,
    dark: oklch(0.34, 0.06, 155),
    light: oklch(0.48, 0.075, 140),
  },
  table: {
    layers: 2,
    tall: 0.46,
    amplitude: 9,
    frequency: 0.16,
    bumps: 2,
    shape: 7,
    spread: [0.1, 0.24],
    hazeFar: 0.66,
    hazeNear: 0.44,
    dark: oklch(0.5, 0.06, 95),
    light: oklch(0.62, 0.07, 85),
    rock: oklch(0.58, 0.075, 52),
  },
  rolling: {
    layers: 3,
    tall: 0.2,
    amplitude: 30,
    frequency: 0.05,
    bumps: 1,
    shape: 2,
    spread: [0.3, 0.5],
    hazeFar: 0.72,
    hazeNear: 0.48,
    dark: oklch(0.46, 0.09, 132),
    light: oklch(0.62, 0.11, 116),
  },
};

/** @param top height of the ridge above the horizon, pixels */
export function paintRidges(
  stage: Stage,
  kind: Exclude<RidgeKind, 'alpine' | 'none'>,
  top: number,
  random: Random,
): void {
  const { canvas, rig, tiles, composition, season } = stage;
  const { width, unit } = canvas;
  const { horizon, lightSide } = composition;
  const plan = PLANS[kind];
  const isWhite = season.snow > 0;
  for (let layer = 0; layer < plan.layers; layer++) {
    const near = plan.layers === 1 ? 1 : layer / (plan.layers - 1);
    const own = random.fork(`ridge ${layer}`);
    const offset = own.next() * 400;
    const high = top * plan.tall * lerp(1, 0.3, near);
    const bumps: Bump[] = [];
    for (let i = 0; i < plan.bumps; i++) {
      bumps.push({
        x: width * own.range(-0.05, 1.05),
        spread: width * own.range(plan.spread[0], plan.spread[1]),
        height: high * own.range(0.6, 1.15),
        shape: plan.shape,
      });
    }
    const line = createGroundLine(canvas, tiles, {
      y: horizon + 2 * unit - (kind === 'table' ? 0.12 : 0.35) * high,
      amplitude: plan.amplitude * unit * lerp(1, 0.7, near),
      offset,
      frequency: plan.frequency,
      bumps,
    });
    paintHill(canvas, rig, tiles, {
      line,
      dark: isWhite ? season.farGround[0] : plan.dark,
      light: isWhite ? season.farGround[1] : plan.light,
      haze: lerp(plan.hazeFar, plan.hazeNear, near),
      offset,
      lightSide,
      mist: 0.12,
      bottom: horizon + 40 * unit,
      ...(plan.rock ? { rock: plan.rock, turfDepth: 0.12 } : {}),
    });
    paintMist(canvas, tiles, own, {
      y: horizon - high * 0.12,
      spread: (26 + high * 0.12) * 1,
      density: 0.22 * (1 - near * 0.6),
      color: rig.haze,
    });
  }
}
