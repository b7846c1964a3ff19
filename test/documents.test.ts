import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...fs
    .readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];

/** Addresses of links and pictures that lead into the repository. */
const localLinks = (text: string) =>
  [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
    .map(([, address]) => address!)
    .filter((address) => !/^[a-z]+:/.test(address));

describe('the documents', () => {
  // In a fresh clone: what git ignores is there for its author alone.
  it.each(documents)('%s links to and shows only what is there', (document) => {
    const folder = path.dirname(path.join(root, document));
    const links = localLinks(fs.readFileSync(path.join(root, document), 'utf8'));
    expect(links.filter((address) => !fs.existsSync(path.join(folder, address)))).toEqual([]);
  });
});
