import fs from 'node:fs/promises';
import { createDataDirectory } from '../../../test/test-database.ts';
import { openDatabase } from '../../db/database.ts';
import { createPgBossQueue } from './pg-boss-queue.ts';
import { describeQueueCompliance } from './queue-compliance.ts';

describeQueueCompliance('pg-boss on the embedded database', async () => {
  const directory = await createDataDirectory();
  const database = await openDatabase({ kind: 'embedded', directory });
  const queue = await createPgBossQueue({
    connection: database.queueConnection,
    onError: () => {},
  });
  return {
    queue,
    db: database.db,
    async cleanUp() {
      await database.close();
      await fs.rm(directory, { recursive: true });
    },
  };
});
