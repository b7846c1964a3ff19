import { Worker } from 'node:worker_threads';
import {
  type ExecProtocolOptions,
  type ExecProtocolOptionsStream,
  type ExecProtocolResult,
  Mutex,
  PGlite,
  protocol,
  messages as protocolMessages,
} from '@electric-sql/pglite';
import type { WorkerAnswer, WorkerRequest } from './pglite-worker.ts';

type BackendMessage = ExecProtocolResult['messages'][number];
type Listener = (payload: string) => void;

/** @see PostgreSQL documentation, "Message Formats" */
const codes = {
  parse: 0x50,
  bind: 0x42,
  describe: 0x44,
  execute: 0x45,
  sync: 0x53,
  /** What to describe: a statement rather than its bound portal. */
  statement: 0x53,
};

/** Our queries are some dozens of texts; lists of many lengths add a few. */
const descriptionsMax = 1000;

const changesTables = /\b(?:create|alter|drop)\b/i;

/** The part of PGlite that turns queries and transactions into protocol messages. It isn't exported by name. */
const BasePGlite = Object.getPrototypeOf(PGlite) as abstract new () => Pick<
  PGlite,
  'query' | 'exec' | 'sql' | 'transaction' | 'describeQuery' | 'parsers' | 'serializers'
> & { _initArrayTypes(): Promise<void> };

/**
 * An embedded PostgreSQL on a thread of its own, so that a slow query doesn't stop the event loop.
 * Speaks as a PGlite does, to Drizzle and pg-boss alike.
 */
export class PGliteThread extends BasePGlite {
  readonly debug = 0;
  private readonly worker: Worker;
  readonly #pending = new Map<number, PromiseWithResolvers<Uint8Array>>();
  readonly #queryMutex = new Mutex();
  readonly #transactionMutex = new Mutex();
  readonly #listeners = new Map<string, Set<Listener>>();
  #parser = new protocol.Parser();
  /** As the last answer said: idle, in a transaction, or in one that has failed. */
  #status: 'I' | 'T' | 'E' = 'I';
  /** Messages that wait for the next one. */
  #held: Uint8Array[] = [];
  /** The query at work has had its sync. */
  #isSynced = false;
  /** The parse message of the query at work, and the descriptions of those seen before. */
  #statement = '';
  readonly #descriptions = new Map<string, BackendMessage[]>();
  #nextId = 1;
  #closed = false;
  #failure: Error | undefined;
  readonly #lost = Promise.withResolvers<Error>();

  /** @param directory where the data lies; null keeps it in memory */
  static async open(directory: string | null): Promise<PGliteThread> {
    const thread = new PGliteThread(directory);
    await thread.#pending.get(0)!.promise;
    await thread._initArrayTypes();
    return thread;
  }

  private constructor(directory: string | null) {
    super();
    this.#pending.set(0, Promise.withResolvers());
    this.worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      workerData: { directory },
    });
    this.worker.on('message', ({ id, data, error }: WorkerAnswer) => {
      const pending = this.#pending.get(id);
      this.#pending.delete(id);
      if (error !== undefined) pending?.reject(new Error(`embedded database: ${error}`));
      else pending?.resolve(data ?? new Uint8Array());
    });
    this.worker.on('error', (error) => this.#fail(error as Error));
    this.worker.on('exit', () => this.#fail(new Error('the embedded database has stopped')));
  }

  /** Resolves to the reason when the thread ends though nobody has closed it. */
  get lost(): Promise<Error> {
    return this.#lost.promise;
  }

  get closed(): boolean {
    return this.#closed;
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    if (!this.#closed) this.#lost.resolve(this.#failure);
    for (const pending of this.#pending.values()) pending.reject(this.#failure);
    this.#pending.clear();
  }

  #call(message: Uint8Array | undefined): Promise<Uint8Array> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = this.#nextId++;
    const pending = Promise.withResolvers<Uint8Array>();
    this.#pending.set(id, pending);
    // The serializer hands out a view of its own shared buffer, so the message is copied, not moved.
    const copy = message && new Uint8Array(message);
    this.worker.postMessage({ id, message: copy } satisfies WorkerRequest, copy && [copy.buffer]);
    return pending.promise;
  }

  execProtocolRaw(message: Uint8Array): Promise<Uint8Array> {
    return this.#call(message);
  }

  async execProtocolRawStream(message: Uint8Array, { onRawData }: ExecProtocolOptionsStream) {
    onRawData(await this.#call(message));
  }

  /**
   * The base class sends a query as six messages and waits for the answer to each. Going to the
   * thread and back costs more than a short query does, so those whose answer nobody needs are held
   * back and go with the next one, in one journey for a query that was seen before.
   */
  async execProtocol(
    message: Uint8Array,
    options: ExecProtocolOptions = {},
  ): Promise<ExecProtocolResult> {
    const hold = () => {
      // A view of the serializer's own buffer, which the next message overwrites.
      this.#held.push(new Uint8Array(message));
      return { messages: [], data: new Uint8Array() };
    };
    const send = (...more: Uint8Array[]) => {
      const messages = [...this.#held, message, ...more];
      this.#held = [];
      return this.#exchange(messages.length === 1 ? message : Buffer.concat(messages), options);
    };

    const isStatement = message[5] === codes.statement;
    switch (message[0]) {
      case codes.parse:
        this.#held = [];
        this.#isSynced = false;
        this.#statement = Buffer.from(message).toString('latin1');
        return hold();
      case codes.bind:
        return hold();
      case codes.describe: {
        if (!isStatement) return hold();
        const known = this.#descriptions.get(this.#statement);
        if (known) return { messages: known, data: new Uint8Array() };
        const answer = await send();
        if (changesTables.test(this.#statement)) this.#descriptions.clear();
        else if (this.#descriptions.size < descriptionsMax)
          this.#descriptions.set(this.#statement, answer.messages);
        return answer;
      }
      case codes.execute:
        this.#isSynced = true;
        return send(protocol.serialize.sync());
      case codes.sync:
        if (!this.#isSynced) return send();
        this.#isSynced = false;
        return { messages: [], data: new Uint8Array() };
      default:
        this.#held = [];
        if (changesTables.test(Buffer.from(message).toString('latin1'))) this.#descriptions.clear();
        return send();
    }
  }

  async #exchange(
    message: Uint8Array,
    { throwOnError = true, onNotice }: ExecProtocolOptions,
  ): Promise<ExecProtocolResult> {
    const data = await this.#call(message);
    const messages: BackendMessage[] = [];
    let failure: Error | undefined;
    this.#parser.parse(data, (parsed: BackendMessage) => {
      if (failure && !(parsed instanceof protocolMessages.ReadyForQueryMessage)) return;
      if (parsed instanceof protocolMessages.DatabaseError && throwOnError) {
        failure = parsed;
        return;
      }
      if (parsed instanceof protocolMessages.ReadyForQueryMessage)
        this.#status = parsed.status as 'I' | 'T' | 'E';
      if (parsed instanceof protocolMessages.NoticeMessage) onNotice?.(parsed);
      if (parsed instanceof protocolMessages.NotificationResponseMessage) {
        const { channel, payload } = parsed;
        for (const listener of this.#listeners.get(channel) ?? [])
          queueMicrotask(() => listener(payload));
      }
      messages.push(parsed);
    });
    if (failure) {
      this.#parser = new protocol.Parser();
      throw failure;
    }
    return { messages, data };
  }

  async execProtocolStream(
    message: Uint8Array,
    options: ExecProtocolOptions,
  ): Promise<BackendMessage[]> {
    return (await this.execProtocol(message, options)).messages;
  }

  async listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners);
    listeners.add(listener);
    if (listeners.size === 1) await this.exec(`LISTEN "${channel}"`);
    return async () => {
      listeners.delete(listener);
      if (listeners.size === 0 && !this.#closed) await this.exec(`UNLISTEN "${channel}"`);
    };
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#call(undefined).catch(() => {});
    await this.worker.terminate();
  }

  // What the base class asks of its subclass.
  async syncToFs() {}
  async _handleBlob() {}
  async _cleanupBlob() {}
  async _getWrittenBlob() {
    return undefined;
  }
  async _checkReady() {
    if (this.#closed) throw new Error('the embedded database is closed');
  }
  _runExclusiveQuery<T>(run: () => Promise<T>): Promise<T> {
    return this.#queryMutex.runExclusive(run);
  }
  /**
   * There is one connection for all. What leaves a transaction open or failed would take everybody's
   * next queries into it: they would be refused or, worse, be lost with it. So it ends here, before
   * anybody else has a turn.
   */
  _runExclusiveTransaction<T>(run: () => Promise<T>): Promise<T> {
    return this.#transactionMutex.runExclusive(async () => {
      let result: T;
      try {
        result = await run();
      } catch (error) {
        await this.#leaveTransaction();
        throw error;
      }
      if (await this.#leaveTransaction())
        throw new Error('a query left its transaction open; use transaction()');
      return result;
    });
  }

  /** @returns whether there was one */
  async #leaveTransaction(): Promise<boolean> {
    if (this.#status === 'I' || this.#failure) return false;
    await this.#exchange(protocol.serialize.query('ROLLBACK'), {});
    return true;
  }
}
