/** What keeps pictures the same bytes on every machine, checked on the engine's own text. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Exact by ECMA-262 or plain integer work; all else in Math is an approximation by the platform. */
const EXACT =
  /^(floor|ceil|round|trunc|abs|sign|min|max|sqrt|imul|clz32|fround|PI|SQRT2|SQRT1_2|LN2|LOG2E|E)$/;

const FORBIDDEN = /Date\.now|new Date|performance\.now|Intl\.|toLocale|localeCompare/g;

/** The text without comments and strings, so that prose may speak of `**`. */
function codeOf(text: string): string {
  return text.replace(
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g,
    (match) => match.replace(/[^\n]/g, ' '),
  );
}

function offences(text: string): string[] {
  const found: string[] = [];
  codeOf(text)
    .split('\n')
    .forEach((line, i) => {
      for (const [, name] of line.matchAll(/Math\.(\w+)/g)) {
        if (!EXACT.test(name!)) found.push(`${i + 1}: Math.${name}`);
      }
      if (line.includes('**')) found.push(`${i + 1}: **`);
      for (const [word] of line.matchAll(FORBIDDEN)) found.push(`${i + 1}: ${word}`);
    });
  return found;
}

describe('the same bytes on every machine', () => {
  it('leaves arithmetic that differs between machines to core/math.ts', () => {
    const files = fs
      .readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    expect(files.length).toBeGreaterThan(50);
    const found = files.flatMap((file) => {
      const text = fs.readFileSync(path.join(import.meta.dirname, file), 'utf8');
      return offences(text).map((offence) => `${file}:${offence}`);
    });
    expect(found).toEqual([]);
  });

  it('would notice them', () => {
    const planted =
      'const a = Math.sin(1) + Math.tan(2) * 3 ** x;\n// ** and Math.exp\nDate.now();';
    expect(offences(planted)).toEqual(['1: Math.sin', '1: Math.tan', '1: **', '3: Date.now']);
    expect(offences("const b = Math.sqrt(2) + Math.imul(1, 2); // it's 2 ** 3\n'**'")).toEqual([]);
  });
});
