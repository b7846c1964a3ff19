import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { brand } from '../../contract/brand.ts';
import type { GalleryPage } from '../../contract/community.ts';
import { sharePictureSize } from '../../contract/share-pictures.ts';
import { documentPaths, postSlugs } from '../../contract/site-paths.ts';
import { expect, findBarriers, newMember, signUp, test } from './product.ts';

/** One of each kind of page. */
const samplePaths = [
  '/',
  '/pricing',
  '/lifetime-deal',
  '/about',
  '/blog',
  '/blog/inside-the-built-in-engine',
  '/help',
  '/help/choose-a-size',
  '/guide/masterclass',
];

/** Everything a match of the pattern has captured, in order. */
const capture = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, captured = '']) => captured);

const contentOf = (html: string, name: string) =>
  capture(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'));

test('every public page says what it is to those who find or share it', async ({
  request,
  product,
}) => {
  const titles = new Set<string>();
  const pictures: string[] = [];
  for (const path of documentPaths) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(capture(html, /<(h1)\b/g), path).toHaveLength(1);
    const [title] = capture(html, /<title>([^<]+)<\/title>/g);
    expect(titles.has(title!), `${path}: ${title}`).toBe(false);
    titles.add(title!);
    expect(title).toContain(brand.name);
    expect(contentOf(html, 'description')[0]?.length, path).toBeGreaterThan(39);
    expect(capture(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([product.url + path]);
    expect(contentOf(html, 'og:url')).toEqual([product.url + path]);
    expect(contentOf(html, 'og:title')[0], path).toBeTruthy();
    expect(contentOf(html, 'og:description')[0], path).toBeTruthy();
    expect(contentOf(html, 'og:type')[0], path).toMatch(/^(?:website|article)$/);
    pictures.push(...contentOf(html, 'og:image'));
    for (const data of capture(html, /<script type="application\/ld\+json">([^<]*)</g))
      expect(JSON.parse(data), path).toMatchObject({ '@context': 'https://schema.org' });
    // The address that stands in for ours while pages are built.
    expect(html).not.toContain('origin.invalid');
  }
  // One for each page, with its title on it.
  expect(new Set(pictures).size).toBe(documentPaths.length);
  for (const picture of pictures) {
    const answer = await request.get(picture);
    expect(answer.headers()['content-type'], picture).toBe('image/jpeg');
    expect(await sharp(await answer.body()).metadata()).toMatchObject(sharePictureSize);
  }
});

test('public pages bring at most 15 kB of script, and no React', async ({ request }) => {
  for (const path of documentPaths) {
    const html = await (await request.get(path)).text();
    const sources = capture(html, /<script\b[^>]*\ssrc="([^"]+)"/g);
    expect(sources, path).toHaveLength(1);
    expect(html, path).not.toMatch(/modulepreload|__reactRouterContext/);
    const inline = capture(html, /<script(?![^>]*ld\+json)(?![^>]*\ssrc=)[^>]*>([^<]*)/g).join('');
    const script = await (await request.get(sources[0]!)).text();
    expect(script.includes('react.'), 'React is in the script').toBe(false);
    expect(gzipSync(script + inline, { level: 9 }).length, path).toBeLessThanOrEqual(15_000);
  }
});

test('what machines read names every page under this address', async ({ request, product }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const { items } = (await (await request.get('/api/gallery?limit=25')).json()) as GalleryPage;
  expect(capture(sitemap, /<loc>([^<]+)</g)).toEqual(
    [...documentPaths, ...items.map(({ id }) => `/gallery/${id}`)].map(
      (path) => product.url + path,
    ),
  );
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`);
  expect(robots).toContain('Disallow: /platform');
  const feed = await (await request.get('/feed.xml')).text();
  expect(capture(feed, /<id>([^<]+)</g)).toEqual([
    `${product.url}/blog`,
    ...postSlugs.map((slug) => `${product.url}/blog/${slug}`),
  ]);
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ name: brand.name, start_url: '/platform' });
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
});

test('the front page and the plans show their parts, and lead on', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const text of ['1M+', '50K+', '99.9%', '4.9/5', '1080p', '4K', 'Several AI models'])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: /Lucid Origin/ })).toBeVisible();
  expect(await main.locator('blockquote').count()).toBe(3);
  await expect(main.getByRole('link', { name: 'Get Started' }).first()).toHaveAttribute(
    'href',
    '/platform',
  );
  await expect(main.getByText('$4.99')).toBeVisible();

  await test.step('the plans are compared, and the lifetime deal lists what it holds', async () => {
    await page.goto('/pricing');
    const row = page.getByRole('row', { name: 'Generations' });
    await expect(row.getByRole('cell')).toHaveText(['5 a day', 'Unlimited']);
    await page.getByText('Can I cancel at any time?').click();
    await expect(page.getByText('at the end of the billing cycle')).toBeVisible();
    await page.getByRole('link', { name: 'See the lifetime deal' }).click();
    for (const inclusion of [
      'Unlimited generations',
      'No monthly fees',
      'Priority support',
      'Commercial license',
      'Private gallery access',
      'All future updates',
    ])
      await expect(page.getByRole('heading', { name: inclusion })).toBeVisible();
  });
});

test('the chips of the blog choose posts without a script, and posts open', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/blog');
  const posts = page.getByRole('main').getByRole('article');
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  await expect(posts.filter({ visible: true })).toHaveCount(6);
  await page.getByText('Ethics', { exact: true }).first().click();
  await expect(posts.filter({ visible: true })).toHaveCount(1);
  await page.getByRole('radio', { name: 'Ethics' }).press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Workflow' })).toBeChecked();
  await posts.filter({ visible: true }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('From idea to print in an hour');
  await expect(page.getByText('Wanda Brix').first()).toBeVisible();
  await context.close();
});

test('the help center finds articles by misspelt words and the keyboard alone', async ({
  page,
  browser,
  product,
}) => {
  await page.goto('/help');
  const box = page.getByRole('combobox', { name: 'Search the help center' });
  const options = page.getByRole('listbox').getByRole('option');
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await box.pressSequentially('forgoten pasword');
  await expect(options.first()).toContainText('Reset your password');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');

  await box.fill('refund');
  await expect(options.first()).toContainText('Cancel, and refunds');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await box.fill('zeppelin landing');
  await expect(page.getByText('No article matches “zeppelin landing”')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);

  await box.fill('seed');
  await expect(options.first()).toContainText('Seeds');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/help\/seeds$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seeds: make a picture again');

  const still = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
  const unscripted = await still.newPage();
  await unscripted.goto('/help');
  await expect(unscripted.getByRole('combobox')).toHaveCount(0);
  await expect(unscripted.getByRole('heading', { name: 'Browse by Category' })).toBeVisible();
  for (const [category, count] of [
    ['Getting Started', 8],
    ['Image Generation', 12],
    ['Account & Settings', 6],
    ['Premium Features', 5],
  ] as const) {
    const region = unscripted.getByRole('region', { name: category });
    await expect(region.getByText(`${count} articles`)).toBeVisible();
    await expect(region.getByRole('link')).toHaveCount(count);
  }
  await still.close();
});

/** Opens every fold, so that what it hides is looked at as well. */
const unfold = (page: Page) =>
  page.locator('details').evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true;
  });

test('the public pages fit every width, and axe finds nothing', async ({ page }) => {
  for (const path of samplePaths) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    await unfold(page);
    for (const width of [360, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const extent = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(extent, `${path} at ${width}`).toBeLessThanOrEqual(width);
    }
    for (const [width, colorScheme] of [
      [360, 'light'],
      [360, 'dark'],
      [1280, 'dark'],
      [1280, 'light'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      expect(await findBarriers(page), `${path} ${width} ${colorScheme}`).toEqual([]);
    }
  }
});

test('a member finds themselves on public pages, until they sign out', async ({ page }) => {
  const member = newMember();
  await page.goto('/pricing');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Your studio' })).toBeHidden();

  await signUp(page, member);
  await page.goto('/auth');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible();

  await page.goto('/pricing');
  await expect(banner.getByRole('link', { name: 'Sign In' })).toBeHidden();
  await expect(banner.getByRole('link', { name: 'Launch App' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Your studio' })).toHaveText(
    member.email[0]!.toUpperCase(),
  );
  // A session that ended elsewhere.
  await page.context().clearCookies();
  await page.reload();
  await expect(banner.getByRole('link', { name: 'Sign In' })).toBeVisible();
});
