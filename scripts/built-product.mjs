// The built product as a process, for scripts that look at it from outside.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { binary, environment, root } from './bootstrap.mjs';

/**
 * Starts the server on a free port of this machine, with an empty data directory of its own, which
 * goes when it ends.
 */
export async function startBuiltProduct(settings = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ochre-'));
  const server = spawn(binary('node'), ['server/main.ts'], {
    cwd: root,
    env: {
      ...environment,
      PORT: '0',
      DATA_DIR: path.join(folder, 'data'),
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (text) => {
      said += text;
      const ready = /ready at (\S+)/.exec(said);
      if (ready) resolve(ready[1]);
    });
    server.once('exit', () => reject(new Error('the server ended')));
  });
  return {
    url,
    /** For whatever the script leaves lying about until the end. */
    folder,
    async end() {
      server.kill('SIGTERM');
      await new Promise((resolve) => server.once('exit', resolve));
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
