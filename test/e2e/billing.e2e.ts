import { billingTexts } from '../../contract/billing.ts';
import { premiumPrice } from '../../contract/plans.ts';
import { expect, findBarriers, newMember, signInAs, test } from './product.ts';

test('a plan is bought in a new tab, and the page behind learns of it live', async ({
  page,
  context,
}) => {
  await signInAs(page);
  await page.goto('/platform/premium');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /Subscribe Now/ }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(/\/sandbox-payments\//);
  await expect(tab.getByText('This is a test. No money moves')).toBeVisible();
  await expect(tab.getByText('4.99 USD')).toBeVisible();
  expect(await findBarriers(tab)).toEqual([]);
  await tab.getByRole('button', { name: 'Approve' }).click();
  await expect(tab.getByRole('heading', { name: 'Payment approved' })).toBeVisible();

  // Nobody has touched this page meanwhile.
  await expect(page.getByText('You are a premium member.')).toBeVisible();
  await expect(page.getByText(billingTexts.activated.title)).toBeVisible();
  await expect(page.getByRole('main').getByText('Pro', { exact: true })).toBeVisible();

  await test.step('the membership page says what was bought, and gives the invoice', async () => {
    await tab.getByRole('link', { name: /Return to/ }).click();
    await expect(tab).toHaveURL(/\/platform\/membership/);
    await expect(tab.getByText('Active', { exact: true })).toBeVisible();
    await expect(tab.getByText('Next payment')).toBeVisible();
    const download = tab.waitForEvent('download');
    await tab.getByRole('link', { name: /Invoice INV-/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^INV-\d{4}-\d{5}\.pdf$/);
    expect(await findBarriers(tab)).toEqual([]);
  });

  await test.step('it is cancelled, resumed, and given back', async () => {
    await tab.getByRole('button', { name: 'Cancel plan' }).click();
    await tab.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click();
    await expect(tab.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(tab.getByText('Paid through')).toBeVisible();
    await tab.getByRole('button', { name: 'Resume plan' }).click();
    await expect(tab.getByText('Active', { exact: true })).toBeVisible();
    await tab.getByRole('button', { name: /Ask for a refund/ }).click();
    await tab
      .getByRole('alertdialog')
      .getByRole('button', { name: /Ask for a refund/ })
      .click();
    await expect(tab.getByText('Refunded', { exact: true })).toBeVisible();
    await expect(tab.getByRole('link', { name: /Credit note INV-/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /Subscribe Now/ })).toBeVisible();
  });
});

test('without a session the buttons of the public pages lead through sign-in and on to the checkout', async ({
  page,
  context,
}) => {
  const member = newMember();
  await page.request.post('/api/sign-up', { data: member });
  for (const [path, button] of [
    ['/', 'Get Premium'],
    ['/pricing', 'Get Premium'],
    ['/lifetime-deal', 'Get lifetime access'],
  ] as const) {
    await page.goto(path);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: button }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(/\/auth\?next=%2Fcheckout%2F(?:premium|lifetime)$/);
    await tab.getByLabel('Email').fill(member.email);
    await tab.getByLabel('Password', { exact: true }).fill(member.password);
    await tab.getByRole('button', { name: 'Sign In' }).click();
    await expect(tab).toHaveURL(/\/sandbox-payments\//);
    await tab.close();
    await context.clearCookies();
  }
});

test('the lifetime page says how many seats are left, and the seat is shown to whoever bought it', async ({
  page,
  context,
}) => {
  await signInAs(page);
  await page.goto('/lifetime-deal');
  const left = page.getByText(/^\d+ of 100 seats are left$/);
  await expect(left).toBeVisible();
  const before = Number.parseInt((await left.textContent()) ?? '', 10);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Get lifetime access' }).click();
  const tab = await opened;
  await tab.getByRole('button', { name: 'Approve' }).click();
  await expect(tab.getByRole('heading', { name: 'Payment approved' })).toBeVisible();
  await tab.getByRole('link', { name: /Return to/ }).click();
  await expect(tab.getByText(/^Number \d+$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${before - 1} of 100 seats are left`)).toBeVisible();
});

test('whoever has the plan is told so instead of paying twice', async ({ page, context }) => {
  await signInAs(page);
  await page.goto('/checkout/premium');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: 'Payment approved' })).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/platform/premium');
  await expect(tab.getByText('You are a premium member.')).toBeVisible();
  await expect(tab.getByText(premiumPrice).first()).toBeVisible();
  await tab.goto('/checkout/premium');
  await expect(tab.getByRole('alert')).toHaveText(billingTexts.alreadyPaid);
});
