// Runs a PostgreSQL server for as long as whoever started this lives: when its end of the pipe
// closes, however it died, the server is stopped and its directory removed. The lines "stop" and
// "start" on the pipe let the server be away for a while. Plain JavaScript, so that it starts at
// once and needs nothing.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createInterface } from 'node:readline';

const { command, args, directory, uid, gid } = JSON.parse(process.argv[2]);

let server;
let isAway = false;

function start() {
  isAway = false;
  server = spawn(command, args, {
    cwd: directory,
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(uid === undefined ? {} : { uid, gid }),
  });
  server.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  server.on('exit', (code) => {
    server = undefined;
    if (isAway) process.stdout.write('stopped\n');
    else end(code ?? 0);
  });
}

function end(code) {
  fs.rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code);
}

start();

// The terminal's interrupt reaches this process too; the pipe tells when it is time.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server?.kill());

createInterface({ input: process.stdin })
  .on('line', (line) => {
    if (line === 'start') return start();
    isAway = true;
    // Fast shutdown: every connection is cut at once.
    server.kill('SIGINT');
  })
  .on('close', () => {
    isAway = false;
    // Immediate shutdown: nobody will read this data again.
    if (server) server.kill('SIGQUIT');
    else end(0);
  });
