import { brand } from '../../../contract/brand.ts';

export const aboutContent = {
  title: 'We make a studio for pictures that begin as sentences',
  lead: `${brand.name} is the first pigment people made images with. They blew it over their hands, onto the wall of a cave, and it has said “I was here” ever since.`,
  storyTitle: 'Our story',
  story: [
    'We began with an annoyance. Image generators had become astonishing, and the tools around them had not. A tab that was closed by mistake took the picture with it. A picture that turned out well could not be made again, as nobody had written down how. Bars moved that measured nothing. And no one said what had made the picture, or what had been left out.',
    'So we built the studio first, and treated it as what it is: a place of work. A request is kept until it is done, whatever happens to the browser, the power or the process. Every image knows its words, its seed and its model, and carries them along when it leaves. Progress is progress. When something fails, it is not counted.',
    'Then we noticed that whoever installed the studio had nothing to draw with, until a graphics card was bought or a key was paid for. That is why there is an engine inside it now: a painter made of rules, small enough to come along, quick enough to be fun, and honest about what it does not know. Connect larger models beside it when you have them. Many never do.',
    'Anybody can run the whole of it on a machine of their own. Your pictures then lie where you decide, and nobody counts your visits.',
  ],
  valuesTitle: 'What we hold on to',
  values: [
    {
      title: 'Innovation',
      text: 'New where it helps. We wrote a painter that needs no training because it was the better answer to a question, and we use forty-year-old ideas wherever those are.',
    },
    {
      title: 'Community',
      text: 'Pictures want to be seen. We make it easy to show one, to say how it was made, and to learn from somebody else’s.',
    },
    {
      title: 'Quality',
      text: 'The same request gives the same picture. What was accepted is never lost. We test that by killing the server, over and over, at the worst moment.',
    },
    {
      title: 'Passion',
      text: 'We look at a great many pictures, at hours when we should sleep. It shows in the edges of the brush strokes, or so we hope.',
    },
  ],
  closingTitle: 'Come and make something',
  closingText: 'A handful of images every day costs nothing, and nobody asks for a card.',
  closingAction: 'Start Creating',
} as const;
