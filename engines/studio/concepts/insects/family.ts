/** Insects and other small ones, one line each. */
export { ANT } from './ant.ts';
export { BEE } from './bee.ts';
export { BEETLE } from './beetle.ts';
export { BUTTERFLY } from './butterfly.ts';
export { CATERPILLAR } from './caterpillar.ts';
export { DRAGONFLY } from './dragonfly.ts';
export { GRASSHOPPER } from './grasshopper.ts';
export { INSECT } from './insect.ts';
export { LADYBUG } from './ladybug.ts';
export { SCORPION } from './scorpion.ts';
export { SNAIL } from './snail.ts';
export { SPIDER } from './spider.ts';
export { WORM } from './worm.ts';
