import { brand } from '../../../contract/brand.ts';
import { policies } from '../../../contract/policies.ts';
import type { QuestionListProps } from '../../site/question-list.tsx';
import { textLinkClass } from '../../site/text-link.ts';

export const contactContent = {
  title: 'Contact',
  description: `Write to the people behind ${brand.name}: questions, features, partnership, press and billing. Answered within ${policies.replyWithin}.`,
  lead: `A question, an idea, a story you are writing: it reaches a person. We answer within ${policies.replyWithin}.`,
  formTitle: 'Send us a message',
} as const;

export const contactMethods = [
  {
    title: 'Email',
    text: `For anything. Answered within ${policies.replyWithin}.`,
    label: brand.supportEmail,
    to: `mailto:${brand.supportEmail}`,
  },
  {
    title: 'Live chat',
    text: 'Nobody answers in the browser yet; the page says what is as quick.',
    label: 'Go to the chat',
    to: '/support#live-chat',
  },
  {
    title: 'Phone',
    text: 'For premium plans: name your number in a ticket, and we call you.',
    label: 'Ask for a call',
    to: '/support#ticket',
  },
  {
    title: 'Help Center',
    text: 'For what others have asked before you. Open day and night.',
    label: 'Read the answers',
    to: '/help',
  },
] as const;

export const businessHours = [
  { days: 'Monday-Friday', hours: policies.supportHours.weekdays },
  { days: 'Saturday', hours: policies.supportHours.saturday },
  { days: 'Sunday', hours: policies.supportHours.sunday },
] as const;

export const contactQuestions: QuestionListProps['questions'] = [
  {
    question: 'How soon do I hear from you?',
    answer: (
      <p>
        Within {policies.replyWithin}. A message that comes in on a Sunday is read first thing on
        Monday. For something urgent that concerns your account, open a{' '}
        <a href="/support#ticket" className={textLinkClass}>
          support ticket
        </a>
        : it gets a number and goes ahead of general mail.
      </p>
    ),
  },
  {
    question: 'I want my money back. Is this the right place?',
    answer: (
      <p>
        Yes: choose Billing as the subject and name the address of your account. You have{' '}
        {policies.refundPeriodDays} days and need no reason. How it goes on from there is in the{' '}
        <a href="/refund-policy" className={textLinkClass}>
          Refund Policy
        </a>
        .
      </p>
    ),
  },
  {
    question: 'Can I use the images commercially?',
    answer: (
      <p>
        With a premium plan, yes: it includes a commercial license. The{' '}
        <a href="/terms-of-service" className={textLinkClass}>
          Terms of Service
        </a>{' '}
        say what that covers. If your case is a special one, tell us about it and we answer it
        before you print.
      </p>
    ),
  },
  {
    question: 'Do you take feature requests?',
    answer: (
      <p>
        Gladly. Choose Feature Request and describe what you were trying to do when you missed it;
        that tells us more than the feature itself. We read every one, and write back when yours is
        there.
      </p>
    ),
  },
];
