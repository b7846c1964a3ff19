// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const notText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;

/** Text without NUL, lone surrogates, and control characters other than tab and line breaks: what a database can keep and a person can read. */
export function isPlainText(text: string): boolean {
  return !notText.test(text);
}
