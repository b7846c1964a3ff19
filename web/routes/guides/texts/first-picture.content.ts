import { freeGenerationsPerDay } from '../../../../contract/plans.ts';
import type { Guide } from '../guide-text.ts';

export const firstPicture: Guide = {
  title: 'Your first picture',
  description:
    'From an empty field to an image you would hang up: the subject, the light, the medium, and when to stop.',
  category: 'Beginner',
  minutes: null,
  picture: 'lighthouse',
  chapters: [
    {
      title: 'Before you type',
      text: `
Close your eyes for ten seconds and think of a place you know well. Not a famous one: a bridge, a harbour, the street behind a school. Open them again and say aloud what you saw, in the order in which it came to you. That order is nearly always right. First the thing, then where it stood, then the light on it.

Most disappointing first pictures come from the opposite: an empty field, a blinking cursor, and the feeling that one should type something impressive. You need nothing impressive. You need one thing that you can see.

Write it down on paper if you like. Five to eight words are enough for now.
`,
    },
    {
      title: 'The first sentence',
      text: `
Open the [generator](/platform/image-generation) and put those words into the field. Suppose they are:

> a lighthouse on a cliff

Leave the size on **Square** and press **Generate Image**. While it is being made, guess: will it be day or night? Is the sea calm? You have said nothing about either, so the engine will decide. Whatever it shows you is an answer to a question you did not know you had asked.

Now look at the result for a full minute. Ask only one thing: what do I miss most? Not what is wrong with it; what do I miss. Usually it is the light.
`,
    },
    {
      title: 'Give it light',
      text: `
Add the hour. One of these is probably what you remember:

- dawn: pale, clear, quiet
- golden hour: long shadows, everything warm
- dusk: violet and blue, the first lamps
- night: moon and stars, and what shines by itself

> a lighthouse on a cliff at dusk

Generate again. It is a different picture, with a different place for everything, because new words mean a new arrangement. But compare how it feels. With two words you have changed more than ten adjectives could.

Weather works in the same way: mist makes things far, rain makes them shine, snow makes them silent. One kind is enough.
`,
    },
    {
      title: 'Choose a hand',
      text: `
Up to now the picture looks like a photograph or a rendering, as you have not said otherwise. Add the medium:

> a lighthouse on a cliff at dusk, oil painting

Then try watercolour, ink, low poly, pixel art and poster with the same sentence. On the free plan you have ${freeGenerationsPerDay} images a day, so this may take until tomorrow. That is no loss. Media are better judged on two days than in two minutes.

@ lowPolyLake

You will find that your place has a medium of its own. A harbour full of ropes wants ink. A field of poppies wants oil, or watercolour with much white in it. A street at night wants none at all.
`,
    },
    {
      title: 'Choose the frame',
      text: `
Only now think about the [size](/help/choose-a-size), and think of it as a window. Is your picture about a wide thing, a coast, a skyline, a row of hills? Take **Landscape** or **Widescreen**. Is it about something that stands, a tower, a tree, a person? Take **Portrait**. If it is about one thing and nothing else, stay with the square.

A new frame composes the picture anew. Do not be sad about the one you had: it is in your library, with everything that made it.
`,
    },
    {
      title: 'Stop',
      text: `
Put your pictures side by side in the [library](/platform/library) and walk away for an hour. When you come back, one of them will look at you first. Press the heart on it. That is your first picture.

The others are not failures. Each of them taught you one word: dusk, mist, oil. Tomorrow you will begin with those words and get further.

**What you can do now**: name one subject, give it an hour, a hand and a frame, and judge with a clear eye. It is more than many people know who have made thousands. When you are ready, go on with [Style and light](/guide/style-and-light).
`,
    },
  ],
};
