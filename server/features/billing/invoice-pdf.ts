import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { type InvoiceRow, invoiceNumber } from './invoices.ts';

const margin = 56;
const ink = '#1d1a17';
const muted = '#6d655c';

/** An invoice or a credit note on one A4 page. */
export async function renderInvoice(row: InvoiceRow): Promise<Buffer<ArrayBuffer>> {
  const title = row.kind === 'invoice' ? 'Invoice' : 'Credit note';
  const number = invoiceNumber(row);
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    info: { Title: `${title} ${number}`, CreationDate: row.issuedAt, ModDate: row.issuedAt },
  });
  const bytes = buffer(pdf);
  const width = pdf.page.width - 2 * margin;
  const sign = row.kind === 'invoice' ? '' : '-';
  const amount = `${sign}${(row.amountCents / 100).toFixed(2)} ${row.currency}`;

  pdf.fillColor(ink).font('Helvetica-Bold').fontSize(26).text(title, margin, margin);
  pdf.font('Helvetica').fontSize(10).fillColor(muted);
  pdf.text(`Number ${number}`).text(`Date ${row.issuedAt.toISOString().slice(0, 10)}`);

  const top = 170;
  const party = (label: string, text: string, x: number) => {
    pdf.fillColor(muted).fontSize(9).text(label, x, top);
    pdf
      .fillColor(ink)
      .fontSize(11)
      .text(printable(text), x, top + 16, { width: width / 2 - 16 });
  };
  party('From', row.seller, margin);
  party('To', row.customer || 'Account closed', margin + width / 2);

  const line = 320;
  const rule = (y: number) =>
    pdf
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.5)
      .strokeColor('#c9c1b6')
      .stroke();
  pdf.fillColor(muted).fontSize(9).text('Description', margin, line);
  pdf.text('Amount', margin, line, { width, align: 'right' });
  rule(line + 18);
  pdf.fillColor(ink).fontSize(11);
  pdf.text(printable(row.description), margin, line + 30, { width: width - 120 });
  pdf.text(amount, margin, line + 30, { width, align: 'right' });
  rule(line + 60);
  pdf.font('Helvetica-Bold').text('Total', margin, line + 74);
  pdf.text(amount, margin, line + 74, { width, align: 'right' });
  pdf.font('Helvetica').fontSize(10).fillColor(muted);
  pdf.text(
    row.kind === 'invoice' ? 'Paid in full. Nothing is due.' : 'Given back in full.',
    margin,
    line + 112,
  );
  pdf.end();
  return Buffer.from(await bytes);
}

/** The built-in faces have Western European letters only; others would come out as noise. */
const printable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[^\n\x20-\x7e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u20ac]/g, '?');
