/** What lives in water, one line each. */
export { FISH } from './fish.ts';
