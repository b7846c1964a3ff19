import type { SettingDefinition } from '../concept.ts';
import { paintLawn } from './greenery.ts';

export const GARDEN: SettingDefinition = {
  concept: 'garden',
  words:
    'garden, flower garden, backyard, flowerbed, courtyard, orchard, vineyard, greenhouse, rose garden, japanese garden',
  rank: 4,
  absorbsMany: ['flowers'],
  paint: (world) => paintLawn(world, 'garden'),
};
