import { execFileSync } from 'node:child_process';
import { createSign, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { createPayPalApi } from './paypal-api.ts';
import { createPayPalPayments } from './paypal-payments.ts';
import { createPayPalWebhooks } from './paypal-webhooks.ts';

/** Answers in the shape that PayPal's documentation and sandbox give them. */
interface Subscription {
  kind: 'subscription';
  id: string;
  status: string;
  planId: string;
  customId: string;
  createdAt: Date;
  nextBillingAt: Date | null;
  transactions: { id: string; status: string; time: Date; value: string; currency: string }[];
}

interface Order {
  kind: 'order';
  id: string;
  status: string;
  customId: string;
  value: string;
  currency: string;
  captures: { id: string; status: string; time: Date; value: string; currency: string }[];
}

export interface SignedWebhook {
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer>;
}

export interface TestSigner {
  root: string;
  /** Leaf, then what issued it. */
  chain: string;
  key: string;
}

export interface TestAuthority extends TestSigner {
  /** Issued by the same authority, to somebody else. */
  other: TestSigner;
}

/** An authority with a signing certificate, made anew: no key lies in the repository. */
export function createAuthority(): TestAuthority {
  const commonName = 'messageverificationcerts.sandbox.paypal.com';
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'ochre-certificates-'));
  const file = (name: string) => path.join(directory, name);
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: directory, stdio: 'pipe' });
  try {
    fs.writeFileSync(file('ca.ext'), 'basicConstraints=critical,CA:TRUE\n');
    fs.writeFileSync(file('leaf.ext'), 'basicConstraints=critical,CA:FALSE\n');
    const request = (name: string, subject: string) =>
      openssl(
        ...['req', '-new', '-newkey', 'rsa:2048', '-nodes', '-keyout', `${name}.key`],
        ...['-out', `${name}.csr`, '-subj', subject],
      );
    request('root', '/CN=Test Root');
    openssl(
      ...['x509', '-req', '-in', 'root.csr', '-signkey', 'root.key', '-out', 'root.pem'],
      ...['-days', '60', '-extfile', 'ca.ext'],
    );
    request('middle', '/CN=Test Intermediate');
    openssl(
      ...['x509', '-req', '-in', 'middle.csr', '-CA', 'root.pem', '-CAkey', 'root.key'],
      ...['-CAcreateserial', '-out', 'middle.pem', '-days', '60', '-extfile', 'ca.ext'],
    );
    for (const [name, subject] of [
      ['leaf', commonName],
      ['other', 'www.example.com'],
    ] as const) {
      request(name, `/CN=${subject}`);
      openssl(
        ...['x509', '-req', '-in', `${name}.csr`, '-CA', 'middle.pem', '-CAkey', 'middle.key'],
        ...['-CAcreateserial', '-out', `${name}.pem`, '-days', '30', '-extfile', 'leaf.ext'],
      );
    }
    const read = (name: string) => fs.readFileSync(file(name), 'utf8');
    const root = read('root.pem');
    const chainOf = (name: string) => read(`${name}.pem`) + read('middle.pem');
    return {
      root,
      chain: chainOf('leaf'),
      key: read('leaf.key'),
      other: { root, chain: chainOf('other'), key: read('other.key') },
    };
  } finally {
    fs.rmSync(directory, { recursive: true, force: true });
  }
}

const certificatePath = '/v1/notifications/certs/CERT-360caa42-fca2a594-test';

/** A PayPal of this machine: the REST endpoints that are used, and its signing of webhooks. */
export class PayPalServer {
  readonly webhookId = '8PT597110X687430LKGECATA';
  readonly planId = 'P-5ML4271244454362WXNWU5NQ';
  readonly authority = createAuthority();
  /** Hosts that were called through `fetch`, each call. */
  readonly calledHosts: string[] = [];
  /** Requests as they came, such as `POST /v2/checkout/orders`. */
  readonly requests: string[] = [];
  readonly subscriptions = new Map<string, Subscription>();
  readonly orders = new Map<string, Order>();
  /** Answers nothing but this status, while set. */
  failsWith: number | null = null;
  /** What a hidden certificate makes PayPal say when it is asked to check. */
  verificationStatus = 'SUCCESS';
  certificatesAreAway = false;
  /** Text at the certificate's address. */
  certificate = this.authority.chain;
  now: () => Date = () => new Date();
  readonly #answered = new Map<string, { status: number; body: unknown }>();
  readonly #server = createServer((request, response) => {
    void this.#answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  #origin = '';

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.#origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** In place of the network: PayPal's names lead here, all others nowhere, and each is noted. */
  readonly fetch: typeof fetch = async (input, init) => {
    const url = new URL(String(input));
    this.calledHosts.push(url.host);
    if (!/^api(-m)?\.sandbox\.paypal\.com$/.test(url.host))
      throw new TypeError(`a call to the foreign host ${url.host}`);
    return fetch(`${this.#origin}${url.pathname}${url.search}`, init);
  };

  async #answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const text = (await buffer(request)).toString('utf8');
    const url = new URL(request.url ?? '', 'http://paypal');
    this.requests.push(`${request.method} ${url.pathname}`);
    if (url.pathname === certificatePath)
      return this.certificatesAreAway
        ? { status: 503, body: '' }
        : { status: 200, body: this.certificate };
    if (this.failsWith !== null) return { status: this.failsWith, body: {} };
    if (url.pathname === '/v1/oauth2/token')
      return {
        status: 200,
        body: { scope: 'openid', access_token: 'A21AA', token_type: 'Bearer', expires_in: 32_400 },
      };
    const requestId = request.headers['paypal-request-id'];
    const known = requestId ? this.#answered.get(`${url.pathname} ${requestId}`) : undefined;
    if (known) return known;
    const answer = this.#handle(
      `${request.method} ${url.pathname}`,
      text?.startsWith('{') ? JSON.parse(text) : {},
    );
    if (requestId && answer.status < 300)
      this.#answered.set(`${url.pathname} ${requestId}`, answer);
    return answer;
  }

  // biome-ignore lint/suspicious/noExplicitAny: bodies as they came
  #handle(asked: string, body: any): { status: number; body: unknown } {
    const ok = (value: unknown, status = 200) => ({ status, body: value });
    const missing = {
      status: 404,
      body: { name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'INVALID_RESOURCE_ID' }] },
    };
    const refused = (issue: string) => ({
      status: 422,
      body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] },
    });
    const [, id = '', rest = ''] =
      /^\w+ \/(?:v1\/billing\/subscriptions|v2\/checkout\/orders|v1\/payments\/sale|v2\/payments\/captures)\/([^/]+)(.*)$/.exec(
        asked,
      ) ?? [];
    if (asked === 'POST /v1/catalogs/products') return ok({ id: 'PROD-6XB24663H4094933M' }, 201);
    if (asked === 'POST /v1/billing/plans') return ok({ id: this.planId, status: 'ACTIVE' }, 201);
    if (asked === 'POST /v1/notifications/verify-webhook-signature')
      return ok({
        verification_status:
          body.webhook_id === this.webhookId ? this.verificationStatus : 'FAILURE',
      });
    if (asked === 'POST /v1/billing/subscriptions') {
      const made: Subscription = {
        kind: 'subscription',
        id: `I-${randomUUID().slice(0, 12).toUpperCase()}`,
        status: 'APPROVAL_PENDING',
        planId: body.plan_id,
        customId: body.custom_id,
        createdAt: this.now(),
        nextBillingAt: null,
        transactions: [],
      };
      this.subscriptions.set(made.id, made);
      return ok({ id: made.id, status: made.status, links: this.#links(made.id) }, 201);
    }
    if (asked === 'POST /v2/checkout/orders') {
      const [unit] = body.purchase_units;
      const made: Order = {
        kind: 'order',
        id: randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase(),
        status: 'CREATED',
        customId: unit.custom_id,
        value: unit.amount.value,
        currency: unit.amount.currency_code,
        captures: [],
      };
      this.orders.set(made.id, made);
      return ok({ id: made.id, status: made.status, links: this.#links(made.id) }, 201);
    }
    if (asked.includes('/v1/billing/subscriptions/')) {
      const found = this.subscriptions.get(id);
      if (!found) return missing;
      switch (rest) {
        case '':
          return ok(describeSubscription(found));
        case '/transactions':
          return ok({
            transactions: found.transactions.map(({ id: sale, status, time, value, currency }) => ({
              id: sale,
              status,
              time: time.toISOString(),
              amount_with_breakdown: { gross_amount: { value, currency_code: currency } },
            })),
          });
        case '/suspend':
          if (found.status !== 'ACTIVE') return refused('SUBSCRIPTION_STATUS_INVALID');
          found.status = 'SUSPENDED';
          return { status: 204, body: '' };
        case '/activate':
          if (found.status !== 'SUSPENDED') return refused('SUBSCRIPTION_STATUS_INVALID');
          found.status = 'ACTIVE';
          return { status: 204, body: '' };
        case '/cancel':
          if (!['ACTIVE', 'SUSPENDED'].includes(found.status))
            return refused('SUBSCRIPTION_STATUS_INVALID');
          found.status = 'CANCELLED';
          return { status: 204, body: '' };
      }
    }
    if (asked.includes('/v2/checkout/orders/')) {
      const found = this.orders.get(id);
      if (!found) return missing;
      if (rest === '/capture') {
        if (found.status === 'COMPLETED') return refused('ORDER_ALREADY_CAPTURED');
        if (found.status !== 'APPROVED') return refused('ORDER_NOT_APPROVED');
        found.status = 'COMPLETED';
        const { value, currency } = found;
        found.captures.push({
          id: randomUUID().slice(0, 17),
          status: 'COMPLETED',
          time: this.now(),
          value,
          currency,
        });
      }
      return ok(describeOrder(found));
    }
    const sale = [...this.subscriptions.values()].flatMap((one) =>
      one.transactions.map((transaction) => ({ owner: one.id, transaction })),
    );
    const soldSale = sale.find(({ transaction }) => transaction.id === id);
    const capture = [...this.orders.values()]
      .flatMap((one) => one.captures.map((transaction) => ({ owner: one.id, transaction })))
      .find(({ transaction }) => transaction.id === id);
    const found = asked.includes('/v1/payments/sale/') ? soldSale : capture;
    if (!found) return missing;
    if (rest === '/refund') {
      if (found.transaction.status !== 'COMPLETED') return refused('TRANSACTION_REFUSED');
      found.transaction.status = 'REFUNDED';
      return ok({ id: randomUUID(), status: 'COMPLETED' }, 201);
    }
    return soldSale
      ? ok({ id, state: 'completed', billing_agreement_id: found.owner })
      : ok(describeCapture(found.transaction, found.owner));
  }

  #links(id: string) {
    return [
      {
        rel: 'approve',
        href: `https://www.sandbox.paypal.com/checkoutnow?token=${id}`,
        method: 'GET',
      },
    ];
  }

  /** What a payer does on PayPal's page; of a subscription its first payment follows. */
  approve(id: string): void {
    const order = this.orders.get(id);
    if (order) order.status = 'APPROVED';
    else this.charge(id);
  }

  /** A month is paid. @returns the sale's id */
  charge(id: string, amount = { value: '4.99', currency: 'USD' }): string {
    const found = this.subscriptions.get(id)!;
    found.status = 'ACTIVE';
    const time = new Date(this.now().getTime() + found.transactions.length);
    const sale = {
      id: randomUUID().slice(0, 17).toUpperCase(),
      status: 'COMPLETED',
      time,
      ...amount,
    };
    found.transactions.push(sale);
    found.nextBillingAt = new Date(time.getTime() + 30 * 24 * 3600_000);
    return sale.id;
  }

  refundLast(id: string): void {
    const list = this.subscriptions.get(id)?.transactions ?? this.orders.get(id)!.captures;
    list.at(-1)!.status = 'REFUNDED';
  }

  setStatus(id: string, status: string): void {
    this.subscriptions.get(id)!.status = status;
  }

  /** An event on a purchase as PayPal words it. */
  event(id: string, type: string, resource: object = { id }): object {
    return {
      id: `WH-${randomUUID()}`,
      event_version: '1.0',
      create_time: this.now().toISOString(),
      resource_type: 'subscription',
      event_type: type,
      summary: `${type} of ${id}, with a wörd`,
      resource,
    };
  }

  /** Signs as PayPal does. */
  sign(
    event: object,
    options: { authority?: TestSigner; certificateUrl?: string; webhookId?: string } = {},
  ): SignedWebhook {
    const body = Buffer.from(JSON.stringify(event));
    const transmissionId = randomUUID();
    const transmissionTime = new Date().toISOString();
    const webhookId = options.webhookId ?? this.webhookId;
    const signature = createSign('RSA-SHA256')
      .update(`${transmissionId}|${transmissionTime}|${webhookId}|${crc32(body)}`)
      .sign((options.authority ?? this.authority).key, 'base64');
    return {
      headers: {
        'content-type': 'application/json',
        'paypal-transmission-id': transmissionId,
        'paypal-transmission-time': transmissionTime,
        'paypal-transmission-sig': signature,
        'paypal-cert-url':
          options.certificateUrl ?? `https://api.sandbox.paypal.com${certificatePath}`,
        'paypal-auth-algo': 'SHA256withRSA',
      },
      body,
    };
  }
}

/** The adapter, against this server. */
export function connectPayPal(server: PayPalServer, options: { certificateNow?: () => Date } = {}) {
  const now = () => server.now();
  const api = createPayPalApi(
    { environment: 'sandbox', clientId: 'id', clientSecret: 'secret' },
    server.fetch,
  );
  return createPayPalPayments({
    api,
    webhooks: createPayPalWebhooks({
      api,
      environment: 'sandbox',
      webhookId: server.webhookId,
      now: options.certificateNow ?? now,
      fetch: server.fetch,
      trustedRoots: [server.authority.root],
    }),
    brandName: 'Ochre',
    premiumPlanId: server.planId,
    now,
  });
}

const describeSubscription = (one: Subscription) => ({
  id: one.id,
  status: one.status,
  plan_id: one.planId,
  custom_id: one.customId,
  quantity: '1',
  create_time: one.createdAt.toISOString(),
  start_time: one.createdAt.toISOString(),
  billing_info: {
    outstanding_balance: { currency_code: 'USD', value: '0.0' },
    ...(one.status === 'ACTIVE' && one.nextBillingAt
      ? { next_billing_time: one.nextBillingAt.toISOString() }
      : {}),
    failed_payments_count: 0,
  },
});

const describeCapture = (
  { id, status, time, value, currency }: Order['captures'][number],
  orderId: string,
) => ({
  id,
  status,
  amount: { currency_code: currency, value },
  final_capture: true,
  create_time: time.toISOString(),
  supplementary_data: { related_ids: { order_id: orderId } },
});

const describeOrder = (one: Order) => ({
  id: one.id,
  intent: 'CAPTURE',
  status: one.status,
  purchase_units: [
    {
      reference_id: 'default',
      custom_id: one.customId,
      amount: { currency_code: one.currency, value: one.value },
      ...(one.captures.length > 0
        ? {
            payments: { captures: one.captures.map((capture) => describeCapture(capture, one.id)) },
          }
        : {}),
    },
  ],
});
