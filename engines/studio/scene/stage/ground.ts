/** What a setting offers to stand on. */
import type { Habitat } from '../concept.ts';

/** Something the setting drew itself that others may stand by. All in pixels. */
export interface Landmark {
  x: number;
  /** Row of its foot. */
  y: number;
  width: number;
  height: number;
}

export interface Ground {
  /** What the surface is: actors at home elsewhere take the nearest thing to it. */
  surface: Exclude<Habitat, 'air'> | 'air';
  /** Row where the plane vanishes, pixels; for rooms above the picture's middle. */
  horizon: number;
  /** Rows between which feet may stand, far and near, pixels. */
  far: number;
  near: number;
  /** Rows of open water, when there is some beside the land. */
  water?: { far: number; near: number };
  /** Columns between which feet may stand, pixels; the whole width by default. */
  left?: number;
  right?: number;
  /** Row of the terrain where a foot was meant for a row of the plane. */
  footAt?(x: number, row: number): number;
  /** Haze over something standing on that row, 0 to 1. */
  hazeAt(row: number): number;
  /** 0 none to 1 mirror: how much of an actor the surface gives back. */
  mirror?: number;
  /** Strength of cast shadows, 0 to 1; 0.55 by default. */
  shadow?: number;
  /** Grows grass, sand or snow before a foot, so that nothing seems pasted on. */
  cover?(x: number, row: number, halfWidth: number): void;
  /** What lies before the actors: framing leaves, near rocks. */
  front?(): void;
  /** What the setting drew of the asked-for things. */
  landmark?: Landmark;
}
