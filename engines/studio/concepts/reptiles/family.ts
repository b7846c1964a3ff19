/** Reptiles and amphibians, one line each. */
export { CHAMELEON } from './chameleon.ts';
export { CROCODILE } from './crocodile.ts';
export { FROG } from './frog.ts';
export { LIZARD } from './lizard.ts';
export { SNAKE } from './snake.ts';
export { TORTOISE } from './tortoise.ts';
