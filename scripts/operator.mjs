// Says who may operate this installation. See docs/operations.md.
import { binary, install, loadEnvironmentFile, runForeground } from './bootstrap.mjs';

install({ development: false });
loadEnvironmentFile();
process.exit(
  await runForeground(binary('node'), ['server/operator-command.ts', ...process.argv.slice(2)]),
);
