import { accountTexts, passwordLengthMin } from '../../../../contract/accounts.ts';
import { brand } from '../../../../contract/brand.ts';
import { imageSelectionMax } from '../../../../contract/images.ts';
import { notificationsShown, unreadBadgeMax } from '../../../../contract/notifications.ts';
import { policies } from '../../../../contract/policies.ts';
import { profileTexts } from '../../../../contract/profiles.ts';
import type { helpSlugs } from '../../../../contract/site-paths.ts';
import type { HelpArticle } from '../article.ts';

export const accountAndSettings: Record<
  (typeof helpSlugs)['account-and-settings'][number],
  HelpArticle
> = {
  'edit-your-profile': {
    title: 'Edit your profile',
    summary: 'Your name and phone number, who sees them, and how to change the e-mail address.',
    keywords: 'name phone email address change profile settings avatar',
    text: `
Your profile holds a full name and a phone number. Both are free text, and you may leave the phone number empty.

## Change it

1. Open the profile menu: the round picture at the top right.
2. Choose **Edit Profile**.
3. Change what you like and press **Save Changes**. The button says “${profileTexts.saving}”, then the dialog closes and you read “${profileTexts.updated}”.

If you read “${profileTexts.updateFailed}” instead, nothing was changed: the dialog stays open with what you typed, so that you can try again.

## Who sees it

You do, and nobody else. The name stands in your own profile menu; it is not part of the files you download. When you publish an image, it is suggested as the name below it, and you can write another. When the account is new, its name is your e-mail address until you write another.

## The e-mail address

It is shown, but can’t be changed in the dialog, because it is what you sign in with. Write to [support](mailto:${brand.supportEmail}) from the address you use now and name the new one; we change it for you.

## The greeting

Where the studio greets you by name, it uses the part of your e-mail address before the @.
`,
  },
  'reset-your-password': {
    title: 'Reset your password',
    summary: 'A link by mail replaces a password that you have forgotten or want to change.',
    keywords: 'forgot password change password mail link locked out recover',
    text: `
The same link serves whether you have forgotten the password or only want another.

## You can’t sign in

1. Open the [sign-in page](/auth) and choose **Forgot password?**
2. Enter the address of your account and press **Send reset link**.
3. Open the link in the mail and choose a new password of at least ${passwordLengthMin} characters.

## You are signed in

Open the profile menu and choose **Reset password**. It shows “${accountTexts.resetSending}”, then “${accountTexts.resetRequested}”. The mail goes to the address of your account.

## What to know about the link

- It works once, and for 30 minutes.
- The new password signs you out everywhere else. That is on purpose: if somebody knew the old one, they are out as well.
- If you read “${accountTexts.resetTokenInvalid}”, the link is too old or was used already.

## No mail arrives

Look into the folder for spam, and check the spelling of the address: for an address without an account no mail is sent, and the page does not tell the difference, so that nobody can find out who has an account. If it still does not come, write to [support](mailto:${brand.supportEmail}) from the address in question.

! We never ask for your password, neither by mail nor in a chat.
`,
  },
  notifications: {
    title: 'Notifications',
    summary: 'The bell tells you when an image is ready, on every device at once.',
    keywords: 'bell badge unread message alert mark read live',
    text: `
When an image is done, the bell at the top right gets an entry: “Image Generated!” with the beginning of its prompt.

## Read them

Click the bell to open the list. It shows the last ${notificationsShown}, the newest first. The badge counts the unread ones and says “${unreadBadgeMax}+” above ${unreadBadgeMax}.

- A click on an entry marks it as read.
- **Mark all read** clears the badge at once.

What was read stays read; there is no way back to unread.

## They arrive by themselves

While a page is open, new notifications come in without reloading, also those of images that you started in another tab or on another device. If the connection breaks, the list is mended when it is back: nothing is lost in between.

## What they do not do

Notifications stay within ${brand.name}. There are no push messages to your phone, and no mails for finished images. Mails are sent only for things you asked for, such as a link to reset the password.

They are part of your account, not of your browser, so signing in elsewhere shows the same list. They are deleted together with the account.
`,
  },
  'cookies-and-privacy': {
    title: 'Cookies and privacy settings',
    summary: 'What is kept in your browser, how to refuse it, and what we do not do.',
    keywords: 'cookie tracking analytics consent gdpr storage privacy preferences manage',
    text: `
There is no cookie banner here, because there is nothing to consent to: no analytics, no advertising, no scripts or fonts from other sites.

## What is kept

- **Essential**: one cookie that keeps you signed in, and small notes without which the pages do not work properly. They can’t be switched off.
- **Functional**: your theme, the state of the sidebar, the draft in the generator, and whether the library shows a grid or a list.
- **Analytics** and **Marketing**: none.

The [cookie policy](/cookie-policy) lists each by name, with its purpose and how long it stays.

## Refuse the functional ones

1. Open the [cookie policy](/cookie-policy#preferences).
2. Press **Cookie preferences**, or **Manage** beside a type.
3. Switch off **Functional**.

What was kept is deleted at once, and from then on everything starts anew with each visit. The choice holds for this browser.

## Your prompts and images

A new image is listed in your library and nowhere else, unless you [publish it](/help/download-and-share#publish). Its address can’t be guessed, but whoever you give it to can see that one image. Your prompts are not written to the server’s log unless the people who run this site switch that on. Neither prompts nor images are used to train models.

The [privacy policy](/privacy-policy) says what is stored, where and for how long. Questions about it are answered within ${policies.privacyAnswerDays} days.
`,
  },
  'export-your-data': {
    title: 'Take your images with you',
    summary: 'Download your images as a zip file, each with its prompt and settings inside.',
    keywords: 'export backup download all zip archive portability copy metadata',
    text: `
What you made is yours to take along, at any time and on every plan.

## Many images at once

1. Open your [library](/platform/library).
2. Select images with the mark in their corner. **Select all shown** takes all that are loaded so far; scroll down first to load more.
3. Press **Download** in the bar at the foot.

You get one zip file with up to ${imageSelectionMax} original PNG files. For more, repeat it with the next ones.

## What is inside each file

Every PNG carries the prompt, the negative prompt, the seed, the size and the model that made it, laid out in the way that other image tools read. So you can open a file years later, here or elsewhere, and know how it came about. It also carries the mark that a machine made it.

! Whoever receives such a file can read the prompt in it. If you would rather not hand it on, save a copy without metadata in any image editor first.

## Everything else

Ask us for a copy of what we hold about you beyond the images, such as your profile and your prompt history. Write to [support](mailto:${brand.supportEmail}) from the address of your account; we answer within ${policies.privacyAnswerDays} days, and it costs nothing. The [privacy policy](/privacy-policy#your-rights) lists all your rights.
`,
  },
  'delete-your-account': {
    title: 'Delete your account',
    summary: 'How to have the account removed with everything in it, and what to do before.',
    keywords: 'close account remove erase gdpr leave cancel',
    text: `
An account is deleted by us, on your word. There is no button for it, so that nobody who finds your computer open can do it for you.

## Before you ask

- **Download what you want to keep.** See [Take your images with you](/help/export-your-data). Afterwards nothing can be brought back.
- **Save your invoices.** They are on the membership page, in the profile menu. A plan that is still paid for is ended with the account, and not charged again; for the last payment, ask for a [refund](/help/cancel-and-refunds) before.

## Ask for it

Write to [support](mailto:${brand.supportEmail}) from the e-mail address of the account and say that it should be deleted. We answer within ${policies.privacyAnswerDays} days, usually much sooner.

## What goes

Profile, prompts, notifications, plan, counts and sessions are removed together, and all images with them: the files are cleared from the disk within minutes after that, and their addresses stop working. Copies in backups disappear when those are replaced.

## What stays

Files that you or others have downloaded, and copies in browsers that have shown a picture. What you paid, and its invoices, stay in our books and those of the payment provider, as the law asks of us.

## Only the images

If you want an empty library rather than no account, select the images there and [delete them](/help/your-library). The account and the plan remain.
`,
  },
};
