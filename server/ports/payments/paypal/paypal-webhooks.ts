import { verify as verifySignature, X509Certificate } from 'node:crypto';
import tls from 'node:tls';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import {
  type EventSubject,
  ProviderAwayError,
  type WebhookDelivery,
  type WebhookEvent,
  WebhookRefusedError,
} from '../payments.ts';
import type { PayPalApi, PayPalEnvironment } from './paypal-api.ts';

/** The only places that a certificate is fetched from, by exact name. */
const certificateHosts: Record<PayPalEnvironment, ReadonlySet<string>> = {
  sandbox: new Set(['api.sandbox.paypal.com', 'api-m.sandbox.paypal.com']),
  live: new Set(['api.paypal.com', 'api-m.paypal.com']),
};

/** Whom PayPal's signing certificates are made out to. */
const signers: Record<PayPalEnvironment, ReadonlySet<string>> = {
  sandbox: new Set(['messageverificationcerts.sandbox.paypal.com']),
  live: new Set(['messageverificationcerts.paypal.com']),
};

const certificatePath = /^\/v1\/notifications\/certs\/[\w-]{1,200}$/;

const certificateBytesMax = 64 * 1024;
const certificatesKept = 16;
const certificateTimeoutMs = 10_000;

const headerNames = {
  transmissionId: 'paypal-transmission-id',
  transmissionTime: 'paypal-transmission-time',
  signature: 'paypal-transmission-sig',
  certificateUrl: 'paypal-cert-url',
  algorithm: 'paypal-auth-algo',
} as const;

const eventSchema = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().min(1).max(200),
  resource: z
    .object({
      id: z.string().optional(),
      sale_id: z.string().optional(),
      billing_agreement_id: z.string().optional(),
      supplementary_data: z
        .object({
          related_ids: z
            .object({ order_id: z.string().optional(), capture_id: z.string().optional() })
            .optional(),
        })
        .optional(),
      links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
    })
    .optional(),
});

export interface PayPalWebhooks {
  /** @throws {WebhookRefusedError}, {@link ProviderAwayError} where it can't be checked now */
  verify(delivery: WebhookDelivery): Promise<WebhookEvent>;
}

/**
 * Checks that PayPal sent a webhook, over its raw bytes, without asking PayPal but for the
 * certificate. Where that can't be fetched, PayPal is asked to check for us.
 * @see https://developer.paypal.com/api/rest/webhooks/rest/#link-verifysignature
 */
export function createPayPalWebhooks(options: {
  api: PayPalApi;
  environment: PayPalEnvironment;
  webhookId: string;
  now: () => Date;
  fetch?: typeof fetch;
  /** PEM; those that Node trusts unless given. */
  trustedRoots?: readonly string[];
}): PayPalWebhooks {
  const { api, environment, webhookId, now } = options;
  const fetchIt = options.fetch ?? fetch;
  const roots = () =>
    (options.trustedRoots ?? tls.rootCertificates).map((pem) => new X509Certificate(pem));
  let trusted: X509Certificate[] | null = null;
  const kept = new Map<string, X509Certificate[]>();

  const loadCertificates = async (url: URL): Promise<X509Certificate[]> => {
    const known = kept.get(url.href);
    if (known) return known;
    let text: string;
    try {
      const answer = await fetchIt(url.href, {
        redirect: 'error',
        signal: AbortSignal.timeout(certificateTimeoutMs),
      });
      if (!answer.ok) throw new Error(`the certificate's address answered ${answer.status}`);
      text = await answer.text();
    } catch (error) {
      throw new ProviderAwayError('the certificate cannot be fetched', { cause: error });
    }
    if (text.length > certificateBytesMax) throw refused('the certificate is too large');
    const pems = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
    let chain: X509Certificate[];
    try {
      chain = pems.map((pem) => new X509Certificate(pem));
    } catch {
      throw refused('the certificate cannot be read');
    }
    trusted ??= roots();
    requireTrusted(chain, trusted, signers[environment], now());
    if (kept.size >= certificatesKept) kept.delete(kept.keys().next().value!);
    kept.set(url.href, chain);
    return chain;
  };

  const askPayPal = async (
    headers: Record<keyof typeof headerNames, string>,
    body: string,
  ): Promise<void> => {
    const asked = JSON.stringify({
      transmission_id: headers.transmissionId,
      transmission_time: headers.transmissionTime,
      transmission_sig: headers.signature,
      cert_url: headers.certificateUrl,
      auth_algo: headers.algorithm,
      webhook_id: webhookId,
    });
    const { verification_status } = await api.request(
      'POST',
      '/v1/notifications/verify-webhook-signature',
      z.object({ verification_status: z.string() }),
      // The event's own text: written anew it would be another one's.
      { body: `${asked.slice(0, -1)},"webhook_event":${body}}` },
    );
    if (verification_status !== 'SUCCESS') throw refused('PayPal did not sign it');
  };

  return {
    async verify({ headers: given, body }) {
      const headers = readHeaders(given);
      if (headers.algorithm !== 'SHA256withRSA') throw refused('it is signed in another way');
      const url = requireCertificateUrl(headers.certificateUrl, certificateHosts[environment]);
      const text = decode(body);
      const event = parseEvent(text);
      let chain: X509Certificate[] | null = null;
      try {
        chain = await loadCertificates(url);
      } catch (error) {
        if (!(error instanceof ProviderAwayError)) throw error;
      }
      if (!chain) {
        await askPayPal(headers, text);
        return event;
      }
      const [leaf] = chain;
      requireInTime(leaf!, now());
      const message = `${headers.transmissionId}|${headers.transmissionTime}|${webhookId}|${crc32(body)}`;
      const isSigned = verifySignature(
        'RSA-SHA256',
        Buffer.from(message),
        leaf!.publicKey,
        Buffer.from(headers.signature, 'base64'),
      );
      if (!isSigned) throw refused('the signature does not fit');
      return event;
    },
  };
}

const refused = (why: string) => new WebhookRefusedError(why);

function readHeaders(headers: Headers): Record<keyof typeof headerNames, string> {
  return Object.fromEntries(
    Object.entries(headerNames).map(([key, name]) => {
      const value = headers.get(name);
      if (!value || value.length > 1000) throw refused(`the header ${name} is missing`);
      return [key, value];
    }),
  ) as Record<keyof typeof headerNames, string>;
}

/** Before anything is fetched: an address of anybody's choosing would have us call them. */
function requireCertificateUrl(text: string, hosts: ReadonlySet<string>): URL {
  const url = URL.parse(text);
  if (
    url?.protocol !== 'https:' ||
    !hosts.has(url.hostname) ||
    url.port !== '' ||
    url.username !== '' ||
    url.password !== '' ||
    url.search !== '' ||
    url.hash !== '' ||
    !certificatePath.test(url.pathname)
  )
    throw refused('the certificate’s address is not PayPal’s');
  return url;
}

function requireInTime(certificate: X509Certificate, now: Date): void {
  if (new Date(certificate.validFrom) > now || new Date(certificate.validTo) < now)
    throw refused('a certificate of the chain is not valid now');
}

/** Leaf first, each issued by the next, the last by one that is trusted. */
function requireTrusted(
  chain: readonly X509Certificate[],
  roots: readonly X509Certificate[],
  names: ReadonlySet<string>,
  now: Date,
): void {
  const [leaf] = chain;
  const commonName = /^CN=(.+)$/m.exec(leaf?.subject ?? '')?.[1];
  if (!leaf || leaf.ca || !names.has(commonName ?? ''))
    throw refused('the certificate is not made out to PayPal');
  for (const [index, certificate] of chain.entries()) {
    requireInTime(certificate, now);
    const isTrusted = roots.some(
      (root) =>
        root.fingerprint256 === certificate.fingerprint256 ||
        (certificate.checkIssued(root) &&
          certificate.verify(root.publicKey) &&
          new Date(root.validTo) >= now),
    );
    if (isTrusted) return;
    const issuer = chain[index + 1];
    if (!issuer?.ca || !certificate.checkIssued(issuer) || !certificate.verify(issuer.publicKey))
      break;
  }
  throw refused('the certificate was issued by nobody we trust');
}

function decode(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw refused('it is no text');
  }
}

function parseEvent(text: string): WebhookEvent {
  let payload: unknown;
  try {
    payload = JSON.parse(text);
  } catch {
    throw refused('it is no JSON');
  }
  const parsed = eventSchema.safeParse(payload);
  if (!parsed.success) throw refused('it is no event');
  const { id, event_type: type, resource } = parsed.data;
  return { id, type, subject: findSubject(type, resource), payload: payload as object };
}

function findSubject(
  type: string,
  resource: z.infer<typeof eventSchema>['resource'],
): EventSubject | null {
  const subject = (kind: EventSubject['kind'], id: string | undefined) =>
    id ? { kind, id } : null;
  if (type.startsWith('BILLING.SUBSCRIPTION.')) return subject('subscription', resource?.id);
  if (type.startsWith('PAYMENT.SALE.'))
    return (
      subject('subscription', resource?.billing_agreement_id) ??
      subject('sale', resource?.sale_id ?? resource?.id)
    );
  if (type.startsWith('CHECKOUT.ORDER.')) return subject('order', resource?.id);
  if (type.startsWith('PAYMENT.CAPTURE.')) {
    const related = resource?.supplementary_data?.related_ids;
    // A refund names what it gives back in a link.
    const up = resource?.links
      ?.find(({ rel }) => rel === 'up')
      ?.href.split('/')
      .at(-1);
    return (
      subject('order', related?.order_id) ??
      subject('capture', related?.capture_id ?? (type.endsWith('.REFUNDED') ? up : resource?.id))
    );
  }
  return null;
}
