import fs from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataDirectory } from '../../../test/test-database.ts';
import { paintPlain, TestEngine } from '../../../test/test-engine.ts';
import { startTestOchre, TestClock, type TestOchre } from '../../../test/test-ochre.ts';
import { sweepTasks } from './tasks.sweep.ts';

/** Never comes to an end by itself. */
const hang: TestEngine['behaviour'] = (_request, { signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

describe('an engine that is taken out of the configuration', () => {
  let dataDirectory: string;
  beforeAll(async () => {
    dataDirectory = await createDataDirectory();
  });
  afterAll(() => fs.rm(dataDirectory, { recursive: true, force: true }));

  it('leaves nobody waiting: what it had to do is refunded at the next start', async () => {
    const kept = new TestEngine({ id: 'kept' });
    const removed = new TestEngine({ id: 'removed', concurrency: 1 });
    removed.behaviour = hang;
    const first = await startTestOchre({ engines: [kept, removed], dataDirectory });
    const member = await first.signUp();
    const { items } = await member.client.generations.create({
      prompt: 'a fox',
      modelId: 'removed/plain',
      count: 2,
    });
    expect(await member.client.quotas.get()).toMatchObject({ remaining: 3 });
    await first.stop();

    const second = await startTestOchre({
      engines: [new TestEngine({ id: 'kept' })],
      dataDirectory,
    });
    const client = second.client(member.cookie);
    for (const { id } of items)
      expect(await client.tasks.get({ id })).toMatchObject({
        status: 'failed',
        error: { code: 'engine_removed' },
      });
    expect(await client.quotas.get()).toMatchObject({ remaining: 5 });
    expect(await client.tasks.listActive()).toEqual({ items: [] });
    await second.stop();
  });
});

describe('the sweep', () => {
  const clock = new TestClock();
  const engine = new TestEngine({ concurrency: 1 });
  let ochre: TestOchre;
  beforeAll(async () => {
    ochre = await startTestOchre({ engines: [engine], clock });
  });
  afterAll(() => ochre.stop());

  it('leaves alone what an engine of today has to do, and what another process may know', async () => {
    engine.behaviour = hang;
    const member = await ochre.signUp();
    const { items } = await member.client.generations.create({ prompt: 'a fox', count: 2 });
    const elsewhere = { ...ochre.ctx.engines, engines: [] };
    await sweepTasks(ochre.ctx);
    await sweepTasks({ ...ochre.ctx, engines: elsewhere });
    expect((await member.client.tasks.listActive()).items).toHaveLength(2);

    // A process with another configuration has had its time.
    clock.set(new Date(clock.now().getTime() + 24 * 3_600_000));
    await sweepTasks({ ...ochre.ctx, engines: elsewhere });
    expect(await member.client.tasks.get({ id: items[1]!.id })).toMatchObject({
      status: 'failed',
      error: { code: 'engine_removed' },
    });
    engine.behaviour = paintPlain;
  });
});
