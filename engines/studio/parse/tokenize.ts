/** Prompt text to tokens: words, emphasis weights and clause breaks. */
import { readEmoji } from './emoji.ts';

export interface Token {
  /** Lower-case word of letters, digits and apostrophes, or "," for any clause break. */
  text: string;
  /** Emphasis, 1 when none. */
  weight: number;
}

const WEIGHT_MIN = 0.1;
const WEIGHT_MAX = 2;
/** As A1111 and its followers read bare parentheses. */
const PAREN_FACTOR = 1.1;

interface OpenParen {
  firstToken: number;
}

/**
 * Reads words, `(words:1.2)` and `(words)` emphasis. Never fails: unbalanced or nested parentheses,
 * control characters and other scripts are separators at worst.
 */
export function tokenize(prompt: string): Token[] {
  const text = readEmoji(prompt.normalize('NFKC').toLowerCase());
  const pattern =
    /[\p{L}\p{M}\p{N}']+|\p{Extended_Pictographic}+|:\s*\d+(?:\.\d+)?\s*\)|[(),.;:!?|\n]/gu;
  const tokens: Token[] = [];
  const open: OpenParen[] = [];
  const close = (factor: number) => {
    const paren = open.pop();
    if (!paren) return;
    for (let i = paren.firstToken; i < tokens.length; i++) {
      const token = tokens[i]!;
      token.weight = Math.min(WEIGHT_MAX, Math.max(WEIGHT_MIN, token.weight * factor));
    }
  };
  for (const [match] of text.matchAll(pattern)) {
    if (match === '(') open.push({ firstToken: tokens.length });
    else if (match === ')') close(PAREN_FACTOR);
    else if (match.startsWith(':') && match.endsWith(')')) close(Number.parseFloat(match.slice(1)));
    else if (/^[,.;:!?|\n]$/.test(match)) tokens.push({ text: ',', weight: 1 });
    else tokens.push({ text: match, weight: 1 });
  }
  return tokens;
}

/** What an English plural may be the plural of, likeliest first: "houses" of "house" or "hous". */
export function singulars(word: string): string[] {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return [];
  const stem = word.slice(0, -1);
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, stem];
  if (word.endsWith('ves')) return [`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`, stem];
  return word.endsWith('es') ? [stem, word.slice(0, -2)] : [stem];
}
