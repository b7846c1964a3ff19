import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { binary, environment, root, say } from './bootstrap.mjs';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Finds a Chromium for the browser tests, or installs one: Debian's package as root on Debian,
 * else Playwright's own build.
 * @returns {{ path?: string, error?: string }} no path where Playwright finds its own
 */
export function prepareChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return { path: configured };
  const found = installed.find((file) => fs.existsSync(file));
  if (found) return { path: found };

  if (process.getuid?.() === 0 && fs.existsSync('/etc/debian_version')) {
    say('Installing Chromium from Debian; this takes a minute ...');
    const apt = (...args) =>
      spawnSync('apt-get', args, {
        env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' },
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      }).status === 0;
    if (
      apt('update', '-qq') &&
      apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-color-emoji')
    )
      return { path: installed[0] };
  }

  say("Installing Playwright's Chromium ...");
  const { status } = spawnSync(binary('playwright'), ['install', 'chromium'], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return {};
  return {
    error:
      "The browser tests need Chromium: install it, or set CHROMIUM_PATH to where it is. Neither Debian's package nor Playwright's build could be had.",
  };
}
