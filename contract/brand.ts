/** The one place that spells the product's name, addresses and prices. An operator re-brands here. */
export const brand = {
  name: 'Ochre',
  tagline: 'Describe a picture. Watch it being made.',
  description:
    'Ochre is an AI image studio: describe a picture, watch it being made, keep it and build on it.',
  supportEmail: 'support@ochre.example',
} as const;
