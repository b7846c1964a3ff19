/**
 * The thread that owns the embedded database. It takes wire-protocol messages and answers with
 * raw protocol bytes; parsing, transactions and LISTEN stay on the other side.
 */
import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

export interface WorkerRequest {
  id: number;
  /** Absent: close the database. */
  message?: Uint8Array;
}

export interface WorkerAnswer {
  id: number;
  data?: Uint8Array;
  error?: string;
}

/** PGlite ships without fsync; this gives the commit its usual promise on a power cut. */
class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, options);
    const withFsync = (mod: { NODEFS?: { stream_ops: Record<string, unknown> } }) => {
      if (!mod.NODEFS) return;
      mod.NODEFS.stream_ops.fsync = (stream: { nfd?: number | null }) => {
        if (stream.nfd != null) fs.fdatasyncSync(stream.nfd);
        return 0;
      };
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...((emscriptenOpts.preRun as []) ?? []), withFsync],
      } as typeof emscriptenOpts,
    };
  }
}

const { directory } = workerData as { directory: string | null };

async function open(): Promise<PGlite> {
  if (directory === null) return PGlite.create();
  if (!fs.existsSync(directory)) {
    // Making one takes seconds. It gets its name when it is whole: so one that lacks a part was
    // damaged, and not merely begun by a process that was killed.
    const draft = `${directory}.new`;
    fs.rmSync(draft, { recursive: true, force: true });
    await (await openDurably(draft)).close();
    fs.renameSync(draft, directory);
  }
  return openDurably(directory);
}

function openDurably(directory: string): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableNodeFS(directory),
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      '-c',
      'fsync=on',
      '-c',
      'wal_sync_method=fsync',
    ],
  });
}

/** What WebAssembly throws is not always an error. */
const describe = (error: unknown) =>
  error instanceof Error ? String(error) : `PGlite failed (${JSON.stringify(error)})`;

const port = parentPort!;
const opened = open();

opened.then(
  () => port.postMessage({ id: 0 } satisfies WorkerAnswer),
  (error: unknown) => port.postMessage({ id: 0, error: describe(error) } satisfies WorkerAnswer),
);

port.on('message', async ({ id, message }: WorkerRequest) => {
  try {
    const pglite = await opened;
    if (!message) {
      await pglite.close();
      port.postMessage({ id } satisfies WorkerAnswer);
      port.close();
      return;
    }
    const data = await pglite.execProtocolRaw(message, { syncToFs: false });
    port.postMessage({ id, data } satisfies WorkerAnswer, [data.buffer as ArrayBuffer]);
  } catch (error) {
    port.postMessage({ id, error: describe(error) } satisfies WorkerAnswer);
  }
});
