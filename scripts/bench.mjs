import { binary, buildWeb, install, runForeground } from './bootstrap.mjs';

install({ development: true });
buildWeb();
process.exit(await runForeground(binary('node'), ['bench/bench.ts']));
