/** Buildings, one line each. */
export { HOUSE } from './house.ts';
