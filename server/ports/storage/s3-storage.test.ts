import { afterAll, beforeAll, expect, it } from 'vitest';
import { startS3Server, type TestS3Server } from '../../../test/s3-server.ts';
import { openS3Storage } from './s3-storage.ts';
import { describeStorageCompliance } from './storage-compliance.ts';

let server: TestS3Server;
beforeAll(async () => {
  server = await startS3Server();
}, 150_000);
afterAll(() => server?.stop());

describeStorageCompliance('S3', async () => ({
  storage: await openS3Storage(await server.createBucket()),
  cleanUp: async () => {},
}));

it('a bucket that can’t be used is refused with one line', async () => {
  const bucket = await server.createBucket();
  const wrong = [
    { ...bucket, secretAccessKey: 'not the secret of this key' },
    { ...bucket, bucket: 'not-there' },
    { ...bucket, endpoint: 'http://127.0.0.1:1' },
  ];
  for (const options of wrong) {
    const refused = openS3Storage(options);
    await expect(refused).rejects.toThrow(/^S3_ENDPOINT: the bucket .* can't be used \(.*\)$/);
    await expect(refused).rejects.not.toThrow(options.secretAccessKey);
  }
});
