import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ProviderAwayError, WebhookRefusedError } from '../payments.ts';
import { describePaymentsCompliance } from '../payments-compliance.ts';
import { createPayPalApi, parseAmount, setUpPayPalPlan } from './paypal-api.ts';
import {
  connectPayPal,
  createAuthority,
  PayPalServer,
  type SignedWebhook,
} from './paypal-server.fixture.ts';

const credentials = { environment: 'sandbox', clientId: 'id', clientSecret: 'secret' } as const;

describePaymentsCompliance('PayPal', async () => {
  const server = await new PayPalServer().start();
  return {
    provider: connectPayPal(server),
    approve: async (id) => server.approve(id),
    renew: async (id) => void server.charge(id),
    failPayment: async (id) => server.setStatus(id, 'SUSPENDED'),
    async deliver(id) {
      const signed = server.sign(server.event(id, 'BILLING.SUBSCRIPTION.ACTIVATED'));
      return { headers: new Headers(signed.headers), body: signed.body };
    },
    close: () => server.stop(),
  };
});

describe('PayPal', () => {
  let server: PayPalServer;
  beforeAll(async () => {
    server = await new PayPalServer().start();
  });
  afterAll(() => server.stop());
  afterEach(() => {
    server.failsWith = null;
    server.certificatesAreAway = false;
    server.verificationStatus = 'SUCCESS';
    server.certificate = server.authority.chain;
  });

  const deliveryOf = ({ headers, body }: SignedWebhook) => ({
    headers: new Headers(headers),
    body,
  });
  const event = () => server.event('I-BW452GLLEP1G', 'BILLING.SUBSCRIPTION.ACTIVATED');

  it('that is away is said to be away, not to have refused', async () => {
    const provider = connectPayPal(server);
    server.failsWith = 503;
    await expect(provider.readPurchase('premium', 'I-1')).rejects.toBeInstanceOf(ProviderAwayError);
    server.failsWith = 429;
    await expect(provider.captureOrder('1')).rejects.toBeInstanceOf(ProviderAwayError);
  });

  it('gets product and plan from one command, which says the plan’s id', async () => {
    const api = createPayPalApi(credentials, server.fetch);
    expect(
      await setUpPayPalPlan(api, {
        name: 'Premium',
        description: 'Monthly',
        priceCents: 499,
        currency: 'USD',
      }),
    ).toEqual({ productId: 'PROD-6XB24663H4094933M', planId: server.planId });
  });

  it('names the same purchase in every kind of event', async () => {
    const provider = connectPayPal(server);
    const cases: [string, object, object][] = [
      ['BILLING.SUBSCRIPTION.CANCELLED', { id: 'I-1' }, { kind: 'subscription', id: 'I-1' }],
      ['BILLING.SUBSCRIPTION.PAYMENT.FAILED', { id: 'I-1' }, { kind: 'subscription', id: 'I-1' }],
      [
        'PAYMENT.SALE.COMPLETED',
        { id: 'S-1', billing_agreement_id: 'I-1' },
        { kind: 'subscription', id: 'I-1' },
      ],
      ['PAYMENT.SALE.REFUNDED', { id: 'R-1', sale_id: 'S-1' }, { kind: 'sale', id: 'S-1' }],
      ['PAYMENT.SALE.REVERSED', { id: 'S-1' }, { kind: 'sale', id: 'S-1' }],
      ['CHECKOUT.ORDER.APPROVED', { id: 'O-1' }, { kind: 'order', id: 'O-1' }],
      [
        'PAYMENT.CAPTURE.COMPLETED',
        { id: 'C-1', supplementary_data: { related_ids: { order_id: 'O-1' } } },
        { kind: 'order', id: 'O-1' },
      ],
      [
        'PAYMENT.CAPTURE.REFUNDED',
        {
          id: 'R-1',
          links: [{ rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/C-1' }],
        },
        { kind: 'capture', id: 'C-1' },
      ],
    ];
    for (const [type, resource, subject] of cases) {
      const verified = await provider.verifyWebhook(
        deliveryOf(server.sign(server.event('x', type, resource))),
      );
      expect([type, verified.subject]).toEqual([type, subject]);
    }
  });

  it('reads amounts of two decimals exactly, and nothing else', () => {
    expect(['4.99', '-4.99', '5', '0.07', '1234567.89'].map(parseAmount)).toEqual([
      499, 499, 500, 7, 123_456_789,
    ]);
    for (const text of ['', '4.9', '4,99', '4.999', '1e3', ' 4.99', 'NaN'])
      expect(parseAmount(text)).toBeNull();
  });

  it('checks a webhook offline: the certificate is fetched once, and PayPal is asked nothing', async () => {
    const provider = connectPayPal(server);
    server.requests.length = 0;
    for (let index = 0; index < 3; index++)
      await provider.verifyWebhook(deliveryOf(server.sign(event())));
    expect(server.requests).toEqual([expect.stringContaining('/v1/notifications/certs/')]);
  });

  it('is asked to check where its certificate cannot be fetched, and believed', async () => {
    server.certificatesAreAway = true;
    const provider = connectPayPal(server);
    const signed = deliveryOf(server.sign(event()));
    expect((await provider.verifyWebhook(signed)).type).toBe('BILLING.SUBSCRIPTION.ACTIVATED');
    server.verificationStatus = 'FAILURE';
    await expect(provider.verifyWebhook(signed)).rejects.toBeInstanceOf(WebhookRefusedError);
  });

  it('is not asked to check what its certificate shows to be forged', async () => {
    const provider = connectPayPal(server);
    const signed = deliveryOf(server.sign(event(), { webhookId: 'another' }));
    server.requests.length = 0;
    await expect(provider.verifyWebhook(signed)).rejects.toBeInstanceOf(WebhookRefusedError);
    expect(server.requests.join()).not.toContain('verify-webhook-signature');
  });

  it('accepts none of 200 forged webhooks, and calls no foreign host for them', async () => {
    const foreign = createAuthority();
    const otherName = server.authority.other;
    const path = '/v1/notifications/certs/CERT-360caa42-fca2a594-test';
    const urls = [
      `http://api.sandbox.paypal.com${path}`,
      `https://api.sandbox.paypal.com.evil.example${path}`,
      `https://evil.example${path}`,
      `https://api.sandbox.paypal.com@evil.example${path}`,
      `https://api.sandbox.paypal.com:8443${path}`,
      `https://evil.example/api.sandbox.paypal.com${path}`,
      `https://xapi.sandbox.paypal.com${path}`,
      `https://www.paypal.com${path}`,
      // Of the other environment.
      `https://api.paypal.com${path}`,
      `https://127.0.0.1${path}`,
      `https://169.254.169.254/latest`,
      'file:///etc/passwd',
      `https://api.sandbox.paypal.com${path}?next=https://evil.example`,
      'https://api.sandbox.paypal.com/v1/notifications/certs/../../oauth2/token',
      'https://api.sandbox.paypal.com/somewhere/else',
      'not an address',
      `https://api.sandbox.paypal.com\\@evil.example${path}`,
      `https://API.sandbox.paypal.com.${path}`,
      `//api.sandbox.paypal.com${path}`,
      `https://api.sandbox.paypal.com%2eevil.example${path}`,
    ];
    const forged: { why: string; webhook: SignedWebhook; certificate?: string }[] = [];
    for (let index = 0; index < 60; index++) {
      const webhook = server.sign(event());
      const at = Math.floor((index / 60) * webhook.body.length);
      webhook.body[at]! ^= 1 << (index % 8);
      forged.push({ why: `bit ${index % 8} of byte ${at}`, webhook });
    }
    for (let index = 0; index < 40; index++) {
      const webhook = server.sign(event());
      const signature = Buffer.from(webhook.headers['paypal-transmission-sig']!, 'base64');
      signature[(index * 6) % signature.length]! ^= 1 << (index % 8);
      webhook.headers['paypal-transmission-sig'] = signature.toString('base64');
      forged.push({ why: `signature, flip ${index}`, webhook });
    }
    for (const certificateUrl of urls)
      forged.push({ why: certificateUrl, webhook: server.sign(event(), { certificateUrl }) });
    for (let index = 0; index < 10; index++) {
      forged.push({
        why: 'wrong webhook id',
        webhook: server.sign(event(), { webhookId: `W${index}` }),
      });
      forged.push({
        why: 'foreign authority',
        webhook: server.sign(event(), { authority: foreign }),
        certificate: foreign.chain,
      });
      forged.push({
        why: 'foreign key under our certificate',
        webhook: server.sign(event(), { authority: foreign }),
      });
      forged.push({
        why: 'made out to somebody else',
        webhook: server.sign(event(), { authority: otherName }),
        certificate: otherName.chain,
      });
      const sale = server.event('S-1', 'PAYMENT.SALE.COMPLETED', {
        id: 'S-1',
        billing_agreement_id: 'I-1',
        amount: { total: '4.99', currency: 'USD' },
      });
      for (const [from, to] of [
        ['4.99', '0.01'],
        ['USD', 'IDR'],
      ] as const) {
        const webhook = server.sign(sale);
        webhook.body = Buffer.from(webhook.body.toString('utf8').replace(from, to));
        forged.push({ why: `${from} is ${to}`, webhook });
      }
      const names = Object.keys(server.sign(event()).headers).filter((one) =>
        one.startsWith('paypal'),
      );
      const webhook = server.sign(event());
      const name = names[index % names.length]!;
      if (name === 'paypal-transmission-time' || name === 'paypal-transmission-id')
        webhook.headers[name] = randomUUID();
      else delete webhook.headers[name];
      forged.push({ why: `header ${name}`, webhook });
      const selfMade = server.sign(event());
      selfMade.headers['paypal-auth-algo'] = ['none', 'SHA1withRSA', 'HS256'][index % 3]!;
      forged.push({ why: 'another algorithm', webhook: selfMade });
    }
    expect(forged.length).toBe(200);

    server.calledHosts.length = 0;
    const accepted: string[] = [];
    for (const { why, webhook, certificate } of forged) {
      // A new one each time, as a kept certificate would hide what another answer does.
      server.certificate = certificate ?? server.authority.chain;
      const provider = connectPayPal(server);
      const outcome = await provider.verifyWebhook(deliveryOf(webhook)).then(
        () => 'accepted',
        (error: unknown) => (error instanceof WebhookRefusedError ? 'refused' : String(error)),
      );
      if (outcome !== 'refused') accepted.push(`${why}: ${outcome}`);
    }
    expect(accepted).toEqual([]);
    expect(new Set(server.calledHosts)).toEqual(new Set(['api.sandbox.paypal.com']));
  });

  it('signs with a certificate that is valid now: one of the past is refused', async () => {
    const provider = connectPayPal(server);
    const later = server.now;
    server.now = () => new Date(Date.now() + 40 * 24 * 3600_000);
    await expect(provider.verifyWebhook(deliveryOf(server.sign(event())))).rejects.toBeInstanceOf(
      WebhookRefusedError,
    );
    server.now = later;
  });
});
