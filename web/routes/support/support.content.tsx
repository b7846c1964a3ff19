import { brand } from '../../../contract/brand.ts';
import { freeGenerationsPerDay, premiumPrice } from '../../../contract/plans.ts';
import { policies } from '../../../contract/policies.ts';
import type { QuestionListProps } from '../../site/question-list.tsx';
import { textLinkClass } from '../../site/text-link.ts';

export const supportContent = {
  title: 'Contact Support',
  description: `Help with ${brand.name}: open a ticket, write to us, or find the answer yourself. Average response under 2 hours.`,
  lead: 'Something does not work, or not as you thought it would. Tell us what you did and what you saw; we take it from there.',
  ticketTitle: 'Submit a ticket',
  ticketLead: `You get a number at once, here and by mail, and an answer in under ${policies.ticketAnswerHours} hours.`,
  upsellTitle: 'Ahead of the queue',
  upsellText: `With Premium your tickets are read first, and we call you back. Unlimited images, a commercial license and priority support for ${premiumPrice} a month.`,
  upsellAction: 'See the plans',
} as const;

/** Sample figures; an operator puts their own here. */
export const supportStats = [
  { figure: '< 2 hours', label: 'Average response' },
  { figure: '98.5%', label: 'Satisfaction' },
  { figure: '99.2%', label: 'Resolved' },
  { figure: '150+', label: 'Articles' },
] as const;

const { weekdays } = policies.supportHours;

/** Where the chat says that nobody is there; other pages lead here too. */
export const liveChatId = 'live-chat';

export const supportChannels = [
  {
    id: liveChatId,
    title: 'Live Chat',
    text: 'For a quick question, once somebody can answer it in the browser.',
    hours: 'Not staffed yet',
    response: 'By ticket instead',
    action: { label: 'Start Live Chat', to: `#${liveChatId}` },
  },
  {
    id: 'email',
    title: 'Email',
    text: 'For anything that can wait for an hour or two.',
    hours: '24/7',
    response: 'Under 4 hours',
    action: { label: 'Send Email', to: `mailto:${brand.supportEmail}` },
  },
  {
    id: 'phone',
    title: 'Phone',
    text: 'Premium plans only. Name your number in a ticket, and we call you.',
    hours: weekdays,
    response: 'Immediate',
    action: { label: 'Ask for a Call', to: '#ticket' },
  },
  {
    id: 'submit-ticket',
    title: 'Submit Ticket',
    text: 'For what needs a closer look, with a number to come back to.',
    hours: '24/7',
    response: `Under ${policies.ticketAnswerHours} hours`,
    action: { label: 'Submit Ticket', to: '#ticket' },
  },
] as const;

/** Nobody can answer in a browser yet, so the chat says so instead of letting people wait. */
export const liveChatContent = {
  title: 'Nobody is at the chat right now',
  text: 'There is no chat in the browser yet, and you would wait for nothing here. Please open a ticket: people read it, and you get an answer by mail.',
  action: 'Submit a ticket',
} as const;

/** Where people help themselves. */
export const selfHelp = [
  {
    title: 'Help Center',
    text: 'Articles on every part of the studio, and a search that forgives typing errors.',
    to: '/help',
  },
  {
    title: 'Video Tutorials',
    text: 'There are none to watch yet; the written masterclass covers the same ground with pictures.',
    to: '/guide/masterclass',
  },
  {
    title: 'Community Forum',
    text: 'Ask those who do the same. For members.',
    to: '/platform/community',
  },
  {
    title: 'Documentation',
    text: 'The API, with an example for each call. For members.',
    to: '/platform/api-access',
  },
] as const;

export const commonIssues: QuestionListProps['questions'] = [
  {
    question: 'My image failed to generate',
    answer: (
      <>
        <p>
          A failed image is not counted: you get the generation back at once. Try again first, as an
          engine may only have been busy.
        </p>
        <p>
          If it fails again, see{' '}
          <a href="/status" className={textLinkClass}>
            System Status
          </a>{' '}
          whether AI Image Generation answers. If it does, send us the prompt and the size in a
          ticket; some prompts are refused by the engine, and we can tell you why.
        </p>
      </>
    ),
  },
  {
    question: 'I can’t sign in',
    answer: (
      <p>
        Ask for a new password on the{' '}
        <a href="/auth" className={textLinkClass}>
          sign-in page
        </a>
        : the link comes by mail within a minute and works once, for 30 minutes. Look into the spam
        folder too. After several wrong passwords an address has to wait ten minutes; nothing is
        locked for longer.
      </p>
    ),
  },
  {
    question: 'I have paid, but I am still on the free plan',
    answer: (
      <p>
        The payment provider tells us when a payment is through, usually within a minute. Reload the
        page after that. If it still says {freeGenerationsPerDay} images a day, send us the
        payment’s number in a ticket with the topic Billing and refunds; we set the plan by hand.
      </p>
    ),
  },
  {
    question: 'My images don’t look like my prompt',
    answer: (
      <>
        <p>
          Begin with the subject, then the place, then light and style: “a red fox, snowy forest,
          low sun, watercolor” says more than a long sentence. Put what you don’t want into the
          negative prompt.
        </p>
        <p>
          Keep the seed while you change one word at a time, and you see what each word does. The{' '}
          <a href="/guide/masterclass" className={textLinkClass}>
            masterclass
          </a>{' '}
          shows it picture by picture.
        </p>
      </>
    ),
  },
];
