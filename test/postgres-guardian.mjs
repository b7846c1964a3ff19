// Runs a PostgreSQL server for as long as whoever started this lives: when its end of the pipe
// closes, however it died, the server is stopped and its directory removed. Plain JavaScript, so
// that it starts at once and needs nothing.
import { spawn } from 'node:child_process';
import fs from 'node:fs';

const { command, args, directory, uid, gid } = JSON.parse(process.argv[2]);

const server = spawn(command, args, {
  cwd: directory,
  stdio: ['ignore', 'ignore', 'inherit'],
  ...(uid === undefined ? {} : { uid, gid }),
});
// The terminal's interrupt reaches this process too; the pipe tells when it is time.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill());

// Immediate shutdown: nobody will read this data again.
process.stdin.on('close', () => server.kill('SIGQUIT')).resume();

server.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
server.on('exit', (code) => {
  fs.rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code ?? 0);
});
