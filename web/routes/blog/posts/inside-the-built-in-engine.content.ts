import type { Post } from '../post.ts';

export const insideTheBuiltInEngine: Post = {
  title: 'Inside the built-in engine',
  excerpt:
    'No weights, no graphics card, no training data: how a sentence becomes a painting by rules that people wrote, step by step.',
  author: 'Ilse Maren',
  date: '2026-02-12',
  category: 'Technology',
  picture: 'autumnLake',
  text: `
Most people who try Ochre for the first time ask which neural network is behind it. On a fresh installation the answer is: none. The engine that comes with the studio is a program in the old sense, some tens of thousands of lines that know how light falls on a hill and what a brush does at the edge of a shape. Here is what happens between the sentence and the picture.

## Reading

The prompt is cut into words, and the words into phrases, the longest first, so that “cherry blossom” is not taken for a fruit. Each phrase has a meaning in a vocabulary: a thing, an hour, a kind of weather, a colour, a medium, a mood. Adjectives, colours and numbers wait for the noun that follows them. In “two white boats on a blue lake”, two and white belong to the boats and blue to the lake. After “without”, everything up to the next comma is forbidden.

When a sentence names several things, one of them becomes the place and the others its inhabitants: “a fox in a snowy forest” is a forest in winter with a fox in it. They get their true sizes, a little compressed, so that a cat before a castle is still a cat; and “on”, “beside” and “above” are obeyed. A rare word falls to its kind, a schnauzer to the dog. And a word that has no meaning here is written down. You find it below the image as “Not drawn”, because we would rather admit a gap than paint over it.

## Deciding

A painter settles a few things before touching the canvas, and so does the engine: where the horizon lies, from which side the light comes, which third holds the subject, what frames the opposite corner. Here the seed enters. It alone, without the words, starts a generator of random numbers, which is split into named streams: one for the composition, one for the sky, one for the season, and so on. Because the streams are apart, what happens in one leaves the others alone. If you forbid the clouds of a picture by a negative prompt, or turn its noon into night, the valley below them stays where it was.

@ mountainLake

## Painting

Then the scene is built from back to front. The sky gets the colours that the sun’s height allows. Mountains grow from noise, layer on layer, and the air between the layers turns them pale and blue. Trees stand in rows that thin out where a path runs. Water mirrors what is above it, stretched and broken by ripples. Colours are mixed in OKLab, a colour space in which halfway between two colours looks like halfway to a human eye; in plain RGB, sunsets turn to mud.

All of it happens twice. First at a quarter of the edges, which is quick, and gives the preview. Then at full size. Every position is a proportion and not a number of pixels, so the preview shows the composition you will get.

## The hand

What has been painted up to now is a rendering: correct, and somewhat cold. The style makes it a picture. Oil lays thousands of strokes in three widths along the directions it finds in the image, broad ones first, fine ones only where something changes, and gives them a relief that catches the light. Watercolour flattens areas into washes, lets pigment gather at their borders, makes edges wander as wet paper does and leaves a ragged white margin. Ink keeps the lines and lets the wash run, stained glass gives each piece its lead. Low poly cuts the image into triangles that are small where there is detail. Pixel art chooses a few colours and keeps to a coarse grid. Each of these is a study in one question: what does this medium not show?

## Why bother?

Because it runs everywhere, on any processor, in seconds, with nothing to download. Because it gives the same bytes for the same request, so that tests can hold it to its word. And because it is a clear case: every rule in it was written down by a person, and no picture of anybody’s went in.

It has limits, and they are hard. It draws a few hundred kinds of things, and calls many thousands of nouns by one of them. It will never surprise you with a crowd or a joke. For that there are [neural models](/help/choose-a-model), which you can connect beside it, and which carry their own label. We call ours “built-in, procedural” wherever its name stands, since a tool should say what it is.

If you want to see what it knows, [the list is in the help center](/help/what-the-built-in-engine-draws). If you want to see what it can do, give it weather.
`,
};
