import { once } from 'node:events';
import fs from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { accountTexts } from '../../contract/accounts.ts';
import { generationTexts } from '../../contract/generations.ts';
import { spawnOchre } from '../ochre-process.ts';
import { createDataDirectory } from '../test-database.ts';
import { expect, findBarriers, type Member, newMember, signInAs, test } from './product.ts';

const prompt = (page: Page) => page.getByRole('textbox', { name: /describe|prompt/i }).first();

async function signInAgain(page: Page, member: Member): Promise<void> {
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test.describe('a session that ends while a page is open', () => {
  test.use({ allowedConsole: [/status of 401/] });

  test('is said, and leads by sign-in back to where the member was', async ({ page }) => {
    const member = await signInAs(page);
    await page.goto('/platform/library?view=list');
    await expect(page.getByText('No images found')).toBeVisible();
    // Ended elsewhere: the page hears of it, though nobody touches it.
    await page.request.post('/api/sign-out', { data: {} });
    await expect(page.getByText(accountTexts.sessionExpired)).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?next=%2Fplatform%2Flibrary%3Fview%3Dlist$/);
    expect(await findBarriers(page)).toEqual([]);
    await signInAgain(page, member);
    await expect(page).toHaveURL(/\/platform\/library\?view=list$/);
    // Who signs out by themselves is told nothing of the kind.
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/platform/library');
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByText(accountTexts.sessionExpired)).toBeHidden();
  });

  test('is said in place of a failure, and the draft of the generator is kept', async ({
    page,
  }) => {
    const member = await signInAs(page);
    // The last that the page asks for by itself: nothing else is to find out.
    const loaded = ['**/api/events', '**/api/tasks', '**/api/notifications'].map((address) =>
      page.waitForResponse(address),
    );
    await page.goto('/platform/generate');
    await Promise.all(loaded);
    await prompt(page).fill('a draft in verdigris');
    await page.context().clearCookies();
    await page.evaluate((text) => {
      let told = 0;
      const watch = new MutationObserver(() => {
        if (document.body.textContent.includes(text)) told++;
        Reflect.set(window, 'failuresTold', told);
      });
      watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    }, generationTexts.failed);
    await page.getByRole('button', { name: generationTexts.generate }).click();
    await expect(page.getByText(accountTexts.sessionExpired)).toBeVisible();
    await signInAgain(page, member);
    await expect(page).toHaveURL(/\/platform\/generate$/);
    await expect(prompt(page)).toHaveValue('a draft in verdigris');
    expect(await page.evaluate(() => Reflect.get(window, 'failuresTold'))).toBe(0);
  });
});

test('an address is confirmed by a mailed link, and the open page hears of it', async ({
  page,
}) => {
  const links: string[] = [];
  const mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const { text } = await PostalMime.parse(Buffer.concat(chunks));
        links.push(...(text?.match(/https?:\/\/\S+/g) ?? []));
        done();
      });
    },
  });
  mailServer.listen(0, '127.0.0.1');
  await once(mailServer.server, 'listening');
  const dataDirectory = await createDataDirectory();
  const ochre = spawnOchre({
    DATA_DIR: dataDirectory,
    SMTP_URL: `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`,
  });
  const url = await ochre.ready;
  const member = newMember();
  await page.request.post(`${url}/api/sign-up`, { data: member });
  await page.request.post(`${url}/api/sign-in`, { data: member });

  await page.goto(`${url}/platform/library`);
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expect(page.getByText('Address not confirmed')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Send confirmation again' }).click();
  await expect(page.getByText(accountTexts.confirmationSent)).toBeVisible();
  await expect.poll(() => links.length).toBe(2);

  const mailed = await page.context().newPage();
  await mailed.goto(links[1]!);
  expect(await findBarriers(mailed)).toEqual([]);
  await mailed.getByRole('button', { name: 'Confirm address' }).click();
  await expect(mailed.locator('#main').getByText(accountTexts.confirmed.text)).toBeVisible();
  await expect(page.getByText('Address not confirmed')).toBeHidden();
  await expect(page.getByText(accountTexts.sessionExpired)).toBeHidden();

  await ochre.end('SIGTERM');
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  await fs.rm(dataDirectory, { recursive: true, force: true });
});
