/** Where bytes lie. Keys are slash-separated names of [a-zA-Z0-9._-], without "." and ".." parts. */
export interface Storage {
  /** Writes or overwrites; when it resolves, the bytes survive a killed process. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** As `put`, of any size: never all of it is in memory. What fails under way leaves nothing. */
  putStream(key: string, stream: AsyncIterable<Uint8Array>): Promise<void>;
  /** @returns the bytes, or null where there are none */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /**
   * The bytes as a stream, which is to be read or cancelled: all, or a part that may reach behind
   * the end. @returns null where there are none
   */
  read(key: string, range?: ByteRange): Promise<StoredBytes | null>;
  /** Removes all keys below `prefix/`, without complaint where there are none. */
  deleteAll(prefix: string): Promise<void>;
  /** Moves all keys below `prefix/` to below `target/`, where nothing may be yet; without complaint where there are none. */
  moveAll(prefix: string, target: string): Promise<void>;
  /** The folder names directly below `prefix/`, each with the time of its last write. */
  listFolders(prefix: string): AsyncIterable<{ name: string; modifiedAt: Date }>;
  /** Resolves when bytes can be written and read. */
  checkHealth(): Promise<void>;
}

export interface ByteRange {
  start: number;
  /** The first byte that is not part of it; absent: up to the end. */
  end?: number;
}

export interface StoredBytes {
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Of all of it, whatever part was asked for. */
  sizeBytes: number;
}

const keyPattern = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[a-zA-Z0-9._-]+(?:\/[a-zA-Z0-9._-]+)*$/;

export function requireStorageKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error(`not a storage key: ${JSON.stringify(key)}`);
  return key;
}
