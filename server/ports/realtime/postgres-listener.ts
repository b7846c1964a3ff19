import pg from 'pg';

const connectTimeoutMs = 5000;
const keepAliveDelayMs = 10_000;

/** The first wait before a lost connection is opened anew; it doubles up to the longest one. */
const reconnectDelayMs = { first: 250, longest: 4000 };

/**
 * One connection that listens to a channel, opened again when it drops: never by more than one
 * attempt at a time, and ever less often while the database is away.
 * @param options.channel a plain lower-case name
 * @param options.onReconnect called when messages may have been missed
 * @throws when the first connection can't be made
 */
export async function createListener(options: {
  connectionString: string;
  channel: string;
  onMessage: (payload: string | undefined) => void;
  onReconnect: () => void;
}): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let connecting: Promise<void> | undefined;
  let failures = 0;
  let closed = false;

  const connect = async () => {
    const next = new pg.Client({
      connectionString: options.connectionString,
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveDelayMs,
    });
    // One loss is told as an error, as an end, or as both; only the client in use counts, once.
    const lose = () => {
      if (client !== next) return;
      client = undefined;
      void discard(next);
      scheduleReconnect();
    };
    next.on('error', lose);
    next.on('end', lose);
    next.on('notification', ({ payload }) => options.onMessage(payload));
    try {
      await next.connect();
      await next.query(`listen ${options.channel}`);
    } catch (error) {
      await discard(next);
      throw error;
    }
    if (closed) return discard(next);
    client = next;
    failures = 0;
  };

  const scheduleReconnect = () => {
    if (closed || timer) return;
    const delayMs = Math.min(reconnectDelayMs.first * 2 ** failures, reconnectDelayMs.longest);
    failures++;
    // Many processes lose their connections at the same moment; they must not come back as one.
    const jittered = delayMs * (0.5 + Math.random() / 2);
    timer = setTimeout(() => {
      timer = undefined;
      connecting = connect().then(() => {
        if (!closed) options.onReconnect();
      }, scheduleReconnect);
    }, jittered).unref();
  };

  await connect();

  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await connecting;
      if (client) await discard(client);
    },
  };
}

/** A failed client may still hold a socket, and still complain: without a listener that would end the process. */
async function discard(client: pg.Client): Promise<void> {
  client.removeAllListeners();
  client.on('error', () => {});
  await client.end().catch(() => {});
}
