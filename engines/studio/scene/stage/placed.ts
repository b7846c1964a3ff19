/** A thing with its place in the picture, and what decides on it. */
import type { Framing, Subject } from '../../parse/scene-spec.ts';
import type { ActorDefinition, Habitat } from '../concept.ts';
import type { CastMember } from './cast.ts';
import type { Ground } from './ground.ts';

export interface Placed {
  definition: ActorDefinition;
  subject: Subject;
  /** Which of several alike it is, from 0. */
  index: number;
  /** Picture position of its foot, pixels. */
  x: number;
  y: number;
  /** Pixels per local unit. */
  scale: number;
  facing: number;
  /** What it is placed in or on. */
  place: Habitat;
  /** Row that decides its depth: larger is nearer and is painted later. */
  depth: number;
  /** Counter-clockwise turn, radians. */
  tilt: number;
  /** True when it stands on another actor rather than on the ground. */
  isRaised: boolean;
  /** The concept of what it is on, where that has a seat: "chair", "horse". */
  seatedOn: string | null;
}

export interface PlacementInput {
  cast: readonly CastMember[];
  width: number;
  height: number;
  ground: Ground;
  framing: Framing | null;
}

/** Paints nothing: marks what the setting has painted. */
export const UNMOVED = () => {};
