import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createDataDirectory } from '../test/test-database.ts';
import { readConfig } from './config.ts';
import { PGliteThread } from './db/pglite-thread.ts';
import { startOchre } from './ochre.ts';

describe('an embedded database whose thread dies', () => {
  it('takes the product with it, which can still be stopped', async () => {
    const pglite = await PGliteThread.open(null);
    const opening = Promise.resolve({ pglite, close: () => pglite.close() });
    const ochre = await startOchre(
      readConfig({ NODE_ENV: 'test', PORT: '0', DATA_DIR: await createDataDirectory() }),
      {
        logger: pino({ level: 'silent' }),
        engines: [],
        database: { kind: 'opening', opening },
        probesStatus: false,
      },
    );
    // @ts-expect-error the worker is nobody's business, except where it dies
    await pglite.worker.terminate();
    expect((await ochre.failed).message).toBe('the embedded database has stopped');
    expect((await fetch(`${ochre.url}/readyz`)).status).toBe(503);
    await ochre.stop();
  });
});
