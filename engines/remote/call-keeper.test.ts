import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { type CallKeeper, createCallKeeper, keyOfRequest } from './call-keeper.ts';

const keepers: CallKeeper<string>[] = [];
afterEach(async () => {
  for (const keeper of keepers.splice(0)) await keeper.close();
});

function keeperOf(timeoutMs: number): CallKeeper<string> {
  const keeper = createCallKeeper<string>('The server', timeoutMs);
  keepers.push(keeper);
  return keeper;
}

/** A server's answer that comes when the test says so, or fails when it is hung up. */
function slowCall() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const state = { begun: 0, isHungUp: false };
  return {
    state,
    answer: resolve,
    fail: reject,
    start: (signal: AbortSignal) => {
      state.begun += 1;
      signal.addEventListener('abort', () => {
        state.isHungUp = true;
        reject(signal.reason);
      });
      return { answer: promise };
    },
  };
}

const patient = new AbortController().signal;

/** A run under the key `a` that is cancelled at once, and what it keeps its place for. */
function runAndCancel(keeper: CallKeeper<string>, call: ReturnType<typeof slowCall>) {
  const controller = new AbortController();
  const busy: Promise<void>[] = [];
  const run = keeper.run('a', call.start, {
    signal: controller.signal,
    waitUntil: (until) => busy.push(until),
  });
  controller.abort('changed my mind');
  return { run, busy };
}

const isPending = async (promise: Promise<void>): Promise<boolean> =>
  Promise.race([promise.then(() => false), delay(5).then(() => true)]);

describe('a call that is left behind', () => {
  test('is not hung up, and holds its place until the server has answered', async () => {
    const keeper = keeperOf(10_000);
    const call = slowCall();
    const { run, busy } = runAndCancel(keeper, call);
    await expect(run).rejects.toBe('changed my mind');
    expect(call.state.isHungUp).toBe(false);
    expect(await isPending(busy[0]!)).toBe(true);
    call.answer('late');
    await busy[0];
  });

  test('is joined by whoever asks the same, and frees its place for that', async () => {
    const keeper = keeperOf(10_000);
    const call = slowCall();
    const { run, busy } = runAndCancel(keeper, call);
    await run.catch(() => {});
    const again = keeper.run('a', call.start, { signal: patient });
    await busy[0];
    const other = slowCall();
    const another = keeper.run('b', other.start, { signal: patient });
    call.answer('the same picture');
    other.answer('another');
    expect(await again).toBe('the same picture');
    expect(await another).toBe('another');
    expect(call.state.begun).toBe(1);
  });

  test('is forgotten with its answer when it was cancelled', async () => {
    const keeper = keeperOf(10_000);
    const call = slowCall();
    const { run, busy } = runAndCancel(keeper, call);
    await run.catch(() => {});
    call.answer('late');
    await busy[0];
    await keeper.run('a', call.start, { signal: patient });
    expect(call.state.begun).toBe(2);
  });
});

describe('a call that takes too long', () => {
  test('fails as timed out, and its answer is used by the next attempt', async () => {
    const keeper = keeperOf(40);
    const call = slowCall();
    const busy: Promise<void>[] = [];
    const run = keeper.run('a', call.start, {
      signal: patient,
      waitUntil: (until) => busy.push(until),
    });
    await expect(run).rejects.toMatchObject({ name: 'EngineError', kind: 'timed_out' });
    call.answer('late');
    await busy[0];
    expect(await keeper.run('a', call.start, { signal: patient })).toBe('late');
    expect(call.state.begun).toBe(1);
    expect(await keeper.run('a', call.start, { signal: patient })).toBe('late');
    expect(call.state.begun).toBe(2);
  });

  test('is kept although nobody asked how long the server is busy', async () => {
    const keeper = keeperOf(200);
    const call = slowCall();
    await keeper.run('a', call.start, { signal: patient }).catch(() => {});
    call.answer('late');
    expect(await keeper.run('a', call.start, { signal: patient })).toBe('late');
  });

  test('is hung up after as long again, and then frees its place', async () => {
    const keeper = keeperOf(20);
    const call = slowCall();
    const busy: Promise<void>[] = [];
    const run = keeper.run('a', call.start, {
      signal: patient,
      waitUntil: (until) => busy.push(until),
    });
    await run.catch(() => {});
    await busy[0];
    expect(call.state.isHungUp).toBe(true);
  });

  test('is begun anew where the one left behind has failed', async () => {
    const keeper = keeperOf(20);
    const call = slowCall();
    const busy: Promise<void>[] = [];
    const run = keeper.run('a', call.start, {
      signal: patient,
      waitUntil: (until) => busy.push(until),
    });
    await run.catch(() => {});
    call.fail(new Error('crashed'));
    await busy[0];
    await keeper.run('a', call.start, { signal: patient }).catch(() => {});
    expect(call.state.begun).toBe(2);
  });
});

test('a server that can stop is asked to, then hung up, and holds the place meanwhile', async () => {
  const keeper = keeperOf(10_000);
  const call = slowCall();
  const controller = new AbortController();
  const { promise: stopped, resolve: stop } = Promise.withResolvers<boolean>();
  const busy: Promise<void>[] = [];
  const run = keeper.run('a', (given) => ({ ...call.start(given), stop: () => stopped }), {
    signal: controller.signal,
    waitUntil: (until) => busy.push(until),
  });
  controller.abort('changed my mind');
  await run.catch(() => {});
  expect(await isPending(busy[0]!)).toBe(true);
  expect(call.state.isHungUp).toBe(false);
  stop(true);
  await busy[0];
  expect(call.state.isHungUp).toBe(true);
});

test.each([
  ['says that it goes on', async () => false],
  ['can not be asked', async () => Promise.reject(new Error('gone'))],
])('a server that %s is waited for', async (_, stop) => {
  const keeper = keeperOf(10_000);
  const call = slowCall();
  const controller = new AbortController();
  const busy: Promise<void>[] = [];
  const run = keeper.run('a', (given) => ({ ...call.start(given), stop }), {
    signal: controller.signal,
    waitUntil: (until) => busy.push(until),
  });
  controller.abort('changed my mind');
  await run.catch(() => {});
  expect(await isPending(busy[0]!)).toBe(true);
  expect(call.state.isHungUp).toBe(false);
  call.answer('late');
  await busy[0];
});

test('requests for the same picture have the same key, others another', () => {
  const source = (level: number) => ({
    bytes: new Uint8Array(64).fill(level),
    mimeType: 'image/png' as const,
  });
  const request = {
    operation: 'upscale' as const,
    modelId: 'm',
    factor: 2,
    source: source(1),
  };
  expect(keyOfRequest(request)).toBe(keyOfRequest({ ...request, source: source(1) }));
  expect(keyOfRequest(request)).not.toBe(keyOfRequest({ ...request, source: source(2) }));
  expect(keyOfRequest(request)).not.toBe(keyOfRequest({ ...request, factor: 4 }));
});
