import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

export interface OchreProcess {
  pid: number;
  /** Resolves to where it listens, or '' in the worker role; rejects when it ends before. */
  ready: Promise<string>;
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** All it wrote so far. */
  stdout(): string;
  stderr(): string;
  /** Sends a signal and waits for the end. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  signal(signal: NodeJS.Signals): void;
}

/** The server as an operator runs it: a process of its own, which can be killed. */
export function spawnOchre(
  environment: Record<string, string>,
  options: {
    /** What starts it in its place, such as in another namespace, and becomes it. */
    launcher?: readonly string[];
  } = {},
): OchreProcess {
  const [command, ...args] = [
    ...(options.launcher ?? []),
    process.execPath,
    path.join(root, 'server/main.ts'),
  ];
  const child = spawn(command!, args, {
    env: {
      PATH: process.env.PATH,
      // The tests start the same server again and again.
      NODE_COMPILE_CACHE: path.join(root, '.cache/compiled'),
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'warn',
      STUDIO_ENGINE: 'false',
      SIGN_IN_ATTEMPTS_MAX: '100000',
      FORM_POSTS_MAX: '100000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  const exited = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      stdout += text;
      const line = /^\w+ (?:worker )?is ready(?: at (\S+))?$/m.exec(stdout);
      if (line) resolve(line[1] ?? '');
    });
    void exited.then(({ code, signal }) =>
      reject(new Error(`the server ended (${code ?? signal}) before it was ready: ${stderr}`)),
    );
  });
  // A test that kills a starting server does not wait for this.
  ready.catch(() => {});
  // The end of the tests, however it comes, is the end of their servers.
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  void exited.then(() => process.off('exit', killWithUs));

  return {
    pid: child.pid!,
    ready,
    exited,
    stdout: () => stdout,
    stderr: () => stderr,
    async end(signal) {
      child.kill(signal);
      return (await exited).code;
    },
    signal: (signal) => void child.kill(signal),
  };
}
