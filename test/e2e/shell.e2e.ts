import type { Page } from '@playwright/test';
import { accountTexts } from '../../contract/accounts.ts';
import { profileTexts } from '../../contract/profiles.ts';
import { expect, findBarriers, readMail, signInAs, test } from './product.ts';

const rem = 16;
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });

const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width;

test('the sidebar folds into icons by button and by Ctrl+B, and stays so for a week', async ({
  page,
  context,
}) => {
  await signInAs(page);
  await page.goto('/platform');
  await expect.poll(() => widthOf(page)).toBe(16 * rem);
  await page.keyboard.press('Control+b');
  await expect.poll(() => widthOf(page)).toBe(3 * rem);
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar');
  expect(cookie?.value).toBe('collapsed');
  const days = (cookie!.expires - Date.now() / 1000) / (24 * 3600);
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);

  await page.reload();
  await expect.poll(() => widthOf(page)).toBe(3 * rem);
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await expect.poll(() => widthOf(page)).toBe(16 * rem);

  await sidebar(page).getByRole('button', { name: 'Main' }).click();
  await expect(sidebar(page).getByRole('link', { name: 'Library' })).toBeHidden();
  await sidebar(page).getByRole('button', { name: 'Main' }).click();
  await sidebar(page).getByRole('link', { name: 'Library' }).click();
  await expect(page).toHaveURL(/\/platform\/library$/);
});

test('on a phone the sidebar is a drawer of 18rem that closes on the way', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await signInAs(page);
  await page.goto('/platform');
  await expect(sidebar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(18 * rem);
  await drawer.getByRole('link', { name: 'Premium Plans' }).click();
  await expect(page).toHaveURL(/\/platform\/premium$/);
  await expect(drawer).toBeHidden();
});

test('a new page is shown from its top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await signInAs(page);
  await page.goto('/platform/premium');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Library' }).click();
  await expect(page).toHaveURL(/\/platform\/library$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the profile is made on first sight, edited and kept; a reset is asked for from the menu', async ({
  page,
  product,
}) => {
  const { email } = await signInAs(page);
  await page.goto('/platform');
  const openProfile = async () => {
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
  };
  await openProfile();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await expect(dialog.getByLabel('Full name')).toHaveValue(email);
  await expect(dialog.getByLabel('Phone')).toHaveValue('');
  await expect(dialog.getByLabel('Email')).not.toBeEditable();
  await dialog.getByLabel('Full name').fill('Ada Umber');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(profileTexts.updated)).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.reload();
  await openProfile();
  await expect(dialog.getByLabel('Full name')).toHaveValue('Ada Umber');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Reset password' }).click();
  await expect(page.getByText(accountTexts.resetRequested)).toBeVisible();
  expect((await readMail(product, email)).links[0]).toContain('/auth?token=');
});

test('an unknown address leads home', async ({ browser, product }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const answer = await page.goto(`${product.url}/no/such/page`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: /home/i }).first().click();
  await expect(page).toHaveURL(`${product.url}/`);
  await context.close();
});

const pages = [
  '/',
  '/auth',
  '/platform',
  '/platform/generate',
  '/platform/library',
  '/platform/premium',
];

test('nothing keeps anyone out: axe finds nothing on any page, in both themes, on desktop and phone', async ({
  page,
}) => {
  test.setTimeout(240_000);
  for (const path of pages) {
    if (path.startsWith('/platform') && path === '/platform') await signInAs(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      for (const theme of ['dark', 'light']) {
        await page.evaluate((value) => {
          document.documentElement.dataset.theme = value;
        }, theme);
        expect(await findBarriers(page), `${path} ${width} ${theme}`).toEqual([]);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width}`).toBe(0);
    }
  }
});
