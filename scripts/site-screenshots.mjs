// Every public page in both themes, desktop and phone, into screenshots/ (not in git), to be looked at.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { binary, buildWeb, environment, install, root, say, stopWith } from './bootstrap.mjs';
import { prepareChromium } from './chromium.mjs';

install({ development: true });
buildWeb();
const chromium = prepareChromium();
if (chromium.error) stopWith(chromium.error);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ochre-screenshots-'));
const target = path.join(root, 'screenshots');
const server = spawn(binary('node'), ['server/main.ts'], {
  cwd: root,
  env: { ...environment, PORT: '0', DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const url = await new Promise((resolve, reject) => {
  let said = '';
  server.stdout.on('data', (text) => {
    said += text;
    const ready = /ready at (\S+)/.exec(said);
    if (ready) resolve(ready[1]);
  });
  server.once('exit', () => reject(new Error('the server ended')));
});

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
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  fs.rmSync(folder, { recursive: true, force: true });
}
