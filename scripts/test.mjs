// Everything that must hold, from formatting to a real browser, and one closing count.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { binary, buildWeb, environment, install, root, say } from './bootstrap.mjs';
import { prepareChromium } from './chromium.mjs';
import { checkPageWeight } from './page-weight.mjs';
import { prepareS3Server } from './s3-server.mjs';

install({ development: true });

const reports = path.join(root, '.cache', 'test-reports');
fs.rmSync(reports, { recursive: true, force: true });
fs.mkdirSync(reports, { recursive: true });

const totals = { passed: 0, failed: 0 };

function count(name, { passed, failed }, seconds) {
  totals.passed += passed;
  totals.failed += failed;
  say(`${failed ? 'FAILED' : 'ok'}  ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}

/** Runs a program with its output shown. @returns true when it ended well */
function run(command, args, extra = {}) {
  return new Promise((resolve) => {
    const child = spawn(binary(command), args, {
      cwd: root,
      env: { ...environment, ...extra },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** A check that either holds or does not. */
async function check(name, work) {
  const startedAt = Date.now();
  say(`\n== ${name}`);
  const ok = await work();
  count(
    name,
    { passed: Number(ok), failed: Number(!ok) },
    Math.round((Date.now() - startedAt) / 1000),
  );
  return ok;
}

/** A suite whose report tells how many of its tests passed; one that breaks off counts as a failure. */
async function suite(name, report, work, read) {
  const startedAt = Date.now();
  say(`\n== ${name}`);
  const ok = await work(report);
  let counts = { passed: 0, failed: 1 };
  try {
    counts = read(JSON.parse(fs.readFileSync(report, 'utf8')));
    if (!ok && counts.failed === 0) counts.failed = 1;
    if (counts.passed === 0) counts.failed ||= 1;
  } catch {
    say(`${name} left no report`);
  }
  count(name, counts, Math.round((Date.now() - startedAt) / 1000));
}

await check('format and lint', () => run('biome', ['ci', '--error-on-warnings', '.']));
await check('types', async () => {
  return (await run('react-router', ['typegen'])) && (await run('tsc', ['-b']));
});
await check('no dead code, no unused package', () => run('knip', ['--no-progress']));
await check('migrations match the schema', () => {
  // Writes a migration where one is missing; a clean tree stays clean.
  const before = fs.readdirSync(path.join(root, 'server/db/migrations')).length;
  const { status } = spawnSync(binary('drizzle-kit'), ['generate', '--name', 'drift'], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
  });
  const after = fs.readdirSync(path.join(root, 'server/db/migrations')).length;
  if (after !== before)
    say('The schema has changed without a migration: commit the one just written.');
  return status === 0 && after === before;
});
await check('web build', () => {
  buildWeb();
  return true;
});
await check('pages are as light as they may be', checkPageWeight);

const s3Server = prepareS3Server();
// The tests of it fail; the others are worth their run.
if (s3Server.error) say(`\n${s3Server.error}`);
await suite(
  'unit and integration tests',
  path.join(reports, 'vitest.json'),
  (report) =>
    run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]),
  ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
    passed: numPassedTests,
    // A file that can't be loaded has no tests to fail.
    failed: numFailedTests || numFailedTestSuites,
  }),
);

const chromium = prepareChromium();
if (chromium.error) {
  say(`\n== browser tests\n${chromium.error}`);
  count('browser tests', { passed: 0, failed: 1 }, 0);
} else {
  await suite(
    'browser tests',
    path.join(reports, 'playwright.json'),
    (report) =>
      run('playwright', ['test', '--reporter=list,json'], {
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        CHROMIUM_PATH: chromium.path ?? '',
      }),
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  );
}

say(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
