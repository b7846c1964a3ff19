/** From what was asked to who plays where: the setting, the actors in it, the sky above. */
import type { Random } from '../../core/random.ts';
import type { SceneSpec, Subject } from '../../parse/scene-spec.ts';
import { findActor } from '../actors/registry.ts';
import type { ActorDefinition, PhenomenonDefinition, SettingDefinition } from '../concept.ts';
import { findPhenomenon } from '../phenomena/registry.ts';
import { findSetting } from '../settings/registry.ts';

export interface CastMember {
  definition: ActorDefinition;
  subject: Subject;
  /** True when the setting draws it as part of itself. */
  isAbsorbed: boolean;
}

export interface Cast {
  setting: SettingDefinition;
  actors: readonly CastMember[];
  phenomena: readonly { definition: PhenomenonDefinition; subject: Subject }[];
}

/** Most different things in one picture; more would be too small to see. */
const KINDS_MAX = 6;

export function chooseCast(spec: SceneSpec, random: Random): Cast {
  const settings: SettingDefinition[] = [];
  const actors: { definition: ActorDefinition; subject: Subject }[] = [];
  const phenomena: { definition: PhenomenonDefinition; subject: Subject }[] = [];
  for (const subject of spec.subjects) {
    const setting = findSetting(subject.concept);
    const actor = findActor(subject.concept);
    const phenomenon = findPhenomenon(subject.concept);
    if (setting) settings.push(setting);
    else if (actor) actors.push({ definition: actor, subject });
    else if (phenomenon) phenomena.push({ definition: phenomenon, subject });
  }
  settings.sort((a, b) => b.rank - a.rank);
  let setting = settings[0] ?? null;
  const heavenly = phenomena.map((p) => p.definition.setting).find((name) => name !== undefined);
  if (setting === null && heavenly && actors.every((a) => a.definition.habitat[0] === 'space')) {
    setting = findSetting(heavenly);
  }
  if (setting === null) {
    // A knight before a castle is where castles are.
    const main = actors.find((a) => a.definition.isBackdrop) ?? actors[0];
    const wished =
      main?.definition.settings.filter(
        (name) => !spec.excluded.has(name) && findSetting(name) !== null,
      ) ?? [];
    const outdoors = spec.timeOfDayAsked || spec.weather !== 'fair' || phenomena.length > 0;
    // A studio backdrop has no weather: who asks for rain or dusk wants to be outside.
    const open = outdoors
      ? wished.filter((name) => findSetting(name)?.isEnclosed !== true)
      : wished;
    const choices = open.length > 0 ? open : wished;
    const name = spec.framing === 'minimal' && !outdoors && actors.length > 0 ? 'studio' : null;
    setting = findSetting(name ?? (choices.length > 0 ? random.pick(choices) : 'countryside'))!;
  }
  const isMany = ({ count, isCounted }: Subject) => count > 1 && !isCounted;
  const many = actors.find((a) => isMany(a.subject) && setting?.whenMany?.[a.definition.concept]);
  if (many) setting = findSetting(setting.whenMany![many.definition.concept]!)!;
  const absorbed = new Set(setting.absorbs ?? []);
  // A landscape has one hero; a second building is placed like any other thing.
  let taken = false;
  return {
    setting,
    actors: actors.slice(0, KINDS_MAX).map((actor) => {
      const { concept } = actor.definition;
      const isHero = absorbed.has(concept) && !taken;
      taken ||= isHero;
      const isStrewn = isMany(actor.subject) && setting.absorbsMany?.includes(concept) === true;
      return { ...actor, isAbsorbed: isHero || isStrewn };
    }),
    phenomena,
  };
}
