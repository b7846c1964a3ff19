import { brand } from '../../../contract/brand.ts';
import { highResolutionEdge, imageSizes } from '../../../contract/image-sizes.ts';
import {
  freeGenerationsPerDay,
  imagesPerRequestMax,
  lifetimePrice,
  lifetimeSeats,
  premiumPrice,
} from '../../../contract/plans.ts';
import { policies } from '../../../contract/policies.ts';
import type { Question } from '../../site/structured-data.ts';

export const guarantee = `${policies.refundPeriodDays}-day money-back guarantee`;

export const premiumInclusions: readonly string[] = [
  'Unlimited generations',
  `Resolution up to ${highResolutionEdge}x${highResolutionEdge}`,
  'Premium models',
  'Commercial license',
  'Priority support',
  'Advanced editing tools',
];

export const lifetimeInclusions: readonly { title: string; text: string }[] = [
  { title: 'Unlimited generations', text: 'No daily count, on any day.' },
  { title: 'No monthly fees', text: 'You pay once. There is no second invoice.' },
  { title: 'Priority support', text: 'Your questions are answered first.' },
  { title: 'Commercial license', text: 'Use what you make in paid work.' },
  { title: 'Private gallery access', text: 'Your pictures in a gallery that only you open.' },
  { title: 'All future updates', text: 'New models, sizes and tools, as they come.' },
];

export const plans = {
  free: {
    name: 'Free',
    price: '$0',
    period: '/month',
    text: 'To find out what you can do, and for pictures of your own.',
    action: 'Get Started',
    note: 'No credit card needed.',
  },
  premium: {
    name: 'Premium',
    price: premiumPrice,
    period: '/month',
    text: 'For everybody who makes pictures often, large, or for money.',
    action: 'Get Premium',
    note: `${guarantee}. Cancel at any time.`,
  },
} as const;

/** A cell is a text, or whether the plan has it. */
type Cell = string | boolean;

/** Everything the plans differ or agree in. */
export const comparison: readonly {
  title: string;
  rows: readonly { name: string; free: Cell; premium: Cell }[];
}[] = [
  {
    title: 'Making images',
    rows: [
      { name: 'Generations', free: `${freeGenerationsPerDay} a day`, premium: 'Unlimited' },
      {
        name: 'Images per prompt',
        free: `Up to ${imagesPerRequestMax}`,
        premium: `Up to ${imagesPerRequestMax}`,
      },
      { name: 'Sizes', free: `All ${imageSizes.length}`, premium: `All ${imageSizes.length}` },
      {
        name: 'Longest edge',
        free: `${Math.max(...imageSizes.map(({ width }) => width))} px`,
        premium: `${highResolutionEdge} px`,
      },
      { name: 'Seeds and negative prompts', free: true, premium: true },
      { name: 'Live previews and progress', free: true, premium: true },
      { name: 'Premium models', free: false, premium: true },
      { name: 'Advanced editing tools', free: false, premium: true },
    ],
  },
  {
    title: 'Keeping and using them',
    rows: [
      { name: 'Library without an end date', free: true, premium: true },
      { name: 'Original PNG with its settings', free: true, premium: true },
      { name: 'Download many as a zip', free: true, premium: true },
      { name: 'License', free: 'Personal', premium: 'Commercial' },
    ],
  },
  {
    title: 'Help',
    rows: [
      { name: 'Help center and e-mail', free: true, premium: true },
      { name: 'Priority support', free: false, premium: true },
      { name: 'Phone support', free: false, premium: true },
    ],
  },
];

export const pricingQuestions: readonly Question[] = [
  {
    question: 'What happens when the free images of a day are used up?',
    answer: `You wait for the next day, which begins at midnight UTC, or you take Premium. Your ${freeGenerationsPerDay} images come back every day; images that failed or that you cancelled were never counted.`,
  },
  {
    question: 'How do I pay?',
    answer:
      'By card or wallet, on the page of our payment provider, which opens in a new tab. Your card number never reaches us.',
  },
  {
    question: 'Can I cancel at any time?',
    answer:
      'Yes. The cancellation takes effect at the end of the billing cycle: you are not charged again, and you keep Premium until then. Your images stay in your library.',
  },
  {
    question: `How does the ${guarantee} work?`,
    answer: `Write to ${brand.supportEmail} within ${policies.refundPeriodDays} days of a payment. We reply within ${policies.replyWithin} on business days; the review usually takes ${policies.refundReview}, and an approved refund is processed in ${policies.refundProcessing}.`,
  },
  {
    question: 'May I use the images in paid work?',
    answer:
      'With Premium, yes: images that you make while the plan is active come with a commercial license that stays with them. Pro and Enterprise plans include commercial usage rights as well. Images from the free plan are for personal use.',
  },
  {
    question: 'Is there an API?',
    answer:
      'API access is available on request. Tell us through the contact page what you have in mind.',
  },
  {
    question: 'Will the price change?',
    answer: `If it ever does, you hear of it ${policies.noticeDays} days before, and can leave before it applies.`,
  },
];

export const lifetimeContent = {
  title: 'Pay once, keep it for life',
  lead: `For the first ${lifetimeSeats} customers: everything in Premium, for a single payment of ${lifetimePrice}.`,
  price: lifetimePrice,
  period: 'one-time payment',
  seats: `Limited to the first ${lifetimeSeats} customers`,
  action: 'Get lifetime access',
  teaserTitle: `Or pay ${lifetimePrice} once`,
  teaserText: `The first ${lifetimeSeats} customers get lifetime access for a one-time ${lifetimePrice}: unlimited generations and no monthly fees.`,
  teaserAction: 'See the lifetime deal',
  /** Why anybody would sell it at that price. */
  reasonTitle: 'Why so little?',
  reasons: [
    'A studio grows with the people who use it early. You tell us what is missing, and put up with what is not finished yet; in return, you never pay again.',
    `That is why it ends after ${lifetimeSeats}. With the next customer the monthly plan is the only one.`,
  ],
} as const;

export const lifetimeQuestions: readonly Question[] = [
  {
    question: 'What does “lifetime” mean?',
    answer: `As long as this service exists. Should it ever end, you hear of it ${policies.noticeDays} days before, in time to take your images with you.`,
  },
  {
    question: 'Do I get my money back if I don’t like it?',
    answer: `Yes. The ${guarantee} holds for this payment as for any other.`,
  },
  {
    question: 'I pay monthly already. Can I change?',
    answer: `Yes, while there are places. Buy the deal with the same account: the monthly plan is not renewed from then on.`,
  },
  {
    question: 'Can I buy it for somebody else?',
    answer: `One place belongs to one account. For a present, write to ${brand.supportEmail} with the address that it should be tied to.`,
  },
];
