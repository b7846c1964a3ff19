import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { startS3Server, type TestS3Server } from './s3-server.ts';
import { paintPlain, TestEngine } from './test-engine.ts';
import { connectTo, createMember, startTestOchre, type TestOchre } from './test-ochre.ts';

let postgres: TestPostgres;
let s3: TestS3Server;
beforeAll(async () => {
  [postgres, s3] = await Promise.all([startPostgres(), startS3Server()]);
}, 150_000);
afterAll(() => Promise.all([postgres?.stop(), s3?.stop()]));

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** Nodes that have a database and a bucket in common, and no directory. */
async function createInstallation() {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = await s3.createBucket();
  const environment = {
    DATABASE_URL: await postgres.createDatabase(),
    SECRET: 'a secret that all nodes of the installation share',
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  return {
    async start(
      role: 'all' | 'web' | 'worker',
      options: { engine?: TestEngine; environment?: Record<string, string> } = {},
    ): Promise<TestOchre & { dataDirectory: string }> {
      const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'ochre-node-'));
      closers.push(() => fs.rmSync(dataDirectory, { recursive: true, force: true }));
      const node = await startTestOchre({
        dataDirectory,
        engines: [options.engine ?? new TestEngine()],
        environment: { ...environment, ...options.environment, ROLE: role },
      });
      closers.push(() => node.stop());
      return node;
    },
  };
}

it('a worker makes an image, and two web nodes that share nothing with it but database and bucket serve it, preview too', async () => {
  const { start } = await createInstallation();
  const engine = new TestEngine();
  const shown = Promise.withResolvers<void>();
  engine.behaviour = async (request, { onProgress }) => {
    onProgress?.({
      progress: 0.5,
      preview: await paintPlain({ ...request, width: 64, height: 64 }),
    });
    await shown.promise;
    return paintPlain(request);
  };
  const web = await start('web');
  const worker = await start('worker', { engine });
  const member = await web.signUp();
  const stream = await member.listen();
  const { items } = await member.client.generations.create({ prompt: 'two rooms' });
  const { task: running } = await stream.next(
    'task.changed',
    ({ task }) => task.status === 'running' && !!task.previewUrl,
  );
  const preview = await member.fetch((running as { previewUrl: string }).previewUrl);
  expect(preview.headers.get('content-type')).toBe('image/webp');
  shown.resolve();
  const generation = await stream.settled(items[0]!.id);
  expect(generation).toMatchObject({ status: 'succeeded' });
  stream.close();

  // One that has seen nothing of it.
  const late = await start('web');
  const there = createMember({
    ...member,
    url: late.url,
    client: connectTo(late.url).client(member.cookie),
  });
  const [image] = (await there.client.images.list({})).items;
  for (const { url } of [image!, ...image!.thumbnails]) {
    const answer = await fetch(`${late.url}${url}`);
    expect(answer.status).toBe(200);
    const bytes = await answer.bytes();
    if (url === image!.url) expect(bytes.length).toBe(image!.sizeBytes);
  }
  const part = await fetch(`${late.url}${image!.url}`, { headers: { range: 'bytes=1-3' } });
  expect(part.status).toBe(206);
  expect(await part.text()).toBe('PNG');
  const archive = await there.fetch(`/api/images/archive?ids=${image!.id}`);
  expect(archive.status).toBe(200);
  expect((await archive.bytes()).length).toBeGreaterThan(image!.sizeBytes);
  for (const { dataDirectory } of [web, worker, late])
    expect(fs.existsSync(path.join(dataDirectory, 'files'))).toBe(false);

  await there.client.images.delete({ id: image!.id });
  expect((await fetch(`${web.url}${image!.url}`)).status).toBe(404);
});

it('a bucket belongs to one database, too', async () => {
  const { start } = await createInstallation();
  const first = await start('all');
  await first.stop();
  const another = { DATABASE_URL: await postgres.createDatabase() };
  await expect(start('all', { environment: another })).rejects.toThrow(
    /^the bucket ochre-\d+ belongs to the database .*ADOPT_STORAGE=/,
  );
});
