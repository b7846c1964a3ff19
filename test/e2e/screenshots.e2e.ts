import fs from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { generationTexts } from '../../contract/generations.ts';
import { expect, signInAs, test } from './product.ts';

const root = path.resolve(import.meta.dirname, '../..');
const committed = path.join(root, 'docs/screenshots');
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

const prompts = [
  'A castle on a hill at sunset, watercolor',
  'Neon cyberpunk city street in the rain',
  'Portrait of a red fox in a snowy forest',
  'A mountain lake at dawn, oil painting',
  'Astronaut floating above a purple planet',
];

async function setTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
}

/** Those that README.md shows. */
const documented = new Set([
  'auth-light',
  'generator-running-dark',
  'generator-phone-light',
  'image-dark',
  'library-dark',
]);

/** Every shot goes to the ignored folder, to be looked at; a few into the documentation. */
async function shoot(page: Page, name: string): Promise<void> {
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
  // Fetched, and decoded as well, which browsers do when they find the time.
  await page.evaluate(async () => {
    const seen = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    await Promise.allSettled(seen.map((image) => image.decode()));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const png = await page.screenshot({ animations: 'disabled' });
  await fs.mkdir(path.join(root, 'screenshots'), { recursive: true });
  await fs.writeFile(path.join(root, 'screenshots', `${name}.png`), png);
  if (!documented.has(name)) return;
  await fs.mkdir(committed, { recursive: true });
  await sharp(png)
    .webp({ quality: 82 })
    .toFile(path.join(committed, `${name}.webp`));
}

/** The page in both themes, on desktop and phone. */
async function shootAll(page: Page, name: string): Promise<void> {
  for (const [suffix, size] of [
    ['', desktop],
    ['-phone', phone],
  ] as const) {
    await page.setViewportSize(size);
    for (const theme of ['dark', 'light'] as const) {
      await setTheme(page, theme);
      await shoot(page, `${name}${suffix}-${theme}`);
    }
  }
  await page.setViewportSize(desktop);
}

test('the pages can be shown to anybody @screenshots', async ({ page }) => {
  test.skip(!process.env.SCREENSHOTS, 'made on request, by npm run screenshots');
  test.setTimeout(300_000);
  await page.goto('/');
  await shootAll(page, 'landing');
  await page.goto('/auth');
  await expect(page.getByLabel('Email')).toBeVisible();
  await shootAll(page, 'auth');

  await signInAs(page);
  await page.goto('/platform/library');
  await expect(page.getByText('No images found')).toBeVisible();
  await shootAll(page, 'library-empty');

  await page.goto('/platform/generate');
  const toasts = page.locator('[data-sonner-toast]');
  for (const [index, prompt] of prompts.entries()) {
    const isLast = index === prompts.length - 1;
    if (isLast) await expect(toasts).toHaveCount(0, { timeout: 30_000 });
    await page
      .getByRole('textbox', { name: /prompt|describe/i })
      .first()
      .fill(prompt);
    await page.getByRole('button', { name: 'Generate Image' }).click();
    if (isLast) {
      const preview = page.getByAltText(/^Preview of/);
      await expect(preview).toBeVisible();
      await preview.scrollIntoViewIfNeeded();
      await shoot(page, 'generator-running-dark');
    }
    await expect(
      page.getByRole('article', { name: prompt }).getByRole('button', { name: 'Download' }),
    ).toBeVisible({ timeout: 60_000 });
  }
  await expect(page.getByRole('button', { name: generationTexts.upgradeToGenerate })).toBeVisible();
  await expect(toasts).toHaveCount(0, { timeout: 30_000 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await shootAll(page, 'generator');

  await page.goto('/platform');
  await expect(page.getByRole('heading', { name: generationTexts.heading })).toBeVisible();
  await shootAll(page, 'home');
  await page.goto('/platform/library');
  await expect(page.getByText('5 images')).toBeVisible();
  await shootAll(page, 'library');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await shootAll(page, 'notifications');
  await page.keyboard.press('Escape');
  await page
    .getByRole('radio', { name: 'List' })
    .or(page.getByRole('button', { name: 'List' }))
    .first()
    .click();
  await shootAll(page, 'library-list');
  await page.getByText(prompts[2]!).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shootAll(page, 'image');
  await page.keyboard.press('Escape');
  await page.goto('/platform/premium');
  await shootAll(page, 'premium');
});
