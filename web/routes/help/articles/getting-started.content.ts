import { passwordLengthMax, passwordLengthMin } from '../../../../contract/accounts.ts';
import { brand } from '../../../../contract/brand.ts';
import { imageSizes } from '../../../../contract/image-sizes.ts';
import { imageSelectionMax, libraryTexts } from '../../../../contract/images.ts';
import { freeGenerationsPerDay, imagesPerRequestMax } from '../../../../contract/plans.ts';
import type { helpSlugs } from '../../../../contract/site-paths.ts';
import type { HelpArticle } from '../article.ts';

export const gettingStarted: Record<(typeof helpSlugs)['getting-started'][number], HelpArticle> = {
  'create-an-account': {
    title: 'Create an account and sign in',
    summary: 'An e-mail address and a password are all that is needed; no card is asked for.',
    keywords: 'register sign up login log in join password email session',
    text: `
An account keeps your images in one place and counts your free generations. It costs nothing, and nobody asks for a card.

## Create it

1. Open [Sign In](/auth) and choose **Create Account** below the form.
2. Enter your e-mail address, and a password twice. It needs at least ${passwordLengthMin} characters and may have up to ${passwordLengthMax}; a short sentence is easier to remember than a riddle of signs.
3. Press **Create Account**. The page says “Account created successfully! You can now sign in.” and turns to the sign-in form.
4. Sign in with the same address and password.

Use an address that you read: the link to replace a forgotten password is sent there. Where this site sends mail, a link to confirm the address comes with the account. You can sign in without it, but not yet publish; the profile menu says so and sends another one by **Send confirmation again**.

## Stay signed in, and sign out

You stay signed in for 30 days from your last visit, also when you close the browser. On a computer that others use, open the profile menu at the top right and choose **Sign out**; you are brought back to the front page, and your draft prompt is removed from that browser. When a session ends by itself, the page says “Your session has expired”, and signing in leads back to where you were.

## When it does not work

The form checks one thing after the other and names the first that is missing. “Invalid email or password” does not say which of the two is wrong, so that nobody can find out who has an account here. After too many wrong attempts you have to wait some minutes. If the password is gone, see [Reset your password](/help/reset-your-password).
`,
  },
  'make-your-first-image': {
    title: 'Make your first image',
    summary: 'Describe it, choose a size, press Generate Image, and watch it being made.',
    keywords: 'generate create start begin generator tutorial picture',
    text: `
It takes a minute, and three decisions.

1. Open the [image generator](/platform/image-generation). If you are not signed in yet, you come to the sign-in page first.
2. Describe the picture in the large field. Begin with what is in it, then say where it is and how it should look:

> A lighthouse on a cliff at dusk, oil painting, warm light on the sea

3. Choose a size below the field. **Square** is a good start; there are ${imageSizes.length} of them.
4. Press **Generate Image**, or {Ctrl+Enter} without leaving the field.

The button says “Generating Your Image...” while it works, and the image appears under **In the making**: first its place in the queue, then how far it is, and with the built-in engine a preview long before the end. You can write and send the next prompt in the meantime.

## When it is done

The image is already in [your library](/help/your-library). It stands under **This session**; a click opens it. Below it stand **Download**, **Share** and **Saved**, the seed that made it, and more behind the three dots: variations, **Use as a reference**, publishing, deleting. The field is empty again; the arrow key {↑} brings the last prompt back.

## If it is not what you meant

Hardly any first image is. Change a few words rather than all of them, so that you see what each word does. [Write a prompt](/help/write-a-prompt) has the short version, and the guide [Your first picture](/guide/first-picture) the long one.
`,
  },
  'find-your-way-around': {
    title: 'Find your way around',
    summary: 'What the sidebar, the bar at the top and the profile menu lead to.',
    keywords: 'navigation menu sidebar top bar layout interface home search',
    text: `
After signing in, three things stay with you on every page.

## The sidebar

It leads to **Home**, your **Library** and **AI Image**, and to **Premium Plans** at its foot. Groups fold when you click their names. {Ctrl+B}, or {⌘ B} on a Mac, narrows the sidebar to a column of icons and widens it again; it remembers which you chose for seven days. On a phone it slides in from the side when you press the menu button at the top left.

## The bar at the top

The search box looks for a word in the prompts of your own images and shows what it finds in the library. Beside it a bell collects [notifications](/help/notifications), with the number of unread ones. The round picture at the right end is your profile menu.

## The profile menu

Here you edit your profile, ask for a mail to reset the password, switch between [dark, light and automatic](/help/light-and-dark), and sign out.

## Home

The home page shows the generator and, below it, the images you made last. **AI Image** is the generator alone, with more room. Both keep the same draft: what you began on one page you find on the other.

! Nothing depends on the page staying open. You can leave while an image is being made; it goes on, and the bell tells you when it is ready.
`,
  },
  'what-the-free-plan-includes': {
    title: 'What the free plan includes',
    summary: `${freeGenerationsPerDay} images a day in every size, a library without an end date, and no card.`,
    keywords: 'free limit quota daily utc midnight starter trial cost remaining',
    text: `
The free plan is not a trial that runs out. It contains:

- **${freeGenerationsPerDay} generations a day.** Each image counts as one, also when you ask for several at once.
- **All ${imageSizes.length} sizes**, from Square to Ultra Wide.
- **Every control of the generator**: negative prompts, seeds, the choice of model and up to ${imagesPerRequestMax} images at a time.
- **Your library**, with search, favourites, download and share. Images stay until you delete them.

[High resolution](/help/high-resolution), unlimited generations and the [commercial license](/help/commercial-license) belong to [Premium](/pricing).

## When the day begins

Days are counted by the date in UTC, the same for everybody. In New York a new day begins at 7 or 8 in the evening, in Berlin at 1 or 2 in the morning, in Tokyo at 9 in the morning. The generator shows how many generations are left, as dots and in words.

## What is not counted

An image that fails, or that you cancel before it is done, is given back to the day it was taken from. Deleting an image you have made gives nothing back: the work was done.

## At the limit

With none left, the button reads “Upgrade to Generate More” and opens a dialog. **Subscribe Now** leads to the premium page, **Maybe Later** closes it. Unused generations are not carried over to the next day.
`,
  },
  'your-library': {
    title: 'Keep order in your library',
    summary:
      'Search, sort, mark favourites, select many at once, and delete what you no longer want.',
    keywords: 'my library search sort delete select bulk grid list favourite like views organise',
    text: `
Every image you make is put into [${libraryTexts.title}](/platform/library) by itself. There is nothing to save.

## Find one

**Search** looks for your words anywhere in the prompts, whether they are written large or small; it goes through the whole library, not only through what is on screen. **Sort** shows the newest, the oldest or the most liked first. Two buttons switch between a grid and a list with dates and counts. More images load as you scroll.

## Look at one

A click opens the image over the whole window, with everything that made it: prompt, negative prompt, seed, model, size and date. **Use these settings** takes all of that to the generator. The arrow keys lead to the neighbours, {Esc} back to the library. The heart marks a favourite, for you alone; the likes that are counted are those of people who see it in the gallery.

## Work on many

Select images with the mark in their corner, with {Space} on the keyboard, or with a long press on a phone. The bar at the foot then downloads or deletes them together; one download holds up to ${imageSelectionMax} images.

## Delete

Delete asks first: “${libraryTexts.deleteQuestion}” It means it. The picture, its smaller versions and its address are gone at once, and nobody can bring them back. A browser that has loaded the picture before may still hold its own copy.
`,
  },
  'keyboard-shortcuts': {
    title: 'Keyboard shortcuts',
    summary: 'Everything can be done without a mouse; these keys make it quicker.',
    keywords: 'keys hotkeys accessibility ctrl enter arrow tab screen reader',
    text: `
Every control can be reached with {Tab} and used with {Enter} or {Space}, and the one you are on is always outlined. The first press of {Tab} on a page offers to skip to its content. Beyond that:

## In the generator

- {Ctrl+Enter} or {⌘ Enter}: generate, from inside the prompt.
- {↑} in an empty prompt: the prompt before, as in a terminal. Press it again to go further back, {↓} to come forward. A text that you have edited is never replaced.

## In the library

- {↑} {↓} {←} {→}: from image to image. {Home} and {End}: the first and the last.
- {Enter}: open. {Space}: select.
- {Delete}: delete the image, or all selected ones, after a question.
- {Esc}: give up the selection.

## With an image open

- {←} and {→}: the neighbours.
- {Esc}: back.

## Everywhere

- {Ctrl+B} or {⌘ B}: narrow or widen the sidebar, after signing in.
- {/}: into the search box of the [help center](/help). There {↑} and {↓} choose an article and {Enter} opens it.

Progress and results are also announced to screen readers, and motion is reduced where your system asks for it. If something can’t be reached without a mouse, that is a fault: please [tell us](/support).
`,
  },
  'light-and-dark': {
    title: 'Light, dark, automatic',
    summary: 'Choose the ground that your pictures stand on.',
    keywords: 'theme dark mode light mode appearance colors contrast',
    text: `
Colours look different on a dark wall than on a white one. So the workshop is dark unless you say otherwise, and the public pages follow what your system prefers.

## Change it

- **On the public pages**: the sun or moon in the bar at the top turns light to dark and back.
- **After signing in**: open the profile menu at the top right. Under **Theme** choose **Dark**, **Light** or **System**.

System follows your device’s preference. As long as you have chosen nothing, the signed-in area is dark and every other page follows your device. A choice holds for all pages.

## Where the choice is kept

In this browser only, under the name “theme”. It is not part of your account, so another device starts without one. If you have switched off functional storage under [cookie preferences](/cookie-policy#preferences), the choice lasts as long as the page is open and no longer.

## Reading comfort

Text keeps a contrast of at least 4.5 to 1 on both grounds. Sizes follow the zoom of your browser, and pages can be read from a phone’s width up to a very wide screen without scrolling sideways. Where your system asks for reduced motion, nothing slides or fades.
`,
  },
  'add-to-home-screen': {
    title: `Put ${brand.name} on your home screen`,
    summary: 'Open the studio from an icon on your phone or computer, in a window of its own.',
    keywords: 'app install phone mobile pwa android iphone ios icon desktop store',
    text: `
There is no app in a store, and none is needed: the site works on phones as it does on computers, and it can have an icon beside your other apps.

## On an iPhone or iPad

1. Open the site in Safari.
2. Press the Share button, then **Add to Home Screen**.
3. Confirm the name with **Add**.

## On Android

1. Open the site in Chrome or another browser.
2. Open the menu with the three dots.
3. Choose **Add to Home screen** or **Install app**, as your browser calls it.

## On a computer

Chrome and Edge offer **Install** in the address bar or in their menu. The icon then opens the studio in a window without tabs.

## What it is, and what not

The icon opens the signed-in area in a window of its own. It is the same site with the same account, always in its newest version; there is nothing to update. It needs a connection, since the images are made and kept on the server. Removing the icon removes neither your account nor your images.
`,
  },
};
