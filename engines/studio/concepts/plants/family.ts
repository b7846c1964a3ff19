/** Plants, one line each. */
export { PINE } from './pine.ts';
export { TREE } from './tree.ts';
