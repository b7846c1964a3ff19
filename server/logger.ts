import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** What drivers note with an error, and what may hold a row's values: prompts, addresses, tokens. */
const carried = ['query', 'params', 'detail', 'where', 'internalQuery'];

/** An error and its causes as pino shows them, without what the failed query carried. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const described = pino.stdSerializers.err(error);
  for (const name of carried) delete described[name];
  // Drizzle writes the parameters into its message, which is part of each message around it.
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { params } = cause as { params?: unknown };
    if (params === undefined) continue;
    for (const name of ['message', 'stack'] as const)
      described[name] = described[name].replaceAll(`\nparams: ${params}`, '');
  }
  return described;
}

/**
 * JSON lines; request ids, no secrets, no prompts.
 * @param destination standard output unless given
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      redact: [
        'password',
        'newPassword',
        'token',
        'authorization',
        'cookie',
        '*.password',
        '*.token',
      ],
    },
    destination ?? pino.destination(1),
  );
}
