import { freeGenerationsPerDay, imagesPerRequestMax } from '../../../../contract/plans.ts';
import type { Guide } from '../guide-text.ts';

export const masterclass: Guide = {
  title: 'The masterclass: pictures from words',
  description:
    'The whole craft in one sitting: seeing, describing, light, media, composition, chance, repair and judgement, with an exercise to each.',
  category: 'Masterclass',
  // Spec, section 2, "Guides"; the exercises are counted.
  minutes: 45,
  picture: 'autumnLake',
  chapters: [
    {
      title: 'How to use this class',
      text: `
This is a class for people who want to make pictures on purpose. It takes about 45 minutes if you do the exercises, and a third of that if you only read. Do the exercises. One makes pictures with the eyes and with decisions, and neither grows by reading.

You need the [generator](/platform/image-generation) in a second window, something to write on, and ${freeGenerationsPerDay} to 20 generations. On the free plan, spread the class over a few days. That is not a makeshift: sleep is part of learning to see.

There is one rule for the whole class: **before you press the button, say what you expect.** Aloud, or on paper, in one sentence. A result without an expectation is a surprise, and surprises teach nothing. A result beside an expectation is an experiment.

Everything here works with the engine that is built into the studio, and with [neural models](/help/choose-a-model) if you have some connected. Where they differ, the text says so.

! **Exercise.** Write down three sentences: a picture you remember from childhood, a picture you pass every day, a picture you wish existed. Don’t generate them yet. They are your material for the rest of the class.
`,
    },
    {
      title: 'Seeing',
      text: `
Look up from the screen, at the nearest window. What do you see? Most people answer with a list: a house, a tree, a car. Now half close your eyes until the names disappear. What is left is a few patches: a bright one at the top, a dark one at the left, something warm in between. That is the picture. The list was only its contents.

Painters train themselves to see patches before names, and whoever writes prompts needs both. Names, because words are names. Patches, because they decide whether the picture works. An engine gives you the names you ask for quite obediently. Whether the result is any good depends on patches that you did not mention.

So practise translating between the two. “A house, a tree, a car” is the list. “A dark tree against a bright sky, a lit window low on the left” is the same scene with its patches. The second sentence already contains light, contrast and a place for the eye to rest. It is not longer by much, but it has been seen.

Ask three questions of anything that you look at today. Where is it brightest? Where is it darkest? Where do I look first, and is it one of those two? The answer to the third is nearly always yes, and you have learned the oldest law of composition without a book.

! **Exercise.** Take the picture that you pass every day. Go to it, or remember it with eyes half closed. Write down the three answers, then the scene in one sentence that contains them.
`,
    },
    {
      title: 'The sentence',
      text: `
A good prompt is a sentence somebody could paint from. It has an order: **subject, place, light, medium**, and sometimes a colour. The order follows the attention. What comes first is what the picture is about, and with many models it also weighs most.

> a lighthouse on a cliff above the sea, dusk, oil painting

Each part answers a question. What? A lighthouse. Where? On a cliff above the sea. When? At dusk. How? In oil. If one part is missing, the engine answers in your place. That is not forbidden; leave open what you are curious about, and only that.

Nouns are stronger than adjectives. “Old stone bridge” is better than “beautiful bridge”, as old and stone can be seen. Numbers are strong: three boats are another picture than boats. Prepositions are strong: on, beside, above, behind. Praise is weak. The built-in engine passes over “masterpiece” and “highly detailed” without a word, because nobody can paint them.

Commas separate thoughts. A colour before a noun belongs to that noun, so “a red boat on a grey lake” is safe, and “red, grey, boat, lake” is a lottery. “Without” and “no” exclude what follows them, up to the next comma.

If words appear under “Not drawn” below your image, they were not understood. Take a plainer one: barn for outbuilding, mist for vapours, fox for reynard.

! **Exercise.** Write the sentence for the picture you pass every day, in at most fifteen words and in the order above. Say what you expect. Generate it once. Compare: which of the four parts came as you thought, and which did not?
`,
    },
    {
      title: 'Light',
      text: `
If you could change only one word in a prompt, it should be the hour. Light decides what is visible, what it feels like, and what colour everything has.

Light has a **direction**. From the side, it shows form; from behind, it makes silhouettes; from the front, it flattens. You seldom write the direction itself. You write an hour, and the direction comes with it: low at dawn and at golden hour, high at noon, none at dusk.

Light has a **colour**, and shadows have the opposite one. Warm light makes cool shadows. That is why golden hour looks rich: there are two colours for free.

Light has a **quantity**. A picture may be bright, middle or dark as a whole, and should be one of them. Storm, night and forest are dark; mist, snow and noon are bright. If your picture looks weak and you don’t know why, it is often middle grey all over. Push it to one side.

And light has **obstacles**: clouds, rain, fog, leaves. Weather is how you tell light what it may not do. Fog takes away distance. Rain doubles everything on the ground. Snow turns the world upside down and puts the brightness below.

@ rainStreet

A lamp is a small sun. One lit window at dusk beats ten at night, since the eye can have only one favourite.

! **Exercise.** Take your sentence and replace the hour three times: dawn, golden hour, dusk. Lock the seed and make one picture each, so that nothing changes but the light: which hour tells the truth about your place?
`,
    },
    {
      title: 'Media',
      text: `
Every medium is a way of leaving things out. Oil leaves out the small, watercolour the dark, ink the colour, low poly the round, pixel art the fine, a poster the in-between. To choose a medium is to decide what your picture can do without.

That gives you a quick test. Finish the sentence: “It would still be my picture without ...” If the answer is colour, take ink. If it is detail, take watercolour or flat illustration. If it is depth, take a poster. If you find no answer, leave the medium out; then you get something photographic, which keeps everything and forgives nothing.

The medium also changes what a mistake looks like. A crooked tree is a flaw in a photograph and a charm in a watercolour. If your engine is weak at something, choose a medium that doesn’t need it. This is no trick but an old virtue: nobody ever complained that a woodcut has no pores.

Don’t mix media in one sentence. “Oil painting, watercolour, pixel art” is three wishes, and the first one that is understood is granted. If you want something between two, describe the effect: “oil painting, soft, misty” instead of oil and watercolour.

And a word about names. You can write the name of a dead painter and may get an echo of their manner. Of living ones, describe what you admire instead: flat areas, one warm light, a lot of empty wall. You will learn more, and owe less.

! **Exercise.** Take the hour that told the truth. Make it in the two media your test suggested, and in one that you are sure is wrong. Keep the wrong one for a day before you delete it.
`,
    },
    {
      title: 'Composition',
      text: `
You can’t move things about with the mouse here. Yet you compose all the time, with four tools.

**The frame** is the first. A wide one asks for horizons, a tall one for things that stand, a square for one thing at rest. Choose it before you judge anything, since every frame is composed anew. [Choose a size](/help/choose-a-size) lists them.

**Distance** is the second. Close-up, portrait, wide, panorama, from above: one of these words decides how much of the world is in the picture. Beginners stay in the middle distance, where everything is visible and nothing matters. Go closer than is comfortable, or further away than is polite.

**Emptiness** is the third. “Minimal” and “simple” are prompts for room. A picture needs a place where nothing happens, as a sentence needs a pause. If text will stand on it later, it needs this twice.

**Order** is the fourth. “Symmetrical” gives calm and dignity; without it, engines like to put the subject to one side, as painters do. Ask for symmetry where the thing itself has it: gates, mandalas, reflections, faces.

@ castleCliff

When you judge a composition, turn the picture upside down, or look at it in the mirror of your switched-off phone. Names vanish, patches remain, and you see at once if everything has slid to one side.

! **Exercise.** Make your picture three times: as a close-up in a square, as a wide view in Widescreen, and minimal in Portrait. Which of them could hang in a corridor, where people pass in two seconds?
`,
    },
    {
      title: 'Chance, and the seed',
      text: `
Behind every image stands a number, the [seed](/help/seeds). It decides all that your sentence left open. The same words, size, model and seed make the same picture; that is the whole secret, and a useful one.

Use it for four things.

**To tell yourself from luck.** Draw ${imagesPerRequestMax} pictures of one sentence at once. What they share is your doing, and what differs is chance. If only one of ${imagesPerRequestMax} is right, work on the sentence. If all are right, stop working on it, and choose.

**To return.** A locked seed brings a picture back, now or in a year, and in high resolution, if your plan has it, with the same composition. So never be afraid of going on: you can’t lose what has an address.

**To take away.** With the built-in engine, a locked seed lets you remove things by the negative prompt while the rest stays, and changing a word changes only what it names. Neural models keep the rough layout through a small change of words, and no more. Find out which kind you are working with before you draw conclusions.

**To look around.** The slider **Variation** leads from a locked picture toward its neighbours: a little for other leaves and clouds, more for another hill. It is the way to go on when a picture is nearly right and you can’t say what is wrong.

What the seed can’t do is make a thin sentence good. There are people who press the button two hundred times and wait. Sometimes something comes. But they can’t say what they did, and on the next day they begin at zero. Chance is a colleague; don’t make it your boss.

! **Exercise.** Draw your best sentence four times at once. Write down what all of them share, in one sentence of your own. Is it the one that you wrote?
`,
    },
    {
      title: 'Repair',
      text: `
Nearly right is the usual state of a picture. There are three ways on from there, and one is usually wrong.

The wrong one is to add words. Something disturbs, so people write more: more detail, more style, more praise. The sentence gets longer, each word gets weaker, and the picture drifts. After ten rounds it is about nothing.

The first right way is to **take words away**. Remove one after the other, and see which of them did the damage. Often it is the one that you liked best.

The second is to **forbid**. Name what disturbs in the [negative prompt](/help/negative-prompts): plain nouns and colours, separated by commas, no more than needed. Open the image in the library, press **Use these settings** so that words and seed are those of the picture, and add what should go.

The third is to **redraw**: the same sentence, another seed. Set yourself a limit beforehand. Three more is a good number; after that the sentence is to blame.

How do you know which? Ask what is wrong. If it is something that is there, forbid it. If it is how things lie, redraw. If it is what the picture is about, rewrite. And if you can’t say what is wrong, don’t touch it; look at it tomorrow.

Some things no prompt repairs. A horizon that tilts by one degree, a colour a touch too loud, an empty corner for the text: these are done in an image editor within a minute. There is no prize for doing everything with words.

! **Exercise.** Choose the picture of this class that is nearly right. Say what is wrong with it in five words. Choose one of the three ways, and only one.
`,
    },
    {
      title: 'Judgement',
      text: `
The more pictures a machine makes, the more the craft moves from making to choosing. Anybody can have a hundred images in an evening. Somebody has to know which one.

Judgement is slow. The picture that pleases at once often pleases for the wrong reasons: it is bright, it is saturated, it resembles something you have seen. Give it two tests. **Small**: look at it in the size of a stamp. If it still says something, its patches are right. **Late**: look at it tomorrow. If it has nothing more to say, it said everything yesterday.

Judge against an intention, not against beauty. That is what the sentence of expectation is for, which you have been writing since the first chapter. A picture that is beautiful and says something else is a gift; put it aside for another day. It is not the one that you were making.

Judge with others. Show somebody the picture, and ask them not whether they like it, but what they see. Their description is a prompt in reverse, and comparing it with yours is the quickest lesson there is. [Looking at pictures together](/blog/looking-at-pictures-together) tells how a group does it.

And throw away. Delete what is only not bad. A library in which every image has been looked at twice is a school; one with ten thousand that nobody has seen is an attic. The heart in your library is for the first kind. Use it seldom.

! **Exercise.** Look through all that you made in this class. Keep three. Write under each, in one sentence, why it stays. Delete the rest, if you dare.
`,
    },
    {
      title: 'Your own practice',
      text: `
You now have all the tools that there are: a subject that was seen, a sentence in order, an hour, a medium, a frame, a number, three ways of repair, two tests. What is missing is repetition, and it can be had in small doses.

**Ten minutes a day.** One sentence about something that you saw today, one expectation, one picture, one line on what was different. The free plan is made for this. After a month you have thirty pictures, and a vocabulary of some forty words of which you know exactly what they do.

**One restriction a week.** No blue. Only squares. Only things on your table. Restrictions feel like walls and work like rails.

**One series a season.** Four to eight pictures that agree on everything but one thing. [A series with seeds](/guide/series-with-seeds) shows how. A series is where taste becomes visible, above all to yourself.

**One honest label, always.** Say that a machine made it and that you decided it. Both are true, and the second is the part that is worth being proud of.

Go back to the third sentence of the first exercise: the picture you wish existed. You have left it alone until now, and that was the reason for writing it down. Read it again. You probably want to change two words. Change them. Say what you expect.

! **Last exercise.** Make it.
`,
    },
  ],
};
