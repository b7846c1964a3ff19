import { highResolutionEdge } from '../../../../contract/image-sizes.ts';
import { freeGenerationsPerDay } from '../../../../contract/plans.ts';
import type { Post } from '../post.ts';

export const fromIdeaToPrintInAnHour: Post = {
  title: 'From idea to print in an hour',
  excerpt:
    'A poster for a village concert, made on a Tuesday evening: what to do in which order, what to skip, and when to stop.',
  author: 'Wanda Brix',
  date: '2025-10-09',
  category: 'Workflow',
  picture: 'arches',
  text: `
A friend plays the cello. Her quartet had a concert coming up in a village church, and no poster. I had an hour, a studio and a printer in the next town. This is how the hour went; the order is the same for a book cover, a card or a header.

## Minute 0 to 10: no computer

I asked three questions and wrote down the answers. Where will it hang? On doors, seen from three steps away. What must one read? A date, a place, four names. What should one feel? Evening, warmth, something a bit solemn.

From the first answer followed the size: portrait, and simple enough for three steps. From the second: a third of the picture has to stay calm, for the text. From the third: the hour.

Skip this, and you will spend the hour choosing among pretty pictures that can’t carry a line of text.

## Minute 10 to 25: wide

Now the generator. In this phase I want to be wrong quickly. Small size, no seed locked, four images at a time where the day’s count allows it.

> a village church on a hill at dusk, autumn trees, oil painting

> the same, as a poster

> geometric composition, arches, orange and teal

The third came from boredom, and won. It had the arches of the church and of the cello’s sound holes at once, and empty paper on its left. What one looks for at this stage is not beauty but room. On the free plan, with ${freeGenerationsPerDay} images a day, do this part on the evening before; sleeping on it improves the judgement anyway.

## Minute 25 to 40: narrow

From now on I change one word per round and draw two pictures of each. Orange became rust, then amber. Teal stayed. “Minimal” took two arches away. I wrote down what each word did, in one column, and crossed out what I did not want again. When a picture was right, I locked its seed, so that it could not get lost.

The temptation here is to go back to wide, since a new composition is only a click away. Don’t. If you have to, set a number beforehand: three more, then choose.

@ tiles

## Minute 40 to 45: large

For print I switched on **High resolution**, which makes the longest edge ${highResolutionEdge} pixels, and generated the picture once more with the same prompt and seed. The composition stays; edges and texture are drawn afresh at the new size. At 150 dots per inch, good for something that hangs on a door, that makes about 35 centimetres. For a large poster a printer can go to 100 without anybody noticing from three steps away.

Look at the whole image at full size before you go on. Now, and not after the text is on it.

## Minute 45 to 55: text

Text belongs into a layout program, never into a prompt. Date and place in one size, names in another, both aligned with the edge of an arch. I took the colour of the letters from the picture, from its darkest brown; pure black looks glued on. Then I held the screen at arm’s length, squinted, and made the date larger.

## Minute 55 to 60: leave it

I exported a PDF, wrote down prompt, seed and model in the mail to my friend (they are in the file as well, but mails are found sooner), and closed the lid. Half an hour more would have made it different, not better.

## What the hour teaches

- **Decide the frame before the picture.** Size, calm areas and distance first.
- **Wide, then narrow, and never both.** Searching and refining are two moods.
- **Make it large once, at the end.** Big pictures take longer and tempt you to stop looking.
- **Check the license before you print.** Pictures from the free plan are for personal use. A poster that sells tickets is [commercial use](/help/commercial-license), and belongs to Premium.

The concert was sold out, which had nothing to do with the poster. But on the way in I saw a boy trace the arches with his finger, and that was the hour’s real fee.
`,
};
