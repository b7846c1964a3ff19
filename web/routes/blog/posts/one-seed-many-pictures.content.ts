import type { Post } from '../post.ts';

export const oneSeedManyPictures: Post = {
  title: 'What a seed can hold',
  excerpt:
    'What the number under every image means, what it fixes and what it doesn’t, and four exercises that make it useful.',
  author: 'Tomas Okafor',
  date: '2025-11-06',
  category: 'Tutorial',
  picture: 'watercolourLake',
  text: `
Below every image in the studio there is a number such as 2718281828. Most people never look at it. It is worth a look, since it is the one control that lets you tell your own doing from chance.

## What it is

A prompt of fifteen words leaves a million things open. Which way does the river bend? How many clouds, how high the hill, where does the fox look? Something has to decide, and it is a generator of random numbers. Such a generator is not random at all. It begins with a number, the seed, and from there on follows a fixed rule. The same beginning gives the same sequence, and so the same river.

A seed, then, is not a quality. There are no good ones and bad ones in themselves, and a list of “best seeds” found somewhere is worth nothing with another prompt. It is an address: this prompt, this size, this model, this number lead to this picture. It was there before you looked.

## What it fixes, and what it doesn’t

Here the engines differ, and it pays to know yours.

**The built-in engine** takes all its chance from the number, and none from the words. The same words with the same seed give the same bytes, today and on another machine. Change a word, and only what it names changes: with “at night” the same castle stands on the same hill under the moon, with “in winter” it stands in snow. Every part has dice of its own, so what comes and goes leaves the others where they were. The exception are abstract pictures, where the words have nothing else to be told apart by.

**Neural models** start from noise that the number alone decides, too. There a locked seed keeps the rough layout through small changes of the prompt, and lets go of it through large ones. How far it holds is a matter of the model; try it out.

Knowing this saves you from the commonest mistake, which is to compare two pictures that differ in chance and to conclude something about a word.

@ lowPolyLake

## Exercise one: is it you, or luck?

Write a prompt, leave the seed open, and set **Number of images** to four. What differs among the four is chance. What they share is you. If all four say what you meant, the prompt is finished, and you may choose by taste. If one of four does, the prompt is thin, and you were about to be lucky. Luck can’t be repeated on Thursday for a customer.

Now lock one seed, change one word and draw again. What differs between the two is the word, since the chance was the same. With a model that lets go of its layout, draw four of each and compare the sets instead.

## Exercise two: take something away

Choose an image of the built-in engine that is almost right, and has one thing too many: clouds, stars, a boat. Open it in the library and press **Use these settings**. The seed is now locked and the words are the same. Put the thing that disturbs into the negative prompt and generate. You get the same picture without it, and can see what the thing was doing there. Now and then you will put it back.

Then go the other way: exchange “dawn” for “dusk”, and watch the same place at another hour. With a neural model, see how much of the place survives.

## Exercise three: near, nearer

A locked seed shows one picture; a new seed shows a stranger. Between them lies **Variation**, the slider beside the seed. At a tenth the leaves and the clouds move; at a half the hills do; at the end stands the other picture altogether. Set it to a quarter, ask for four images, and choose among four siblings of the one you liked.

## Exercise four: small, then large

Look for your picture at the normal size, where a mistake costs seconds. When you have it, lock its seed with **reuse** and make it once more in high resolution, if your plan has it. The composition is that of the small one; leaves, waves and brush strokes are painted afresh with more room. If instead you choose another ratio, expect another picture: the frame is one of the things that decide where everything stands.

## Small print

That so much belongs to the recipe is the reason why each image stores all of it, and why **Use these settings** takes everything over together, instead of making you copy a number. It is also in the downloaded file. A seed on a slip of paper is of little use; a seed inside its picture can be cooked again.

And when you ask for several images at once, the numbers count up by one from the first. So if you see 41, 42, 43 and 44, and the third is the one, you know which to lock.

Most tools that promise control give you more knobs. The seed gives you one fixed point, which is what an experiment needs. The guide [A series with seeds](/guide/series-with-seeds) goes on from here.
`,
};
