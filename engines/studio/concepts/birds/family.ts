/** Birds, one line each. */
export { OWL } from './owl.ts';
export { PENGUIN } from './penguin.ts';
