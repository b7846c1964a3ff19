import fs from 'node:fs/promises';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { libraryTexts } from '../../contract/images.ts';
import { openDatabase } from '../../server/db/database.ts';
import { type OchreProcess, spawnOchre } from '../ochre-process.ts';
import { createDataDirectory } from '../test-database.ts';

const total = 10_000;
const member = { email: 'collector@example.com', password: 'pigment' };

/** Ten thousand rows of one member, whose files are links to one small picture. */
async function fillLibrary(dataDirectory: string): Promise<void> {
  const { db, close } = await openDatabase({ kind: 'embedded', directory: dataDirectory });
  await db.execute(sql`
    insert into generated_images (
      id, user_id, key, prompt, settings, model_id, model_label, model_version, engine_label,
      width, height, size_bytes, dominant_color, created_at
    )
    select gen_random_uuid(), u.id, lpad(n::text, 32, '0'), 'Picture number ' || n,
      jsonb_build_object('seed', n), 'studio/studio-1', 'Ochre Studio 1', 'test', 'Test engine',
      case n % 3 when 0 then 1024 when 1 then 768 else 1536 end,
      case n % 3 when 0 then 1024 when 1 then 1024 else 656 end,
      1000, '#a0703c', now() - n * interval '1 minute'
    from users u, generate_series(1, ${total}) n where u.email = ${member.email}
  `);
  await close();
  const folder = path.join(dataDirectory, 'files/images');
  await fs.mkdir(folder, { recursive: true });
  const picture = path.join(dataDirectory, 'picture.webp');
  const pixels = { width: 64, height: 64, channels: 3, background: '#a0703c' } as const;
  await sharp({ create: pixels }).webp().toFile(picture);
  for (let n = 1; n <= total; n++) {
    const own = path.join(folder, String(n).padStart(32, '0'));
    await fs.mkdir(own);
    for (const width of [320, 640, 1024]) await fs.link(picture, path.join(own, `w${width}.webp`));
  }
}

const test = base.extend<object, { url: string }>({
  url: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's form
    async ({}, use) => {
      const dataDirectory = await createDataDirectory();
      const start = () => spawnOchre({ DATA_DIR: dataDirectory });
      const first = start();
      await fetch(`${await first.ready}/api/sign-up`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(member),
      });
      await first.end('SIGTERM');
      await fillLibrary(dataDirectory);
      const ochre: OchreProcess = start();
      await use(await ochre.ready);
      await ochre.end('SIGTERM');
      await fs.rm(dataDirectory, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

for (const view of ['Grid', 'List'])
  test(`ten thousand images: the ${view.toLowerCase()} holds only what is near the window`, async ({
    page,
    url,
  }) => {
    await page.request.post(`${url}/api/sign-in`, { data: member });
    await page.goto(`${url}/platform/library`);
    await expect(page.getByText('10,000 images')).toBeVisible();
    await page
      .getByRole('radio', { name: view })
      .or(page.getByRole('button', { name: view }))
      .first()
      .click();
    const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
    for (let screen = 0; screen < 12; screen++) {
      await page.mouse.wheel(0, 4000);
      await expect(
        page
          .getByText(/^Picture number \d+$/)
          .or(page.getByRole('img'))
          .first(),
      ).toBeAttached();
      expect(await nodes()).toBeLessThan(3000);
    }
    // Far below the first page of fifty.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 4000);
        const labels = await page
          .locator('main')
          .getByRole('checkbox')
          .evaluateAll((boxes) =>
            boxes.map((box) => Number(/number (\d+)/.exec(box.ariaLabel ?? '')?.[1] ?? 0)),
          );
        return Math.max(...labels);
      })
      .toBeGreaterThan(150);

    await page.getByPlaceholder(libraryTexts.searchPlaceholder).fill('number 9999');
    await expect(page.getByText('1 image', { exact: true })).toBeVisible();
  });
