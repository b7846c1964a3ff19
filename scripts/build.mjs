import { buildWeb, install } from './bootstrap.mjs';

install({ development: false });
buildWeb();
