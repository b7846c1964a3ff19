/** What every storage must pass. Call `describeStorageCompliance` from the adapter's own test file. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storage } from './storage.ts';

export interface StorageUnderTest {
  storage: Storage;
  cleanUp: () => Promise<void>;
}

/** @param make gives a fresh, empty storage */
export function describeStorageCompliance(
  name: string,
  make: () => Promise<StorageUnderTest>,
): void {
  describe(`${name} keeps the promises of a storage`, () => {
    let subject: StorageUnderTest;
    let storage: Storage;
    const bytes = (text: string) => new TextEncoder().encode(text);
    const read = async (key: string) => {
      const found = await storage.get(key);
      return found && new TextDecoder().decode(found);
    };
    const listFolders = async (prefix: string) => {
      const names: string[] = [];
      for await (const { name } of storage.listFolders(prefix)) names.push(name);
      return names.sort();
    };

    beforeAll(async () => {
      subject = await make();
      storage = subject.storage;
    });
    afterAll(() => subject.cleanUp());

    it('gives back the bytes as they were, any of the 256', async () => {
      const all = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
      await storage.put('round/trip.bin', all);
      expect(Buffer.from((await storage.get('round/trip.bin'))!).equals(all)).toBe(true);
      await storage.put('round/empty', new Uint8Array());
      expect((await storage.get('round/empty'))!.length).toBe(0);
    });

    it('writes only the bytes of a view, not the buffer below it', async () => {
      await storage.put('view/part', bytes('abcdef').subarray(2, 4));
      expect(await read('view/part')).toBe('cd');
    });

    it('knows nothing of a key that was never written, nor of a folder', async () => {
      await storage.put('folder/file', bytes('x'));
      expect(await storage.get('folder/none')).toBeNull();
      expect(await storage.get('folder')).toBeNull();
      expect(await storage.get('folder/file/below')).toBeNull();
    });

    it('takes a stream of any size, and gives it back as one, whole or in part', async () => {
      const chunk = Uint8Array.from({ length: 1 << 20 }, (_, index) => (index * 7) % 256);
      async function* stream(chunks: number) {
        for (let i = 0; i < chunks; i++) yield chunk;
      }
      const readAll = async (range?: { start: number; end?: number }) => {
        const found = (await storage.read('stream/large', range))!;
        return { ...found, bytes: Buffer.from(await new Response(found.stream).arrayBuffer()) };
      };
      for (const chunks of [0, 1, 20]) {
        await storage.putStream('stream/large', stream(chunks));
        const whole = Buffer.concat(Array.from({ length: chunks }, () => chunk));
        const all = await readAll();
        expect(all.sizeBytes).toBe(whole.length);
        expect(all.bytes.equals(whole)).toBe(true);
      }
      const size = 20 << 20;
      for (const [start, end] of [
        [0, 1],
        [1_048_570, 1_048_590],
        [size - 5, undefined],
        [size - 5, size + 100],
        [size, undefined],
      ] as const) {
        const part = await readAll(end === undefined ? { start } : { start, end });
        expect(part.sizeBytes).toBe(size);
        const expected = Array.from(
          { length: Math.max(0, Math.min(end ?? size, size) - start) },
          (_, index) => chunk[(start + index) % chunk.length],
        );
        expect([...part.bytes]).toEqual(expected);
      }
      expect(await storage.read('stream/none')).toBeNull();
      expect(await storage.read('stream')).toBeNull();
    });

    it('keeps the old bytes, and nothing else, when a stream breaks off', async () => {
      await storage.put('broken/off', bytes('old'));
      async function* stream() {
        for (let i = 0; i < 12; i++) yield new Uint8Array(1 << 20);
        throw new Error('the sender has gone');
      }
      await expect(storage.putStream('broken/off', stream())).rejects.toThrow('gone');
      await expect(storage.putStream('broken/new', stream())).rejects.toThrow('gone');
      expect(await read('broken/off')).toBe('old');
      expect(await read('broken/new')).toBeNull();
    });

    it('lists more than a page of folders, and removes them all', async () => {
      for (let from = 0; from < 1100; from += 50)
        await Promise.all(
          Array.from({ length: 50 }, (_, i) => storage.put(`many/n${from + i}/file`, bytes('x'))),
        );
      expect((await listFolders('many')).length).toBe(1100);
      await storage.deleteAll('many');
      expect(await listFolders('many')).toEqual([]);
    });

    it('overwrites, and shows a reader the old bytes or the new ones and nothing between', async () => {
      const [old, fresh] = [new Uint8Array(300_000).fill(1), new Uint8Array(200_000).fill(2)];
      await storage.put('over/written', old);
      const writes = Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          storage.put('over/written', index % 2 === 0 ? fresh : old),
        ),
      );
      for (let reads = 0; reads < 30; reads++) {
        const found = (await storage.get('over/written'))!;
        expect(found.length).toBe(found[0] === 1 ? old.length : fresh.length);
        expect(found[found.length - 1]).toBe(found[0]);
      }
      await writes;
      // Nothing is left of the writing.
      expect(await listFolders('over')).toEqual([]);
    });

    it('removes all below a prefix, nothing beside it, and needs nothing there', async () => {
      for (const key of ['gone/a', 'gone/b/c', 'gone-not/a', 'gon/a'])
        await storage.put(key, bytes(key));
      await storage.deleteAll('gone');
      await storage.deleteAll('gone');
      await storage.deleteAll('never/there');
      expect(await Promise.all(['gone/a', 'gone/b/c', 'gone-not/a', 'gon/a'].map(read))).toEqual([
        null,
        null,
        'gone-not/a',
        'gon/a',
      ]);
    });

    it('moves all below a prefix elsewhere, nothing beside it, and needs nothing there', async () => {
      for (const key of ['move/a', 'move/b/c', 'move-not/a']) await storage.put(key, bytes(key));
      await storage.moveAll('move', 'moved/away/to');
      await storage.moveAll('never/there', 'moved/nowhere');
      const keys = ['move/a', 'move/b/c', 'move-not/a', 'moved/away/to/a', 'moved/away/to/b/c'];
      expect(await Promise.all(keys.map(read))).toEqual([
        null,
        null,
        'move-not/a',
        'move/a',
        'move/b/c',
      ]);
      expect(await listFolders('moved')).toEqual(['away']);
    });

    it('lists the folders directly below a prefix, with the time of their last write', async () => {
      const before = Date.now() - 2000;
      for (const key of ['list/one/a', 'list/one/b', 'list/two/deep/a', 'list/file'])
        await storage.put(key, bytes('x'));
      expect(await listFolders('list')).toEqual(['one', 'two']);
      expect(await listFolders('list/none')).toEqual([]);
      for await (const { modifiedAt } of storage.listFolders('list')) {
        expect(modifiedAt.getTime()).toBeGreaterThan(before);
        expect(modifiedAt.getTime()).toBeLessThan(Date.now() + 2000);
      }
    });

    it('takes no key that leads elsewhere', async () => {
      const bad = [
        '',
        '/',
        '/a',
        'a/',
        'a//b',
        '.',
        '..',
        '../a',
        'a/../b',
        'a/..',
        'a\\b',
        'a\0b',
        'a b',
        'a%2fb',
        'ä',
      ];
      for (const key of bad) {
        await expect(storage.put(key, bytes('x')), key).rejects.toThrow('not a storage key');
        await expect(storage.get(key), key).rejects.toThrow('not a storage key');
        await expect(storage.read(key), key).rejects.toThrow('not a storage key');
        await expect(storage.deleteAll(key), key).rejects.toThrow('not a storage key');
        await expect(storage.moveAll(key, 'x'), key).rejects.toThrow('not a storage key');
        await expect(storage.moveAll('x', key), key).rejects.toThrow('not a storage key');
        await expect(listFolders(key), key).rejects.toThrow('not a storage key');
      }
    });

    it('says that it is well, and leaves no trace of having looked', async () => {
      await storage.checkHealth();
      expect(await listFolders('health')).toEqual([]);
    });
  });
}
