import type { Post } from '../post.ts';

export const promptsThatSayWhatYouSee: Post = {
  title: 'Prompts that say what you see',
  excerpt:
    'Six rewrites of ordinary prompts, and the one question behind all of them: could somebody else paint it from your words?',
  author: 'Tomas Okafor',
  date: '2026-01-15',
  category: 'Tutorial',
  picture: 'lighthouse',
  text: `
There is a test for prompts that needs no computer. Read yours to a friend on the telephone and ask them to draw it. Where they ask back, the prompt is thin. Where they laugh, it contains a word like “breathtaking”.

Here are six prompts as people really write them, and what happens when one puts them to that test.

## 1. Name the thing

> something peaceful

Your friend asks: what is in it? A mood is not a subject. Think of the last time you felt that way and write down what was in front of you.

> a rowing boat on a still lake at dawn, mist

The peace has come by itself. It usually does, once there is something to be peaceful.

## 2. One subject, not five

> a castle, a dragon, a knight, a village, a waterfall and a rainbow

Every thing you name takes room from the others, and no engine knows which is your favourite. Decide. Let the rest become surroundings or go.

> a castle on a cliff above a river valley, storm clouds, one bright window

@ castleCliff

## 3. Light before adjectives

> a beautiful, amazing, highly detailed mountain lake

Three words that say “good”, and none that says how. Light is what makes a lake worth looking at, and light has names: dawn, golden hour, dusk, moonlight; clear, misty, overcast, after rain.

> a mountain lake at golden hour, last light on the peaks, low mist

If you change only one word between two attempts, change the hour.

## 4. Colours that belong somewhere

> colorful city at night

All colours at once are grey from two steps away. Choose two, and say where they are. A colour in front of a noun is bound to that noun.

> neon city street in the rain at night, violet sky, teal signs

## 5. Say how it is made

> a fox

is a fox, and in which manner it comes is left to chance. The medium is the strongest word that most prompts lack. It decides on edges, on paper, on how much is left out.

> a red fox in fresh snow, watercolour

Try one sentence in four media before you change the sentence: oil, watercolour, ink, low poly. You learn more about your idea than by forty synonyms.

## 6. Leave something out

> a beach

Nearly every beach in the world has people on it, or a boat, or a palm. If yours is empty, say so: “without people, no boats”. What is not there shapes a picture as much as what is. For a longer list, use the [negative prompt](/help/negative-prompts), and name the things there without “no”.

## The order

You will have noticed that the good versions are alike. Subject, place, light, colour, medium; commas between thoughts; fifteen words rather than fifty. It is the order in which a person tells what they have seen. Long prompts are not forbidden, but each word should survive the telephone.

## Then iterate, slowly

Nobody writes the right sentence first. The craft lies in the second and third attempt, and there the rule is: change one thing. Draw two or three pictures of each version, since a single one may owe its charm to chance (see [what a seed can hold](/blog/one-seed-many-pictures)), and look at the sets side by side. If you change everything at once, you see that the picture is different, but not why.

Keep what worked, too. The arrow key in an empty prompt brings back what you wrote before, and every image in your library remembers its words. After some weeks you will find that you have a vocabulary of your own, of perhaps thirty words that do what you expect. That is about as many tubes as a painter carries.

Your friend, by the way, may hang up now. They have drawn enough.
`,
};
