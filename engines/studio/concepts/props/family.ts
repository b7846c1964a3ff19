/** Things one takes in the hand or puts on a table, one line each. */
export { BASKET } from './basket.ts';
export { BOOK_STACK } from './book-stack.ts';
export { BOTTLE } from './bottle.ts';
export { CAMPFIRE } from './campfire.ts';
export { GEM } from './gem.ts';
export { ICEBERG } from './iceberg.ts';
export { LAMP } from './lamp.ts';
export { MUG } from './mug.ts';
export { ROCK } from './rock.ts';
export { SNOWMAN } from './snowman.ts';
export { TEAPOT } from './teapot.ts';
export { TREASURE_CHEST } from './treasure-chest.ts';
export { UMBRELLA } from './umbrella.ts';
export { VASE } from './vase.ts';
export { WINE_GLASS } from './wine-glass.ts';
