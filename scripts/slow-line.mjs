// The application over a slow line: when it paints, when one can type, and what was sent for it.
import { chromium } from '@playwright/test';

/** 50 kB/s with 400 ms for each round trip. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Pages, and what a member waits for on each. */
const pages = [
  {
    path: '/platform/generate',
    awaited: (page) => page.getByRole('textbox', { name: /prompt|describe/i }),
  },
  { path: '/platform/library', awaited: (page) => page.getByText('No images found') },
  { path: '/platform/premium', awaited: (page) => page.getByRole('heading', { level: 1 }) },
];

/**
 * Loads each page with an empty cache, signed in.
 * @returns rows of a table, the first of them its head
 */
export async function measureSlowLine(url, executablePath) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const rows = [
    [
      'page at 50 kB/s, 400 ms',
      'first paint, s',
      'usable, s',
      'requests',
      'scripts',
      'script, kB',
      'all, kB',
    ],
  ];
  try {
    for (const { path, awaited } of pages) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      const member = { email: `slow${path.replaceAll('/', '-')}@example.com`, password: 'pigment' };
      await page.request.post(`${url}/api/sign-up`, { data: member });
      // As in a browser in which the member has been before; the files are not kept.
      await page.goto(`${url}/auth?next=${path}`);
      await page.getByLabel('Email').fill(member.email);
      await page.getByLabel('Password', { exact: true }).fill(member.password);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await awaited(page).waitFor();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.clearBrowserCache');
      await devtools.send('Network.emulateNetworkConditions', line);
      const sent = new Map();
      let totalBytes = 0;
      let scriptBytes = 0;
      devtools.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
        if (type !== 'EventSource' && request.url.startsWith('http')) sent.set(requestId, type);
      });
      devtools.on('Network.responseReceived', ({ requestId, type }) => {
        if (sent.has(requestId)) sent.set(requestId, type);
      });
      devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        totalBytes += encodedDataLength;
        if (sent.get(requestId) === 'Script') scriptBytes += encodedDataLength;
      });
      const startedAt = performance.now();
      await page.goto(url + path, { waitUntil: 'commit' });
      await awaited(page).waitFor({ timeout: 120_000 });
      const usable = performance.now() - startedAt;
      const paint = await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      );
      const types = [...sent.values()];
      rows.push([
        path,
        (paint / 1000).toFixed(2),
        (usable / 1000).toFixed(2),
        types.length,
        types.filter((type) => type === 'Script').length,
        Math.round(scriptBytes / 1000),
        Math.round(totalBytes / 1000),
      ]);
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return rows;
}
