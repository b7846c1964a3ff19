/** What is worn, one line each. */
export { SCARF } from './scarf.ts';
export { TOP_HAT } from './top-hat.ts';
