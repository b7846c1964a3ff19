import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataDirectory } from '../test/test-database.ts';
import { type OpenDatabase, openDatabase } from './db/database.ts';
import { users } from './db/schema/accounts.ts';
import { tasks } from './db/schema/tasks.ts';
import { createLogger } from './logger.ts';

let directory: string;
let database: OpenDatabase;

beforeAll(async () => {
  directory = await createDataDirectory();
  database = await openDatabase({ kind: 'embedded', directory });
});
afterAll(async () => {
  await database.close();
  await fs.rm(directory, { recursive: true, force: true });
});

/** What the log says of an error. */
function log(error: unknown): string {
  let line = '';
  createLogger('info', {
    write(text) {
      line += text;
    },
  }).error({ err: error }, 'it failed');
  return line;
}

const failureOf = (query: PromiseLike<unknown>) =>
  query.then(
    () => {
      throw new Error('the query was to fail');
    },
    (error: unknown) => error,
  );

describe('the log of a failed query', () => {
  it('says which one and why, and nothing of what it carried', async () => {
    const error = await failureOf(
      database.db.insert(tasks).values({
        id: randomUUID(),
        batchId: randomUUID(),
        batchIndex: 0,
        userId: 'nobody',
        kind: 'generate',
        lane: 'processor',
        modelId: 'a/b',
        modelLabel: 'B',
        prompt: 'my secret\nprompt\n    at home',
        width: 1,
        height: 1,
        input: { settings: { negativePrompt: 'my other secret' } },
      }),
    );
    for (const thrown of [error, new Error('behind another one', { cause: error })]) {
      const line = log(thrown);
      expect(line).not.toContain('secret');
      expect(line).not.toContain('at home');
      expect(line).toContain('insert into \\"tasks\\"');
      expect(line).toContain('violates foreign key constraint');
      expect(line).toContain('logger.test.ts');
    }
  });

  it('leaves out what the database quotes of the row', async () => {
    const user = () => ({ id: randomUUID(), name: '', email: 'ada@example.com' });
    await database.db.insert(users).values(user());
    const error = await failureOf(database.db.insert(users).values(user()));
    // What the driver throws, without what wraps it.
    for (const thrown of [error, (error as Error).cause])
      expect(log(thrown)).not.toContain('ada@example.com');
    expect(log(error)).toContain('duplicate key value violates unique constraint');
  });
});
