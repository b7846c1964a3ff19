import type { Concept } from '../concept.ts';
import { MAN } from './man.ts';
import { PERSON as COMMON } from './shared.ts';
import { WOMAN } from './woman.ts';

export const PERSON: Concept = {
  ...COMMON,
  name: 'person',
  words:
    'person, people, human, somebody, someone, passerby, tourist, stranger, climber, mountaineer, surfer, teenager, teen, student, friend, customer, face, self portrait',
  places: ['street', 'meadow', 'beach'],
  parts: { ...WOMAN.parts, ...MAN.parts },
  build(k) {
    k.pick(WOMAN, MAN).build(k);
  },
};
