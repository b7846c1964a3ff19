/** Things one takes in the hand or puts on a table, one line each. */
export { BASKET } from './basket.ts';
export { BOOK_STACK } from './book-stack.ts';
export { BOTTLE } from './bottle.ts';
export { LAMP } from './lamp.ts';
export { MUG } from './mug.ts';
export { TEAPOT } from './teapot.ts';
export { TREASURE_CHEST } from './treasure-chest.ts';
export { UMBRELLA } from './umbrella.ts';
export { VASE } from './vase.ts';
export { WINE_GLASS } from './wine-glass.ts';
