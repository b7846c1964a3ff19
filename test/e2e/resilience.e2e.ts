import fs from 'node:fs/promises';
import net from 'node:net';
import { test as base, expect, type Page } from '@playwright/test';
import { billingTexts } from '../../contract/billing.ts';
import { generationTexts } from '../../contract/generations.ts';
import { taskErrorTexts } from '../../contract/tasks.ts';
import { type A1111Server, startA1111Server } from '../../engines/a1111/a1111-server.fixture.ts';
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

type StartServer = (
  settings?: Record<string, string>,
) => Promise<ReturnType<typeof spawnOchre> & { url: string }>;

/** Servers that the test starts and kills itself, always at the same address. */
const test = base.extend<{ start: StartServer }>({
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

test('where nobody takes payments the tab of a button says so', async ({
  page,
  context,
  start,
}) => {
  const ochre = await start({ PAYMENT_PROVIDER: 'none' });
  const member = newMember();
  await page.request.post(`${ochre.url}/api/sign-up`, { data: member });
  await page.request.post(`${ochre.url}/api/sign-in`, { data: member });
  await page.goto(`${ochre.url}/platform/premium`);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /subscribe/i }).click();
  await expect((await opened).getByRole('alert')).toHaveText(billingTexts.notSetUp);
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

test.describe('while an image is being made', () => {
  const prompt = 'A sailboat on a lake at sunset';

  /** A member's page whose one job goes on until the test makes the engine's steps short. */
  async function beginLongJob(
    page: Page,
    start: StartServer,
    engine: A1111Server,
  ): Promise<{ url: string }> {
    const ENGINES = JSON.stringify([
      { protocol: 'a1111', id: 'gpu', label: 'GPU', baseUrl: engine.url },
    ]);
    const { url } = await start({ ENGINES });
    const member = newMember();
    await page.request.post(`${url}/api/sign-up`, { data: member });
    await page.request.post(`${url}/api/sign-in`, { data: member });
    await page.goto(`${url}/platform/generate`);
    await page.getByRole('textbox', { name: /prompt|describe/i }).fill(prompt);
    await page.getByRole('button', { name: 'Generate Image' }).click();
    await expect(deckCard(page)).toBeVisible();
    return { url };
  }

  const deckCard = (page: Page) => page.getByRole('article', { name: prompt, exact: true });

  let engine: A1111Server;
  test.beforeEach(async () => {
    engine = await startA1111Server({ stepMs: 5_000 });
  });
  test.afterEach(async () => {
    await engine.close();
  });

  test('leaving the page, going offline and coming back loses nothing', async ({
    page,
    context,
    start,
  }) => {
    const { url } = await beginLongJob(page, start, engine);
    await page.close();

    const again = await context.newPage();
    await again.goto(`${url}/platform/generate`);
    await expect(deckCard(again)).toBeVisible();
    await context.setOffline(true);
    await context.setOffline(false);
    engine.setStepMs(1);
    await expect(deckCard(again).getByRole('button', { name: 'Download' })).toBeVisible({
      timeout: 60_000,
    });
    await again.goto(`${url}/platform/library`);
    await expect(again.getByText(/^1 image$/)).toBeVisible();
  });

  test('cancelling stops the job and gives the generation back', async ({ page, start }) => {
    await beginLongJob(page, start, engine);
    await expect(page.getByText('4 of 5 free generations remaining today')).toBeVisible();
    const interrupted = engine.nextEvent('task interrupted');
    await deckCard(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(deckCard(page).getByText('Cancelled')).toBeVisible();
    await expect(page.getByText('5 of 5 free generations remaining today')).toBeVisible();
    await interrupted;
  });

  test('a lost answer makes one image: the request is sent again under the same id', async ({
    page,
    start,
  }) => {
    const requestIds: string[] = [];
    await page.route('**/api/generations', async (route) => {
      requestIds.push(route.request().postDataJSON().requestId);
      // The server has it; the browser never hears of that.
      if (requestIds.length > 1) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    const { url } = await beginLongJob(page, start, engine);
    await expect.poll(() => requestIds.length).toBe(2);
    expect(requestIds[1]).toBe(requestIds[0]);
    await expect(page.getByText('4 of 5 free generations remaining today')).toBeVisible();
    const { items } = await (await page.request.get(`${url}/api/tasks`)).json();
    expect(items.map(({ batchId }: { batchId: string }) => batchId)).toEqual([requestIds[0]]);
    await expect(deckCard(page)).toHaveCount(1);
  });

  test('without a connection the form says so at once and keeps the prompt; coming back fetches no list', async ({
    page,
    context,
    start,
  }) => {
    await beginLongJob(page, start, engine);
    await expect(deckCard(page).getByText(/^Drawing/)).toBeVisible();
    await context.setOffline(true);
    await expect(deckCard(page).getByText('Reconnecting ...')).toBeVisible();
    const field = page.getByRole('textbox', { name: /prompt|describe/i });
    await field.fill('A second one');
    await page.getByRole('button', { name: 'Generate Image' }).click();
    await expect(page.getByText('There is no connection')).toBeVisible();
    await expect(field).toHaveValue('A second one');
    await expect(page.getByRole('button', { name: 'Generate Image' })).toBeEnabled();

    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await context.setOffline(false);
    await expect(deckCard(page).getByText(/^Drawing/)).toBeVisible();
    // What was missed is told by the stream; pictures of the running task come as before.
    await expect.poll(() => fetched.includes('/api/events')).toBe(true);
    expect(fetched).not.toContain('/api/tasks');
    expect(fetched).not.toContain('/api/images');
  });

  test('a second prompt waits its turn below the first, and the reason of a failure stands on its card', async ({
    page,
    start,
  }) => {
    await beginLongJob(page, start, engine);
    await expect(deckCard(page).getByText(/^Drawing/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Generating Your Image...' })).toBeDisabled();
    const field = page.getByRole('textbox', { name: /prompt|describe/i });
    for (const next of ['The second', 'The third']) {
      await field.fill(next);
      await page.getByRole('button', { name: 'Generate Image' }).click();
      await expect(page.getByRole('article', { name: next })).toBeVisible();
    }
    const queue = page.getByRole('list', { name: 'In the making' }).getByRole('article');
    await expect(queue.nth(0)).toContainText('Drawing');
    await expect(queue.nth(1)).toContainText('Next in line');
    await expect(queue.nth(1)).toContainText('The second');
    await expect(queue.nth(2)).toContainText('Number 2 in line');

    engine.behave('model-not-found');
    engine.setStepMs(1);
    const failed = page.getByRole('article', { name: 'The second' });
    await expect(failed.getByText(taskErrorTexts.invalid_request)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(generationTexts.failed).first()).toBeVisible();
    engine.behave('normal');
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(
      page.getByRole('article', { name: 'The second' }).getByRole('button', { name: 'Download' }),
    ).toBeVisible({ timeout: 60_000 });
    await deckCard(page)
      .getByRole('button', { name: /^Remove from this list/ })
      .click();
    await expect(deckCard(page)).toBeHidden();
  });
});
