/** Pictures that one painter makes as a whole: portraits with fur, dishes, figures in space. */
import type { SceneSpec } from '../parse/scene-spec.ts';
import { paintAnimal } from './animal/animal.ts';
import { SPECIES } from './animal/species.ts';
import { paintCity } from './city/city.ts';
import { paintFood } from './food/food.ts';
import type { PaintScene } from './scene-painter.ts';
import { paintSpace } from './space/space.ts';
import type { Cast } from './stage/cast.ts';

/** What the painter of space draws itself. */
const SPACEFARERS = new Set(['astronaut', 'rocket']);
const CITIES = new Set(['city', 'street', 'skyline']);
/** Animals whose shape is their whole body, shown from the front only in a portrait. */
const WHOLE_UNLESS_CLOSE = new Set(['deer', 'cow', 'horse', 'lion', 'leopard', 'monkey']);
/** Settings that the blurred background of a portrait knows. */
const PORTRAIT_SETTINGS = new Set(['countryside', 'forest', 'city', 'sea', 'beach', 'studio']);

/** The painter of a close-up, when the prompt is one. */
export function findCloseUp(spec: SceneSpec, cast: Cast): PaintScene | null {
  const { actors, phenomena, setting } = cast;
  if (spec.family === 'food') return paintFood;
  const namesSetting = spec.subjects.some((s) => s.concept === setting.concept);
  if (setting.concept === 'space' && actors.every((a) => SPACEFARERS.has(a.definition.concept))) {
    const single = actors.every((a) => a.subject.count === 1);
    const known = phenomena.every((p) => p.definition.paint === undefined);
    if (single && known && actors.length < 3) return paintSpace;
  }
  if (CITIES.has(setting.concept) && actors.length === 0 && phenomena.length === 0) {
    return paintCity;
  }
  const only = actors.length === 1 && actors[0]!.subject.count === 1 ? actors[0]! : null;
  if (only === null || phenomena.length > 0) return null;
  const { concept } = only.definition;
  if (concept in SPECIES && spec.framing !== 'wide') {
    if (WHOLE_UNLESS_CLOSE.has(concept) && spec.framing !== 'close-up') return null;
    const isPortrait = spec.framing === 'close-up' && PORTRAIT_SETTINGS.has(setting.concept);
    return isPortrait || !namesSetting ? paintAnimal : null;
  }
  return null;
}
