import type { Browser, Page } from '@playwright/test';
import { brand } from '../../contract/brand.ts';
import { premiumPrice } from '../../contract/plans.ts';
import { documentPaths } from '../../contract/site-paths.ts';
import { expect, findBarriers, signInAs, test } from './product.ts';

const legalPages = [
  {
    path: '/terms-of-service',
    title: 'Terms of Service',
    headings: [
      /acceptance/i,
      /use license/i,
      /content guidelines/i,
      /user accounts/i,
      /intellectual property/i,
      /payment terms/i,
      /service availability/i,
      /limitation of liability/i,
      /termination/i,
      /changes/i,
      /contact/i,
    ],
    texts: [
      'Last updated: January 2024',
      `${premiumPrice} per month`,
      '30 days in advance',
      'in the previous twelve months',
    ],
    links: { 'Get Started Now': '/platform' },
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    headings: [
      /information we collect/i,
      /use information/i,
      /shared/i,
      /security/i,
      /your rights/i,
      /access/i,
      /correction/i,
      /deletion/i,
      /portability/i,
      /opting out/i,
      /cookies/i,
      /international transfers/i,
    ],
    texts: ['within 30 days'],
    links: {
      'Terms of Service': '/terms-of-service',
      'Refund Policy': '/refund-policy',
      Home: '/',
    },
  },
  {
    path: '/refund-policy',
    title: 'Refund Policy',
    headings: [
      /30-day money-back guarantee/i,
      /eligibility/i,
      /ask for a refund/i,
      /cancellations/i,
      /non-refundable items/i,
      /chargebacks/i,
      /technical issues/i,
      /contact/i,
      /updates/i,
    ],
    texts: [
      'Usually 2-3 business days',
      'Processed in 5-10 business days',
      'within 24 hours on business days',
      'Monday-Friday 9 AM-6 PM EST',
      'takes effect at the end of the billing cycle',
      'Free trial users get no refunds',
    ],
    links: {},
  },
  {
    path: '/cookie-policy',
    title: 'Cookie Policy',
    headings: [
      /essential/i,
      /functional/i,
      /analytics/i,
      /marketing/i,
      /use cookies/i,
      /preferences/i,
      /third parties/i,
      /updates/i,
    ],
    texts: ['they can’t be disabled', 'ochre.session_token'],
    links: {},
  },
] as const;

/** Every address on the page that stays on this site. */
const listInternalLinks = (page: Page) =>
  page
    .locator('a[href^="/"], a[href^="#"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));

async function openWithoutScripts(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  return context.newPage();
}

test('the legal pages can be read without scripts, with all their sections', async ({
  browser,
  product,
}) => {
  const page = await openWithoutScripts(browser, product.url);
  for (const { path, title, headings, texts, links } of legalPages)
    await test.step(path, async () => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(`${title} · ${brand.name}`);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40}/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', product.url + path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
      for (const name of headings)
        await expect(main.getByRole('heading', { name }).first()).toBeVisible();
      for (const text of texts) await expect(main.getByText(text).first()).toBeVisible();
      for (const [name, href] of Object.entries(links))
        await expect(main.getByRole('link', { name, exact: true }).last()).toHaveAttribute(
          'href',
          href,
        );
      await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
      const footer = page.getByRole('contentinfo');
      for (const other of legalPages)
        await expect(footer.getByRole('link', { name: other.title })).toHaveAttribute(
          'href',
          other.path,
        );
      // What needs scripts is not offered.
      await expect(page.getByRole('button', { name: 'Manage' })).toHaveCount(0);
    });
  await page.context().close();
});

test('no link of the public pages leads nowhere', async ({ page, product }) => {
  // Where it was found, to name it.
  const found = new Map<string, string>();
  const collect = (hrefs: readonly string[], path: string) => {
    for (const href of hrefs) if (!found.has(href)) found.set(href, path);
  };
  for (const path of documentPaths) {
    const html = await (await page.request.get(path)).text();
    const links = [...html.matchAll(/<a\b[^>]*?\shref="([/#][^"]*)"/g)];
    collect(
      links.map(([, href]) => new URL(href!.replaceAll('&amp;', '&'), product.url + path).href),
      path,
    );
  }
  await page.goto('/auth');
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  collect(await listInternalLinks(page), '/auth');
  expect(found.size).toBeGreaterThan(150);

  const pages = Map.groupBy(found.keys(), (href) => new URL(href).pathname);
  for (const [path, hrefs] of pages) {
    const answer = await page.request.get(path);
    expect(answer.status(), `${path}, linked on ${found.get(hrefs[0]!)}`).toBe(200);
    const html = await answer.text();
    for (const hash of hrefs.map((href) => new URL(href).hash.slice(1)).filter(Boolean))
      expect(html.includes(`id="${hash}"`), `${path}#${hash}`).toBe(true);
  }
});

test('the legal pages fit every width, and axe finds nothing', async ({ page }) => {
  for (const { path } of legalPages) {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    for (const width of [360, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const extent = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(extent, `${path} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
  // One frame carries them all; between them these two have every kind of text.
  for (const [path, width, colorScheme] of [
    ['/cookie-policy', 360, 'light'],
    ['/privacy-policy', 1280, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    expect(await findBarriers(page), path).toEqual([]);
  }
});

/** What the browser keeps for this site, by place and name. */
async function listKept(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `Cookie ${name}`);
  return page
    .evaluate(() => [
      ...Object.keys(localStorage).map((name) => `Local storage ${name}`),
      ...Object.keys(sessionStorage).map((name) => `Tab storage ${name}`),
    ])
    .then((stored) => [...cookies, ...stored].sort());
}

/** What the policy on screen says of these types, in the same form. */
async function listNamed(page: Page, ...types: string[]): Promise<string[]> {
  const named: string[] = [];
  for (const type of types)
    for (const item of await page
      .getByRole('article', { name: type })
      .getByRole('listitem')
      .all()) {
      const name = (await item.locator('code').textContent())!;
      const [head] = await item.locator('p').allTextContents();
      named.push(`${head!.replace(name, '').trim()} ${name}`);
    }
  return named;
}

test('the cookie policy names all that is kept, and its switch decides on the rest', async ({
  page,
}) => {
  const functionalSwitch = page.getByRole('switch', { name: 'Functional' });
  const toggleSidebar = async () => {
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
    await page.keyboard.press('Control+b');
  };
  const writeDraft = async () => {
    await page.goto('/platform/generate');
    await page.getByRole('textbox', { name: /describe/i }).fill('A draft');
  };
  const switchTheme = () =>
    page.getByRole('button', { name: 'Switch between light and dark' }).click();
  const leaveDialog = async () => {
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };

  await page.emulateMedia({ colorScheme: 'light' });
  await signInAs(page);

  await test.step('only what the page names is kept', async () => {
    await page.goto('/platform/library');
    await toggleSidebar();
    await page.getByRole('radio', { name: 'List' }).click();
    await writeDraft();
    await page.goto('/cookie-policy');
    await switchTheme();
    const kept = await listKept(page);
    expect(await listNamed(page, 'Essential', 'Functional')).toEqual(expect.arrayContaining(kept));
    expect(kept).toEqual(
      expect.arrayContaining([
        'Cookie ochre.session_token',
        'Cookie sidebar',
        'Local storage library.view',
        'Local storage member.generator.settings',
        'Local storage theme',
      ]),
    );
  });

  await test.step('a refusal deletes what was kept, and the screen stays as it is', async () => {
    await page
      .getByRole('article', { name: 'Functional' })
      .getByRole('button', { name: 'Manage' })
      .click();
    await expect(functionalSwitch).toBeFocused();
    await expect(page.getByRole('switch', { name: 'Essential' })).toBeDisabled();
    await expect(page.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
    await page.keyboard.press('Space');
    await expect(functionalSwitch).not.toBeChecked();
    await leaveDialog();
    const kept = await listKept(page);
    expect(await listNamed(page, 'Essential')).toEqual(expect.arrayContaining(kept));
    expect(kept).toContain('Cookie ochre.session_token');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('the refusal is kept, and keeps everything else away', async () => {
    await writeDraft();
    await toggleSidebar();
    await page.goto('/cookie-policy');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('article', { name: 'Functional' })).toContainText('Off');
    await switchTheme();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const kept = await listKept(page);
    expect(await listNamed(page, 'Essential')).toEqual(expect.arrayContaining(kept));
  });

  await test.step('allowed again, the choice on screen is kept', async () => {
    await page.getByRole('button', { name: 'Cookie preferences' }).click();
    await functionalSwitch.click();
    await leaveDialog();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
