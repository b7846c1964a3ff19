import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createDataDirectory } from '../test/test-database.ts';
import { ConfigError, readConfig } from './config.ts';

describe('the settings', () => {
  it('need nothing at all', () => {
    expect(readConfig({})).toMatchObject({
      environment: 'production',
      host: '127.0.0.1',
      port: 3000,
      publicUrl: null,
      role: 'all',
      databaseUrl: null,
      engines: [],
      signInAttemptsMax: 10,
    });
  });

  it('count an empty value as none', () => {
    const names = [
      'PORT',
      'PUBLIC_URL',
      'DATABASE_URL',
      'SECRET',
      'ENGINES',
      'ENGINES_FILE',
      'SMTP_URL',
      'PAYMENT_PROVIDER',
      'PAYPAL_CLIENT_ID',
      'INVOICE_SELLER',
      'TRUST_PROXY',
      'HOST',
      'DATA_DIR',
      'ROLE',
      'LOG_LEVEL',
      'MAIL_FROM',
      'NODE_ENV',
    ];
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it('let nobody have plans for nothing in a production that is called one', () => {
    const provider = (environment: Record<string, string>) =>
      readConfig(environment).payments.provider;
    expect(provider({})).toBe('sandbox');
    expect(provider({ NODE_ENV: 'development' })).toBe('sandbox');
    expect(provider({ NODE_ENV: 'production' })).toBe('none');
    const paypal = {
      PAYPAL_CLIENT_ID: 'id',
      PAYPAL_CLIENT_SECRET: 'secret',
      PAYPAL_WEBHOOK_ID: 'webhook',
      PAYPAL_PLAN_ID: 'P-1',
    };
    expect(provider({ NODE_ENV: 'production', ...paypal })).toBe('paypal');
    for (const name of Object.keys(paypal).slice(1))
      expect(() => provider({ ...paypal, [name]: '' })).toThrow(`${name}: PayPal needs it`);
  });

  const wrong: [string, string][] = [
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'ochre.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['ROLE', 'both'],
    // Without DATABASE_URL.
    ['ROLE', 'web'],
    ['ROLE', 'worker'],
    ['DATABASE_URL', 'mysql://localhost/ochre'],
    ['DATABASE_URL', 'postgres://ochre:a/b@localhost:5432/ochre'],
    ['DATABASE_URL', 'postgres://ochre@localhost:99999/ochre'],
    ['PUBLIC_URL', 'https://images.example.com/?page=1'],
    ['PUBLIC_URL', 'https://user:password@images.example.com'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://mail.example.com:99999'],
    ['SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_PROMPTS', 'yes'],
    ['TRUST_PROXY', '1'],
    ['STUDIO_ENGINE', 'on'],
    ['STUDIO_THREADS', '0'],
    ['ENGINE_WAIT_SECONDS', '-1'],
    ['PAYMENT_PROVIDER', 'stripe'],
    ['PAYPAL_ENVIRONMENT', 'test'],
    ['SMTP_URL', 'localhost:25'],
    ['SIGN_IN_ATTEMPTS_MAX', '0'],
    ['ADOPT_STORAGE', 'yes'],
    ['S3_ENDPOINT', 's3.example.com'],
    ['S3_BUCKET', 'Not/A/Bucket'],
    ['SWEEP_SHARE_MAX', '101'],
    ['NODE_ENV', 'prod'],
    ['ENGINES', 'not json'],
    ['ENGINES', '[{"id":"studio","protocol":"a1111","url":"http://localhost:7860"}]'],
    ['ENGINES_FILE', '/nowhere/engines.json'],
  ];
  for (const [name, value] of wrong)
    it(`stop with one line that names ${name}, for ${JSON.stringify(value)}`, () => {
      let message = '';
      try {
        readConfig({ [name]: value });
      } catch (error) {
        expect(error).toBeInstanceOf(ConfigError);
        message = (error as Error).message;
      }
      expect(message).toMatch(/^[A-Z0-9_]+: \S/);
      expect(message.slice(0, message.indexOf(':'))).toBe(name);
      expect(message).not.toContain('\n');
    });

  it('of a bucket come all together, and with a secret where processes share no directory', () => {
    const s3 = {
      S3_ENDPOINT: 'https://s3.example.com',
      S3_BUCKET: 'ochre',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readConfig(s3).s3).toMatchObject({ bucket: 'ochre', region: 'us-east-1' });
    for (const name of Object.keys(s3))
      expect(() => readConfig({ ...s3, [name]: '' })).toThrow(`${name}: must be set as well`);
    const DATABASE_URL = 'postgres://localhost/ochre';
    expect(() => readConfig({ ...s3, DATABASE_URL })).toThrow('SECRET: must be set');
    expect(readConfig({ ...s3, DATABASE_URL, SECRET: 'x'.repeat(32) }).s3).not.toBeNull();
  });

  it('never repeat a secret in the message', () => {
    expect(() => readConfig({ SECRET: 'my-short-secret' })).not.toThrow(/my-short-secret/);
  });
});

describe('the program', { timeout: 60_000 }, () => {
  async function run(environment: Record<string, string>) {
    const program = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
      env: { PATH: process.env.PATH, ...environment },
      // What it should have refused would run for ever.
      timeout: 20_000,
    });
    const [errors, output, [code]] = await Promise.all([
      text(program.stderr),
      text(program.stdout),
      once(program, 'exit'),
    ]);
    return { errors, output, code };
  }

  it('says what is wrong in one line, and ends', async () => {
    const outcome = await run({ PORT: 'abc' });
    expect(outcome).toEqual({
      errors: "Ochre can't start: PORT: must be a whole number\n",
      output: '',
      code: 1,
    });
  });

  it('names the setting of a data directory that can’t be used', async () => {
    const file = path.join(await fs.mkdtemp(path.join(os.tmpdir(), 'ochre-test-')), 'file');
    await fs.writeFile(file, '');
    const { errors, code } = await run({ DATA_DIR: file, PORT: '0', LOG_LEVEL: 'silent' });
    expect(errors).toMatch(/^Ochre can't start: DATA_DIR: .*\n$/);
    expect(code).toBe(1);
    await fs.rm(path.dirname(file), { recursive: true });
  });

  it.for(['', 'too short'])(
    'refuses a kept secret that was cut short, as a short setting: %j',
    async (secret) => {
      const directory = await createDataDirectory();
      await fs.writeFile(path.join(directory, 'secret'), secret);
      const { errors, code } = await run({ DATA_DIR: directory, PORT: '0', LOG_LEVEL: 'silent' });
      expect(errors).toMatch(/^Ochre can't start: SECRET: .*secret has \d characters.*\n$/);
      expect(code).toBe(1);
      await fs.rm(directory, { recursive: true });
    },
  );

  it('names the setting of a database that can’t be reached', async () => {
    const { errors, code } = await run({
      DATABASE_URL: 'postgres://ochre:top-secret@127.0.0.1:1/ochre',
      DATA_DIR: path.join(os.tmpdir(), 'ochre-unused'),
      LOG_LEVEL: 'silent',
    });
    expect(errors).toMatch(/^Ochre can't start: DATABASE_URL: .*\n$/);
    expect(errors).not.toContain('top-secret');
    expect(code).toBe(1);
  });

  it.for(['203.0.113.9', 'nowhere.invalid'])(
    'names the setting of an address that this machine can’t listen on: %s',
    async (HOST) => {
      const directory = await createDataDirectory();
      const { errors, code } = await run({
        DATA_DIR: directory,
        HOST,
        PORT: '0',
        LOG_LEVEL: 'silent',
        STUDIO_ENGINE: 'false',
      });
      expect(errors).toMatch(/^Ochre can't start: HOST: .*\n$/);
      expect(code).toBe(1);
      await fs.rm(directory, { recursive: true });
    },
  );

  it('names the setting of a database that takes connections and does not answer', async () => {
    const silent = net.createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as net.AddressInfo;
    const { errors, code } = await run({
      DATABASE_URL: `postgres://ochre:top-secret@127.0.0.1:${port}/ochre`,
      DATA_DIR: path.join(os.tmpdir(), 'ochre-unused'),
      LOG_LEVEL: 'silent',
    });
    silent.close();
    expect(errors).toMatch(/^Ochre can't start: DATABASE_URL: .*\n$/);
    expect(code).toBe(1);
  });
});
