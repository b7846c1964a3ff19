import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { brand } from '../../contract/brand.ts';
import { contactSubjects, contactTexts } from '../../contract/contact-messages.ts';
import { applicationTexts, jobPositions } from '../../contract/job-applications.ts';
import { mailSubscriptionTexts } from '../../contract/mail-subscriptions.ts';
import { statusServices } from '../../contract/status.ts';
import { makePdf } from '../test-pdf.ts';
import { expect, findBarriers, readMail, signInAs, test } from './product.ts';

const newAddress = () => `${randomUUID().slice(0, 8)}@example.com`;

async function openWithoutScripts(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  return context.newPage();
}

const notices = (page: Page) => page.getByRole('list', { name: 'Notices' });

async function fillContact(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
}

const filledIn = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Email: 'ada@example.com',
  Message: 'Does it draw foxes, and if so, how many?',
};

test.describe('the contact page', () => {
  // A refused form is an answer of 400, which the browser's console repeats.
  test.use({ allowedConsole: [/status of 400/] });

  test('cuts nothing: what is too long stays, is counted near the limit, and is named', async ({
    page,
  }) => {
    await page.goto('/contact');
    await fillContact(page, {
      ...filledIn,
      'First name': 'A'.repeat(51),
      Message: 'm'.repeat(1001),
    });
    await expect(page.getByText('51 of 50 characters')).toBeVisible();
    await expect(page.getByText('1001 of 1000 characters')).toBeVisible();
    await page.getByRole('button', { name: 'Send Message' }).click();
    const tooLong = 'First name must be less than 50 characters';
    await expect(notices(page).getByText(tooLong)).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('A'.repeat(51));
    await fillContact(page, { 'First name': 'Ada' });
    await expect(page.getByText('51 of 50 characters')).toBeHidden();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(notices(page).getByText(contactTexts.messageTooLong)).toBeVisible();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('m'.repeat(1001));
  });

  test('names the first problem, says that it sends, and begins anew', async ({
    page,
    product,
  }) => {
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    for (const text of [
      'Monday-Friday',
      '9 AM-6 PM PST',
      'Saturday',
      '10 AM-4 PM PST',
      'Sunday',
      'Closed',
    ])
      await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
    for (const method of ['Email', 'Live chat', 'Phone', 'Help Center'])
      await expect(page.getByRole('heading', { level: 3, name: method })).toBeVisible();
    await expect(page.locator('main details')).toHaveCount(4);

    const subject = page.getByLabel('Subject');
    await expect(subject).toHaveValue(contactSubjects[0]);
    await expect(subject.locator('option')).toHaveText([...contactSubjects]);
    const send = page.getByRole('button', { name: 'Send Message' });
    const steps = [
      [{}, 'First name is required', 'First name'],
      [{ 'First name': 'Ada' }, 'Last name is required', 'Last name'],
      [{ 'Last name': 'Lovelace', Email: 'ada@' }, contactTexts.invalidEmail, 'Email'],
      [{ Email: 'ada@example.com', Message: 'short' }, contactTexts.messageTooShort, 'Message'],
    ] as const;
    for (const [fields, problem, label] of steps) {
      await fillContact(page, fields);
      await send.click();
      await expect(notices(page).getByText('Validation Error').last()).toBeVisible();
      await expect(notices(page).getByText(problem)).toBeVisible();
      await expect(page.getByLabel(label, { exact: true })).toBeFocused();
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
        new RegExp(problem),
      );
    }

    await fillContact(page, filledIn);
    await subject.selectOption('Press');
    // Held back, so that the moment in between can be seen.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/contact-messages', async (route) => {
      await held;
      await route.continue();
    });
    await send.click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    release();
    await expect(notices(page).getByText(contactTexts.sent.title)).toBeVisible();
    await expect(notices(page).getByText(contactTexts.sent.text)).toBeVisible();
    await expect(send).toBeEnabled();
    await expect(page.getByLabel('First name')).toHaveValue('');
    await expect(subject).toHaveValue(contactSubjects[0]);
    const mail = await readMail(product, brand.supportEmail);
    expect(mail.subject).toBe('Contact: Press');
    expect(mail.text).toContain(filledIn.Message);
  });

  test('says what went wrong when the server can’t be reached', async ({ page }) => {
    await page.goto('/contact');
    await fillContact(page, filledIn);
    await page.route('**/api/contact-messages', (route) =>
      route.fulfill({ status: 400, contentType: 'text/plain', body: 'gone' }),
    );
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(notices(page).getByText('Something went wrong. Please try again.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
  });

  test('works without scripts, by a page that leads back', async ({ browser, product }) => {
    const page = await openWithoutScripts(browser, product.url);
    await page.goto('/contact');
    await fillContact(page, { ...filledIn, 'First name': '   ' });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { name: 'Validation Error' })).toBeVisible();
    await expect(page.getByText('First name is required')).toBeVisible();
    await expect(page).toHaveTitle(`Validation Error · ${brand.name}`);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    await fillContact(page, filledIn);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { name: contactTexts.sent.title })).toBeVisible();
    await expect(page.getByText(contactTexts.sent.text)).toBeVisible();
    await page.context().close();
  });
});

test('the newsletter begins with a mailed link and ends with one, with scripts and without', async ({
  page,
  browser,
  product,
}) => {
  const subscribe = async (on: Page, address: string) => {
    await on.goto('/contact');
    await on.getByLabel('E-mail address for the newsletter').fill(address);
    await on.getByRole('button', { name: 'Subscribe' }).click();
    await expect(on.getByText(mailSubscriptionTexts.requested.title).first()).toBeVisible();
  };
  const still = await openWithoutScripts(browser, product.url);
  for (const on of [page, still]) {
    const address = newAddress();
    await subscribe(on, address);
    const [confirmLink] = (await readMail(product, address)).links;
    await on.goto(confirmLink!);
    await on.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(on.getByText(mailSubscriptionTexts.confirmed.title).first()).toBeVisible();
    await expect(async () => {
      expect((await readMail(product, address)).subject).toBe(`Welcome to ${brand.name}`);
    }).toPass();
    const [unsubscribeLink] = (await readMail(product, address)).links;
    await on.goto(unsubscribeLink!);
    await on.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(on.getByText(mailSubscriptionTexts.unsubscribed.title).first()).toBeVisible();
  }
  await still.context().close();
});

test('members subscribe to the newsletter in the footer of the platform', async ({
  page,
  product,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 400/);
  await signInAs(page);
  await page.goto('/platform/library');
  const field = page.getByLabel('E-mail address for the newsletter');
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' });
  await field.fill('ada');
  await button.click();
  await expect(page.getByText(mailSubscriptionTexts.invalidEmail)).toBeVisible();
  const address = newAddress();
  await field.fill(address);
  await button.click();
  await expect(page.getByText(mailSubscriptionTexts.requested.title)).toBeVisible();
  await expect(field).toHaveValue('');
  expect((await readMail(product, address)).subject).toContain('Confirm your subscription');
});

test.describe('the careers page', () => {
  test.use({ allowedConsole: [/status of 400/] });

  const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: makePdf() };

  test('takes an application in a dialog, and looks at the résumé', async ({ page, product }) => {
    await page.goto('/careers');
    for (const { title, location } of jobPositions) {
      const position = page.getByRole('article', { name: title });
      await expect(position.getByText(location, { exact: true })).toBeVisible();
      await expect(position.getByRole('link', { name: 'Apply Now' })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Get in Touch' }).first()).toHaveAttribute(
      'href',
      '/contact',
    );
    const position = jobPositions[2];
    await page
      .getByRole('article', { name: position.title })
      .getByRole('link', { name: 'Apply Now' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Apply' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('Position')).toHaveValue(position.id);
    await dialog.getByLabel('Name').fill('Ada Lovelace');
    await dialog.getByLabel('Email').fill('ada@example.com');
    await dialog.getByLabel('Cover note').fill('I would make the foxes better first.');
    await dialog
      .getByLabel('Résumé')
      .setInputFiles({ ...resume, buffer: Buffer.from(`MZ${'x'.repeat(500)}`) });
    await dialog.getByRole('button', { name: 'Send Application' }).click();
    // In front of the dialog, not behind its backdrop.
    await expect(dialog.getByText('Validation Error')).toBeVisible();
    await expect(dialog.getByText(applicationTexts.resumeNotPdf).first()).toBeVisible();
    await dialog.getByLabel('Résumé').setInputFiles(resume);
    await dialog.getByRole('button', { name: 'Send Application' }).click();
    await expect(dialog).toBeHidden();
    await expect(notices(page).getByText(applicationTexts.sent.title)).toBeVisible();
    await expect(async () => {
      expect((await readMail(product, brand.supportEmail)).subject).toBe(
        `Application: ${position.title}`,
      );
    }).toPass();
  });

  test('takes an application without scripts, as a part of the page', async ({
    browser,
    product,
  }) => {
    const page = await openWithoutScripts(browser, product.url);
    await page.goto('/careers');
    await page.getByRole('link', { name: 'Apply Now' }).first().click();
    await page.getByLabel('Name').fill('Ada Lovelace');
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
    await page.getByLabel('Cover note').fill('I would make the foxes better first.');
    await page.getByLabel('Résumé').setInputFiles(resume);
    await page.getByRole('button', { name: 'Send Application' }).click();
    await expect(page.getByRole('heading', { name: applicationTexts.sent.title })).toBeVisible();
    await page.context().close();
  });
});

test('the support page gives a ticket a number, and says that nobody is at the chat', async ({
  page,
  browser,
  product,
}) => {
  await page.goto('/support');
  for (const text of ['98.5%', '99.2%', '150+', 'Under 4 hours', 'Under 8 hours'])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  for (const [name, to] of [
    ['Help Center', '/help'],
    ['Community Forum', '/platform/community'],
    ['Documentation', '/platform/api-access'],
    ['See the plans', '/pricing'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', to);
  await expect(page.locator('main details')).toHaveCount(4);

  const still = await openWithoutScripts(browser, product.url);
  for (const on of [page, still]) {
    const address = newAddress();
    await on.goto('/support');
    await on.getByRole('link', { name: 'Start Live Chat' }).click();
    const chat = on.getByRole('region', { name: 'Nobody is at the chat right now' });
    await expect(chat).toBeVisible();
    await chat.getByRole('link', { name: 'Submit a ticket' }).click();
    await expect(chat).toBeHidden();
    const form = on.getByRole('region', { name: 'Submit a ticket' });
    await form.getByLabel('Name').fill('Ada');
    await form.getByLabel('Email').fill(address);
    await form.getByLabel('Subject').fill('No foxes');
    await form.getByLabel('What happened?').fill('Every fox comes out as a cat.');
    await form.getByRole('button', { name: 'Submit Ticket' }).click();
    const said = on.getByText(/^Ticket OCH-\d+$/).first();
    await expect(said).toBeVisible();
    const number = (await said.textContent())!.slice('Ticket '.length);
    expect((await readMail(product, address)).subject).toBe(`[${number}] We have your ticket`);
  }
  await still.context().close();
});

test('the status page shows what the probes found, and nothing moves', async ({
  page,
  browser,
  product,
}) => {
  await expect(async () => {
    const answer = await page.request.get('/api/status');
    expect(await answer.json()).toMatchObject({ status: 'operational' });
  }).toPass();
  await page.addInitScript(() => {
    (window as unknown as { shift: number }).shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (
          entry as never as { value: number }
        ).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/status');
    await expect(page.getByText('Overall status: Operational')).toBeVisible();
    for (const { name } of statusServices) {
      const service = page.getByRole('article', { name });
      await expect(service.getByText('Operational')).toBeVisible();
      await expect(service.locator('i')).toHaveCount(90);
      await expect(service.locator('i[data-state=operational]')).toHaveCount(1);
      await expect(service).toContainText('Uptime 100%');
    }
    await expect(page.getByText('4 of 4')).toBeVisible();
    await expect(page.getByText('No incidents', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
  }
  const address = newAddress();
  await page.getByLabel('E-mail address for status mails').fill(address);
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  await expect(notices(page).getByText(mailSubscriptionTexts.requested.title)).toBeVisible();
  expect((await readMail(product, address)).subject).toContain('status mails');

  const still = await openWithoutScripts(browser, product.url);
  await still.goto('/status');
  await still.getByRole('link', { name: '/api/status' }).click();
  expect(await still.locator('body').textContent()).toContain('"services"');
  await still.context().close();
});

test('the form pages fit every width, and axe finds nothing', async ({ page }) => {
  const paths = ['/contact', '/careers', '/support', '/status'];
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await page.goto(path);
      if (path === '/status') await expect(page.getByText('4 of 4')).toBeVisible();
      const extent = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(extent, `${path} at ${width}`).toBeLessThanOrEqual(width);
      if (path === '/careers') await page.getByRole('link', { name: 'Apply Now' }).first().click();
      expect(await findBarriers(page), `${path} ${width}`).toEqual([]);
    }
  }
});
