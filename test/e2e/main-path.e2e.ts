import fs from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { accountTexts } from '../../contract/accounts.ts';
import { generationTexts } from '../../contract/generations.ts';
import { imageSizes } from '../../contract/image-sizes.ts';
import { downloadFileName, libraryTexts } from '../../contract/images.ts';
import { uploadTexts } from '../../contract/uploads.ts';
import { expect, newMember, readMail, signInAs, signUp, test } from './product.ts';

const generateButton = (page: Page) => page.getByRole('button', { name: 'Generate Image' });
const promptField = (page: Page) => page.getByRole('textbox', { name: /prompt|describe/i }).first();
const deckCard = (page: Page, prompt: string) =>
  page.getByRole('article', { name: prompt, exact: true }).first();

async function saveDownload(
  page: Page,
  button: Locator,
): Promise<{ download: Download; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { download, bytes: await fs.readFile(await download.path()) };
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
}

async function chooseSize(page: Page, label: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Image size' }).click();
  await page.getByRole('option', { name: new RegExp(`^${label}\\b`) }).click();
}

test('a newcomer signs up, makes an image, is told, keeps, downloads and deletes it', async ({
  page,
}) => {
  const member = newMember();
  const prompt = 'A red lighthouse on a cliff at dawn';

  await test.step('a visitor of the studio is asked to sign in, and comes back to where they wanted', async () => {
    await page.goto('/platform/library');
    await expect(page).toHaveURL(/\/auth\?next=/);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByLabel(/confirm/i).fill('another');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.locator('[data-sonner-toast]')).toContainText(
      accountTexts.passwordsDoNotMatch,
    );
    await page.getByLabel(/confirm/i).fill(member.password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText(accountTexts.accountCreated)).toBeVisible();
    // What went wrong before is not told beside what worked.
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
    await expect(page.locator('[data-sonner-toast]')).not.toContainText(
      accountTexts.passwordsDoNotMatch,
    );

    // The address was typed once already.
    await expect(page.getByLabel('Email')).toHaveValue(member.email);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/platform\/library$/);
    await expect(page.getByText(accountTexts.signedIn)).toBeVisible();
    await expect(page.getByText(libraryTexts.emptyTitle)).toBeVisible();
  });

  await test.step('the first image is described and watched while it is made', async () => {
    await page.getByRole('link', { name: libraryTexts.createFirst }).click();
    await expect(page).toHaveURL(/\/platform\/image-generation$/);
    await expect(page.getByRole('heading', { name: generationTexts.heading })).toBeVisible();
    await expect(page.getByText('5 of 5 free generations remaining today')).toBeVisible();
    await expect(generateButton(page)).toBeDisabled();
    await promptField(page).fill(prompt);
    // A press on an example does not cost what was written.
    await page.getByRole('button', { name: /^A red fox/ }).click();
    await expect(promptField(page)).toHaveValue(/^A red fox/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(promptField(page)).toHaveValue(prompt);
    await generateButton(page).click();
    await expect(page.getByRole('button', { name: generationTexts.generating })).toBeDisabled();
    await expect(page.getByRole('progressbar')).toBeInViewport();
    // The form is not scrolled out of sight: the next prompt is written there.
    await expect(page.getByRole('button', { name: 'Advanced' })).toBeInViewport();
    await expect(
      page.getByText('Image generated! 4 free generations remaining today.'),
    ).toBeVisible({ timeout: 60_000 });
    // One toast for one image; the bell has the notification.
    const toasts = page.locator('[data-sonner-toast]').filter({ hasText: /image generated/i });
    await expect(toasts).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    await expect(promptField(page)).toHaveValue('');
  });

  await test.step('the arrow brings an earlier prompt back, and a seed can be used again', async () => {
    await promptField(page).press('ArrowUp');
    await expect(promptField(page)).toHaveValue(prompt);
    const reuse = deckCard(page, prompt).getByRole('button', { name: /^Reuse seed/ });
    const seed = (await reuse.getAttribute('aria-label'))!.replace('Reuse seed ', '');
    await reuse.click();
    await expect(page.getByLabel('Seed', { exact: true })).toHaveValue(seed);
    await page.getByRole('button', { name: 'Unlock: random seed each time' }).click();
  });

  await test.step('the finished image can be saved, shared and is in the library already', async () => {
    const card = deckCard(page, prompt);
    const { download, bytes } = await saveDownload(
      page,
      card.getByRole('button', { name: 'Download' }),
    );
    expect(download.suggestedFilename()).toMatch(/^generated-image-.*\.png$/);
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'png',
      width: 1024,
      height: 1024,
    });
    await card.getByRole('button', { name: /^Saved/ }).click();
    await expect(page.getByText(generationTexts.alreadySaved)).toBeVisible();
  });

  await test.step('the bell tells of it, and forgets when it is read', async () => {
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await expect(list.getByText(`"${prompt}"`)).toBeVisible();
    await list.getByRole('button', { name: 'Mark all read' }).click();
    const picture = list.locator('li img');
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(list.getByRole('link', { name: new RegExp(prompt) })).toHaveAttribute(
      'href',
      /^\/platform\/library\?image=/,
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  });

  await test.step('the library shows, searches, opens and deletes it', async () => {
    await page.goto('/platform/library');
    const tile = page
      .getByRole('button', { name: prompt, exact: true })
      .or(page.getByRole('link', { name: prompt, exact: true }));
    await expect(tile.first()).toBeVisible();
    await page.getByPlaceholder(libraryTexts.searchPlaceholder).fill('zeppelin');
    await expect(page.getByText(libraryTexts.emptySearch)).toBeVisible();
    await page.getByPlaceholder(libraryTexts.searchPlaceholder).fill('RED LIGHT');
    await tile.first().click();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByText('Ochre Studio (built-in, procedural)')).toBeVisible();
    await expect(viewer).toContainText(/1\s*view/);

    const { download, bytes } = await saveDownload(
      page,
      viewer.getByRole('button', { name: 'Download' }),
    );
    expect(download.suggestedFilename()).toBe(downloadFileName(prompt));
    expect(bytes.includes(`parameters\0${prompt}`)).toBe(true);

    await viewer.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(libraryTexts.deleteQuestion)).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(libraryTexts.deleted)).toBeVisible();
    await page.goto('/platform/library');
    await expect(page.getByText(libraryTexts.emptyTitle)).toBeVisible();
  });

  await test.step('signing out leads to the front page and closes the studio', async () => {
    await signOut(page);
    await page.goto('/platform');
    await expect(page).toHaveURL(/\/auth/);
  });
});

test('every size makes a PNG of exactly that size, and the sixth image of the day is refused', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signInAs(page);
  await page.goto('/platform/generate');
  for (const [index, size] of imageSizes.entries()) {
    if (index === 5) {
      await test.step('the sixth is refused with the way to more', async () => {
        const button = page.getByRole('button', { name: generationTexts.upgradeToGenerate });
        await button.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.getByRole('button', { name: 'Maybe Later' }).click();
        await expect(page.getByRole('dialog')).toBeHidden();
        await button.click();
        await page.getByRole('link', { name: 'Subscribe Now' }).click();
        await expect(page).toHaveURL(/\/platform\/premium$/);
      });
      await signOut(page);
      await signInAs(page);
      await page.goto('/platform/generate');
    }
    await test.step(`${size.label} is ${size.width}x${size.height}`, async () => {
      const prompt = `Bauhaus poster number ${index + 1}`;
      await chooseSize(page, size.label);
      await promptField(page).fill(prompt);
      await generateButton(page).click();
      const button = deckCard(page, prompt).getByRole('button', { name: 'Download' });
      await expect(button).toBeVisible({ timeout: 60_000 });
      const { bytes } = await saveDownload(page, button);
      const { format, width, height } = await sharp(bytes).metadata();
      expect({ format, width, height }).toEqual({
        format: 'png',
        width: size.width,
        height: size.height,
      });
    });
  }
});

test('variations of a locked seed and a seamless tile are asked for, and kept with the image', async ({
  page,
}) => {
  await signInAs(page);
  await page.goto('/platform/generate');
  const prompt = 'Blue and gold marble';
  await promptField(page).fill(prompt);
  await page.getByRole('button', { name: 'Advanced' }).click();
  const strength = page.getByRole('slider', { name: 'Variation' });
  await expect(strength).toBeDisabled();
  await page.getByLabel('Seed', { exact: true }).fill('42');
  await strength.focus();
  for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowRight');
  await expect(strength).toHaveAttribute('aria-valuetext', '35 %');
  await page.getByRole('switch', { name: 'Seamless tile' }).click();
  await page.getByRole('radio', { name: '2', exact: true }).click();
  await generateButton(page).click();
  await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(2, { timeout: 60_000 });

  await page.goto('/platform/library');
  await expect(page.getByText(/^2 images$/)).toBeVisible();
  await page
    .getByRole('button', { name: prompt, exact: true })
    .or(page.getByRole('link', { name: prompt, exact: true }))
    .first()
    .click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toContainText(/Seed\s*42/);
  const toward = /35 % toward seed (\d+)/;
  await expect(viewer).toContainText(toward);
  await expect(viewer).toContainText('Without a seam');
  const [, seed] = toward.exec((await viewer.textContent()) ?? '')!;

  await viewer.getByRole('button', { name: 'Use these settings' }).click();
  await page.getByRole('button', { name: 'Advanced' }).click();
  await expect(page.getByRole('slider', { name: 'Variation' })).toHaveValue('35');
  await expect(page.getByText(`Toward seed ${seed},`)).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Seamless tile' })).toBeChecked();
});

test.describe('a picture to start from', () => {
  // A file that only calls itself a picture is refused by the server.
  test.use({ allowedConsole: [/400 \(Bad Request\)/] });

  test('an image becomes the picture to start from, and each shows the other', async ({ page }) => {
    await signInAs(page);
    await page.goto('/platform/generate');
    const [first, second] = ['A lighthouse on a cliff', 'The same in ink'];
    await page.getByRole('radio', { name: 'Low poly' }).click();
    await promptField(page).fill(first);
    await generateButton(page).click();
    const card = deckCard(page, first);
    await expect(card.getByRole('button', { name: 'Download' })).toBeVisible({ timeout: 60_000 });
    await page.getByRole('radio', { name: 'Ink', exact: true }).click();

    await test.step('the source replaces the size, and survives a reload', async () => {
      await card.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Use as a reference' }).click();
      const source = page.getByRole('region', { name: 'Picture to start from' });
      await expect(source.getByRole('img', { name: 'What the result starts from' })).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Image size' })).toBeHidden();
      // Before it is paid for: this model draws nothing new into a picture.
      await expect(source.getByText(/changes how this picture is painted, not what/)).toBeVisible();
      await source.getByRole('slider', { name: 'Strength' }).fill('0.8');
      await page.reload();
      await expect(source.getByRole('slider', { name: 'Strength' })).toHaveValue('0.8');
    });

    await test.step('the result tells what it was made from, and the other what came of it', async () => {
      await promptField(page).fill(second);
      await generateButton(page).click();
      const made = deckCard(page, second);
      await expect(made.getByRole('button', { name: 'Download' })).toBeVisible({ timeout: 60_000 });
      await made.getByRole('button', { name: /^Open/ }).click();
      const viewer = page.getByRole('dialog');
      await expect(viewer).toContainText(/Style\s*Ink/);
      await expect(viewer).toContainText(/Strength\s*80 %/);
      await viewer
        .getByRole('region', { name: 'Made from', exact: true })
        .getByRole('button')
        .click();
      await expect(viewer).toContainText(/Style\s*Low poly/);
      await viewer.getByRole('region', { name: 'Made from this' }).getByRole('button').click();
      await expect(viewer).toContainText(/Style\s*Ink/);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/platform\/generate$/);
    });

    await test.step('a picture of one’s own is sent, a file that is none is refused', async () => {
      const file = page.getByLabel('Picture file');
      await file.setInputFiles({
        name: 'x.gif',
        mimeType: 'image/gif',
        buffer: Buffer.from('GIF8'),
      });
      await expect(page.getByText(uploadTexts.notPicture)).toBeVisible();
      await file.setInputFiles({
        name: 'x.png',
        mimeType: 'image/png',
        buffer: Buffer.from('GIF8'),
      });
      await expect(page.getByText(uploadTexts.notPicture)).toBeVisible();
      const buffer = await sharp({
        create: { width: 320, height: 200, channels: 3, background: '#c96' },
      })
        .png()
        .toBuffer();
      await file.setInputFiles({ name: 'plain.png', mimeType: 'image/png', buffer });
      await expect(page.getByText('In the proportions of the picture, 320x200')).toBeVisible();
      await page.getByRole('button', { name: 'Remove the picture' }).click();
      await expect(page.getByRole('combobox', { name: 'Image size' })).toBeVisible();
    });
  });
});

test.describe('a model that repaints a part', () => {
  // The engine behind the changed list refuses the mask.
  test.use({ allowedConsole: [/400 \(Bad Request\)/] });

  test('gets what was painted by mouse and keys, as white on black in the proportions of the source', async ({
    page,
  }) => {
    await signInAs(page);
    // The built-in engine repaints whole pictures; only what the form sends is looked at here.
    await page.route('**/api/models', async (route) => {
      const answer = await route.fetch();
      const models = await answer.json();
      models.items[0].operations.edit.mask = true;
      await route.fulfill({ response: answer, json: models });
    });
    await page.goto('/platform/generate');
    const buffer = await sharp({
      create: { width: 600, height: 300, channels: 3, background: '#468' },
    })
      .png()
      .toBuffer();
    await page
      .getByLabel('Picture file')
      .setInputFiles({ name: 'plain.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: 'Repaint only a part' }).click();
    const canvas = page.getByRole('application', { name: 'Mask' });
    const box = (await canvas.boundingBox())!;
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.5);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.5, { steps: 4 });
    await page.mouse.up();
    // By keys, from the middle to the right.
    await canvas.press('Space');
    for (let step = 0; step < 4; step++) await canvas.press('ArrowRight');
    await canvas.press('Space');
    await page.getByRole('button', { name: 'Invert' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();

    const sent = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/uploads') && answer.ok(),
    );
    await page.getByRole('button', { name: 'Use this mask' }).click();
    const { id, url } = await (await sent).json();
    const mask = sharp(await (await page.request.get(url)).body());
    expect(await mask.metadata()).toMatchObject({ format: 'png', width: 600, height: 300 });
    const { data, info } = await mask.greyscale().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => data[(y * info.width + x) * info.channels];
    expect([at(150, 150), at(300, 150), at(400, 150)]).toEqual([255, 255, 255]);
    expect([at(5, 5), at(240, 150), at(590, 290)]).toEqual([0, 0, 0]);

    await promptField(page).fill('A boat');
    const asked = page.waitForRequest('**/api/edits');
    await generateButton(page).click();
    expect((await asked).postDataJSON()).toMatchObject({ maskUploadId: id });
  });
});

test('a forgotten password is replaced by way of a mail', async ({ page, product }) => {
  const member = newMember();
  await signUp(page, member);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(member.email);
  await page.getByRole('button', { name: /send|reset/i }).click();
  await expect(page.getByText(accountTexts.resetRequested)).toBeVisible();

  const mail = await readMail(product, member.email);
  await page.goto(mail.links[0]!);
  await page.getByLabel(/^(new )?password$/i).fill('vermilion');
  await page.getByLabel(/confirm/i).fill('vermilion');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page.getByText(accountTexts.passwordChanged)).toBeVisible();
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill('vermilion');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/platform$/);
});

test.describe('the form', () => {
  test('checks in the order of the form', async ({ page }) => {
    await page.goto('/auth');
    const submit = () => page.getByRole('button', { name: 'Create Account' }).click();
    const seen = (text: string) => expect(page.getByText(text).first()).toBeVisible();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await submit();
    await seen(accountTexts.fillInAllFields);
    await page.getByLabel('Email').fill('not an address');
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await page.getByLabel(/confirm/i).fill('123456');
    await submit();
    await seen(accountTexts.passwordsDoNotMatch);
    await page.getByLabel(/confirm/i).fill('12345');
    await submit();
    await seen(accountTexts.passwordTooShort);
    await page.getByLabel('Password', { exact: true }).fill('123456');
    await page.getByLabel(/confirm/i).fill('123456');
    await submit();
    await seen(accountTexts.invalidEmail);
  });
});
