import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const web = path.resolve(import.meta.dirname, '..');

/** Those that ask first, or keep what the cookie policy lists as essential. */
const gatekeepers = [
  'api/member-storage.ts',
  'features/layout/sidebar-state.ts',
  'site/browser-storage.ts',
  'ui/functional-storage.ts',
  'ui/stored-state.ts',
  'ui/theme.ts',
];

/** Who writes to the browser's storage. */
function listWriters(): string[] {
  return fs
    .readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) =>
      /\.setItem\(|document\.cookie\s*=|cookieStore|indexedDB/.test(
        fs.readFileSync(path.join(web, name), 'utf8'),
      ),
    )
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

test('nothing is kept in the browser past the visitor’s choice and the cookie policy', () => {
  // A new writer goes through stored-state.ts, and its name into browser-storage.content.ts.
  expect(gatekeepers).toEqual(expect.arrayContaining(listWriters()));
});
