import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EditRequestInput } from '../../../contract/edits.ts';
import type { EditRequest } from '../../../engines/engine.ts';
import { createStudioEngine } from '../../../engines/studio/studio-engine.ts';
import { fetchBytes, generateImages, sendUpload } from '../../../test/factories.ts';
import { paintPlain, TestEngine } from '../../../test/test-engine.ts';
import { startTestOchre, type TestMember, type TestOchre } from '../../../test/test-ochre.ts';

const engine = new TestEngine();
const studio = createStudioEngine({ threads: 1 });
let ochre: TestOchre;
let member: TestMember;

beforeAll(async () => {
  ochre = await startTestOchre({ engines: [engine, studio] });
});
afterAll(() => ochre.stop());
afterEach(() => {
  engine.behaviour = paintPlain;
});

/** Asks for an edited picture and waits until it is made, or not. */
async function edit(who: TestMember, request: EditRequestInput) {
  const stream = await who.listen();
  const { items } = await who.client.edits.create(request);
  const task = await stream.settled(items[0]!.id);
  stream.close();
  return task;
}

const lastRequest = () => engine.requests.at(-1) as EditRequest;

describe('a picture that starts from another one', () => {
  it('has its size, knows it, and shows among what came of it', async () => {
    member = await ochre.signUp();
    const [source] = await generateImages(member, { prompt: 'a pond', size: 'landscape' });
    const task = await edit(member, {
      prompt: 'a frozen pond',
      source: { imageId: source!.id },
      strength: 0.4,
      seed: 5,
    });
    expect(task).toMatchObject({
      status: 'succeeded',
      kind: 'edit',
      parentImageId: source!.id,
      image: {
        width: 1024,
        height: 768,
        parentImageId: source!.id,
        settings: { strength: 0.4, seed: 5 },
      },
    });
    const sent = lastRequest();
    expect(sent).toMatchObject({ operation: 'edit', width: 1024, height: 768, strength: 0.4 });
    expect(await sharp(sent.source.bytes).metadata()).toMatchObject({ width: 1024, height: 768 });
    const image = task.status === 'succeeded' ? task.image! : null;
    const { client } = member;
    expect(await client.images.getLineage({ id: image!.id })).toMatchObject({
      parent: { id: source!.id },
      children: [],
    });
    expect(await client.images.getLineage({ id: source!.id })).toMatchObject({
      parent: null,
      children: [{ id: image!.id }],
    });
    // The original goes; what came of it stays, and knows no parent any more.
    await client.images.delete({ id: source!.id });
    expect(await client.images.get({ id: image!.id })).toMatchObject({ parentImageId: null });
    const png = await fetchBytes(ochre, image!.url);
    expect(png.toString('latin1')).toContain('Denoising strength: 0.4');
  });

  it('may be one that was sent, with a mask of what to paint anew', async () => {
    const uploadId = await sendUpload(member, { width: 300, height: 200 });
    const maskUploadId = await sendUpload(member, { purpose: 'mask', width: 150, height: 100 });
    const task = await edit(member, { prompt: 'a fox', source: { uploadId }, maskUploadId });
    expect(task).toMatchObject({ status: 'succeeded', image: { width: 300, height: 200 } });
    expect(await sharp(lastRequest().mask!.bytes).metadata()).toMatchObject({
      width: 300,
      height: 200,
    });
  });

  it('is made no larger than the plan allows', async () => {
    const other = await ochre.signUp();
    const uploadId = await sendUpload(other, { width: 3000, height: 1000 });
    const task = await edit(other, { prompt: 'a fox', source: { uploadId } });
    expect(task).toMatchObject({ status: 'succeeded', image: { width: 1536, height: 512 } });
  });

  it('is really repainted by the built-in engine, and more so the stronger', async () => {
    const other = await ochre.signUp();
    const [source] = await generateImages(other, {
      prompt: 'a lighthouse on a cliff',
      modelId: (await other.client.models.list()).items.find(({ id }) => id.startsWith('studio/'))!
        .id,
      size: 'mobile',
    });
    const before = await sharp(await fetchBytes(ochre, source!.url))
      .raw()
      .toBuffer();
    const distances: number[] = [];
    for (const strength of [0.2, 0.9]) {
      const task = await edit(other, {
        prompt: 'oil painting',
        source: { imageId: source!.id },
        modelId: source!.modelId,
        strength,
      });
      const image = task.status === 'succeeded' ? task.image! : null;
      const after = await sharp(await fetchBytes(ochre, image!.url))
        .raw()
        .toBuffer();
      let sum = 0;
      for (let index = 0; index < before.length; index += 97)
        sum += Math.abs(before[index]! - after[index]!);
      distances.push(sum);
    }
    expect(distances[0]).toBeGreaterThan(0);
    expect(distances[1]).toBeGreaterThan(distances[0]! * 1.5);
  });
});

describe('a source', () => {
  it('may be deleted while its edit runs: the edit is made, and knows no parent', async () => {
    const ada = await ochre.signUp();
    const [source] = await generateImages(ada, { prompt: 'a pond' });
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    engine.behaviour = async (request) => {
      begun.resolve();
      await gate.promise;
      return paintPlain(request);
    };
    const edited = edit(ada, { prompt: 'a frozen pond', source: { imageId: source!.id } });
    await begun.promise;
    await ada.client.images.delete({ id: source!.id });
    gate.resolve();
    expect(await edited).toMatchObject({
      status: 'succeeded',
      parentImageId: null,
      image: { parentImageId: null },
    });
    expect(await ada.client.quotas.get()).toMatchObject({ used: 2 });
  });

  it('of another member answers like a missing one', async () => {
    const mallory = await ochre.signUp();
    const [image] = await generateImages(await ochre.signUp(), { prompt: 'a secret' });
    const uploadId = await sendUpload(member);
    const source = { uploadId: await sendUpload(mallory) };
    for (const request of [
      { source: { imageId: image!.id } },
      { source: { uploadId } },
      { source, maskUploadId: await sendUpload(member, { purpose: 'mask' }) },
      // A mask is no source, and a source no mask.
      { source: { uploadId: await sendUpload(mallory, { purpose: 'mask' }) } },
      { source, maskUploadId: source.uploadId },
    ])
      await expect(
        mallory.client.edits.create({ prompt: 'a fox', ...request }),
      ).rejects.toMatchObject({ code: 'not_found' });
    expect(await mallory.client.quotas.get()).toMatchObject({ used: 0 });
  });

  it('that is deleted before its turn ends the task, and what it took is given back', async () => {
    const other = await ochre.signUp();
    const [image] = await generateImages(other, { prompt: 'a pond' });
    const held = engine.hold();
    const busy = await ochre.signUp();
    await busy.client.generations.create({ prompt: 'first', count: engine.concurrency });
    await held.started(engine.concurrency);
    const stream = await other.listen();
    const { items } = await other.client.edits.create({
      prompt: 'a fox',
      source: { imageId: image!.id },
    });
    await other.client.images.delete({ id: image!.id });
    held.release();
    expect(await stream.settled(items[0]!.id)).toMatchObject({
      status: 'failed',
      error: { code: 'invalid_source' },
    });
    expect(await other.client.quotas.get()).toMatchObject({ used: 1 });
    stream.close();
  });

  it('is refused with controls that the model does not honour', async () => {
    const other = await ochre.signUp();
    const { items } = await other.client.models.list();
    const builtIn = items.find(({ id }) => id.startsWith('studio/'))!;
    expect(builtIn.operations.edit).toMatchObject({ mask: false });
    const source = { uploadId: await sendUpload(other) };
    const maskUploadId = await sendUpload(other, { purpose: 'mask' });
    await expect(
      other.client.edits.create({ prompt: 'ink', source, maskUploadId, modelId: builtIn.id }),
    ).rejects.toMatchObject({ code: 'invalid_request', data: { field: 'maskUploadId' } });
    await expect(
      other.client.edits.create({ prompt: 'ink', source, steps: 3 }),
    ).rejects.toMatchObject({ data: { field: 'steps' } });
  });
});
