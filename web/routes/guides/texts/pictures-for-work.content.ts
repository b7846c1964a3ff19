import { highResolutionEdge } from '../../../../contract/image-sizes.ts';
import { premiumPrice } from '../../../../contract/plans.ts';
import type { Guide } from '../guide-text.ts';

export const picturesForWork: Guide = {
  title: 'Pictures for work',
  description:
    'Briefs, rights, formats and delivery: how to use generated images for clients without regretting it.',
  category: 'Business',
  minutes: null,
  picture: 'arches',
  chapters: [
    {
      title: 'The brief comes first',
      text: `
A client who asks for “something with AI” has not asked for anything yet. Before you generate a single image, get five answers in writing:

- **Where** will it be seen, and how large?
- **What** must be on it, or next to it: text, logo, price?
- **Who** should stop and look, and what should they do then?
- **What** must not appear? Competitors’ colours, other people’s landmarks, children, alcohol.
- **Who** decides, and until when?

The fourth answer goes straight into your [negative prompt](/help/negative-prompts), and the first decides on the [size](/help/choose-a-size). You have begun to work without having typed a word.
`,
    },
    {
      title: 'Say how you work',
      text: `
Tell your client that you use a generator, before they find out. Put one sentence into the offer: “Illustrations are made with an image generator and finished by hand.” Some clients may not use such pictures, some platforms want them labelled, and a few will ask which model it was. Each image in your library answers that question, and so does each file.

Don’t promise what nobody can promise: that the picture is unique, or that it can be protected. The same words and number can lead others to it, and the law on copyright differs from country to country. What you can promise is your selection, your finish and your care.
`,
    },
    {
      title: 'Rights, in plain words',
      text: `
Images from the free plan are for personal use. Images that you make with Premium, for ${premiumPrice} a month, come with a [commercial license](/help/commercial-license), which stays with them when the plan ends. So take the plan before you begin with the work, not after you have found the picture; an image from your free days can be made again with **Use these settings**.

The license covers the use of the picture. It does not clear what is in it. Keep brands, characters and real people out of your prompts, and look at the result as a lawyer would: does anything in it belong to someone?

The binding text is in the [Terms of Service](/terms-of-service#use-license). If your client’s contract needs more, ask us before you sign.
`,
    },
    {
      title: 'Three directions, not thirty',
      text: `
Show three. One that does what was asked for. One that does it more simply. One that the client did not expect and that answers the brief all the same. Thirty variations show that you could not decide, and make them do your work.

Make all three at normal size, in the true ratio, and put a grey bar where the text will go. Write one sentence under each, about what it says and not about how it was made.

@ arches

Then let them choose between directions, never between details. “More like the second, in the colours of the first” is a good answer, and a new prompt.
`,
    },
    {
      title: 'Finish and deliver',
      text: `
When the direction is settled, lock the seed and make it in **High resolution**: up to ${highResolutionEdge} pixels on the longest edge. At 300 dots per inch that is about 17 cm, enough for a magazine column; at 150 it carries a poster that is seen from two steps away.

Then finish it by hand. Straighten what leans, calm what disturbs, set the text in a layout program. Ten minutes of this make the difference between a generated picture and an illustration.

Deliver three things: the finished file, the original PNG as it came, and a note with the name of the model. The original is the proof of how the picture came about; it carries prompt, seed and model inside. If the prompt is your secret, deliver the finished file alone and say so.
`,
    },
    {
      title: 'What to charge',
      text: `
Don’t charge by the image. It takes seconds to make one and hours to know which. Charge for the brief, the directions and the finish, as you would with any other tool, and let the client profit from the fact that the second round comes on the same day.

And keep a folder of what was not chosen. Pictures that were right for nobody on Tuesday are right for somebody in spring. Since their recipes lie in your library, you can make them again in any size.
`,
    },
  ],
};
