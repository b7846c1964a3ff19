/** Plants, one line each. */
export { BRANCH } from './branch.ts';
export { PINE } from './pine.ts';
export { TREE } from './tree.ts';
