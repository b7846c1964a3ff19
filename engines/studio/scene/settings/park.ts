import type { SettingDefinition } from '../concept.ts';
import { paintLawn } from './greenery.ts';

export const PARK: SettingDefinition = {
  concept: 'park',
  words: 'park, city park, playground, picnic',
  rank: 4,
  absorbsMany: ['flowers'],
  paint: (world) => paintLawn(world, 'park'),
};
