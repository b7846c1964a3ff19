import { Gauge, Layers, type LucideIcon, Maximize, SlidersHorizontal } from 'lucide-react';
import { highResolutionEdge, imageSizes } from '../../../contract/image-sizes.ts';
import { freeGenerationsPerDay, premiumPrice } from '../../../contract/plans.ts';

/** What the bar leads to, from any public page; each one to come adds its own. */
export const landingLinks = [
  { label: 'Features', to: '/#features' },
  { label: 'Pricing', to: '/#pricing' },
];

/** Spec, section 1. */
export const landingFeatures: { icon: LucideIcon; title: string; text: string }[] = [
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

export const pricingContent = {
  title: 'One plan, everything in it',
  lead: `Start free with ${freeGenerationsPerDay} images a day. No credit card needed.`,
  price: premiumPrice,
  period: '/month',
  inclusions: [
    'Unlimited generations',
    `Resolution up to ${highResolutionEdge}x${highResolutionEdge}`,
    'Premium models',
    'Commercial license',
    'Priority support',
    'Advanced editing tools',
  ],
  action: 'Get Premium',
  guarantee: '30-day money-back guarantee',
} as const;
