import fs from 'node:fs';
import path from 'node:path';
import { communityTexts, type GalleryPage, galleryCategories } from '../../contract/community.ts';
import { libraryTexts } from '../../contract/images.ts';
import { expect, findBarriers, newMember, signInAs, signUp, test } from './product.ts';

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
  // The page of the picture, with everything but what needs scripts.
  await expect(page).toHaveURL(/\/gallery\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /Like/ })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Previous picture' })).toBeHidden();
  await page.getByRole('link', { name: 'Next picture' }).click();
  await page.getByRole('link', { name: 'Previous picture' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL(/\/gallery$/);
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
    await expect(visitor).toHaveURL(/\/gallery\/[0-9a-f-]{36}\?search=cobalt$/);
    const address = new URL(visitor.url()).pathname;
    await expect(visitor.getByRole('heading', { level: 1, name: 'Cobalt' })).toBeVisible();
    await expect(visitor.getByText('a cobalt tower, in the morning')).toBeVisible();
    // A tall picture stands there whole.
    const box = (await visitor.getByRole('main').getByRole('img').first().boundingBox())!;
    expect(Math.abs(box.width / box.height - 576 / 1024)).toBeLessThan(0.01);
    expect(box.height).toBeLessThanOrEqual(800);
    // Its owner's look in the library, and the visitor's, however often.
    await expect(visitor.locator('[data-slot=views]')).toHaveText('2');
    await visitor.reload();
    await expect(visitor.locator('[data-slot=views]')).toHaveText('2');
    await visitor.getByRole('button', { name: /Like/ }).click();
    await expect(visitor.getByText('Likes are kept with your account.')).toBeVisible();

    // Make your own, through the door.
    const newcomer = newMember();
    await signUp(visitor, newcomer);
    await visitor.getByRole('link', { name: 'Make your own' }).click();
    await visitor.getByLabel('Email').fill(newcomer.email);
    await visitor.getByLabel('Password', { exact: true }).fill(newcomer.password);
    await visitor.getByRole('button', { name: 'Sign In', exact: true }).click();
    const prompt = visitor.getByRole('textbox', { name: /prompt|describe|description/i }).first();
    await expect(prompt).toHaveValue('a cobalt tower, in the morning');
    await expect(visitor.getByText('9:16').first()).toBeVisible();
    await expect(visitor).toHaveURL(/\/platform\/image-generation$/);
    await visitor.context().close();

    await page.goto(address);
    await page.getByRole('button', { name: /Like/ }).click();
    await expect(page.getByText('Image liked!')).toBeVisible();
    await expect(page.getByRole('button', { name: /Like/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.goto('/platform/library');
    await page
      .getByRole('button', { name: /a cobalt tower/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Take out of the gallery' }).click();
    await expect(page.getByText(communityTexts.unpublished)).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(404);

    const stage = page.getByRole('dialog').getByRole('img', { name: /a cobalt tower/ });
    const shared = (await stage.getAttribute('src'))!;
    await page.getByRole('button', { name: 'New address' }).click();
    await page
      .getByRole('alertdialog', { name: 'New address' })
      .getByRole('button', { name: 'New address' })
      .click();
    await expect(page.getByText(libraryTexts.addressRenewed)).toBeVisible();
    await expect(stage).not.toHaveAttribute('src', shared);
    expect((await page.request.get(shared)).status()).toBe(404);
    expect((await page.request.get((await stage.getAttribute('src'))!)).status()).toBe(200);
  });
});

test('the page of a picture leads through the order it was reached in, by keys as well', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/gallery?category=Food&sort=most_viewed');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(foods.length);
  const titles = await cards.getByRole('heading').allTextContents();
  await cards.first().getByRole('link').click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(titles[0]!);
  for (const title of titles.slice(1)) {
    await page.keyboard.press('ArrowRight');
    await expect(heading).toHaveText(title);
  }
  await expect(page.getByRole('link', { name: 'Next picture' })).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(heading).toHaveText(titles.at(-2)!);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(page.url()).origin + new URL(page.url()).pathname);
});

test.describe(() => {
  test.use({ allowedConsole: [/status of 404/] });
  test('an address of the gallery that is none shows the not-found page', async ({ page }) => {
    for (const name of ['picture', 'nothing', '00000000-0000-4000-8000-000000000000']) {
      const answer = await page.goto(`/gallery/${name}`);
      expect(answer!.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    }
  });
});

test('gallery, picture and community fit every width, and axe finds nothing', async ({ page }) => {
  const { items } = (await (await page.request.get('/api/gallery')).json()) as GalleryPage;
  for (const path of ['/gallery', `/gallery/${items[0]!.id}`, '/community'])
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
