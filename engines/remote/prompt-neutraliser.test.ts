import { expect, test } from 'vitest';
import { neutralisePrompt } from './prompt-neutraliser.ts';

test.each([
  ['an extra network', 'a fox <lora:x:1>', 'a fox ＜lora:x:1＞'],
  ['stable-diffusion.cpp arguments', '<sd_cpp_extra_args>{}</sd_cpp_extra_args>', null],
  ['an alternation', '[a|b]', '［a｜b］'],
  ['a schedule', '[a:b:0.5]', '［a:b:0.5］'],
  ['a template', '{a|b} {{x}}', '｛a｜b｝ ｛｛x｝｝'],
  ['a wildcard file', '__animals__', '_animals_'],
  ['a comment', 'sunset #golden', 'sunset ＃golden'],
  ['composed prompts', 'a AND b BREAK c', 'a and b break c'],
  ['a weight of the whole', 'the year: 1999', 'the year: 1999,'],
])('leaves a1111 nothing to run in %s', (_, prompt, expected) => {
  const neutral = neutralisePrompt(prompt, 'a1111');
  if (expected !== null) expect(neutral).toBe(expected);
  expect(neutral).not.toMatch(/[<>[\]{}|#]|__|\bAND\b|\bBREAK\b/);
});

test('leaves OpenAI servers nothing to run, and the rest alone', () => {
  expect(neutralisePrompt('a | b <x> [c] {d} #e AND f', 'openai-images')).toBe(
    'a ｜ b ＜x＞ [c] {d} #e AND f',
  );
});

test.each(['a1111', 'openai-images'] as const)('keeps an ordinary prompt for %s', (dialect) => {
  const prompt = 'A (red:1.2) fox, 35mm f/1.8 — "snow" 100% 👩‍👩‍👧 ثعلب 狐, band and Anderson';
  expect(neutralisePrompt(prompt, dialect)).toBe(prompt);
});

test('can be folded back by the text encoder', () => {
  expect(neutralisePrompt('[a|b] <c> {d} #e', 'a1111').normalize('NFKC')).toBe('[a|b] <c> {d} #e');
});

test('makes no control character and no broken UTF-16 of any text', () => {
  const neutral = neutralisePrompt('a\u0000b\u001bc\r\nd\u0085e\ud83e', 'a1111');
  expect(neutral).toBe('a b c  d e\ufffd');
  expect(neutral.isWellFormed()).toBe(true);
});

test('has nothing left to do on its own result', () => {
  const once = neutralisePrompt('<<lora:x:1>lora:y:1> _____ [__a__] AND: 5', 'a1111');
  expect(neutralisePrompt(once, 'a1111')).toBe(once);
});
