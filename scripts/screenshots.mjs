// Walks through the product in a browser and takes the pictures of docs/screenshots.
import { binary, buildWeb, install, runForeground, stopWith } from './bootstrap.mjs';
import { prepareChromium } from './chromium.mjs';

install({ development: true });
buildWeb();
const chromium = prepareChromium();
if (chromium.error) stopWith(chromium.error);
process.exit(
  await runForeground(
    binary('playwright'),
    ['test', '--grep', '@screenshots', '--reporter=line', '--trace', 'off'],
    {
      SCREENSHOTS: '1',
      CHROMIUM_PATH: chromium.path ?? '',
    },
  ),
);
