import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../server/db/database.ts';
import { createPgBossQueue } from '../server/ports/queue/pg-boss-queue.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * An embedded database takes seconds to make and migrate, and a tenth of one to copy: so one is
 * made for each state of the migrations, and every test file gets a copy.
 * @returns a data directory of its own, with the tables in place
 */
export async function createDataDirectory(): Promise<string> {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'ochre-test-'));
  await fs.cp(await prepareTemplate(), directory, { recursive: true });
  return directory;
}

/** Makes the template where it is missing; run once before all tests. */
export async function prepareTemplate(): Promise<string> {
  const hash = createHash('sha256');
  const migrations = path.join(root, 'server/db/migrations');
  for (const name of (await fs.readdir(migrations)).sort())
    if (name.endsWith('.sql')) hash.update(await fs.readFile(path.join(migrations, name)));
  // Names and moments of the migrations: the same SQL under another one runs again.
  hash.update(await fs.readFile(path.join(migrations, 'meta/_journal.json')));
  hash.update(await fs.readFile(path.join(root, 'package-lock.json')));
  const template = path.join(root, '.cache/test-data', hash.digest('hex').slice(0, 16));
  if (await exists(template)) return template;

  const draft = `${template}.${process.pid}`;
  await fs.rm(draft, { recursive: true, force: true });
  await fs.mkdir(draft, { recursive: true });
  const database = await openDatabase({ kind: 'embedded', directory: draft });
  const queue = await createPgBossQueue({
    connection: database.queueConnection,
    onError: (error) => {
      throw error;
    },
  });
  await queue.stop(5000);
  await database.close();
  await fs.rename(draft, template).catch(async (error) => {
    // Another run was faster; its template is as good.
    await fs.rm(draft, { recursive: true, force: true });
    if (!(await exists(template))) throw error;
  });
  return template;
}

const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );
