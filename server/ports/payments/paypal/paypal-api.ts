import { z } from 'zod';
import { ProviderAwayError } from '../payments.ts';

export type PayPalEnvironment = 'sandbox' | 'live';

export const payPalApiOrigins: Record<PayPalEnvironment, string> = {
  sandbox: 'https://api-m.sandbox.paypal.com',
  live: 'https://api-m.paypal.com',
};

export interface PayPalCredentials {
  environment: PayPalEnvironment;
  clientId: string;
  clientSecret: string;
}

/** PayPal understood the request, and refused it. */
export class PayPalRefusedError extends Error {
  readonly status: number;
  /** PayPal's own names of what is wrong, such as `ORDER_ALREADY_CAPTURED`. */
  readonly issues: readonly string[];
  constructor(what: string, status: number, issues: readonly string[]) {
    super(`PayPal refused ${what}: ${status} ${issues.join(', ')}`);
    this.status = status;
    this.issues = issues;
  }
}

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() });

const refusalSchema = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

const timeoutMs = 20_000;

/** A token is renewed this long before it ends. */
const tokenMarginMs = 60_000;

export interface PayPalApi {
  /**
   * @param body JSON, or its text as it is to be sent
   * @throws {ProviderAwayError}, {@link PayPalRefusedError}
   */
  request<T>(
    method: 'GET' | 'POST',
    path: string,
    schema: z.ZodType<T>,
    options?: { body?: object | string; requestId?: string },
  ): Promise<T>;
}

/** PayPal's REST API: its token, its errors, and keys that make a request count once. */
export function createPayPalApi(
  { environment, clientId, clientSecret }: PayPalCredentials,
  fetchIt: typeof fetch = fetch,
): PayPalApi {
  const origin = payPalApiOrigins[environment];
  let token: { value: string; until: number } | null = null;

  const ask = async (
    path: string,
    init: RequestInit,
  ): Promise<{ status: number; text: string }> => {
    let answer: Response;
    let text: string;
    try {
      answer = await fetchIt(`${origin}${path}`, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      text = await answer.text();
    } catch (error) {
      throw new ProviderAwayError('PayPal cannot be reached', { cause: error });
    }
    if (answer.status >= 500 || answer.status === 429)
      throw new ProviderAwayError(`PayPal answered ${answer.status}`);
    return { status: answer.status, text };
  };

  const authorize = async (): Promise<string> => {
    if (token && token.until > Date.now()) return token.value;
    const { status, text } = await ask('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    if (status !== 200) throw new ProviderAwayError(`PayPal gives no token: ${status}`);
    const { access_token, expires_in } = tokenSchema.parse(JSON.parse(text));
    token = { value: access_token, until: Date.now() + expires_in * 1000 - tokenMarginMs };
    return access_token;
  };

  return {
    async request(method, path, schema, { body, requestId } = {}) {
      for (let attempt = 1; ; attempt++) {
        const { status, text } = await ask(path, {
          method,
          headers: {
            authorization: `Bearer ${await authorize()}`,
            accept: 'application/json',
            ...(method === 'POST'
              ? { 'content-type': 'application/json', prefer: 'return=representation' }
              : {}),
            ...(requestId ? { 'paypal-request-id': requestId } : {}),
          },
          ...(body === undefined
            ? method === 'POST'
              ? { body: '{}' }
              : {}
            : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        });
        if (status === 401 && attempt === 1) {
          token = null;
          continue;
        }
        if (status >= 400) throw refusal(`${method} ${path}`, status, text);
        return schema.parse(text === '' ? null : JSON.parse(text));
      }
    },
  };
}

function refusal(what: string, status: number, text: string): PayPalRefusedError {
  let issues: string[] = [];
  try {
    const { name, details = [] } = refusalSchema.parse(JSON.parse(text));
    issues = [name, ...details.map(({ issue }) => issue)].filter((one) => one !== undefined);
  } catch {
    // An answer of a proxy; its status says enough.
  }
  return new PayPalRefusedError(what, status, issues);
}

const withoutEnd = z.object({ id: z.string() });

/**
 * Creates product and monthly plan, once per installation.
 * @returns the plan's id, for the settings
 */
export async function setUpPayPalPlan(
  api: PayPalApi,
  input: { name: string; description: string; priceCents: number; currency: string },
): Promise<{ productId: string; planId: string }> {
  const { name, description, priceCents, currency } = input;
  const key = `ochre-${priceCents}-${currency}`;
  const product = await api.request('POST', '/v1/catalogs/products', withoutEnd, {
    requestId: `${key}-product`,
    body: { name, description, type: 'SERVICE', category: 'SOFTWARE' },
  });
  const plan = await api.request('POST', '/v1/billing/plans', withoutEnd, {
    requestId: `${key}-plan-${product.id}`,
    body: {
      product_id: product.id,
      name,
      description,
      status: 'ACTIVE',
      billing_cycles: [
        {
          frequency: { interval_unit: 'MONTH', interval_count: 1 },
          tenure_type: 'REGULAR',
          sequence: 1,
          // Without end.
          total_cycles: 0,
          pricing_scheme: {
            fixed_price: { value: formatAmount(priceCents), currency_code: currency },
          },
        },
      ],
      payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 1 },
    },
  });
  return { productId: product.id, planId: plan.id };
}

export const formatAmount = (cents: number) => (cents / 100).toFixed(2);

/** Cents of an amount such as "4.99"; null for what is no amount of two decimals. */
export function parseAmount(value: string): number | null {
  const parts = /^-?(\d{1,7})(?:\.(\d{2}))?$/.exec(value);
  return parts ? Number(parts[1]) * 100 + Number(parts[2] ?? 0) : null;
}
