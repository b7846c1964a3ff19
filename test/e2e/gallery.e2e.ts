import fs from 'node:fs';
import path from 'node:path';
import { communityTexts, galleryCategories } from '../../contract/community.ts';
import { expect, findBarriers, signInAs, test } from './product.ts';

const samples: { category: string; prompt: string }[] = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, '../../samples/gallery.json'), 'utf8'),
);
const foods = samples.filter(({ category }) => category === 'Food');
const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

test('the gallery shows twelve artworks without scripts', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(12);
  await expect(page.getByRole('button', { name: 'Filter' })).toBeHidden();
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/samples\/.+\.webp$/);
  await context.close();
});

test('the gallery searches, filters, sorts, and says when there is nothing', async ({ page }) => {
  await page.goto('/gallery');
  const main = page.getByRole('main');
  const cards = main.getByRole('listitem');
  const count = main.locator('[data-gallery-count]');
  await expect(cards).toHaveCount(12);
  for (const name of ['All', ...galleryCategories])
    await expect(main.getByRole('radio', { name })).toBeAttached();

  await main.getByText('Food', { exact: true }).first().click();
  await expect(count).toHaveText(pictures(foods.length));
  await expect(page).toHaveURL(/category=Food/);
  // The words of one picture, in other letters.
  const search = foods[0]!.prompt.toUpperCase();
  await main.getByRole('searchbox').fill(search);
  await expect(count).toHaveText('1 picture');
  await page.reload();
  await expect(count).toHaveText('1 picture');
  await expect(main.getByRole('searchbox')).toHaveValue(search);
  await main.getByRole('searchbox').fill('nothing of the kind');
  await expect(main.getByRole('heading', { name: 'Nothing like it yet' })).toBeVisible();
  await main.getByRole('button', { name: 'Show everything' }).click();
  await expect(cards).toHaveCount(12);

  await main.getByLabel('Sort by').selectOption('Most Liked');
  await expect(page).toHaveURL(/sort=most_liked/);
  await expect
    .poll(async () => {
      const likes = await main.locator('li [data-slot=likes]').allTextContents();
      const counts = likes.map((text) => Number(text.replaceAll(',', '')));
      return counts.length === 12 && counts.every((n, i) => i === 0 || n <= counts[i - 1]!);
    })
    .toBe(true);
});

// A title that is refused.
test.describe(() => {
  test.use({ allowedConsole: [/status of 400 .*\/publication/] });
  test('a member publishes an image, everybody finds it, likes need an account', async ({
    page,
    browser,
    product,
  }) => {
    await signInAs(page);
    const made = await page.request.post('/api/generations', {
      data: { prompt: 'a cobalt tower, in the morning', size: 'mobile' },
    });
    expect(made.status()).toBe(202);
    await page.goto('/platform/library');
    await page
      .getByRole('button', { name: /a cobalt tower/ })
      .first()
      .click({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Publish to the gallery' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish to the gallery' });
    await expect(dialog.getByLabel('Title')).toHaveValue('A cobalt tower');
    await dialog.getByLabel('Title').fill(' ');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(dialog.getByText(communityTexts.titleRequired)).toBeVisible();
    await dialog.getByLabel('Title').fill('Cobalt');
    await dialog.getByLabel('Shown as made by').fill('Ada');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(communityTexts.published)).toBeVisible();

    const visitor = await (await browser.newContext({ baseURL: product.url })).newPage();
    await visitor.goto('/gallery?search=cobalt');
    const card = visitor.getByRole('main').getByRole('listitem');
    await expect(card).toHaveCount(1);
    await card.getByRole('link').click();
    const picture = visitor.getByRole('dialog', { name: 'Picture' });
    await expect(picture.getByRole('heading', { name: 'Cobalt' })).toBeVisible();
    await expect(picture.getByText('a cobalt tower, in the morning')).toBeVisible();
    await expect(card.locator('[data-slot=views]')).toHaveText('1');
    await picture.getByRole('button', { name: /Like/ }).click();
    await expect(visitor.getByText('Likes are kept with your account.')).toBeVisible();
    await visitor.context().close();

    await page.goto('/gallery?search=cobalt');
    const found = page.getByRole('main').getByRole('listitem');
    await expect(found).toHaveCount(1);
    await found.getByRole('link').click();
    await page.getByRole('button', { name: /Like/ }).click();
    await expect(page.getByText('Image liked!')).toBeVisible();
    await expect(page.getByRole('button', { name: /Like/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

test('gallery and community fit every width, and axe finds nothing', async ({ page }) => {
  for (const path of ['/gallery', '/community'])
    for (const [width, colorScheme] of [
      [360, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const extent = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(extent, `${path} at ${width}`).toBeLessThanOrEqual(width);
      expect(await findBarriers(page), `${path} ${width}`).toEqual([]);
    }
});
