// Writes docs/tables.md, a picture of the tables, anew from the schema.
import { install, runForeground } from './bootstrap.mjs';

install({ development: true });
process.exitCode = await runForeground('node', ['scripts/describe-tables.ts']);
