// Plain JavaScript that any Node from 18 on runs: it makes the machine ready for the rest, which
// runs on the Node that package.json pins.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const binaries = path.join(root, 'node_modules', '.bin');

/** The pinned Node and the installed tools come first. */
export const environment = {
  ...process.env,
  PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}`,
};

/** Where a program of the project lies. */
export const binary = (name) =>
  path.join(binaries, process.platform === 'win32' ? `${name}.cmd` : name);

export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Ends with one line that says what is wrong. */
export function stopWith(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** Runs a program and keeps its output to itself, unless it fails. */
export function runQuietly(command, args, failure) {
  const result = spawnSync(command, args, {
    cwd: root,
    env: environment,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    shell: process.platform === 'win32',
  });
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error ?? ''}\n`);
  stopWith(failure);
}

/** Runs a program in the foreground, passes signals on and resolves to its exit code. */
export function runForeground(command, args, extraEnvironment = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment, ...extraEnvironment },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on('error', (error) => stopWith(`${command}: ${error.message}`));
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

function readStamp(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Installs the packages of the lock file, when they are not the installed ones already. */
export function install({ development }) {
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  const stampFile = path.join(root, 'node_modules', '.ochre-installed');
  const stamp = readStamp(stampFile);
  if (stamp === `${hash} all` || (!development && stamp === `${hash} production`)) return;
  say('Installing packages; this takes a minute or two ...');
  // Who has the tools of development installed keeps them when starting the product.
  const withTools = development || fs.existsSync(path.join(root, 'node_modules', 'vitest'));
  const scope = withTools ? ['--include=dev'] : ['--omit=dev'];
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it refuses a lock file that was written where packages of other platforms could
  // not be seen. The versions are the locked ones all the same.
  runQuietly(
    npm,
    ['install', '--no-save', ...scope, '--no-audit', '--no-fund'],
    'The packages could not be installed.',
  );
  fs.writeFileSync(stampFile, `${hash} ${withTools ? 'all' : 'production'}`);
}

/** Everything that the built pages are made from. */
const webSources = [
  'web',
  'contract',
  'samples/gallery.json',
  'scripts/share-pictures.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];

function hashSources() {
  const hash = createHash('sha256');
  const add = (file) => {
    const stat = fs.statSync(file);
    if (stat.isDirectory()) {
      for (const name of fs.readdirSync(file).sort()) add(path.join(file, name));
      return;
    }
    if (/\.test\.tsx?$/.test(file)) return;
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file));
  };
  for (const source of webSources) {
    const file = path.join(root, source);
    if (fs.existsSync(file)) add(file);
  }
  return hash.digest('hex');
}

/** Lays a compressed copy beside each text asset, so that serving it costs nothing. Pages are compressed as they are served: the server writes its own address into them. */
function compressTexts(directory) {
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    const file = path.join(directory, entry.name);
    if (entry.isDirectory()) compressTexts(file);
    else if (/\.(?:js|css|svg|json)$/.test(entry.name)) {
      const text = fs.readFileSync(file);
      fs.writeFileSync(`${file}.br`, brotliCompressSync(text));
      fs.writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    }
  }
}

/** Lets a page's stylesheet come before its scripts: the frame paints with the former alone. */
function yieldToStyles(directory) {
  for (const name of fs.readdirSync(directory, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(directory, name);
    const text = fs.readFileSync(file, 'utf8');
    const yielding = text.replaceAll(
      '<link rel="modulepreload"',
      '<link rel="modulepreload" fetchpriority="low"',
    );
    if (yielding !== text) fs.writeFileSync(file, yielding);
  }
}

/** Builds the web part, when its sources have changed since the last build. */
export function buildWeb() {
  const stampFile = path.join(root, 'build', '.ochre-built');
  const hash = hashSources();
  if (readStamp(stampFile) === hash) return;
  say('Building the web part ...');
  runQuietly(binary('react-router'), ['build'], 'The web part could not be built.');
  runQuietly(
    binary('node'),
    ['scripts/share-pictures.ts'],
    'The pictures for shared links could not be made.',
  );
  yieldToStyles(path.join(root, 'build', 'client'));
  compressTexts(path.join(root, 'build', 'client'));
  fs.writeFileSync(stampFile, hash);
}

/** Settings of an .env file beside package.json; those of the environment win. */
export function loadEnvironmentFile() {
  const file = path.join(root, '.env');
  if (!fs.existsSync(file)) return;
  for (const line of fs.readFileSync(file, 'utf8').split(/\r?\n/)) {
    const match = /^\s*([A-Z][A-Z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line);
    if (match && !(match[1] in environment))
      environment[match[1]] = match[2].replace(/^(["'])(.*)\1$/, '$2');
  }
}
