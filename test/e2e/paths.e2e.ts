import type { Page } from '@playwright/test';
import { expect, signInAs, test } from './product.ts';

/** Addresses that lead nowhere: a slip in a link, a deeper level, another case, an encoded one. */
const unknownPaths = [
  '/platform/no-such-page',
  '/platform/library/no/such/page',
  '/platform//library',
  '/platform/%E2%98%83?next=/platform',
  '/auth/no-such-page',
  '/no-such-page',
];
const knownPaths = [
  '/platform',
  '/platform/generate',
  '/platform/image-generation',
  '/platform/library',
  '/platform/premium',
];

/** How often a document is asked for, from now on. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** Any page that reloads itself would have done so by the time the network is idle. */
const settle = (page: Page) => page.waitForLoadState('networkidle', { timeout: 10_000 });

// The browser names each answer of 404.
test.use({ allowedConsole: [/the server responded with a status of 404/] });

for (const path of unknownPaths) {
  test(`${path} is loaded once and shows the not-found page to a visitor`, async ({ page }) => {
    const loads = countLoads(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await settle(page);
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('main')).toHaveCount(1);
    expect(loads()).toBe(1);
  });
}

test('an unknown path below /platform keeps the frame for a member', async ({ page }) => {
  await signInAs(page);
  for (const path of unknownPaths.filter((path) => path.startsWith('/platform'))) {
    const loads = countLoads(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page).toHaveTitle(/Page not found/);
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(loads(), path).toBe(1);
  }
  // From there the frame leads on without loading anew.
  const loads = countLoads(page);
  await page
    .getByRole('complementary', { name: 'Sidebar' })
    .getByRole('link', { name: 'Library' })
    .click();
  await expect(page.getByRole('heading', { name: 'My Library' })).toBeVisible();
  expect(loads()).toBe(0);
});

test('each page of the application is loaded once', async ({ page }) => {
  for (const path of knownPaths) {
    const loads = countLoads(page);
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth\b/);
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
    await settle(page);
    expect(loads(), `${path} for a visitor`).toBe(1);
  }
  await signInAs(page);
  for (const path of knownPaths) {
    const loads = countLoads(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible();
    expect(loads(), `${path} for a member`).toBe(1);
  }
});

test('great letters in an address lead to the page of small ones', async ({ page }) => {
  await signInAs(page);
  await page.goto('/Platform/Library?search=fox');
  await expect(page).toHaveURL(/\/platform\/library\?search=fox$/);
  await expect(page.getByRole('heading', { name: 'My Library' })).toBeVisible();
});
