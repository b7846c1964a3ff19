import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type ByteRange, requireStorageKey, type Storage, type StoredBytes } from './storage.ts';

/** Bytes as plain files below one directory. */
export function createDiskStorage(directory: string): Storage {
  const locate = (key: string) => path.join(directory, requireStorageKey(key));

  const write = async (key: string, data: Uint8Array | AsyncIterable<Uint8Array>) => {
    const file = locate(key);
    await fs.mkdir(path.dirname(file), { recursive: true });
    // A reader sees the old bytes or all of the new ones, whenever the process dies.
    const draft = `${file}.${randomUUID()}.draft`;
    try {
      const handle = await fs.open(draft, 'wx');
      try {
        await handle.writeFile(data);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await fs.rename(draft, file);
    } catch (error) {
      await fs.rm(draft, { force: true });
      throw error;
    }
  };

  return {
    put: write,
    putStream: write,

    async read(key, { start, end }: ByteRange = { start: 0 }) {
      let handle: fs.FileHandle;
      try {
        handle = await fs.open(locate(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
      const stat = await handle.stat();
      const isEmpty = start >= Math.min(end ?? stat.size, stat.size);
      if (!stat.isFile() || isEmpty) await handle.close();
      if (!stat.isFile()) return null;
      const stream = isEmpty
        ? new Blob([]).stream()
        : Readable.toWeb(
            handle.createReadStream({ start, ...(end === undefined ? {} : { end: end - 1 }) }),
          );
      return { stream: stream as StoredBytes['stream'], sizeBytes: stat.size };
    },

    async get(key) {
      try {
        return await fs.readFile(locate(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async deleteAll(prefix) {
      await fs.rm(locate(prefix), { recursive: true, force: true, maxRetries: 10, retryDelay: 10 });
    },

    async moveAll(prefix, target) {
      const [from, to] = [locate(prefix), locate(target)];
      await fs.mkdir(path.dirname(to), { recursive: true });
      // Left by a move that was begun twice.
      await fs.rm(to, { recursive: true, force: true });
      await fs.rename(from, to).catch((error) => {
        if (!isMissing(error)) throw error;
      });
    },

    async *listFolders(prefix) {
      let entries: AsyncIterable<{ name: string; isDirectory(): boolean }>;
      try {
        entries = await fs.opendir(locate(prefix));
      } catch (error) {
        if (isMissing(error)) return;
        throw error;
      }
      for await (const entry of entries) {
        if (!entry.isDirectory()) continue;
        const stat = await fs.stat(path.join(locate(prefix), entry.name)).catch(() => null);
        if (stat) yield { name: entry.name, modifiedAt: stat.mtime };
      }
    },

    async checkHealth() {
      const probe = `health/${randomUUID()}`;
      await this.put(probe, new Uint8Array([1]));
      await fs.rm(locate(probe));
    },
  };
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR';
}
