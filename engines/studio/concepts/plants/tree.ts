import type { Concept } from '../concept.ts';

export const TREE: Concept = {
  name: 'tree',
  words: 'tree, oak, oak tree, maple, apple tree, linden, beech',
  kind: 'plant',
  size: 6,
  habitat: ['ground'],
  places: ['meadow'],
  build(k) {
    const own = k.has('autumn')
      ? ['#d98a2e', '#c9622a', '#dcae3c']
      : ['#6d9a3c', '#5a8a44', '#7ba548'];
    k.tree({
      kind: k.has('bare', 'dead') ? 'bare' : 'broad',
      height: k.vary(5, 6.5),
      leaf: k.color('main', ...own),
    });
  },
};
