// Every public page in both themes, desktop and phone, into screenshots/ (not in git), to be looked at.
import path from 'node:path';
import { buildWeb, install, root, say, stopWith } from './bootstrap.mjs';
import { startBuiltProduct } from './built-product.mjs';
import { prepareChromium } from './chromium.mjs';

install({ development: true });
buildWeb();
const chromium = prepareChromium();
if (chromium.error) stopWith(chromium.error);

const target = path.join(root, 'screenshots');
const { url, end } = await startBuiltProduct();

try {
  // The list of pages is the sitemap's own.
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, page]) => page);
  const { chromium: browserType } = await import('@playwright/test');
  const browser = await browserType.launch({
    ...(chromium.path ? { executablePath: chromium.path } : {}),
    args: ['--no-sandbox'],
  });
  for (const colorScheme of ['light', 'dark'])
    for (const width of [1280, 390]) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
      const page = await context.newPage();
      for (const address of pages) {
        await page.goto(address, { waitUntil: 'networkidle' });
        // Pictures below the fold are fetched when they come near.
        for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += 800)
          await page.evaluate((top) => scrollTo(0, top), y);
        await page.evaluate(() => scrollTo(0, 0));
        const name = new URL(address).pathname.slice(1).replaceAll('/', '-') || 'front';
        const file = path.join(target, `${colorScheme}-${width}`, `${name}.png`);
        await page.screenshot({ path: file, fullPage: true });
      }
      say(`${pages.length} pages, ${colorScheme}, ${width} px wide`);
      await context.close();
    }
  await browser.close();
} finally {
  await end();
}
