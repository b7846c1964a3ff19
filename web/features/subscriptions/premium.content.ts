import {
  BadgeCheck,
  Headset,
  Infinity as InfinityIcon,
  Layers,
  type LucideIcon,
  Maximize,
  SlidersHorizontal,
} from 'lucide-react';
import { brand } from '../../../contract/brand.ts';
import { highResolutionEdge } from '../../../contract/image-sizes.ts';
import { freeGenerationsPerDay, lifetimeSeats, premiumPrice } from '../../../contract/plans.ts';

export const premiumContent = {
  title: 'Premium',
  lead: 'Everything the studio can do, as often as you like.',
  price: premiumPrice,
  period: 'per month',
  subscribe: 'Subscribe Now',
  paymentNote: 'Secure payment on the page of our payment provider, opened in a new tab.',
  guarantee: '30-day money-back guarantee.',
  lifetime: `Or pay once: the lifetime deal, for the first ${lifetimeSeats} customers`,
  membership: 'Payments, invoices and cancellation',
} as const;

export const premiumFeatures: { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: InfinityIcon,
    title: 'Unlimited generations',
    text: `No daily count. Free members make ${freeGenerationsPerDay} images a day.`,
  },
  {
    icon: Maximize,
    title: `Resolution up to ${highResolutionEdge}x${highResolutionEdge}`,
    text: `Any of the eight sizes, with ${highResolutionEdge} pixels on its longest edge.`,
  },
  { icon: Layers, title: 'Premium models', text: 'All models that this studio runs.' },
  { icon: BadgeCheck, title: 'Commercial license', text: 'Use what you make in paid work.' },
  { icon: Headset, title: 'Priority support', text: 'Your questions are answered first.' },
  {
    icon: SlidersHorizontal,
    title: 'Advanced editing tools',
    text: 'Finer control over how a picture is made.',
  },
];

export const upgradeReasons: { title: string; text: string }[] = [
  {
    title: 'Follow an idea to its end',
    text: 'Good pictures come on the tenth try, not the first. Nothing stops you at the fifth.',
  },
  {
    title: 'Print it, ship it',
    text: `${highResolutionEdge} pixels on the longest edge and a commercial license: from a poster to a client's campaign.`,
  },
  {
    title: 'One plan, no surprises',
    text: `${premiumPrice} a month for everything. Cancel whenever you like.`,
  },
];

export const premiumQuestions: { question: string; answer: string }[] = [
  {
    question: 'Can I cancel at any time?',
    answer:
      'Yes. Cancellation takes effect at the end of the billing cycle; until then you keep everything.',
  },
  {
    question: 'Is there a refund?',
    answer: `Yes, within 30 days: ask on your membership page, or write to ${brand.supportEmail}; requests are usually reviewed in 2-3 business days.`,
  },
  {
    question: 'May I sell what I make?',
    answer: 'Yes. Premium includes a commercial license for the images that you generate.',
  },
  {
    question: 'How do I pay?',
    answer:
      'On the page of our payment provider, by card or wallet. We never see your card number.',
  },
  {
    question: 'What happens to my images if I cancel?',
    answer: 'They stay in your library, in the resolution in which they were made.',
  },
];
