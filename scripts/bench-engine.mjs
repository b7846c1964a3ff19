// Times the built-in engine over a fixed list of prompts.
import { binary, install, runForeground } from './bootstrap.mjs';

install({ development: true });
process.exit(await runForeground(binary('node'), ['bench/engine.bench.ts']));
