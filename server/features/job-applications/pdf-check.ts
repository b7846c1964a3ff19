/** Where the closing mark must be: the reader's habit, ISO 32000-1, implementation note 18. */
const endBytes = 1024;

/** No complete PDF file is smaller. */
const pdfBytesMin = 67;

/**
 * Whether bytes are a whole PDF file: its head, and its end, which a file that was cut off lacks.
 * What is in between only a reader can judge.
 * @see ISO 32000-1, sections 7.5.2 and 7.5.5
 */
export function isWholePdf(bytes: Uint8Array): boolean {
  if (bytes.length < pdfBytesMin) return false;
  const text = (part: Uint8Array) => Buffer.from(part).toString('latin1');
  const hasHead = /^%PDF-[12]\.\d/.test(text(bytes.subarray(0, 16)));
  const end = text(bytes.subarray(-endBytes));
  return hasHead && /startxref\s+\d+\s+%%EOF/.test(end);
}
