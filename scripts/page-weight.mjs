// What the browser must fetch of scripts before a page of the application works, compressed.
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root, say } from './bootstrap.mjs';

/** Bytes after gzip: what every page needs, and what one adds. */
const sharedBytesMax = 185_000;
const ownBytesMax = 85_000;
const scriptsMax = 22;

const built = path.join(root, 'build', 'client');

function listPages(folder) {
  return fs
    .readdirSync(path.join(built, folder), { recursive: true })
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(folder, name));
}

const weigh = (file) => gzipSync(fs.readFileSync(path.join(built, file)), { level: 9 }).length;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * Looks whether the built pages keep within their weight.
 * @returns false where one does not; which one is said
 */
export function checkPageWeight() {
  const pages = [...listPages('platform'), ...listPages('auth')].map((page) => {
    const html = fs.readFileSync(path.join(built, page), 'utf8');
    const scripts = [...html.matchAll(/<link rel="modulepreload"[^>]*? href="([^"]+)"/g)];
    return { page, scripts: new Set(scripts.map(([, file]) => file)) };
  });
  const [first, ...others] = pages.map(({ scripts }) => scripts);
  const shared = [...first].filter((file) => others.every((scripts) => scripts.has(file)));
  const sharedBytes = sum(shared.map(weigh));
  say(`all pages: ${sharedBytes} bytes in ${shared.length} scripts, at most ${sharedBytesMax}`);
  let isKept = sharedBytes <= sharedBytesMax && shared.length > 0;
  for (const { page, scripts } of pages) {
    const ownBytes = sum([...scripts].filter((file) => !shared.includes(file)).map(weigh));
    say(`${page}: ${ownBytes} bytes of its own, ${scripts.size} scripts in all`);
    isKept &&= ownBytes <= ownBytesMax && scripts.size <= scriptsMax;
  }
  if (!isKept) say(`A page's own may be ${ownBytesMax} bytes, in ${scriptsMax} scripts in all.`);
  return isKept;
}
