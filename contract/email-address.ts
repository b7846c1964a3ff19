import { z } from 'zod';

/** RFC 1035, section 2.3.4. */
const labelLengthMax = 63;

/**
 * The one rule for addresses that somebody types in: what every mail server takes, and the
 * authentication library too. Letters beyond ASCII before the @ need SMTPUTF8 (RFC 6531) on every
 * server on the way, so they are refused here rather than lost there.
 */
export function isEmailAddress(text: string): boolean {
  if (!z.regexes.email.test(text)) return false;
  const labels = text.slice(text.lastIndexOf('@') + 1).split('.');
  return labels.every((label) => label.length <= labelLengthMax && !label.endsWith('-'));
}
