/** What the painter of the sky looks for itself. */
import type { PhenomenonDefinition } from '../concept.ts';

export const NATIVE: readonly PhenomenonDefinition[] = [
  { concept: 'sun', words: 'sun', time: 'golden' },
  { concept: 'moon', words: 'moon, full moon, crescent moon, crescent', time: 'night' },
  { concept: 'stars', words: 'star, starry sky, constellation, stars', time: 'night' },
  { concept: 'cloud', words: 'cloud, cloudscape' },
  { concept: 'mist', words: 'mist' },
  { concept: 'lightning', words: 'lightning, thunderbolt, lightning bolt', weather: 'storm' },
  { concept: 'sky', words: 'sky' },
  {
    concept: 'nebula',
    words: 'nebula, nebulae, space cloud, stardust, supernova',
    setting: 'space',
  },
];
