import { brand } from '../../../contract/brand.ts';
import { jobPositions } from '../../../contract/job-applications.ts';

export const careersContent = {
  title: 'Careers',
  description: `Open positions at ${brand.name}: make the tools that people paint with. ${jobPositions.length} roles in engines, engineering, design, community, support and education.`,
  lead: 'We make the tools that people paint with. A small team, most of it remote, that looks at pictures all day and argues about light.',
  openTitle: 'Open positions',
  closingTitle: 'Nothing that fits?',
  closingText:
    'Tell us what you would do here. Two of us came by a mail that began with “there is no such position, but”.',
} as const;

export const careersBenefits = [
  {
    title: 'Work where you are',
    text: 'Most positions are remote. We meet for a week twice a year, somewhere worth painting.',
  },
  {
    title: 'Your own hours',
    text: 'Four hours of the day overlap; the rest is yours to arrange. Nobody counts them.',
  },
  {
    title: 'Thirty days off',
    text: 'Beside the public holidays of where you live, and we see to it that they are taken.',
  },
  {
    title: 'Health and pension',
    text: 'Cover for you and your family, and a pension contribution, in each country we hire in.',
  },
  {
    title: 'A machine you choose',
    text: 'And a screen that shows colour as it is. Renewed every three years.',
  },
  {
    title: 'Time to make things',
    text: 'One Friday in four is for pictures, tools or essays of your own. You keep what you make.',
  },
] as const;
