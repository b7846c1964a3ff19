/** Food and what it is served in, one line each. */
export { APPLE } from './apple.ts';
export { TEACUP } from './teacup.ts';
