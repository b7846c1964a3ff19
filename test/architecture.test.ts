import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findViolations, listImports, readSources } from './architecture.ts';

const sources = readSources(path.resolve(import.meta.dirname, '..'));

/** One wrong import for each wall. */
const planted: [file: string, imported: string][] = [
  ['contract/plans.ts', '../server/config.ts'],
  ['contract/plans.ts', 'hono'],
  ['web/ui/button.tsx', '../api/client.ts'],
  ['web/ui/button.tsx', 'react-router'],
  ['web/api/client.ts', '../ui/button.tsx'],
  ['web/features/images/library.tsx', '../generations/generator.tsx'],
  ['web/features/images/library.tsx', '../../routes/platform/home.tsx'],
  ['web/routes/platform/home.tsx', '../../../server/config.ts'],
  ['web/site/site-page.tsx', '../api/client.ts'],
  ['web/site/site-page.tsx', '../features/images/library.tsx'],
  ['web/site/behaviors/forms.ts', '../site-form.tsx'],
  ['web/site/behaviors/forms.ts', 'react'],
  ['web/features/images/library.tsx', '../../site/site-page.tsx'],
  ['web/root.tsx', 'node:fs'],
  ['engines/registry.ts', '../contract/brand.ts'],
  ['engines/registry.ts', './studio/render.ts'],
  ['engines/a1111/a1111-engine.ts', '../studio/core/canvas.ts'],
  ['server/ochre.ts', '../engines/studio/render.ts'],
  ['server/ochre.ts', '../web/api/client.ts'],
  ['server/ports/mail/file-mail.ts', '../../features/images/images.service.ts'],
  ['server/ports/mail/file-mail.ts', '../storage/storage.ts'],
  ['server/db/database.ts', '../features/images/images.service.ts'],
  ['server/features/images/images.service.ts', '../notifications/notifications.present.ts'],
  ['server/features/images/images.service.ts', '../../ports/storage/disk-storage.ts'],
  ['server/features/images/images.service.ts', '../../http/http-app.ts'],
  ['server/features/images/images.service.ts', '../../../engines/studio/studio-engine.ts'],
  ['server/features/images/images.present.ts', '../../db/database.ts'],
  ['server/features/generations/generations.present.ts', '../images/images.service.ts'],
  ['server/http/http-app.ts', '../features/images/images.repository.ts'],
  ['server/clock.ts', './features/images/images.service.ts'],
];

describe('the walls of the house', () => {
  it('stand: no file imports through one', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(findViolations(sources)).toEqual([]);
  });

  it.each(planted)('catch a wrong import planted in %s: %s', (file, imported) => {
    const found = findViolations([
      { path: file, source: `import { anything } from '${imported}';` },
    ]);
    expect(found).toMatchObject([{ file, imports: imported }]);
  });

  it('catch a circle of services', () => {
    const found = findViolations([
      {
        path: 'server/features/images/images.service.ts',
        source: "import { a } from '../quotas/quotas.service.ts';",
      },
      {
        path: 'server/features/quotas/quotas.service.ts',
        source: "import { b } from '../images/images.service.ts';",
      },
    ]);
    expect(found.map(({ why }) => why)).toContain('services must not go in a circle');
  });

  it('see every way of importing, and nothing in comments', () => {
    const source = `
      import './a.ts';
      import b from "./b.ts";
      import type { C } from './c.ts';
      import {
        d,
        type E,
      } from './d.ts';
      export * from './f.ts';
      export { g } from './g.ts';
      const h = await import('./h.ts');
      // import './no.ts';
      /* import './no.ts'; */
    `;
    expect(listImports(source)).toEqual([
      './a.ts',
      './b.ts',
      './c.ts',
      './d.ts',
      './f.ts',
      './g.ts',
      './h.ts',
    ]);
  });
});
