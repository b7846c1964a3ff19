/** Furniture, one line each. */
export { TABLE } from './table.ts';
