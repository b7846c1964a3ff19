/** Fields that the configuration of every remote engine shares. */
import { z } from 'zod';

export const httpBaseUrl = z
  .url({ protocol: /^https?$/ })
  .refine(
    (url) => !URL.canParse(url) || !new URL(url).username,
    'put credentials in their own keys',
  )
  .refine((url) => !/[?#]/.test(url), 'has no place for a query or fragment');

export const milliseconds = z
  .int()
  .min(1)
  .max(24 * 60 * 60 * 1000);

export const engineBase = {
  /** Part of every model's public id: keep it once pictures exist. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be kebab-case, e.g. "studio-gpu"'),
  /** Shown to people. */
  label: z.string().trim().min(1).max(80),
  /** How long a picture may take, the loading of its model included. */
  timeoutMs: milliseconds.default(600_000),
  /** Models of this engine, by their own ids, that only premium members may use. */
  premiumModels: z.array(z.string().min(1)).default([]),
};

/** Goes into a header as it is. A line break from a secrets file would fail every request later. */
export const headerSecret = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, 'must be visible ASCII without spaces');
