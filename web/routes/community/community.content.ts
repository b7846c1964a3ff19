/** The community's figures and prizes. */
export const communityContent = {
  title: 'Community',
  lead: 'People who describe pictures, look at each other’s, and learn how a sentence becomes an image.',
  stats: [
    { value: '50,000+', label: 'members' },
    { value: '2M+', label: 'images' },
    { value: '1,500+', label: 'featured artists' },
    { value: '95%', label: 'satisfaction' },
  ],
  showcase: {
    title: 'From the gallery',
    text: 'Open a picture and read the words it was made from: that is how most of us learned.',
  },
  challenge: {
    title: 'The weekly challenge',
    text: 'One theme, seven days, any style. The community’s likes decide, and three pictures win a premium subscription and a prize.',
    prizes: [
      { place: '1st', prize: 'Premium subscription + $500' },
      { place: '2nd', prize: 'Premium subscription + $250' },
      { place: '3rd', prize: 'Premium subscription + $100' },
    ],
  },
  ways: [
    {
      title: 'Publish',
      text: 'Any picture in your library can go to the gallery, with a title and your name. You can take it out again whenever you like.',
    },
    {
      title: 'Look and like',
      text: 'Search the gallery by theme, name or prompt. A like costs nothing and tells somebody that their idea arrived.',
    },
    {
      title: 'Learn from the prompt',
      text: 'Every picture shows its words and its model. Take them, change one thing, and see what changes.',
    },
  ],
  rulesTitle: 'Three rules',
  rules: [
    'Be kind. Talk about the picture, not the person.',
    'Publish what you made, and say so. Passing off somebody else’s work ends an account.',
    'Nothing hateful, sexual or violent, and no real people in made-up scenes. The content guidelines in our terms say it in full.',
  ],
} as const;
