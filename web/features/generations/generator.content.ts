/** Shown beside the generator: how to get what one has in mind. */
export const tips = [
  {
    title: 'Name the subject first',
    text: 'Start with what is in the picture, then where it is and what surrounds it.',
  },
  {
    title: 'Say how it should look',
    text: 'A medium, a time of day and two or three colours steer more than many adjectives.',
  },
  {
    title: 'Keep what works',
    text: 'Lock the seed under Advanced, then change one word or make variations of the picture.',
  },
] as const;

/** Offered while nothing was generated yet; a press puts one into the prompt. */
export const examplePrompts = [
  'A lighthouse on a cliff at dusk, oil painting, warm light on the sea',
  'A red fox in fresh snow, low winter sun, soft focus',
  'A quiet harbour town at night, lanterns, reflections on the water',
  'A mountain lake at dawn, low poly, pale pink sky',
] as const;

/** Texts of the dialog that opens at the limit. */
export const upgradeTexts = {
  title: 'You have reached today’s limit',
  description:
    'Free members make five images a day, counted per UTC day. Premium makes as many as you like, up to 2048x2048.',
  subscribe: 'Subscribe Now',
  later: 'Maybe Later',
} as const;
