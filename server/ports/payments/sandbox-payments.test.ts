import fs from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { createDataDirectory } from '../../../test/test-database.ts';
import { openDatabase } from '../../db/database.ts';
import { StartRefusedError } from '../../db/start-refused-error.ts';
import { describePaymentsCompliance } from './payments-compliance.ts';
import { createSandboxPayments } from './sandbox-payments.ts';

const common = {
  now: () => new Date(),
  secret: 'a secret of thirty-two characters!',
  pageUrl: () => 'http://127.0.0.1:1',
  webhookUrl: () => 'http://127.0.0.1:1',
  isProduction: false,
  isAllowedInProduction: false,
};

describePaymentsCompliance('the sandbox', async () => {
  const directory = await createDataDirectory();
  const database = await openDatabase({ kind: 'embedded', directory });
  const received: { headers: Headers; body: Uint8Array; id: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const headers = new Headers(request.headers as Record<string, string>);
    received.push({ headers, body, id: body.toString() });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider = createSandboxPayments({
    ...common,
    db: database.db,
    webhookUrl: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  return {
    provider,
    approve: async (id) => void (await provider.desk.act(id, 'approve')),
    renew: async (id) => void (await provider.desk.act(id, 'renew')),
    failPayment: async (id) => void (await provider.desk.act(id, 'fail')),
    async deliver(id) {
      await provider.desk.act(id, 'duplicate');
      return new Promise((resolve) => {
        void eventually(async () => {
          const found = received.find((one) => one.id.includes(id));
          if (!found) throw new Error('nothing was delivered');
          resolve(found);
        });
      });
    },
    async close() {
      await provider.close();
      server.close();
      await database.close();
      await fs.rm(directory, { recursive: true, force: true });
    },
  };
});

describe('the sandbox', () => {
  it('refuses to start in production, unless allowed by name', async () => {
    const db = null as never;
    expect(() => createSandboxPayments({ ...common, db, isProduction: true })).toThrow(
      StartRefusedError,
    );
    createSandboxPayments({ ...common, db, isProduction: true, isAllowedInProduction: true });
  });
});
