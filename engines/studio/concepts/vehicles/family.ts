/** Vehicles, one line each. */
export { CAR } from './car.ts';
