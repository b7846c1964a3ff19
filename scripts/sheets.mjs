// Renders contact sheets of the built-in engine into build/sheets.
import { binary, install, runForeground } from './bootstrap.mjs';

install({ development: true });
process.exit(
  await runForeground(binary('node'), ['scripts/studio/sheets.ts', ...process.argv.slice(2)]),
);
