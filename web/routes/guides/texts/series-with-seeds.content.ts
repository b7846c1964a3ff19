import { imagesPerRequestMax } from '../../../../contract/plans.ts';
import type { Guide } from '../guide-text.ts';

export const seriesWithSeeds: Guide = {
  title: 'A series with seeds',
  description:
    'Pictures that belong together: what to hold still, what to vary, and how to keep a record that you can build on.',
  category: 'Advanced',
  minutes: null,
  picture: 'tiles',
  chapters: [
    {
      title: 'What makes a series',
      text: `
Four pictures of cats are not a series. Four pictures that agree on everything but one thing are. The thing that changes is the theme; everything that stays is the style. So a series begins with a list in two columns: **stays** and **changes**.

For example, stays: square, ink, one subject in the lower third, a large empty sky. Changes: the tree. Or, stays: a village at a lake, flat illustration, four colours. Changes: the season.

Write this list before you generate anything, and keep the second column to one entry. With two changes at once you get an album.
`,
    },
    {
      title: 'Know your engine',
      text: `
How you hold things still depends on what makes the pictures.

**The built-in engine** takes its composition from the [seed](/help/seeds) alone. With the seed locked, another word changes what it names: the hour, the season, the colour of the door, the style. Hill, path and horizon stay. Exchange the subject itself, and the new one takes the old one’s place. So with this engine a series can be held together by its number, by its words, or by both.

**Neural models** start from the seed, too, but their words reach everywhere. A locked seed keeps the rough layout while a word or two change, and lets go of it after that. There the words have to hold the series.

If you are not sure, try it: lock a seed, exchange one word, and look.
`,
    },
    {
      title: 'The frame sentence',
      text: `
Write one sentence with a gap in it.

> a single ___ on a hill, minimal, ink, fog

Everything outside the gap stays, to the letter and in the same order. Don’t improve it half-way: a comma that moves is a change too. Fill the gap with the members of your series:

- oak
- pine
- tower
- house

Either lock one seed for all of them, and get one place with four inhabitants. Or leave it open, set **Number of images** to ${imagesPerRequestMax}, or as many as your day allows, and choose one of each. Choose by how well it stands beside the others, not by how good it is alone. The most beautiful picture often has to leave the series, since it makes the others look poor.
`,
    },
    {
      title: 'Repair, don’t redraw',
      text: `
Sooner or later a member is right in all but one respect: a bird where the others have none, a sky that is too red. Open it in the library and press **Use these settings**, which locks its seed and takes over every word. Then put the intruder into the negative prompt.

> bird, stars, red

With the built-in engine the rest stays in its place. If it is the arrangement that is a little wrong, take it out of the negative prompt again and move **Variation** to a fifth: the picture stays itself and shifts its weight. With other models, lock the seed and make the smallest change to the prompt that you can think of. If two attempts fail, go back to the four and choose another; repairing is a means, not a sport.

@ tiles
`,
    },
    {
      title: 'Keep a record',
      text: `
The library remembers the recipe of each image, but not why you chose it. A line of text per decision is enough:

- frame sentence, word for word
- model and size
- which seeds were chosen, and against which
- what went into the negative prompt, and because of what

With it you can add a fifth member half a year later. Without it you will write “roughly like the others”, and it will be roughly like them. If the studio’s engine has a new version by then, the same recipe may give another picture; the version is a part of the address. So download the originals when a series is finished. They carry their recipes with them.
`,
    },
    {
      title: 'Show it',
      text: `
Put the members into a row, in the order in which the eye should go: the calmest first, the most surprising second to last, and at the end one that could be the beginning. Use the same margins, and no frames. Give them one title, and numbers instead of names.

Then take one away. Nearly every series is better with one fewer. If you can’t decide which, ask somebody to look for two minutes and then to describe the set from memory. The one that they forget is the one.

Where a series is made for someone who pays, read [Pictures for work](/guide/pictures-for-work) next.
`,
    },
  ],
};
