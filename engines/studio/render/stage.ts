/** What the renderer is given: things, light, ground and what lies behind it all. */
import type { Rgb } from '../core/color.ts';
import type { Material } from '../model/material.ts';
import type { PaintProgram } from '../model/paint.ts';
import type { Vec } from '../model/vec.ts';
import type { Instance } from './soup.ts';
import type { View } from './view.ts';

/** A light of its own: a lamp, a window, a fire. */
export interface Lamp {
  at: Vec;
  color: Rgb;
  /** Metres at which it gives half. */
  reach: number;
}

export interface Light {
  /** To the sun or the moon, unit length. */
  toSun: Vec;
  sun: Rgb;
  skyTop: Rgb;
  skyHorizon: Rgb;
  /** Light that comes back from the ground. */
  bounce: Rgb;
  /** Along contours, from behind. */
  rim: Rgb;
  /** Width of the shadow's edge, 0 hard to about 0.2. */
  softness: number;
  /** Share that is lost in a metre of air. */
  fog: number;
  fogColor: Rgb;
  /** Distance from which the air is seen, metres: what a picture is about stays clear. */
  fogFrom: number;
  lamps: readonly Lamp[];
}

export interface Ground {
  /** Height, metres. */
  y: number;
  color: Rgb;
  material: Material;
  paint: PaintProgram | null;
  /** How much it mirrors what stands on it, 0 to 1. */
  mirror: number;
  /** Waves of water: size in metres and steepness; null for what lies still. */
  waves: { size: number; steep: number } | null;
}

/** Writes the light that comes along a unit direction from beyond everything. */
export type Backdrop = (x: number, y: number, z: number, out: Float64Array) => void;

export interface Stage {
  instances: readonly Instance[];
  view: View;
  light: Light;
  ground: Ground | null;
  backdrop: Backdrop;
  /** Where detail of light is wanted: around what the picture is about. */
  center: Vec;
  radius: number;
}
