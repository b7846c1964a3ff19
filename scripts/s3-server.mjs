import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { environment, say } from './bootstrap.mjs';

const programs = ['ceph', 'ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'monmaptool'];

const run = (command, args) =>
  spawnSync(command, args, {
    env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  }).status === 0;

const isThere = () => programs.every((program) => run(program, ['--version']));

/**
 * Finds the S3 server that the storage tests start, or installs Debian's, as root: 60 MB.
 * @returns {{ error?: string }}
 */
export function prepareS3Server() {
  if (isThere()) return {};
  if (process.getuid?.() === 0 && fs.existsSync('/etc/debian_version')) {
    say('Installing an S3 server for the tests from Debian; this takes a minute ...');
    const packages = ['ceph-mon', 'ceph-osd', 'radosgw'];
    const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
    if (run('apt-get', ['update', '-qq']) && run('apt-get', install) && isThere()) return {};
  }
  return {
    error:
      "The storage tests need an S3 server: install Ceph's ceph-mon, ceph-osd and radosgw, so that they can be called. Debian's packages could not be had.",
  };
}
