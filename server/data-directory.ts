import fs from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';
import { StartRefusedError } from './db/start-refused-error.ts';

/** Where files lie when they lie on this machine. */
export const filesDirectory = ({ dataDirectory }: Pick<Config, 'dataDirectory'>) =>
  path.join(dataDirectory, 'files');

/**
 * Whether a new embedded database may be made where there is none: not beside files, whose own
 * database must have gone astray. A new one in its place would be in the way when it comes back.
 * @throws {StartRefusedError} when it may not
 */
export function requireNoLooseFiles(config: Pick<Config, 'dataDirectory' | 'adoptStorage'>): void {
  const database = path.join(config.dataDirectory, 'pglite');
  if (fs.existsSync(database) && fs.readdirSync(database).length > 0) return;
  const files = filesDirectory(config);
  const owner = readText(path.join(files, 'installation/database-id'));
  const holdsFiles = ['images', 'resumes', 'uploads', 'publications'].some((folder) =>
    holdsAny(path.join(files, folder)),
  );
  if (!holdsFiles || config.adoptStorage === (owner || 'unowned')) return;
  throw new StartRefusedError(
    `DATA_DIR: there are files in ${files}, but no database in ${database}. Put it back, or set DATABASE_URL; to begin with a new one beside these files, start once with ADOPT_STORAGE=${owner || 'unowned'}`,
  );
}

function holdsAny(directory: string): boolean {
  return fs.existsSync(directory) && fs.readdirSync(directory).length > 0;
}

function readText(file: string): string {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '';
}
