import { type Logger, pino } from 'pino';

export type { Logger };

/** JSON lines on standard output; request ids, no secrets, no prompts. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: [
      'password',
      'newPassword',
      'token',
      'authorization',
      'cookie',
      '*.password',
      '*.token',
    ],
  });
}
