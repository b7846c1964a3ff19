import { z } from 'zod';

/**
 * What the pictures of the public pages are made from. `npm run render:samples` makes
 * those anew that are not of today's engine; look at each before it is committed.
 */
export const sitePictureList = {
  autumnLake: {
    file: 'autumn-lake',
    prompt: 'autumn forest by a calm lake at golden hour, mountains behind, oil painting',
    seed: 10,
    width: 2048,
    height: 876,
  },
  castleCliff: {
    file: 'castle-cliff',
    prompt: 'a castle on a cliff above the sea at golden hour, oil painting',
    seed: 5,
    width: 1536,
    height: 656,
  },
  mountainLake: {
    file: 'mountain-lake',
    prompt: 'a pine forest by a mountain lake at golden hour, oil painting',
    seed: 3,
    width: 1152,
    height: 1536,
  },
  watercolourLake: {
    file: 'watercolour-lake',
    prompt: 'mountain lake at dawn with pine forest and mist, watercolour',
    seed: 4,
    width: 1536,
    height: 656,
  },
  redFox: {
    file: 'red-fox',
    prompt: 'a red fox in fresh snow at golden hour, oil painting',
    seed: 4,
    width: 1536,
    height: 1024,
  },
  lighthouse: {
    file: 'lighthouse',
    prompt: 'a quiet coast with a lighthouse at dusk, oil painting',
    seed: 7,
    width: 1536,
    height: 1024,
  },
  rainStreet: {
    file: 'rain-street',
    prompt: 'neon city street in the rain at night',
    seed: 12,
    width: 1536,
    height: 1024,
  },
  ringedPlanet: {
    file: 'ringed-planet',
    prompt: 'a ringed planet and a nebula, teal and gold',
    seed: 1,
    width: 1536,
    height: 1024,
  },
  ramen: {
    file: 'ramen',
    prompt: 'a bowl of ramen, steam, warm light',
    seed: 6,
    width: 1536,
    height: 1024,
  },
  coffee: {
    file: 'coffee',
    prompt: 'a cup of coffee in morning light, watercolour',
    seed: 6,
    width: 1536,
    height: 1024,
  },
  tiles: {
    file: 'tiles',
    prompt: 'geometric composition, bauhaus, red, navy and ochre gold',
    seed: 17,
    width: 1536,
    height: 1024,
  },
  arches: {
    file: 'arches',
    prompt: 'geometric composition, bauhaus, orange and teal',
    seed: 23,
    width: 1536,
    height: 1024,
  },
  lowPolyLake: {
    file: 'low-poly-lake',
    prompt: 'mountain lake at sunset, low poly, pink sky',
    seed: 8,
    width: 1536,
    height: 1024,
  },
  blossomHill: {
    file: 'blossom-hill',
    prompt: 'flower meadow under cherry blossom trees, spring morning, impressionist',
    seed: 2,
    width: 1536,
    height: 1024,
  },
} as const;

export type SitePictureName = keyof typeof sitePictureList;

export const sitePictureNameSchema = z.enum(Object.keys(sitePictureList) as SitePictureName[]);
