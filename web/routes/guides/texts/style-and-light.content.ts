import type { Guide } from '../guide-text.ts';

export const styleAndLight: Guide = {
  title: 'Style and light',
  description:
    'How media, hours and colours work together, and how to find the combination that your subject asks for.',
  category: 'Intermediate',
  minutes: null,
  picture: 'blossomHill',
  chapters: [
    {
      title: 'Two decisions that carry a picture',
      text: `
Take any image that you admire and cover its subject with your thumb. What is left is light and handling: where it is bright, where it is dark, which edges are sharp, which are lost. These two carry a picture. The subject only gives them an occasion.

That is good news for whoever writes prompts. Subjects are endless, but there are only some six hours and some eight media that matter, and you can learn what each of them does in a weekend. This guide is that weekend.
`,
    },
    {
      title: 'Hours',
      text: `
Think of an hour as three things at once: how high the sun stands, what colour the light has, and how dark the shadows are.

- **Dawn.** Low light, cool shadows, pink where the sun touches. Everything is calm and slightly unreal. Good with water and mist.
- **Day.** High light, short shadows, true colours. The most honest hour and the hardest: without drama the composition must hold by itself.
- **Golden hour.** Low and warm. Long shadows draw the shape of the land. It flatters everything; that is its danger.
- **Sunset.** The sky takes the main part. Put something dark in front of it.
- **Dusk.** The light has no direction any more. Windows and lamps become subjects. The best hour for cities and lighthouses.
- **Night.** Black is a colour with room in it. Give it one source of light, a moon or a sign, and let the rest go.

**Try it.** Choose one subject and make it at dawn, at golden hour and at dusk, two pictures each. Which hour belongs to it?
`,
    },
    {
      title: 'Media, and what they leave out',
      text: `
A medium is defined by what it can’t do.

- **Oil painting** can’t do thin lines, so it thinks in masses. It loves heavy light, earth, water, stone.
- **Watercolour** can’t do deep black or corrections. It loves air, and leaves paper where the light is.
- **Ink** has no colour. It asks for silhouettes: bare trees, rocks, birds, roofs.
- **Flat illustration** has no texture. It asks for shapes that can be recognised from their outline.
- **Low poly** has no curves. Mountains are made for it; faces are not.
- **Pixel art** has no detail. A grid and few colours: everything depends on placing.
- **Poster** has few colours and hard edges, and reads from across the street.
- **Photographic**, which you get if you say nothing, leaves nothing out. So you have to, in the prompt.

@ coffee

**Try it.** Before you name a medium, finish this sentence: “My picture can do without ...” If the answer is colour, take ink. If it is detail, watercolour. If it is depth, flat or poster.
`,
    },
    {
      title: 'Marriages',
      text: `
Hours and media attract and repel one another. Some marriages that last:

> a harbour at dawn, watercolour, mist

> a mountain lake at sunset, low poly, pink sky

> a forest in winter, ink

> neon city street in the rain at night

> a village at golden hour, oil painting

And some that quarrel: ink at golden hour, since the gold is lost; watercolour at midnight, for the paper shines through; pixel art in fog, as there is nothing left to place. Quarrels can be interesting. Choose them on purpose.
`,
    },
    {
      title: 'Colour, sparingly',
      text: `
An hour brings its colours along. If you add your own, add two: one for most of the picture and one for the accent, opposite or near in the circle. “Teal and orange” is a cliché because it works; “moss and rust”, “navy and amber” or “lavender and grey” work as well, and are less worn.

Tie an accent to a thing: “one red boat”, “a yellow window”. A colour that belongs to something is a story; a colour that floats above everything is a filter.

If a colour creeps in that you don’t want, put it into the [negative prompt](/help/negative-prompts). With the built-in engine the composition then stays as it was, if the seed is locked.
`,
    },
    {
      title: 'Your own table',
      text: `
Make a table with your three favourite subjects in the rows and four media in the columns. Fill it over the next days, one field after the other, each with the hour that fits. Then cross out what bores you. What remains is the beginning of something people will call your style: not a word that one can type, but a row of decisions that one makes again and again.

Go on with [A series with seeds](/guide/series-with-seeds), where those decisions become a set of pictures that belong together.
`,
    },
  ],
};
