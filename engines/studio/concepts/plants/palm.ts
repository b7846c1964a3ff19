import type { Concept } from '../concept.ts';

export const PALM: Concept = {
  name: 'palm',
  words: 'palm, palm tree, coconut tree, coconut palm',
  kind: 'plant',
  size: 7,
  habitat: ['ground'],
  places: ['beach'],
  build(k) {
    k.tree({
      kind: 'palm',
      height: k.vary(5.6, 7.2),
      leaf: k.color('main', '#5f9440', '#4f8a44'),
      bark: '#9a7a54',
    });
  },
};
