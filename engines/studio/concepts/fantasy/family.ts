/** Animals of tales and of long ago, one line each. */
export { BRONTOSAURUS } from './brontosaurus.ts';
export { DINOSAUR } from './dinosaur.ts';
export { DRAGON } from './dragon.ts';
export { GRIFFIN } from './griffin.ts';
export { PHOENIX } from './phoenix.ts';
export { PTERODACTYL } from './pterodactyl.ts';
export { STEGOSAURUS } from './stegosaurus.ts';
export { TRICERATOPS } from './triceratops.ts';
export { YETI } from './yeti.ts';
