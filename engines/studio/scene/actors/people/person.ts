import type { ActorDefinition } from '../../concept.ts';
import { MAN_ACTOR } from './man.ts';
import { person } from './wardrobe.ts';
import { WOMAN_ACTOR } from './woman.ts';

export const PERSON_ACTOR: ActorDefinition = {
  concept: 'person',
  words:
    'person, people, human, face, self portrait, elf, crowd, stranger, passerby, climber, mountaineer, hiker, surfer, tourist, traveler',
  ...person(['meadow', 'street', 'beach', 'studio', 'countryside']),
  paint: (pen, actor) =>
    (actor.random.fork('who').chance(0.5) ? WOMAN_ACTOR : MAN_ACTOR).paint(pen, actor),
};
