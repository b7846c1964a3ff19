import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { S3mini } from 's3mini';
import type { S3Options } from '../server/ports/storage/s3-storage.ts';
import { eventually } from './eventually.ts';
import { findFreePort } from './postgres.ts';

const run = promisify(execFile);

const startTimeoutMs = 45_000;

/** A free port may be somebody else's by the time that a daemon asks for it. */
const startsMax = 3;

export interface TestS3Server {
  /** A new, empty bucket. */
  createBucket(): Promise<S3Options>;
  stop(): Promise<void>;
}

/**
 * A real S3 server that checks signatures: Ceph's gateway, on one monitor and one storage daemon
 * that keeps all in memory. It goes when this process goes, however that happens.
 * @throws when there is none to run; a test of it is never skipped in silence
 */
export async function startS3Server(): Promise<TestS3Server> {
  await run('radosgw', ['--version']).catch(() => {
    throw new Error(
      'These tests need an S3 server: Ceph’s, which "npm test" installs as root on Debian. Elsewhere, install ceph-mon, ceph-osd and radosgw.',
    );
  });
  for (let starts = 1; ; starts++) {
    try {
      return await tryToStart();
    } catch (error) {
      if (starts >= startsMax) throw error;
    }
  }
}

async function tryToStart(): Promise<TestS3Server> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'ochre-s3-'));
  const [monitorPort, port] = [await findFreePort(), await findFreePort()];
  const credentials = { accessKeyId: 'test-access-key', secretAccessKey: randomUUID() };
  const clusterId = randomUUID();
  const storageId = randomUUID();
  const configFile = path.join(directory, 'ceph.conf');
  for (const name of ['mon', 'osd']) fs.mkdirSync(path.join(directory, name));
  fs.writeFileSync(configFile, describeCluster({ directory, clusterId, monitorPort, port }));

  const daemons: ChildProcess[] = [];
  const startDaemon = (command: string, ...args: string[]) => {
    // The kernel ends it when we are gone, even by a kill.
    const daemon = spawn(
      'setpriv',
      ['--pdeathsig', 'KILL', command, '-c', configFile, '-f', ...args],
      { cwd: directory, stdio: 'ignore' },
    );
    daemons.push(daemon);
  };
  const tool = (command: string, ...args: string[]) =>
    run(command, ['-c', configFile, ...args], { cwd: directory, timeout: startTimeoutMs });
  const stop = async () => {
    for (const daemon of daemons.splice(0)) {
      if (daemon.exitCode !== null || daemon.signalCode !== null) continue;
      daemon.kill('SIGKILL');
      await once(daemon, 'exit');
    }
    fs.rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  };

  const endpoint = `http://127.0.0.1:${port}`;
  try {
    const monitor = `[v1:127.0.0.1:${monitorPort}]`;
    const map = path.join(directory, 'monmap');
    await run('monmaptool', ['--create', '--fsid', clusterId, '--addv', 'a', monitor, map]);
    await tool('ceph-mon', '-i', 'a', '--mkfs', '--monmap', map);
    startDaemon('ceph-mon', '-i', 'a');
    await tool('ceph', '--connect-timeout', '30', 'osd', 'new', storageId);
    await tool('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', storageId);
    startDaemon('ceph-osd', '-i', '0');
    startDaemon('radosgw', '-n', 'client.rgw');
    await eventually(async () => {
      await fetch(endpoint);
    }, startTimeoutMs);
    await tool(
      'radosgw-admin',
      ...['-n', 'client.admin', 'user', 'create', '--uid=ochre', '--display-name=ochre'],
      `--access-key=${credentials.accessKeyId}`,
      `--secret-key=${credentials.secretAccessKey}`,
    );
  } catch (error) {
    await stop();
    throw error;
  }

  let buckets = 0;
  return {
    async createBucket() {
      const bucket = `ochre-${++buckets}`;
      const options = { endpoint, region: 'us-east-1', bucket, ...credentials };
      // What Ceph calls the place where there is no other.
      const creating = { ...options, region: 'default', endpoint: `${endpoint}/${bucket}` };
      await new S3mini(creating).createBucket();
      return options;
    },
    stop,
  };
}

/** @see Ceph documentation, "Configuration" */
function describeCluster(options: {
  directory: string;
  clusterId: string;
  monitorPort: number;
  port: number;
}): string {
  const { directory, clusterId, monitorPort, port } = options;
  return `[global]
fsid = ${clusterId}
mon host = [v1:127.0.0.1:${monitorPort}]
mon initial members = a
auth cluster required = none
auth service required = none
auth client required = none
public network = 127.0.0.1/32
ms bind ipv6 = false
ms bind msgr2 = false
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon data avail crit = 1
mon data avail warn = 1
osd objectstore = memstore
memstore device bytes = 268435456
run dir = ${directory}
log file = /dev/null
admin socket =
pid file = ${directory}/$name.pid
[mon.a]
mon data = ${directory}/mon
[osd.0]
osd data = ${directory}/osd
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw data = ${directory}
`;
}
