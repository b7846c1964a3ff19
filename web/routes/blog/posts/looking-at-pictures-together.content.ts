import type { Post } from '../post.ts';

export const lookingAtPicturesTogether: Post = {
  title: 'Looking at pictures together',
  excerpt:
    'A weekly hour in which nobody makes anything: how a small group learned to talk about generated images without saying “nice”.',
  author: 'Noor Castellane',
  date: '2025-12-04',
  category: 'Community',
  picture: 'blossomHill',
  text: `
It is easy to make a hundred pictures in an evening, and hard to look at one of them for five minutes. Some time ago a few of us noticed that we had thousands of images in our libraries and could not say which were good. So we began to meet, once a week for an hour, to do nothing but look. This is what we have learned; take it as a recipe, and change the spices.

## The rules

There are five or six of us. Everybody brings one picture, one only. Choosing it is half of the exercise: you have to go through a week of work and let go of nearly all of it.

Each picture gets eight minutes.

- **Two minutes of silence.** Nobody speaks, and the one who made it least of all. It is astonishing how long two minutes are, and what appears in the second one.
- **Three minutes of description.** We say what we see, without judging. “The light comes from the left, but the water is bright on the right.” “My eye goes to the window and then out of the frame.”
- **Two minutes of questions**, to the maker. What was the prompt? What did you try before? What would you change?
- **One minute for the maker**, who says what they take along.

The words “nice”, “cool” and “I like it” are not forbidden. They just cost a biscuit.

## Why description comes first

Judging ends looking. As soon as someone says that a picture works, everybody sees a picture that works. Describing keeps it open. It also shows something about prompts: what five people name without being told is what the picture says. If you asked for a storm and nobody mentions weather, there is no storm, whatever the sky looks like.

@ lowPolyLake

We have come to read the description as a prompt in reverse. Somebody writes it down, and now and then we feed it back: the sentence in which others described your picture, with a fresh seed. What returns is sometimes better than the original, as it contains what was seen and not what was meant.

## Talking about the machine

A special difficulty with generated pictures: how much of it is yours? In our group we found a way to put the question that does not hurt. We ask, “What did you decide?” In one picture it was the hour, the ratio and the word “without”. In another it was to stop at the fourth of forty. In a third it was nothing; it had come by chance, and its maker said so. That was a good evening, for then we talked about chance, which painters, photographers and potters have always known as a colleague.

It helps that nobody has to guess. Each image carries its prompt, its seed and the model that made it, so the question “how did you do that?” has an answer one can repeat. We treat seeds as cooks treat recipes: given away freely, and never quite the same in another kitchen. If two of us use the same model, though, the same words and number give the same picture, and we like that too. A picture one can hand on is a different thing from a picture one owns.

## Rounds with a theme

Every fourth week has a task: one word, and everybody makes a picture for it. “Threshold.” “Four o’clock.” “Without blue.” Restrictions are the best generators we know. For “without blue” one of us put every blue thing into the negative prompt and brought a harbour at sunset that none of us has forgotten.

## Start one

You need no platform and no permission. Four people, a screen, an hour, biscuits. Share the images by their [addresses](/help/download-and-share), so that no one needs an account to look. Write down one sentence per picture. After a couple of months read those sentences again: they will tell you what you care about, more honestly than your library does.

And look at other people’s pictures with the same patience. The [gallery](/gallery) and the [community pages](/community) are full of them. Two minutes of silence cost nothing there either.
`,
};
