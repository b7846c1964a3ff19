import { brand } from '../../../../contract/brand.ts';
import {
  highResolutionEdge,
  imageSizes,
  resolveImageSize,
} from '../../../../contract/image-sizes.ts';
import {
  freeGenerationsPerDay,
  lifetimePrice,
  lifetimeSeats,
  premiumPrice,
} from '../../../../contract/plans.ts';
import { policies } from '../../../../contract/policies.ts';
import type { helpSlugs } from '../../../../contract/site-paths.ts';
import type { HelpArticle } from '../article.ts';

const highResolutionSizes = imageSizes
  .map(({ id, label, ratio }) => {
    const { width, height } = resolveImageSize(id, true);
    return `- **${label}** (${ratio}): ${width}x${height}`;
  })
  .join('\n');

export const premiumFeatures: Record<(typeof helpSlugs)['premium-features'][number], HelpArticle> =
  {
    'what-premium-includes': {
      title: 'What Premium includes',
      summary: `Everything in one plan for ${premiumPrice} a month, and what it changes for you.`,
      keywords: 'pro plan price upgrade benefits unlimited features compare',
      text: `
There is one paid plan, and it holds everything. It costs ${premiumPrice} per month.

- **Unlimited generations.** The daily count of ${freeGenerationsPerDay} no longer applies.
- **Resolution up to ${highResolutionEdge}x${highResolutionEdge}.** Each of the ${imageSizes.length} sizes gets a [high resolution](/help/high-resolution) form.
- **Premium models.** All models that this studio runs.
- **A commercial license.** Images that you make while the plan is active may be used in [paid work](/help/commercial-license).
- **Priority support.** Your questions are answered first, and you may call us: phone support is for premium plans.
- **Advanced editing tools**, as they are added to the studio.

## How you see it

In place of the count, the generator shows a **Pro** badge, and your name wears it in the profile menu. The switch **High resolution** can be turned on.

## What does not change

Your library, your earlier images, and how pictures are made. A premium image is not painted with other colours; it is the same engine with more room. Everybody’s pictures pass through the same queue: yours come first, by up to half a minute for each that you have waiting, and nobody’s wait for ever.

## Pay once instead

For the first ${lifetimeSeats} customers there is a [lifetime deal](/lifetime-deal): ${lifetimePrice} once, and no monthly fees.
`,
    },
    'subscribe-to-premium': {
      title: 'Subscribe to Premium',
      summary: 'Where to press, where you pay, and when it begins.',
      keywords: 'buy pay payment card wallet paypal checkout upgrade billing',
      text: `
1. Sign in and choose **Premium Plans** at the foot of the sidebar.
2. Press **Subscribe Now**. The page of our payment provider opens in a new tab.
3. Pay there by card or wallet.
4. Go back to the studio’s tab: it shows the **Pro** badge by itself.

The button on the [pricing page](/pricing) leads to the same payment page.

## What we see of your payment

That it was made, by which account, and its number at the provider. Your card number is entered on the provider’s page and never reaches us.

## When it begins

As soon as the payment has been confirmed to us. If there is still no **Pro** badge after a few minutes, write to [support](mailto:${brand.supportEmail}) with the date and the transaction number; we put it right by hand. Please use the same e-mail address for the payment as for your account where you can: it helps us to find the two.

## How it goes on

${premiumPrice} is charged at the start of each month of your subscription until you [cancel](/help/cancel-and-refunds). If the price ever changes, you hear of it ${policies.noticeDays} days before, in time to leave.

! If you come to a note instead of a payment page, payments are not set up on this site yet. Nothing was charged. A page that says that it is a test takes no money either.
`,
    },
    'high-resolution': {
      title: `High resolution: up to ${highResolutionEdge} pixels`,
      summary: `What the switch does, how large each size becomes, and when it pays.`,
      keywords: '2048 4k 1080p print dpi large upscale resolution quality hd pixels',
      text: `
With Premium, each size has a large form. Turn on the switch **High resolution** beside the size: the longest edge becomes ${highResolutionEdge} pixels and the ratio stays.

${highResolutionSizes}

## Painted, not blown up

The picture is made at that size from the start. With the built-in engine the same prompt and seed keep their composition when you change the switch, since everything is placed in proportion to the picture; fine detail such as brush strokes or leaves is drawn anew and falls out a little differently. So try out ideas small, and switch when one is worth it.

## How long it takes

The time grows with the number of pixels: a square of ${highResolutionEdge} has four times as many as one of 1024.

## For print

At 300 dots per inch, ${highResolutionEdge} pixels make about 17 cm, or 7 inches; a poster that is looked at from two steps away can take 150 dots per inch, and so twice that.

## When the switch is disabled

The text beside it says why: you are on the free plan, or the chosen model can’t make images of that size. Another [model](/help/choose-a-model) may.
`,
    },
    'commercial-license': {
      title: 'Use images commercially',
      summary: 'What you may do with images on each plan, and what no license can promise.',
      keywords: 'rights copyright sell commercial use license client advertising merchandise legal',
      text: `
## On the free plan

Images are for personal, non-commercial use: your wallpaper, a birthday card, a post on a private page, a study for a painting.

## With Premium

Images that you make while the plan is active may be used in paid work: for clients, in products, on covers, in advertising. You need not name us. The license stays with those images when the plan ends. Images from your free days keep the free license; if you need one for work, make it again with **Use these settings** while you are on Premium.

## The other plans you may read of

Pro and Enterprise plans, where this site offers them, include commercial usage rights as well.

## What no license can promise

- **That an image is yours alone.** The same model, prompt and seed can make the same picture for somebody else.
- **That it is protected by copyright.** Countries differ on pictures that a machine made. In many, what you add by hand afterwards counts.
- **That it infringes nothing.** A prompt that asks for a brand, a character or a living person’s face can bring you into conflict with their owners. You are responsible for what you publish.

The [Terms of Service](/terms-of-service#use-license) are the binding text; this page only explains them. If a contract asks you for something in writing, [contact us](/contact).
`,
    },
    'cancel-and-refunds': {
      title: 'Cancel, and refunds',
      summary: `Leave whenever you like; within ${policies.refundPeriodDays} days you get your money back.`,
      keywords: 'cancel subscription refund money back guarantee stop billing downgrade',
      text: `
## Cancel

Open **Membership** in the profile menu and press **Cancel plan**; your account with the payment provider works too. The cancellation takes effect at the end of the billing cycle: you are not charged again, and you keep Premium until the period you paid for ends. The membership page shows the day, and until then a button to resume.

Afterwards you are on the free plan with ${freeGenerationsPerDay} generations a day. Your images stay in the library, in the resolution in which they were made.

## Get your money back

Every payment for Premium has a ${policies.refundPeriodDays}-day money-back guarantee. You need no reason.

1. Open **Membership** in the profile menu and press **Ask for a refund** beside the payment, or write to [support](mailto:${brand.supportEmail}) from the address of your account.
2. We reply within ${policies.replyWithin} on business days. The review usually takes ${policies.refundReview}.
3. An approved refund is processed in ${policies.refundProcessing} and goes back to the card or wallet that you paid with.

With the refund Premium ends. Cancelling alone starts no refund, and a refund is not a cancellation with the provider: if you want both, say so.

## Before you ask your bank

Please write to us first. A refund is quicker than a chargeback and costs neither of us a fee; while a chargeback is open we may have to suspend Premium on the account. The [Refund Policy](/refund-policy) has all the details.
`,
    },
  };
