import { generationTexts } from '../../../../contract/generations.ts';
import { promptLengthMax, seedMax } from '../../../../contract/image-settings.ts';
import { imageSizes } from '../../../../contract/image-sizes.ts';
import { downloadFileName } from '../../../../contract/images.ts';
import { freeGenerationsPerDay, imagesPerRequestMax } from '../../../../contract/plans.ts';
import type { helpSlugs } from '../../../../contract/site-paths.ts';
import type { HelpArticle } from '../article.ts';

const sizeList = imageSizes
  .map(
    ({ label, ratio, width, height, description }) =>
      `- **${label}**, ${ratio}, ${width}x${height}: ${description.toLowerCase()}`,
  )
  .join('\n');

export const imageGeneration: Record<(typeof helpSlugs)['image-generation'][number], HelpArticle> =
  {
    'write-a-prompt': {
      title: 'Write a prompt',
      summary: 'Subject, place, look: an order that works, and words that carry weight.',
      keywords: 'description prompting words tips better results style subject',
      text: `
A prompt is a description, not an order. Write what one would see.

## An order that works

1. **The subject**: one thing, named plainly. “A red fox”.
2. **Where it is**, and when: “in fresh snow at golden hour”.
3. **How it is made**: “oil painting”, “watercolour”, “pixel art”.
4. **Two or three colours**, if they matter.

> A red fox in fresh snow at golden hour, oil painting

## Words that steer, words that don’t

Nouns, a time of day, the weather, a medium and colours change the picture. “Beautiful”, “highly detailed” and “masterpiece” hardly do; the built-in engine passes over them altogether. A colour belongs to the noun after it: “a yellow house by a blue lake” is understood as it is meant. Commas keep thoughts apart.

## Leave something out

Say it: “a beach without people”, “no clouds”. The built-in engine understands “no”, “without” and “not”. For longer lists there is the [negative prompt](/help/negative-prompts).

## Stress one word

Put it in brackets with a number: “(lighthouse:1.3)”. Engines that know this way of writing pay more attention to it.

A prompt may have up to ${promptLengthMax.toLocaleString('en-US')} characters, which is far more than any picture needs. An empty one is answered with “${generationTexts.promptRequired}”.
`,
    },
    'choose-a-size': {
      title: 'Choose a size',
      summary: `The ${imageSizes.length} sizes, what each is good for, and why not to crop later.`,
      keywords:
        'ratio aspect dimensions pixels square portrait landscape widescreen instagram tile seamless pattern texture repeat',
      text: `
The field below the prompt offers ${imageSizes.length} sizes. The first one is chosen unless you take another; your choice is remembered for the next time.

${sizeList}

The finished image has exactly these pixels, whatever engine made it.

## The ratio is part of the picture

Choose it first. A wide frame makes the engine look for a horizon, a tall one for a figure or a tower, and a square for a single thing in the middle. The same prompt and seed in another size is therefore another picture, not the same one with more at its edges. Cropping afterwards costs pixels and seldom helps the composition.

## Without an edge

**Seamless tile**, under Advanced, makes a picture that repeats: its right edge goes on at its left, its lower one at its upper. That is for wallpapers, textures and cloth. Patterns and abstract pictures repeat best; a landscape has a sky that meets its ground somewhere. Only models that can do it show the switch.

## Larger

With Premium every size has a form with 2048 pixels on its longest edge: see [High resolution](/help/high-resolution).

## When a size is refused

Some models make small images only. If you read that a model makes images up to a certain number of pixels, choose a smaller size or another [model](/help/choose-a-model). Nothing was counted.
`,
    },
    'negative-prompts': {
      title: 'Use a negative prompt',
      summary: 'Name what should not be in the picture, in a field of its own.',
      keywords: 'exclude avoid remove without unwanted advanced',
      text: `
Under **Advanced** there is a field **Negative prompt**. What you write there should not be in the picture.

> people, boats, clouds

## How to write it

Name things, separated by commas. Leave out “no” and “without”: the field says that already. Single nouns and colours work best. Whole sentences work worse, and a long list copied from elsewhere mostly names things that would not have come anyway.

## With the built-in engine

It reads the field with the same vocabulary as the prompt. Things, colours, weather, times of day, styles and moods that you name are left out: “snow” keeps a mountain green, “sunset” leads to another hour. A word that it does not know has no effect, and this field does not report it.

## With other engines

Diffusion models steer away from what you name rather than forbid it, so it may still appear. If it does, say in the prompt what should be there instead: “an empty beach” works better than a beach minus people.

## When the field is missing

Not every model has it. The controls under Advanced are those of the chosen [model](/help/choose-a-model) only; a control that a model would ignore is not offered.
`,
    },
    seeds: {
      title: 'Seeds: make a picture again',
      summary: 'The number that decides everything the prompt leaves open, and how to keep it.',
      keywords: 'random lock reuse same image variation reproduce number dice',
      text: `
A prompt leaves much open: where the hill is, how the clouds lie, which way the fox looks. The seed is the number that decides it, from 0 to ${seedMax.toLocaleString('en-US')}. The same prompt, size, model and seed make the same picture.

## Find it

Each image shows its seed: below it in the generator, among its details in the library, and inside the downloaded file.

## Keep it

- **reuse**, beside the seed in the generator, locks it for the next image.
- Under **Advanced**, the lock keeps a seed until you open it again, the dice draw another one, and you can type a number yourself.
- **Use these settings**, in the library, takes the seed over with everything else.

Without a lock every image gets a new seed at random.

## What it is good for

- **To make it again**, larger: in [high resolution](/help/high-resolution) the composition stays.
- **To take something away.** With the built-in engine, the same words and seed with another [negative prompt](/help/negative-prompts) keep the picture and leave out what you name.
- **To change one thing.** With the built-in engine the seed alone decides the composition, so another word changes what it names and leaves the rest in place: the same castle by day and by night. Abstract pictures and another size are composed anew. Neural models keep the rough layout while you change a word or two.

## Pictures near a picture

With a locked seed, **Variation** moves away from its picture toward another one: small steps change details, large ones the composition. Ask for ${imagesPerRequestMax} at 25 %, and get ${imagesPerRequestMax} siblings. **Use these settings** brings a variation back. A model that makes none does not show the slider.

## How far “the same” goes

The built-in engine gives the same bytes for the same request, as long as its version is the same. Other engines may differ a little from one graphics card to another. A model without a seed does not show the field.

The guide [A series with seeds](/guide/series-with-seeds) shows how to work with it.
`,
    },
    'several-images-at-once': {
      title: 'Make several images at once',
      summary: `Up to ${imagesPerRequestMax} from one prompt, each with a seed of its own.`,
      keywords: 'batch number count multiple variations four queue',
      text: `
Under **Advanced**, **Number of images** asks for up to ${imagesPerRequestMax} pictures of the same prompt.

## What they have in common

Prompt, size, model and all other settings. Only the seed differs: the first image gets the one you locked, or a random one, and each further image counts up by one. So you know the seeds of all of them from the first.

## What it costs

Each image counts as one generation. On the free plan, with ${freeGenerationsPerDay} a day, the larger numbers are disabled once fewer are left. If one of the images fails or is cancelled, that one is given back, and the others are made.

## When it pays

- **At the beginning.** Four answers to one prompt show more about the prompt than four prompts with one answer each.
- **When the words are right** and only the composition is not: draw again until it falls into place.

While you are still looking for words, one at a time is better; you would only get the same mistake four times.

## The queue

Images of one request are made one after the other or side by side, as the engine has room. If others are waiting too, their first image comes before your second. You may have up to 20 waiting or running; after that the studio asks you to let some finish first.
`,
    },
    'progress-and-previews': {
      title: 'Progress and previews',
      summary: 'What the bar means, where the early picture comes from, and why you may leave.',
      keywords: 'progress bar percent waiting queue preview slow stuck position in line',
      text: `
An image that you have asked for goes through three states.

1. **Waiting.** “Next in line”, or its number in line. Each engine has a line of its own, so a slow one holds up only itself.
2. **Drawing**, with the share that is done. The bar shows what the engine reports; it is not a clock that we run. A model that does not report shows a moving band instead.
3. **Done.** The picture takes the place of the bar, you get a [notification](/help/notifications), and the image is in your library.

## The preview

The built-in engine first paints the whole picture at a quarter of its edges. You see it within moments, and it tells you whether the composition is right. If it isn’t, [cancel](/help/cancel-and-try-again): that gives the generation back. Other engines send previews where their server offers them.

## You may leave

Close the tab, go for a walk: the work goes on at the server. When you come back, running images are where they are, and finished ones are in the library. “Reconnecting ...” on a tile means that your device has lost the studio for a moment; the image is made all the same.

## If it takes long

An engine that is busy or away is asked again, with a pause, several times before the image is given up. Then you read what went wrong and can press **Try again**. What failed is never counted. The [status page](/status) tells whether the studio knows of a problem.
`,
    },
    'cancel-and-try-again': {
      title: 'Cancel, and try again',
      summary: 'Stop an image that goes wrong; what failed or was cancelled is not counted.',
      keywords: 'stop abort failed error retry refund generation not counted',
      text: `
## Cancel

While an image waits or is being drawn, it has a **Cancel** button. It stops the work and gives the generation back to the day it was taken from. The tile stays and says “Cancelled”, with a way to try again.

If you stop running images often in a short time, the later ones count all the same, and their tiles say so.

The last moment counts: an image that was finished before the cancellation arrived stays finished, and counted.

## When it fails

You read “${generationTexts.failed}” and, in place of the picture, the reason. The common ones:

- **The engine is away or busy.** It was asked several times already. Wait a little, or choose another [model](/help/choose-a-model).
- **The engine refused the prompt.** Some engines look at prompts before they draw. Write it differently.
- **It took too long.** A smaller size often gets through.

In all these cases the generation is given back.

## Try again

**Try again** sends the same request with the same seed. If it works this time, you get the picture that was meant.

## The generator says no

A request that can’t be done is refused before anything is counted, and the field that has to change says why. The order of things is: prompt, size and settings first, then the number of generations that are left, then the number of images you have waiting.

! Reloading the page never cancels anything, and pressing the button twice does not make two images.
`,
    },
    'choose-a-model': {
      title: 'Choose a model',
      summary: 'The built-in engine is always there; others appear when they are connected.',
      keywords:
        'engine diffusion stable diffusion openai sampler steps guidance checkpoint lucid origin',
      text: `
A model decides how pictures are made. The button with its name, below the prompt, shows all of them side by side: the engine that runs each, what it can do, and the latest picture you made with it. The choice is remembered.

## The built-in one

**Ochre Studio 1** works on every installation. It is procedural: it paints by rules that people wrote, without a neural network, and it says so wherever its name stands. It is quick, repeats itself exactly, and knows a limited number of things: see [What the built-in engine draws](/help/what-the-built-in-engine-draws).

## Connected ones

Whoever runs a studio can connect image servers to it, for instance AUTOMATIC1111 and its relatives, or any service that speaks the OpenAI Images protocol. Their models then stand in the same list. If one is away for the moment, it is not offered.

## Controls differ

You see those that the chosen model honours, and no others:

- **Steps**: how often a diffusion model refines the picture.
- **Guidance scale**: how closely it follows the words.
- **Sampler**: the method by which it gets there.

- **Style**: a medium, each shown by the same scene. It wins over what the prompt says of the medium; “From the prompt” leaves it to your words.

An empty field, or “Automatic”, means the model’s own default. The built-in engine has styles, and none of the other three, as it does not work in steps.

## Start from a picture

**Start from a picture** sends a JPG, PNG or WebP; dropping or pasting one does the same, and **From the library** or **Use as a reference** takes an image of yours. The result keeps its proportions. **Strength** says how much of it is let go: a little keeps it, all of it paints it anew. The built-in engine gives the picture another medium; it does not know what it shows. Where a model repaints a part, paint over that part first.

## Which model made it?

Every image says so, below it, among its details and in the downloaded file. An image keeps that label for good, also when the model is gone.
`,
    },
    'what-the-built-in-engine-draws': {
      title: 'What the built-in engine draws',
      summary: 'The subjects, styles, hours and weathers that Ochre Studio knows.',
      keywords:
        'ochre studio procedural vocabulary subjects styles supported landscape city animal food space',
      text: `
The built-in engine paints what it has learned to paint, and tells you what it has not. It knows:

- **Places**: mountains, hills, meadows, forests and jungles, deserts, canyons, volcanoes, glaciers, lakes, rivers, waterfalls, the sea above and below, beaches, islands, villages, harbours, city streets, gardens, parks, rooms, kitchens, libraries, cafes, space.
- **Animals**: from fox, cat, horse, lion and elephant to owl, parrot, penguin, whale, octopus, turtle and butterfly; also dragons, unicorns and dinosaurs.
- **People**: women, men, children, knights, wizards, samurai, astronauts, dancers, robots.
- **Things**: castles, lighthouses, windmills, temples and bridges; boats, trains, cars, bicycles, balloons and rockets; trees and flowers; food, furniture, instruments, books, lamps, crowns.
- **Sky**: sun, moon and stars, aurora, rainbow, comets, lightning, planets and galaxies.
- **Abstract pictures**: geometric, bauhaus, mandalas, waves, marble, fractals, gradients, stripes, mosaics.

A rarer word is drawn as its kind: a schnauzer as a dog, a gazpacho as a soup.

## Light and weather

Dawn, day, golden hour, sunset, dusk and night; clear, cloudy, rain, snow, fog and storm.

## Styles

Photographic, watercolour, oil, ink, pencil sketch, flat illustration, poster, low poly, pixel art, paper cut, ukiyo-e, neon, synthwave, stained glass and mosaic.

## More words that count

Colours, numbers (“three boats”), places (“on”, “beside”, “above”), moods such as calm, moody, dreamy or eerie, framings such as close-up, wide, symmetrical or minimal, and seasons.

Several things stand together as you say: “three sailboats under an aurora” are three, “a red fox beside a blue door” is both, each in its colour. An animal alone, or one with “portrait”, is seen close up. A prompt without any known thing becomes an abstract picture in its colours.

The vocabulary grows with each version. For everything else there are [other models](/help/choose-a-model).
`,
    },
    'words-that-were-not-drawn': {
      title: 'Words that were not drawn',
      summary: 'Why an image lists words below it, and what to do about them.',
      keywords: 'not drawn ignored missing unknown word zeppelin wrong result',
      text: `
Below some images of the built-in engine you read “Not drawn:” and a few words. These are the words of your prompt that it did not understand. It says so rather than pretend.

> A zeppelin above a mountain lake at dawn

becomes a mountain lake at dawn, with “zeppelin” in the list.

## What to do

- **Use a plainer word.** “Fortress” and “palace” are understood as a castle, “cottage” and “barn” as a house. Most common nouns have several names it knows.
- **Check the spelling.** One letter makes a word unknown. Plurals are fine.
- **Describe the look instead of the story.** “A melancholic afternoon after a farewell” has little to paint; “a foggy lake at dusk, grey and lavender” has.
- **Choose another model**, if one is connected. Neural models try everything.

## Words that are neither

Words such as “beautiful”, “highly detailed” or “trending” are known and passed over on purpose. They are in nobody’s way and not listed.

At most six words are listed. The list is kept with the image, so you find it in the library too. An image with such a list is a finished image: it was made, and it counts. See [What the built-in engine draws](/help/what-the-built-in-engine-draws) before you begin, and the list stays empty.
`,
    },
    'download-and-share': {
      title: 'Download, share and publish',
      summary: 'Get the file, pass on its address, or show the picture in the public gallery.',
      keywords:
        'save png link url copy send publish unpublish gallery public social private address favourite',
      text: `
## Download

**Download** saves the original PNG in full size. In the library the file is named after the beginning of its prompt, for instance “${downloadFileName('A red fox in fresh snow at golden hour, oil painting')}”; in the generator it is called “generated-image” with a number. Several at once come as one [zip file](/help/export-your-data).

The file contains the prompt, the settings and the mark that a machine made it.

## Share

In the generator, **Share** copies the image’s address: “${generationTexts.urlCopied}” In the library it opens the sharing menu of your device, and copies the address where there is none.

## Who can see it

A new image is listed in your library only. Its address is long and can’t be guessed. Whoever has the address sees that one image, without an account, and nothing else of yours. They see the picture, and if they look into the file, its prompt.

To call an address back from those who have it, choose **New address** in the image’s menu: the image gets another one, and the old one stops working at once. Deleting the image ends its address, too. Copies that people saved, or that a browser keeps, remain with them.

## Publish

Open an image in the library and choose **Publish to the gallery**. You give it a title, a category and the name that stands below it; then the picture has a page of its own in the [gallery](/gallery), where everybody sees it with its prompt, and people with an account can like it. Seed and negative prompt are not shown, and the original file can’t be reached from there. **Make your own** takes prompt, size and model to the generator of whoever likes the idea. **Take out of the gallery** ends all that: page and files stop working at once, though a cache may show the picture for another minute. Where this site sends mail, your address must be confirmed first.

## Say how it was made

Where you show an image, it is fair to say that a machine made it. The file does; a screenshot of it doesn’t.
`,
    },
    'file-formats': {
      title: 'File formats and what is in them',
      summary: 'What comes out of the studio, and what else is inside.',
      keywords: 'png jpeg jpg webp format metadata exif convert file type parameters',
      text: `
Images come out as PNG, and the pages show WebP made from it. Engines may deliver PNG, JPEG or WebP.

## What you download

The original is a PNG: exact, without loss, and readable everywhere. A picture of 1024x1024 has about one to three megabytes. If you need a JPEG or WebP, any image editor converts it; from the original nothing is lost twice.

## What the pages show

Smaller WebP versions, up to 1024 pixels wide, so that a library with thousands of images stays quick. Opening an image shows more of it; the download is always the original.

## What engines deliver

An engine may answer with PNG, JPEG or WebP. Each answer is opened, checked and stored anew as PNG; a file that is anything else, or has another size than asked for, is refused, and you are not charged a generation for it.

## What is written into the file

- **The settings**: prompt, negative prompt, seed, size, model and, where they apply, steps, guidance and sampler, laid out as AUTOMATIC1111’s tools write and read them.
- **Software**: which engine made it.
- **The digital source type** of the IPTC standard: whether a trained model or a plain algorithm made the picture. Programs and platforms that look for generated images read this field.

Nothing about you is in the file: no name, no address, no account.
`,
    },
  };
