/**
 * What says that the database can't be asked now, rather than that a statement is wrong: of the
 * network, and of PostgreSQL.
 * @see PostgreSQL documentation, appendix A, "PostgreSQL Error Codes"
 */
const awayCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EMFILE', 'ENFILE'],
  // Admin shutdown, crash shutdown, cannot connect now, database dropped.
  ...['57P01', '57P02', '57P03', '57P04'],
  // A standby, or a primary that became one.
  '25006',
  '58030',
]);

/** Connection exceptions, and insufficient resources: connections, memory, disk. */
const awayClasses = new Set(['08', '53']);

/** The driver's own failures have no code. */
const awayMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed and is not queryable|The server closed the connection)/i;

/** Whether an error, or what caused it, says that the database is away or has no room: worth a later try. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && (awayCodes.has(code) || isAwayClass(code))) return true;
    if (awayMessages.test(cause.message)) return true;
  }
  return false;
}

const isAwayClass = (code: string) =>
  /^[0-9A-Z]{5}$/.test(code) && awayClasses.has(code.slice(0, 2));
