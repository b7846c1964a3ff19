import { expect, signInAs, test } from './product.ts';

test.describe('without a connection', () => {
  // What the browser itself says of requests that fail.
  test.use({
    allowedConsole: [
      /ERR_INTERNET_DISCONNECTED|Error loading route module|dynamically imported module/,
    ],
  });

  test('a page whose code cannot be had is ours, and comes with Retry', async ({
    page,
    context,
  }) => {
    await signInAs(page);
    await page.goto('/platform/premium');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Top bar' }).getByText('Library').click();
    await expect(
      page.getByRole('heading', { name: "This page can't be loaded right now" }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeEnabled();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'My Library' })).toBeVisible();
  });

  test('the frame says that it reconnects, and one reconnect fetches no list', async ({
    page,
    context,
  }) => {
    await signInAs(page);
    // What every page asks for, the last of it by the bell; then the stream stands, too.
    const loaded = ['**/api/events', '**/api/notifications', '**/api/profile'].map((address) =>
      page.waitForResponse(address),
    );
    await page.goto('/platform/library');
    await Promise.all(loaded);
    await expect(page.getByText('No images found')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname);
    });
    await context.setOffline(true);
    await expect(page.getByText('Reconnecting ...')).toBeVisible();
    const again = page.waitForRequest((request) => request.url().includes('/api/events?last'));
    await context.setOffline(false);
    await again;
    await expect(page.getByText('Reconnecting ...')).toBeHidden();
    // And who is here: a stream is also ended to tell that something about the member has changed.
    const usual = ['/api/events', '/api/session'];
    expect(asked.filter((path) => !usual.includes(path))).toEqual([]);
  });
});
