/** Things one takes in the hand or puts on a table, one line each. */
export { BOOK_STACK } from './book-stack.ts';
export { BOOTS } from './boots.ts';
export { LAMP } from './lamp.ts';
export { UMBRELLA } from './umbrella.ts';
