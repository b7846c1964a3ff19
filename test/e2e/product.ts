import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { spawnOchre } from '../ochre-process.ts';
import { createDataDirectory } from '../test-database.ts';

export { expect };

export interface Product {
  url: string;
  dataDirectory: string;
}

export interface Member {
  email: string;
  password: string;
}

interface TestFixtures {
  /** Fails the test on anything the browser complains about; the test may add what it causes itself. */
  allowedConsole: RegExp[];
}

/** Tests against the product as `npm start` runs it: a process of its own, the built-in engine. */
export const test = base.extend<TestFixtures, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's form
    async ({}, use) => {
      const dataDirectory = await createDataDirectory();
      const ochre = spawnOchre({ DATA_DIR: dataDirectory, STUDIO_ENGINE: 'true' });
      const url = await ochre.ready;
      await use({ url, dataDirectory });
      await ochre.end('SIGTERM');
      await fs.rm(dataDirectory, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  allowedConsole: [[], { option: true }],
  page: async ({ page, allowedConsole }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      const text = `${message.type()}: ${message.text()} (${message.location().url})`;
      if (isComplaint && !allowedConsole.some((allowed) => allowed.test(text)))
        complaints.push(text);
    });
    page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export const newMember = (): Member => ({
  email: `${randomUUID().slice(0, 8)}@example.com`,
  password: 'pigment',
});

/** Creates the account over HTTP, for tests that are about something else. */
export async function signUp(page: Page, member: Member): Promise<void> {
  const answer = await page.request.post('/api/sign-up', { data: member });
  expect(answer.ok()).toBe(true);
}

/** Gives the page's browser a session of a new member. */
export async function signInAs(page: Page, member = newMember()): Promise<Member> {
  await signUp(page, member);
  const answer = await page.request.post('/api/sign-in', { data: member });
  expect(answer.ok()).toBe(true);
  return member;
}

/** The newest mail to an address, from the folder of .eml files. */
export async function readMail(
  product: Product,
  to: string,
): Promise<{ subject: string; text: string; links: string[] }> {
  const folder = path.join(product.dataDirectory, 'mail');
  let found: { subject: string; text: string; links: string[] } | undefined;
  await expect(async () => {
    const files = (await fs.readdir(folder)).sort().reverse();
    for (const file of files) {
      const mail = await PostalMime.parse(await fs.readFile(path.join(folder, file)));
      if (!mail.to?.some(({ address }) => address === to)) continue;
      const text = mail.text ?? '';
      found = { subject: mail.subject ?? '', text, links: text.match(/https?:\/\/\S+/g) ?? [] };
      return;
    }
    throw new Error(`no mail to ${to} yet`);
  }).toPass({ timeout: 10_000 });
  return found!;
}

/** What axe finds on the page as it stands: rule and first element of each. */
export async function findBarriers(page: Page): Promise<string[]> {
  // Colours on their way from one theme to the other are nobody's.
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const transitions = document.getAnimations().filter((it) => it instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
