import { binary, install, loadEnvironmentFile, runForeground } from './bootstrap.mjs';

install({ development: true });
loadEnvironmentFile();
const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 3000);
const server = `http://${host}:${port + 1}`;

// Whichever ends first, by a signal or by itself, takes the other one with it.
const code = await Promise.race([
  runForeground(binary('node'), ['--watch', 'server/main.ts'], {
    NODE_ENV: 'development',
    PORT: String(port + 1),
    PUBLIC_URL: `http://${host}:${port}`,
  }),
  runForeground(binary('react-router'), ['dev', '--host', host, '--port', String(port)], {
    NODE_ENV: 'development',
    OCHRE_SERVER_URL: server,
  }),
]);
process.exit(code);
