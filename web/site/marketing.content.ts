/**
 * What the site says of itself to win people over. These are sample figures and voices, not
 * measurements: whoever runs a site puts their own here, or takes them out.
 */

export const marketingFigures: readonly { value: string; label: string }[] = [
  { value: '1M+', label: 'images generated' },
  { value: '50K+', label: 'users' },
  { value: '99.9%', label: 'uptime' },
  { value: '4.9/5', label: 'rating' },
];

/** The model that the promo names. Null shows no promo. */
export const modelPromo: {
  name: string;
  title: string;
  text: string;
  note: string;
  formats: readonly string[];
} | null = {
  name: 'Lucid Origin',
  title: 'Meet',
  text: 'A model for pictures that hold up on a large screen: clear edges, calm surfaces, light that comes from somewhere.',
  note: 'Models stand in the list by their own names. Lucid Origin is there wherever the studio has it connected; each picture says which model made it.',
  formats: ['1080p', '4K'],
};

/** Invented people. */
export const testimonials: readonly { quote: string; name: string; role: string }[] = [
  {
    quote:
      'I used to keep screenshots of prompts in a folder called “good, why?”. Now every picture remembers how it was made, and I have stopped guessing.',
    name: 'Maren Holt',
    role: 'Book cover designer',
  },
  {
    quote:
      'I closed the laptop in the middle of twelve images, got on a train, and all twelve were waiting when I arrived.',
    name: 'Idris Vale',
    role: 'Marketing, two-person agency',
  },
  {
    quote:
      'It told me what it could not draw. No other tool has ever admitted that to me, and it made me trust the rest.',
    name: 'Pilar Sandoval',
    role: 'Paints on weekends',
  },
];
