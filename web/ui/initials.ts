/** Up to two letters that stand for a name or an e-mail address. */
export function initialsOf(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._+-]+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => [...(word ?? '?')][0]?.toUpperCase() ?? '?').join('');
}
