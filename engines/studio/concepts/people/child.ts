import type { Concept } from '../concept.ts';
import { BOY } from './boy.ts';
import { GIRL } from './girl.ts';

export const CHILD: Concept = {
  ...BOY,
  name: 'child',
  words: 'child, kid, toddler, young child, children, schoolchild, youngster',
  parts: { ...GIRL.parts, ...BOY.parts },
  build(k) {
    k.pick(GIRL, BOY).build(k);
  },
};
