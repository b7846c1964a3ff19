import './quick-resolution.ts';
import path from 'node:path';
import { brand } from '../contract/brand.ts';
import { type Config, readConfig } from './config.ts';
import { requireNoLooseFiles } from './data-directory.ts';
import { isDatabaseAway } from './db/connection-error.ts';
import { openEmbeddedDatabase } from './db/embedded-database.ts';
import { StartRefusedError } from './db/start-refused-error.ts';

const webDirectory = path.join(import.meta.dirname, '../build/client');
const samplesDirectory = path.join(import.meta.dirname, '../samples');

/** Of PostgreSQL: wrong password, no such user, no such database, not allowed. */
const databaseRefusals = new Set(['28P01', '28000', '3D000', '42501']);

let config: Config | undefined;
try {
  config = readConfig();
  if (!config.databaseUrl) requireNoLooseFiles(config);
  // The database's thread takes a second to start, and so does reading all of our code: both at once.
  const opening = config.databaseUrl ? null : openEmbeddedDatabase(config.dataDirectory);
  opening?.catch(() => {});
  const { startOchre } = await import('./ochre.ts');
  const ochre = await startOchre(config, {
    webDirectory,
    samplesDirectory,
    ...(opening ? { database: { kind: 'opening', opening } } : {}),
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, async () => {
      await ochre.stop();
      process.exit(0);
    });
  // Whoever looks after the process starts it again, and it mends what was left.
  void ochre.failed.then(async (error) => {
    process.stderr.write(`${brand.name} has to stop: ${error.message}\n`);
    await ochre.stop();
    process.exit(1);
  });
  // Whoever waits for this line may send a signal the moment it comes.
  process.stdout.write(
    ochre.url
      ? `${brand.name} is ready at ${config.publicUrl ?? ochre.url}\n`
      : `${brand.name} worker is ready\n`,
  );
} catch (error) {
  process.stderr.write(`${brand.name} can't start: ${explain(error as Error, config)}\n`);
  process.exit(1);
}

/** Of the system, and of PostgreSQL. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === '53100' || isDiskFull(error.cause);
}

/** Of an address that is not this machine's, or that nobody knows. */
function isOfListener(error: NodeJS.ErrnoException, host: string): boolean {
  const { hostname } = error as { hostname?: string };
  return error.syscall === 'listen' || (error.syscall === 'getaddrinfo' && hostname === host);
}

/** One line where the operator can mend it; the stack where only we can. */
function explain(error: NodeJS.ErrnoException, config: Config | undefined): string {
  if (error instanceof StartRefusedError) return error.message;
  if (error.code === 'EADDRINUSE') return `PORT: ${config?.port} is taken by another program`;
  // Before the database, whose name may be unknown just as well.
  if (config && isOfListener(error, config.host))
    return `HOST: can't listen on ${config.host} (${error.code})`;
  if (config?.databaseUrl && (databaseRefusals.has(error.code ?? '') || isDatabaseAway(error)))
    return `DATABASE_URL: the database lets nobody in (${error.code ?? error.message})`;
  if (config && isDiskFull(error))
    return `DATA_DIR: the disk of ${config.dataDirectory} is full: make room and start again`;
  if (config && error.path?.startsWith(config.dataDirectory)) return `DATA_DIR: ${error.message}`;
  return error.stack ?? error.message;
}
