import { z } from 'zod';
import { answerAddressSchema, contactLimits } from './contact-messages.ts';
import { policies } from './policies.ts';
import { lineSchema, paragraphsSchema, resumeBytesMax, trapField } from './public-forms.ts';

/** Open positions; an operator keeps this list. */
export const jobPositions = [
  {
    id: 'image-synthesis-engineer',
    title: 'Image Synthesis Engineer',
    department: 'Engines',
    location: 'Remote, Europe',
    type: 'Full-time',
    description:
      'You make the built-in engine paint better: composition from a parsed prompt, light, texture, style. Work you can look at the same day, measured against pictures people chose to keep.',
  },
  {
    id: 'platform-engineer',
    title: 'Platform Engineer',
    department: 'Engineering',
    location: 'Remote',
    type: 'Full-time',
    description:
      'You own the way of an image from the request to the library: queue, storage, event stream, database. It runs on a laptop and on a cluster, and loses nothing when either is switched off.',
  },
  {
    id: 'product-designer',
    title: 'Product Designer',
    department: 'Design',
    location: 'Lisbon or remote',
    type: 'Full-time',
    description:
      'You keep the interface quiet so that the pictures can speak: the generator, the library, the gallery. You draw, you prototype in the browser, and you sit with people while they use it.',
  },
  {
    id: 'community-manager',
    title: 'Community Manager',
    department: 'Community',
    location: 'Remote, Americas',
    type: 'Full-time',
    description:
      'You run the weekly challenges, curate the gallery and know who makes what. You write back to everybody, and you tell the rest of us what they asked for.',
  },
  {
    id: 'support-specialist',
    title: 'Support Specialist',
    department: 'Support',
    location: 'San Francisco',
    type: 'Full-time',
    description:
      'You answer tickets, calls of premium members and the questions behind the questions. When the same one comes three times, you write the article or open the issue that ends it.',
  },
  {
    id: 'technical-writer',
    title: 'Technical Writer',
    department: 'Education',
    location: 'Remote',
    type: 'Part-time',
    description:
      'You write the guides and the documentation: how to describe light, what a seed is, how to connect an engine. Short sentences, tested examples, pictures that show the point.',
  },
] as const;

const positionIds = jobPositions.map(({ id }) => id) as [string, ...string[]];

export const applicationLimits = {
  nameLengthMax: contactLimits.nameLengthMax * 2,
  noteLengthMin: 10,
  noteLengthMax: 5000,
} as const;

export const applicationTexts = {
  resumeRequired: 'Résumé is required',
  resumeTooLarge: `Résumé must be at most ${resumeBytesMax / 1024 / 1024} MB`,
  resumeNotPdf: 'Résumé must be a PDF file',
  sent: {
    title: 'Application Sent!',
    text: `Thank you for applying. We'll get back to you within ${policies.replyWithin}.`,
  },
} as const;

/** Its fields stand in the order in which they are checked; what the file holds is seen on the server. */
export const jobApplicationSchema = z.strictObject({
  position: z.enum(positionIds, { error: 'Please choose a position' }),
  name: lineSchema('Name is required', 'Name').max(
    applicationLimits.nameLengthMax,
    `Name must be less than ${applicationLimits.nameLengthMax} characters`,
  ),
  email: answerAddressSchema,
  note: paragraphsSchema(
    `Cover note must be at least ${applicationLimits.noteLengthMin} characters`,
    'Cover note',
  )
    .min(
      applicationLimits.noteLengthMin,
      `Cover note must be at least ${applicationLimits.noteLengthMin} characters`,
    )
    .max(
      applicationLimits.noteLengthMax,
      `Cover note must be less than ${applicationLimits.noteLengthMax} characters`,
    ),
  // A form without a chosen file posts an empty one without a name.
  resume: z
    .file({ error: applicationTexts.resumeRequired })
    .refine(({ name, size }) => size > 0 || name !== '', applicationTexts.resumeRequired)
    .max(resumeBytesMax, applicationTexts.resumeTooLarge),
  ...trapField,
});

export type JobApplication = Omit<z.infer<typeof jobApplicationSchema>, 'homepage'>;
