import './quick-resolution.ts';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { emailSchema } from '../contract/accounts.ts';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { DirectoryLockedError } from './db/directory-lock.ts';
import { changeRole, listOperators } from './features/accounts/roles.service.ts';
import { createLocalRealtime } from './ports/realtime/local-realtime.ts';
import { createPostgresRealtime } from './ports/realtime/postgres-realtime.ts';

const usage = `Usage:
  npm run operator -- grant <e-mail>
  npm run operator -- revoke <e-mail>
  npm run operator -- list`;

/** What goes wrong in a way that one line explains. */
class CommandError extends Error {}

/** Says who may operate this installation: whoever can run this on its machine decides. */
async function run([command, address, ...rest]: string[]): Promise<string> {
  const isChange = command === 'grant' || command === 'revoke';
  if (rest.length > 0 || (isChange ? !address : command !== 'list' || address))
    throw new CommandError(usage);
  const parsed = emailSchema.safeParse(address ?? 'nobody@example.com');
  if (!parsed.success) throw new CommandError(`${address} is no e-mail address`);

  const { databaseUrl, dataDirectory } = readConfig();
  if (!databaseUrl && !fs.existsSync(path.join(dataDirectory, 'pglite')))
    throw new CommandError(`There is no database in ${dataDirectory}: start Ochre once`);
  const database = await openDatabase(
    databaseUrl
      ? { kind: 'postgres', url: databaseUrl }
      : { kind: 'embedded', directory: dataDirectory },
  );
  try {
    if (!isChange) return (await listOperators(database.db)).join('\n') || 'There is no operator';
    const realtime = databaseUrl
      ? await createPostgresRealtime(databaseUrl, () => {})
      : createLocalRealtime();
    try {
      const email = parsed.data;
      const outcome = await changeRole(
        { db: database.db, realtime },
        { email, role: command === 'grant' ? 'operator' : 'member' },
      );
      if (outcome === 'unknown')
        throw new CommandError(`Nobody has an account with ${email}: sign up first`);
      const state = command === 'grant' ? 'an operator' : 'no operator';
      return `${email} is ${state}${outcome === 'same' ? ' already' : command === 'grant' ? ' now' : ' any more'}`;
    } finally {
      await realtime.close();
    }
  } finally {
    await database.close();
  }
}

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  process.stdout.write(`${await run(positionals)}\n`);
} catch (error) {
  const isLocked = error instanceof DirectoryLockedError;
  const isKnown = isLocked || error instanceof CommandError || error instanceof ConfigError;
  const { message, stack } = error as Error;
  process.stderr.write(
    `${isLocked ? 'Ochre is running, and its embedded database takes one process at a time: ' : ''}${isKnown ? message : stack}\n`,
  );
  process.exitCode = 1;
}
