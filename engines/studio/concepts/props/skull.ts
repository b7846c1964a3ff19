import { skull } from '../../bodies/skull.ts';
import type { Concept } from '../concept.ts';

export const SKULL: Concept = {
  name: 'skull',
  words: 'skull, human skull, crystal skull, death head',
  kind: 'prop',
  size: 0.24,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  held: true,
  grip: 'hug',
  build(k) {
    const bone = k.color('main', '#f2ead6');
    k.at([0, 0.115, 0], { scale: 0.12, pitch: -4 }, () => skull(k, bone));
    k.socket('headTop', [0, 0.2, -0.01], 0.21);
    k.socket('top', [0, 0.225, -0.01], 0.12);
    k.socket('face', [0, 0.115, 0.11], 0.24);
    k.socket('grip', [0, 0.02, -0.05], 0.1);
  },
};
