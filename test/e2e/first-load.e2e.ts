import { expect, newMember, signUp, test } from './product.ts';

const paths = ['/platform', '/platform/generate', '/platform/library', '/platform/premium'];

test('the frame of the application is in the HTML, before any script', async ({ request }) => {
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const body = html.slice(html.indexOf('<body>'));
    expect(body).toContain('aria-label="Sidebar"');
    expect(body).toContain('Premium Plans');
    expect(body).toContain('Loading...');
  }
});

test('the frame paints while all scripts are held back', async ({ page }) => {
  const released = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/platform/library', { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: 'Platform' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('navigation', { name: 'Platform' })).toBeHidden();
  released.resolve();
  await expect(page).toHaveURL(/\/auth/);
});

test('nothing is asked for twice, and what can be is asked for before the scripts are there', async ({
  page,
}) => {
  const member = newMember();
  await signUp(page, member);
  await page.goto('/auth');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible();

  for (const path of paths) {
    const asked: string[] = [];
    const note = (request: { url(): string }) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/') && pathname !== '/api/events') asked.push(pathname + search);
    };
    page.on('request', note);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible();
    // Whatever was asked for early was of use ...
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys((window as { earlyAnswers?: object }).earlyAnswers ?? {})),
      )
      .toEqual([]);
    // ... and all of it was asked for once.
    expect(asked.length, path).toBeGreaterThan(3);
    expect(asked.filter((address, index) => asked.indexOf(address) !== index)).toEqual([]);
    page.off('request', note);
  }
});
