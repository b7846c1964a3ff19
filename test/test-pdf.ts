/** A whole PDF file of one empty page. @param sizeBytes fills it up with a comment */
export function makePdf(sizeBytes = 0): Buffer<ArrayBuffer> {
  const parts = ['%PDF-1.4\n'];
  const offsets: number[] = [];
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  const length = () => parts.join('').length;
  for (const [index, object] of objects.entries()) {
    offsets.push(length());
    parts.push(`${index + 1} 0 obj\n${object}\nendobj\n`);
  }
  const tail = (start: number) =>
    [
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`,
      ...offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`),
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${String(start).padStart(8, '0')}\n%%EOF\n`,
    ].join('');
  const missing = sizeBytes - length() - tail(0).length - 2;
  if (missing > 0) parts.push(`%${'x'.repeat(missing)}\n`);
  return Buffer.from(parts.join('') + tail(length()), 'latin1');
}
