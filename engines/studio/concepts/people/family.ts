/** People, one line each. */
export { GIRL } from './girl.ts';
export { KNIGHT } from './knight.ts';
