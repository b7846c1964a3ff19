import fs from 'node:fs/promises';
import net from 'node:net';
import { test as base, expect } from '@playwright/test';
import { premiumPrice } from '../../contract/plans.ts';
import { spawnOchre } from '../ochre-process.ts';
import { createDataDirectory } from '../test-database.ts';
import { newMember } from './product.ts';

async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Servers that the test starts and kills itself, always at the same address. */
const test = base.extend<{
  start: (
    settings?: Record<string, string>,
  ) => Promise<ReturnType<typeof spawnOchre> & { url: string }>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's form
  start: async ({}, use) => {
    const dataDirectory = await createDataDirectory();
    const port = await findFreePort();
    const started: ReturnType<typeof spawnOchre>[] = [];
    await use(async (settings = {}) => {
      const ochre = spawnOchre({ DATA_DIR: dataDirectory, PORT: String(port), ...settings });
      started.push(ochre);
      return { ...ochre, url: await ochre.ready };
    });
    for (const ochre of started) await ochre.end('SIGKILL');
    await fs.rm(dataDirectory, { recursive: true, force: true });
  },
});

test('a page that is open while the server dies and comes back goes on hearing of what happens', async ({
  page,
  start,
}) => {
  const studio = { STUDIO_ENGINE: 'true' };
  const first = await start(studio);
  const member = newMember();
  await page.request.post(`${first.url}/api/sign-up`, { data: member });
  await page.request.post(`${first.url}/api/sign-in`, { data: member });
  await page.goto(`${first.url}/platform/library`);
  await expect(page.getByText('No images found')).toBeVisible();
  await first.end('SIGKILL');

  const second = await start(studio);
  // Not through the page: what it shows, it was told by the server.
  const asked = await page.request.post(`${second.url}/api/generations`, {
    data: { prompt: 'Bauhaus poster' },
  });
  expect(asked.status()).toBe(202);
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText('1 image', { exact: true })).toBeVisible();
});

test('an operator with a payment link has a button that opens it in a new tab', async ({
  page,
  context,
  start,
}) => {
  const ochre = await start({ PAYMENT_URL: 'http://127.0.0.1:9/pay' });
  const member = newMember();
  await page.request.post(`${ochre.url}/api/sign-up`, { data: member });
  await page.request.post(`${ochre.url}/api/sign-in`, { data: member });
  await page.goto(`${ochre.url}/platform/premium`);
  await expect(page.getByText(premiumPrice).first()).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /subscribe/i }).click();
  expect((await opened).url()).toMatch(/pay|chrome-error/);
  await expect(page).toHaveURL(/\/platform\/premium$/);
});

test('the session is waited for with a spinner, and a member has no business at the form', async ({
  page,
  start,
}) => {
  const ochre = await start();
  const member = newMember();
  await page.request.post(`${ochre.url}/api/sign-up`, { data: member });
  await page.request.post(`${ochre.url}/api/sign-in`, { data: member });
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/session', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.goto(`${ochre.url}/auth`);
  await page.goto(`${ochre.url}/platform/library`);
  await expect(page.getByText('Loading...', { exact: true }).first()).toBeVisible();
  asked.resolve();
  await expect(page.getByText('No images found')).toBeVisible();
  await page.goto(`${ochre.url}/auth`);
  await expect(page).toHaveURL(/\/platform$/);
});
