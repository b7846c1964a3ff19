// Browser tests by themselves: `npm run test:browser -- test/e2e/shell.e2e.ts -g sidebar`.
import { binary, buildWeb, install, runForeground, stopWith } from './bootstrap.mjs';
import { prepareChromium } from './chromium.mjs';

install({ development: true });
buildWeb();
const chromium = prepareChromium();
if (chromium.error) stopWith(chromium.error);
process.exitCode = await runForeground(
  binary('playwright'),
  ['test', '--reporter=list', ...process.argv.slice(2)],
  { CHROMIUM_PATH: chromium.path ?? '' },
);
