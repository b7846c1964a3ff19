import { randomUUID } from 'node:crypto';
import { S3mini, S3ServiceError } from 's3mini';
import { StartRefusedError } from '../../db/start-refused-error.ts';
import { requireStorageKey, type Storage } from './storage.ts';

export interface S3Options {
  /** Of the service, without the bucket: `https://s3.example.com`. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** As long as a slow reader may take for what it gets as a stream. */
const requestTimeoutMs = 5 * 60_000;

/** Of one listing, and of one deletion: the most that S3 takes. */
const pageSize = 1000;

/** The least that S3 takes as a part of a larger upload, but for its end. */
const partBytesMin = 8 << 20;

/**
 * Bytes as objects of one bucket, which any number of processes share.
 * @throws {StartRefusedError} when the bucket can't be used
 */
export async function openS3Storage(options: S3Options): Promise<Storage> {
  const storage = createS3Storage(options);
  try {
    await storage.checkHealth();
    return storage;
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0]!.slice(0, 200);
    throw new StartRefusedError(
      `S3_ENDPOINT: the bucket ${options.bucket} at ${options.endpoint} can't be used (${reason})`,
    );
  }
}

function createS3Storage(options: S3Options): Storage {
  const { endpoint, bucket, ...rest } = options;
  const client = new S3mini({
    ...rest,
    endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    requestAbortTimeout: requestTimeoutMs,
    minPartSize: partBytesMin,
  });

  /** All objects below a folder, in the order of their keys. */
  async function* list(prefix: string) {
    const folder = `${requireStorageKey(prefix)}/`;
    let token: string | undefined;
    do {
      const page = await client.listObjectsPaged('/', folder, pageSize, token);
      yield* page?.objects ?? [];
      token = page?.nextContinuationToken;
    } while (token);
  }

  /** Pages of keys below a folder; they are collected first, as a listing must not change under way. */
  async function listKeys(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { Key } of list(prefix)) keys.push(Key);
    return keys;
  }

  async function deleteKeys(keys: string[]): Promise<void> {
    for (let from = 0; from < keys.length; from += pageSize) {
      const deleted = await client.deleteObjects(keys.slice(from, from + pageSize));
      if (deleted.includes(false)) throw new Error('S3 did not delete all that it was asked to');
    }
  }

  return {
    async put(key, bytes) {
      await client.putObject(requireStorageKey(key), bytes);
    },

    async putStream(key, stream) {
      requireStorageKey(key);
      // What fits into one part is put as one object: an upload of parts can't be empty.
      const iterator = stream[Symbol.asyncIterator]();
      const head: Uint8Array[] = [];
      let size = 0;
      while (size < partBytesMin) {
        const { done, value } = await iterator.next();
        if (done) {
          await client.putObject(key, Buffer.concat(head));
          return;
        }
        head.push(value);
        size += value.length;
      }
      async function* all() {
        yield* head;
        for (let next = await iterator.next(); !next.done; next = await iterator.next())
          yield next.value;
      }
      await client.putAnyObject(key, ReadableStream.from(all()) as never);
    },

    async get(key) {
      const bytes = await client.getObjectArrayBuffer(requireStorageKey(key));
      return bytes && new Uint8Array(bytes);
    },

    async read(key, range) {
      requireStorageKey(key);
      try {
        const { body, headers } = range
          ? await client.getObjectRaw(key, false, range.start, range.end)
          : await client.getObjectRaw(key);
        // "bytes 0-9/100", where a part was asked for.
        const whole = headers.get('content-range')?.split('/')[1] ?? headers.get('content-length');
        return { stream: body ?? new Blob([]).stream(), sizeBytes: Number(whole) };
      } catch (error) {
        if (!(error instanceof S3ServiceError)) throw error;
        if (error.status === 404) return null;
        // The range begins behind the end.
        if (error.status === 416)
          return { stream: new Blob([]).stream(), sizeBytes: await client.getContentLength(key) };
        throw error;
      }
    },

    async deleteAll(prefix) {
      await deleteKeys(await listKeys(prefix));
    },

    async moveAll(prefix, target) {
      requireStorageKey(target);
      const keys = await listKeys(prefix);
      for (const key of keys) await client.copyObject(key, target + key.slice(prefix.length));
      await deleteKeys(keys);
    },

    async *listFolders(prefix) {
      // Keys come sorted, so the objects of a folder follow each other.
      let folder: { name: string; modifiedAt: Date } | undefined;
      for await (const { Key, LastModified } of list(prefix)) {
        const [name, ...below] = Key.slice(prefix.length + 1).split('/');
        if (below.length === 0) continue;
        const modifiedAt = new Date(LastModified);
        if (folder && folder.name === name) {
          if (modifiedAt > folder.modifiedAt) folder.modifiedAt = modifiedAt;
          continue;
        }
        if (folder) yield folder;
        folder = { name: name!, modifiedAt };
      }
      if (folder) yield folder;
    },

    async checkHealth() {
      const probe = `health/${randomUUID()}`;
      await client.putObject(probe, new Uint8Array([1]));
      await client.deleteObject(probe);
    },
  };
}
