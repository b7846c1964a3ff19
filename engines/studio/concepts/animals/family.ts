/** Animals that go on land, one line each. */
export { BEAR } from './bear.ts';
export { CAT } from './cat.ts';
export { DOG } from './dog.ts';
export { ELEPHANT } from './elephant.ts';
export { RABBIT } from './rabbit.ts';
