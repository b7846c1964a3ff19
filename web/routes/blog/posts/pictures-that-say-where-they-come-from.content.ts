import type { Post } from '../post.ts';

export const picturesThatSayWhereTheyComeFrom: Post = {
  title: 'Pictures that say where they come from',
  excerpt:
    'Why every image that leaves the studio carries a label, what we refuse to hide, and what you can do with a picture and still look people in the eye.',
  author: 'Ilse Maren',
  date: '2025-09-18',
  category: 'Ethics',
  picture: 'redFox',
  text: `
A generated picture has no witness. A photograph, whatever was done to it, began with something in front of a lens; a painting with somebody in front of an easel. Our pictures begin with a sentence. There is nothing wrong with that, as long as nobody is led to believe otherwise. The difficulty is that pictures travel without their captions.

So we thought about what an image studio owes to the people who will see its pictures without ever having heard of it.

## A label inside the file

Every PNG from this studio carries, in its metadata, the field that the IPTC photo standard provides for this purpose: the digital source type. It has one value for pictures by trained models and another for pictures by plain algorithms, and we set the right one. The prompt, the seed and the name of the model stand beside it. Search engines, picture agencies and image editors can read that field, and some show it.

We know how little it takes to lose it. A screenshot is enough. A label of this kind is no lock; it is a signature. Signatures don’t stop forgers either. What they do is give honest people an easy way to be honest, and make the removal a decision instead of an accident. Our [terms](/terms-of-service#use-license) ask that nobody take the mark out in order to deceive.

## Models by their names

The studio can run several engines, and it never mixes them up. The one that is built in is called “built-in, procedural”, since it paints by rules and has learned from no one’s pictures. A neural model that somebody connects stands there under its own name. You see it before you generate, and with each image for good.

That matters because the two raise different questions. With rules, one may ask whether they are any good. With a trained model one may also ask what it was trained on, and whether those who made that material were asked. Reasonable people disagree about the answers, and courts are still writing theirs. We can’t settle it for you. We can see to it that you know which one you are using.

## What we say no to

The [content guidelines](/terms-of-service#content-guidelines) are short. Some of it is law and needs no discussion. Three points go beyond, and I would like to explain them.

- **Real people.** A face belongs to its owner in a way that a landscape doesn’t. Degrading or misleading pictures of people who have not agreed are out, famous or not. Satire has always found ways that don’t need a forged photograph.
- **Invented evidence.** A picture of an event that did not happen, made to be believed, poisons more than its subject. It makes true pictures doubtful.
- **Other people’s marks.** A prompt that asks for a brand or a character asks for trouble, and usually for a worse picture.

## Living artists

“In the style of” is the oldest exercise in art school, and with a machine it is something else, because it takes seconds and can be done ten thousand times. There is no law for taste. My own rule is: with the dead, learn; with the living, describe. Instead of a name, write down what you admire. “Flat areas, one warm light, a lot of empty wall” is a better prompt than a name, since it makes you find out what you saw. And it leaves the other person’s name to the other person’s work.

## What you can do

- Say it. “Made with an image generator” costs five words and saves a conversation.
- Keep the original file. It is your proof of how the picture came about.
- Don’t use it where a photograph is expected: in news, in reviews, on an identity card, for a flat that you let.
- Ask what the picture replaces. If it is a stock photo of a handshake, nobody will mourn. If it is the illustrator you used to call, call her and talk about what you could do together.

None of this makes pictures worse. I have come to think it makes them better: someone who is not trying to pass for something else has both hands free.
`,
};
