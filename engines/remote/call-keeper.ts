import { createHash } from 'node:crypto';
import type { EngineRequest, RunOptions } from '../engine.ts';
import { EngineError } from '../engine-error.ts';
import { untilAborted } from './abortable.ts';

/**
 * Calls to a server that draws on when its caller hangs up.
 *
 * A call that nobody waits for any more is not hung up: it would go on at the server unseen, while
 * the next picture is sent to be drawn beside it. It stays open for as long again as a run may
 * take, and whoever asks the same meanwhile gets its answer. One that ran out of time is kept
 * after it came, since that run will be tried again.
 */
export interface CallKeeper<Answer> {
  /**
   * Makes the call, or joins the one with this key that was left behind.
   * @throws {EngineError} `timed_out` after the keeper's limit; the signal's reason on abort
   */
  run(
    key: string,
    start: (signal: AbortSignal) => StartedCall<Answer>,
    options: Pick<RunOptions, 'signal' | 'waitUntil'>,
  ): Promise<Answer>;
  /** Hangs up all calls. */
  close(): Promise<void>;
}

export interface StartedCall<Answer> {
  answer: Promise<Answer>;
  /**
   * Asks the server to stop, until `over` aborts. True when it has stopped or will: the call is
   * hung up then, and not joined again. False, or a failure, when it goes on drawing.
   */
  stop?: ((over: AbortSignal) => Promise<boolean>) | undefined;
}

interface KeptCall<Answer> extends StartedCall<Answer> {
  /** True when it has succeeded; resolves when it is over either way. */
  ended: Promise<boolean>;
  hangUp: () => void;
  /** Set while it is left behind. */
  rejoin?: () => void;
}

/** A picture takes a few megabytes. */
const keptAnswersMax = 8;

export function createCallKeeper<Answer>(label: string, timeoutMs: number): CallKeeper<Answer> {
  const underWay = new Set<KeptCall<Answer>>();
  /** Left behind, oldest first, by key. */
  const left = new Map<string, KeptCall<Answer>>();

  function begin(start: (signal: AbortSignal) => StartedCall<Answer>): KeptCall<Answer> {
    const controller = new AbortController();
    const { answer, stop } = start(controller.signal);
    const ended = answer.then(
      () => true,
      () => false,
    );
    const call: KeptCall<Answer> = {
      answer,
      stop,
      ended,
      hangUp: () => controller.abort(new EngineError('unavailable', `${label} was hung up`)),
    };
    underWay.add(call);
    void ended.then(() => underWay.delete(call));
    return call;
  }

  /** Resolves when the server is done with it, or somebody waits for it again. */
  function leave(key: string, call: KeptCall<Answer>, isWanted: boolean): Promise<void> {
    const { promise: free, resolve } = Promise.withResolvers<void>();
    const forget = (): void => {
      clearTimeout(timer);
      if (left.get(key) === call) left.delete(key);
    };
    let timer = setTimeout(call.hangUp, timeoutMs);
    call.rejoin = () => {
      forget();
      resolve();
    };
    left.set(key, call);
    void call.ended.then((isAnswered) => {
      resolve();
      if (!isAnswered || !isWanted || left.get(key) !== call) return forget();
      clearTimeout(timer);
      timer = setTimeout(forget, timeoutMs).unref();
      for (const oldest of [...left.values()].slice(0, -keptAnswersMax)) oldest.rejoin?.();
    });
    return free;
  }

  async function stopOrLeave(
    key: string,
    call: KeptCall<Answer>,
    isWanted: boolean,
  ): Promise<void> {
    const over = new AbortController();
    void call.ended.then(() => over.abort());
    const isStopped = await call.stop?.(over.signal).catch(() => false);
    if (!isStopped) return leave(key, call, isWanted);
    call.hangUp();
    await call.ended;
  }

  return {
    async run(key, start, { signal, waitUntil }) {
      signal.throwIfAborted();
      const found = left.get(key);
      found?.rejoin?.();
      const call = found ?? begin(start);
      const expiry = new AbortController();
      const timer = setTimeout(
        () => expiry.abort(new EngineError('timed_out', `${label} took too long over a picture`)),
        timeoutMs,
      );
      const either = AbortSignal.any([signal, expiry.signal]);
      try {
        return await untilAborted(call.answer, either);
      } catch (error) {
        if (either.aborted) {
          const isWanted = !signal.aborted;
          // At once where there is nothing to stop: the next attempt may come before any answer.
          const busy = call.stop ? stopOrLeave(key, call, isWanted) : leave(key, call, isWanted);
          waitUntil?.(busy);
        }
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    async close() {
      const calls = [...underWay];
      for (const call of calls) call.hangUp();
      await Promise.all(calls.map((call) => call.ended));
      for (const call of [...left.values()]) call.rejoin?.();
    },
  };
}

/** The same for two requests that ask for the same picture. */
export function keyOfRequest(request: EngineRequest): string {
  const hash = createHash('sha256');
  const text = JSON.stringify(request, (_, value) => {
    if (!(value instanceof Uint8Array)) return value;
    return createHash('sha256').update(value).digest('hex');
  });
  return hash.update(text).digest('hex');
}
