import { binary, buildWeb, install, loadEnvironmentFile, runForeground } from './bootstrap.mjs';

install({ development: false });
loadEnvironmentFile();
buildWeb();
process.exit(await runForeground(binary('node'), ['server/main.ts']));
