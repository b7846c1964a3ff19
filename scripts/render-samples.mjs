// Renders the product's sample art with the built-in engine, as far as it is out of date.
import { binary, install, runForeground } from './bootstrap.mjs';

install({ development: true });
process.exit(
  await runForeground(binary('node'), [
    'scripts/studio/render-samples.ts',
    ...process.argv.slice(2),
  ]),
);
