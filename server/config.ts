import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { brand } from '../contract/brand.ts';
import { isEmailAddress } from '../contract/email-address.ts';
import { type EngineConfig, parseEngineConfigs } from '../engines/engine-config.ts';
import { StartRefusedError } from './db/start-refused-error.ts';

/** Characters, of the setting and of the file that stands in for it. */
export const secretLengthMin = 32;

const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default(fallback ? 'true' : 'false')
    .transform((value) => value === 'true');

const wholeNumber = (fallback: number, min: number, max: number) =>
  z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)
    .default(fallback);

const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** What people use is an address and no more: paths and names are put behind it. */
function isPlainAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && !url.search && !url.hash && !url.username && !url.password;
}

const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: wholeNumber(3000, 0, 65_535),
  DATA_DIR: z.string().min(1).default('./data'),
  PUBLIC_URL: webUrl
    .refine(isPlainAddress, 'must be an address without password, question mark and hash')
    .optional(),
  ROLE: z.enum(['all', 'web', 'worker'], { error: 'must be all, web or worker' }).default('all'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .refine(
      (text) => URL.canParse(text),
      'must be an address; signs such as / in a password are written as %2F',
    )
    .optional(),
  SECRET: z
    .string()
    .min(secretLengthMin, `must have at least ${secretLengthMin} characters`)
    .optional(),
  S3_ENDPOINT: webUrl.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  LOG_PROMPTS: flag(false),
  TRUST_PROXY: flag(false),
  ENGINES_FILE: z.string().optional(),
  ENGINES: z.string().optional(),
  STUDIO_ENGINE: flag(true),
  STUDIO_THREADS: wholeNumber(2, 1, 64),
  ENGINE_WAIT_SECONDS: wholeNumber(1800, 0, 24 * 3600),
  PAYMENT_PROVIDER: z
    .enum(['paypal', 'sandbox', 'none'], { error: 'must be paypal, sandbox or none' })
    .optional(),
  SANDBOX_PAYMENTS_IN_PRODUCTION: flag(false),
  PAYPAL_ENVIRONMENT: z
    .enum(['sandbox', 'live'], { error: 'must be sandbox or live' })
    .default('sandbox'),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_PLAN_ID: z.string().optional(),
  INVOICE_SELLER: z.string().max(1000).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .refine((text) => URL.parse(text)?.hostname, 'must name a mail server')
    .optional(),
  MAIL_FROM: z.string().min(3).default('Ochre <ochre@localhost>'),
  OPERATOR_EMAIL: z
    .string()
    .refine(isEmailAddress, 'must be an e-mail address')
    .default(brand.supportEmail),
  ADOPT_STORAGE: z
    .union([z.uuid(), z.literal('unowned')], {
      error: 'must be the id that the refused start named',
    })
    .optional(),
  SWEEP_SHARE_MAX: wholeNumber(10, 0, 100),
  SIGN_IN_ATTEMPTS_MAX: wholeNumber(10, 1, 1_000_000),
  FORM_POSTS_MAX: wholeNumber(10, 1, 1_000_000),
});

type Environment = z.infer<typeof environmentSchema>;

interface PayPalConfig {
  provider: 'paypal';
  environment: 'sandbox' | 'live';
  clientId: string;
  clientSecret: string;
  webhookId: string;
  planId: string;
}

type PaymentConfig =
  | { provider: 'none' }
  | { provider: 'sandbox'; isProduction: boolean; isAllowedInProduction: boolean }
  | PayPalConfig;

export type Config = Readonly<{
  environment: 'production' | 'development' | 'test';
  host: string;
  port: number;
  dataDirectory: string;
  /** Where people reach us; null until the server knows its own address. */
  publicUrl: string | null;
  role: 'all' | 'web' | 'worker';
  databaseUrl: string | null;
  /** Signs cookies and derives image keys; null: one is made and kept in the data directory. */
  secret: string | null;
  /** Where files lie; null: below the data directory. */
  s3: {
    endpoint: string;
    region: string;
    bucket: string;
    accessKeyId: string;
    secretAccessKey: string;
  } | null;
  logLevel: string;
  logPrompts: boolean;
  trustProxy: boolean;
  engines: EngineConfig[];
  studio: { enabled: boolean; threads: number };
  /** How long a task waits for an engine that does not run, before it is given back. */
  engineWaitMs: number;
  payments: PaymentConfig;
  /** Name and address of whoever sells, as invoices print them; several lines. */
  invoiceSeller: string;
  mail: { smtpUrl: string | null; from: string };
  /** Who reads what visitors write to us. */
  operatorEmail: string;
  /** The database whose files this one is to take over, or `unowned`. */
  adoptStorage: string | null;
  /** Percent of a folder that a sweep may take at once. */
  sweepShareMax: number;
  /** Per address and e-mail, in ten minutes. */
  signInAttemptsMax: number;
  /** Per address and public form, in an hour. */
  formPostsMax: number;
}>;

/** A setting that can't be used; the message is one line that names it. */
export class ConfigError extends StartRefusedError {}

function parseEnvironment(environment: Record<string, string | undefined>): Environment {
  // Empty counts as absent, as in an .env file with the value left out.
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new ConfigError(`${issue.path.join('.')}: ${issue.message}`);
  }
  return parsed.data;
}

/**
 * Reads the settings; the only place that knows the environment.
 * @throws {ConfigError} naming the first setting that is wrong
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const env = parseEnvironment(environment);
  if (env.ROLE !== 'all' && !env.DATABASE_URL)
    throw new ConfigError(
      `ROLE: ${env.ROLE} needs DATABASE_URL, as the embedded database belongs to one process`,
    );
  return {
    environment: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    dataDirectory: path.resolve(env.DATA_DIR),
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    role: env.ROLE,
    databaseUrl: env.DATABASE_URL ?? null,
    secret: env.SECRET ?? null,
    s3: readS3(env),
    logLevel: env.LOG_LEVEL,
    logPrompts: env.LOG_PROMPTS,
    trustProxy: env.TRUST_PROXY,
    engines: readEngines(env.ENGINES_FILE, env.ENGINES),
    studio: { enabled: env.STUDIO_ENGINE, threads: env.STUDIO_THREADS },
    engineWaitMs: env.ENGINE_WAIT_SECONDS * 1000,
    // A production that nobody has called one is somebody trying the product out.
    payments: readPayments(env, environment.NODE_ENV === 'production'),
    invoiceSeller: (env.INVOICE_SELLER ?? `${brand.name}\n${env.OPERATOR_EMAIL}`).replaceAll(
      '\\n',
      '\n',
    ),
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM },
    operatorEmail: env.OPERATOR_EMAIL,
    adoptStorage: env.ADOPT_STORAGE ?? null,
    sweepShareMax: env.SWEEP_SHARE_MAX,
    signInAttemptsMax: env.SIGN_IN_ATTEMPTS_MAX,
    formPostsMax: env.FORM_POSTS_MAX,
  };
}

function readS3(env: z.output<typeof environmentSchema>): Config['s3'] {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  const given = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId };
  const all = { ...given, S3_SECRET_ACCESS_KEY: secretAccessKey };
  const missing = Object.entries(all).filter(([, value]) => value === undefined);
  if (missing.length === Object.keys(all).length) return null;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw new ConfigError(`${missing[0]![0]}: must be set as well, for files in S3`);
  if (env.DATABASE_URL && !env.SECRET)
    throw new ConfigError(
      'SECRET: must be set where files are in S3, as processes that share no directory need the same one',
    );
  return { endpoint, region: env.S3_REGION, bucket, accessKeyId, secretAccessKey };
}

/** What PayPal lets us in with: all that its set-up needs. @throws {ConfigError} */
export function readPayPalAccess(
  environment: Record<string, string | undefined> = process.env,
): Pick<PayPalConfig, 'environment' | 'clientId' | 'clientSecret'> {
  const env = parseEnvironment(environment);
  return {
    environment: env.PAYPAL_ENVIRONMENT,
    clientId: requirePayPal(env, 'CLIENT_ID'),
    clientSecret: requirePayPal(env, 'CLIENT_SECRET'),
  };
}

function readPayments(env: Environment, isProduction: boolean): PaymentConfig {
  const provider =
    env.PAYMENT_PROVIDER ?? (env.PAYPAL_CLIENT_ID ? 'paypal' : isProduction ? 'none' : 'sandbox');
  if (provider === 'none') return { provider };
  if (provider === 'sandbox')
    return { provider, isProduction, isAllowedInProduction: env.SANDBOX_PAYMENTS_IN_PRODUCTION };
  return {
    provider,
    environment: env.PAYPAL_ENVIRONMENT,
    clientId: requirePayPal(env, 'CLIENT_ID'),
    clientSecret: requirePayPal(env, 'CLIENT_SECRET'),
    webhookId: requirePayPal(env, 'WEBHOOK_ID'),
    planId: requirePayPal(env, 'PLAN_ID'),
  };
}

function requirePayPal(
  env: Environment,
  name: 'CLIENT_ID' | 'CLIENT_SECRET' | 'WEBHOOK_ID' | 'PLAN_ID',
): string {
  const value = env[`PAYPAL_${name}`];
  if (!value)
    throw new ConfigError(`PAYPAL_${name}: PayPal needs it; see "Payments" in docs/operations.md`);
  return value;
}

function readEngines(file: string | undefined, inline: string | undefined): EngineConfig[] {
  const engines = [
    ...(file ? parseEngines('ENGINES_FILE', readEnginesFile(file)) : []),
    ...(inline ? parseEngines('ENGINES', inline) : []),
  ];
  const ids = ['studio', ...engines.map((engine) => engine.id)];
  const taken = ids.find((id, index) => ids.indexOf(id) !== index);
  if (taken) throw new ConfigError(`ENGINES: the id "${taken}" is taken twice`);
  return engines;
}

function readEnginesFile(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    throw new ConfigError(`ENGINES_FILE: can't read ${file}`);
  }
}

function parseEngines(name: string, text: string): EngineConfig[] {
  try {
    return parseEngineConfigs(text);
  } catch (error) {
    // One line, as every other wrong setting.
    throw new ConfigError(`${name}: ${(error as Error).message.replace(/\s*\n\s*/g, '; ')}`);
  }
}
