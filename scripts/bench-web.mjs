// The application over a slow line, and Lighthouse (mobile preset) on the built public pages, as
// `npm start` serves them; prints tables.
// Lighthouse is fetched for the run: it is large, and nothing else needs it.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWeb, environment, install, say, stopWith } from './bootstrap.mjs';
import { startBuiltProduct } from './built-product.mjs';
import { prepareChromium } from './chromium.mjs';
import { measureSlowLine } from './slow-line.mjs';

const lighthouse = 'lighthouse@13.5.0';
const pages = ['/', '/pricing', '/gallery', '/blog', '/contact'];
const aims = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Bytes of compressed script on a page without React, and the layout shift of any page. */
const scriptBytesMax = 15_000;
const layoutShiftMax = 0.02;

install({ development: true });
buildWeb();
const chromium = prepareChromium();
if (chromium.error || !chromium.path)
  stopWith(chromium.error ?? 'Set CHROMIUM_PATH to a Chromium.');

/** `npm run bench:web -- slow-line` leaves the public pages out. */
const isSlowLineOnly = process.argv.includes('slow-line');

const { url, folder, end } = await startBuiltProduct({ STUDIO_ENGINE: 'false' });

/** Compressed bytes of all scripts that the page names. */
async function measureScripts(page) {
  // A connection of its own each time: one that was kept would have ended while Lighthouse ran.
  const init = { headers: { connection: 'close' } };
  const html = await (await fetch(url + page, init)).text();
  let bytes = 0;
  for (const [, source] of html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g))
    bytes += gzipSync(await (await fetch(url + source, init)).bytes()).length;
  return bytes;
}

function runLighthouse(page) {
  const report = path.join(folder, 'report.json');
  const { status, stderr } = spawnSync(
    'npx',
    [
      '--yes',
      lighthouse,
      url + page,
      '--quiet',
      '--chrome-flags=--headless=new --no-sandbox',
      '--output=json',
      `--output-path=${report}`,
    ],
    { cwd: folder, env: { ...environment, CHROME_PATH: chromium.path }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Lighthouse could not be run: ${stderr}`);
  return JSON.parse(fs.readFileSync(report, 'utf8'));
}

function sayTable(rows) {
  const widths = rows[0].map((_, index) => Math.max(...rows.map((row) => `${row[index]}`.length)));
  const lines = rows.map((row) => row.map((cell, i) => `${cell}`.padEnd(widths[i])).join('  '));
  say(`\n${lines.join('\n')}\n`);
}

let hasMissed = false;
try {
  sayTable(await measureSlowLine(url, chromium.path));
  const rows = [['page', ...Object.keys(aims), 'LCP, s', 'CLS', 'script, gzipped B']];
  for (const page of isSlowLineOnly ? [] : pages) {
    say(`${page} ...`);
    const { categories, audits } = runLighthouse(page);
    const scores = Object.keys(aims).map((name) => Math.round(categories[name].score * 100));
    const shift = audits['cumulative-layout-shift'].numericValue;
    const scriptBytes = await measureScripts(page);
    hasMissed ||=
      scores.some((score, index) => score < Object.values(aims)[index]) ||
      shift > layoutShiftMax ||
      scriptBytes > scriptBytesMax;
    const paint = (audits['largest-contentful-paint'].numericValue / 1000).toFixed(2);
    rows.push([page, ...scores, paint, shift.toFixed(3), scriptBytes]);
  }
  rows.push(['aim', ...Object.values(aims), '', layoutShiftMax, scriptBytesMax]);
  if (!isSlowLineOnly) sayTable(rows);
  say(
    `load ${os.loadavg().map((value) => value.toFixed(1))}: on a busy machine performance reads lower`,
  );
} finally {
  await end();
}
process.exitCode = hasMissed ? 1 : 0;
