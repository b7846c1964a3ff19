import { Gauge, Layers, type LucideIcon, Maximize, SlidersHorizontal } from 'lucide-react';
import { highResolutionEdge, imageSizes } from '../../../contract/image-sizes.ts';
import type { SitePictureName } from '../../site/pictures/site-picture-list.ts';

export const landingContent = {
  featuresTitle: 'From a sentence to a picture worth keeping',
  galleryTitle: 'One sentence each',
  galleryText:
    'Made by the engine that comes with the studio. No stock pictures, here or anywhere on this site.',
  testimonialsTitle: 'What people say who work with it',
  pricingTitle: 'One plan, everything in it',
  closingTitle: 'What do you see?',
  closingText: 'Write it down in one sentence. The rest takes a moment.',
} as const;

export const landingFeatures: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Layers,
    title: 'Several AI models',
    text: 'Choose the model that suits the picture. Each image says which one made it.',
  },
  {
    icon: Gauge,
    title: 'Fast output',
    text: 'A first look while the picture is still being painted, and real progress all the way.',
  },
  {
    icon: SlidersHorizontal,
    title: 'Creative controls',
    text: `${imageSizes.length} sizes, negative prompts and seeds: make a picture again, exactly, or change one thing.`,
  },
  {
    icon: Maximize,
    title: 'High resolution',
    text: `Up to ${highResolutionEdge}x${highResolutionEdge} pixels, ready for print.`,
  },
];

/** Side by side on the front page, for the variety of it. */
export const landingGallery: readonly SitePictureName[] = [
  'redFox',
  'rainStreet',
  'ramen',
  'lighthouse',
  'lowPolyLake',
  'coffee',
  'tiles',
  'ringedPlanet',
];
