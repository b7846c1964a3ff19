import path from 'node:path';
import {
  binary,
  buildWeb,
  install,
  loadEnvironmentFile,
  root,
  runForeground,
} from './bootstrap.mjs';

install({ development: false });
loadEnvironmentFile();
buildWeb();
process.exit(
  await runForeground(binary('node'), ['server/main.ts'], {
    // What Node has compiled once is read the next time: later starts are quicker.
    NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled'),
  }),
);
