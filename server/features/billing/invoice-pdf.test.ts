import { randomUUID } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { renderInvoice } from './invoice-pdf.ts';
import type { InvoiceRow } from './invoices.ts';

const invoice: InvoiceRow = {
  id: randomUUID(),
  number: 12,
  kind: 'invoice',
  paymentId: randomUUID(),
  userId: 'ada',
  seller: 'Ochre Studio GmbH\nUferstraße 1\n10115 Berlin',
  customer: 'Ada Lovelace 愛\nada@example.com',
  description: 'Ochre Premium, 2026-11-22 to 2026-12-22',
  amountCents: 499,
  currency: 'USD',
  issuedAt: new Date('2026-11-22T10:00:00Z'),
};

/** The lines of text of a PDF's pages: what is shown, in its order. */
function readLines(pdf: Buffer): string[] {
  const lines: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    const end = pdf.indexOf('\nendstream', at);
    if (end < 0) break;
    let content: string;
    try {
      content = inflateSync(pdf.subarray(at + 7, end)).toString('latin1');
    } catch {
      continue;
    }
    for (const [, shown] of content.matchAll(/\[([^\]]*)\] TJ/g))
      lines.push(
        [...shown!.matchAll(/<([0-9a-f]*)>/g)]
          .map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1'))
          .join(''),
      );
    at = end;
  }
  return lines;
}

describe('an invoice as a PDF', () => {
  it('says who sells, to whom, what, for how much, and under which number, on one page', async () => {
    const pdf = await renderInvoice(invoice);
    expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    const lines = readLines(pdf);
    for (const line of [
      'Invoice',
      'Number INV-2026-00012',
      'Date 2026-11-22',
      'Ochre Studio GmbH',
      'Uferstraße 1',
      '10115 Berlin',
      'ada@example.com',
      'Ochre Premium, 2026-11-22 to 2026-12-22',
      '4.99 USD',
    ])
      expect(lines).toContain(line);
    // What the faces cannot show is shown as missing, and not as noise.
    expect(lines).toContain('Ada Lovelace ?');
  });

  it('of a refund is a credit note of the same amount, taken away', async () => {
    const lines = readLines(await renderInvoice({ ...invoice, kind: 'credit_note' }));
    expect(lines).toContain('Credit note');
    expect(lines).toContain('-4.99 USD');
    expect(lines).not.toContain('4.99 USD');
  });
});
