import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';
import { describeStorageCompliance } from './storage-compliance.ts';

const makeDirectory = () => fs.mkdtemp(path.join(os.tmpdir(), 'ochre-storage-'));

describeStorageCompliance('the disk', async () => {
  const directory = await makeDirectory();
  return {
    storage: createDiskStorage(directory),
    cleanUp: () => fs.rm(directory, { recursive: true }),
  };
});

it('leaves neither half a file nor a draft when a write fails', async () => {
  const directory = await makeDirectory();
  const storage = createDiskStorage(directory);
  // A folder stands where the file should go.
  await storage.put('a/b/c', new Uint8Array([1]));
  await expect(storage.put('a/b', new Uint8Array([2]))).rejects.toThrow();
  expect(await fs.readdir(path.join(directory, 'a'))).toEqual(['b']);
  await fs.rm(directory, { recursive: true });
});

it('says so when the disk can’t be written', async () => {
  const directory = await makeDirectory();
  const file = path.join(directory, 'file');
  await fs.writeFile(file, '');
  await expect(createDiskStorage(file).checkHealth()).rejects.toThrow();
  await fs.rm(directory, { recursive: true });
});
