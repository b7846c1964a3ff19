import type { Concept } from '../concept.ts';

export const PINE: Concept = {
  name: 'pine',
  words: 'pine, pine tree, fir, fir tree, spruce, conifer, evergreen, christmas tree',
  kind: 'plant',
  size: 7,
  habitat: ['ground'],
  places: ['meadow', 'forest', 'snow'],
  build(k) {
    k.tree({
      kind: 'conifer',
      height: k.vary(6, 8),
      leaf: k.color('main', '#3f6b46', '#4a7a4c', '#356055'),
      snow: k.has('snowy'),
    });
  },
};
