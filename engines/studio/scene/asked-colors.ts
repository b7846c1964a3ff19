/** The colours a prompt names, wherever they are bound. */
import type { NamedColor, SceneSpec } from '../parse/scene-spec.ts';

/** Colours of all subjects, then those of the whole picture, in the order of the prompt. */
export function askedColors(spec: SceneSpec): NamedColor[] {
  return [...spec.subjects.flatMap((subject) => subject.colors), ...spec.palette];
}
