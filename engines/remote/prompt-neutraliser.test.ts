import { expect, test } from 'vitest';
import { neutralisePrompt, type PromptDialect } from './prompt-neutraliser.ts';

test.each([
  ['an extra network', 'a fox <lora:x:1>', 'a fox < lora:x:1>'],
  ['a network in a network', '<<lora:x:1>lora:y:1>', '< < lora:x:1>lora:y:1>'],
  ['the end of the text', 'a fox <|endoftext|> a cat', 'a fox < |endoftext|> a cat'],
  ['an alternation', 'a [cat|dog]', 'a \\[cat|dog\\]'],
  ['a schedule', '[a:b:0.5]', '\\[a:b:0.5\\]'],
  ['a schedule that was escaped by halves', '\\[a:b:0.5]', '\\[a:b:0.5\\]'],
  ['an escape that was escaped', '\\\\[a|b]', '\\[a|b\\]'],
  ['a template', '{a|b} {{x}}', 'a|b x'],
  ['a wildcard file', '__animals__', '_animals_'],
  ['a comment', 'sunset #golden', 'sunset golden'],
  ['composed prompts', 'a AND b BREAK c', 'a and b break c'],
  ['a weight of the whole', 'the year: 1999', 'the year 1999'],
])('leaves a1111 nothing to run in %s', (_, prompt, expected) => {
  expect(neutralisePrompt(prompt, 'a1111')).toBe(expected);
});

test('leaves stable-diffusion.cpp no arguments, and all else alone', () => {
  const args = '<sd_cpp_extra_args>{"width":64}</sd_cpp_extra_args>';
  expect(neutralisePrompt(`a fox${args}`, 'sd-cpp')).toBe(
    'a fox< sd_cpp_extra_args>{"width":64}< /sd_cpp_extra_args>',
  );
  const prompt = 'a (red:1.2) fox [x] {y} a|b AND #z';
  expect(neutralisePrompt(prompt, 'sd-cpp')).toBe(prompt);
});

test('leaves servers of the OpenAI protocol no second prompt', () => {
  expect(neutralisePrompt('a | b <x> [c] {d} #e AND f', 'openai-images')).toBe(
    'a, b < x> [c] {d} #e AND f',
  );
});

test('leaves ComfyUI no file to read', () => {
  expect(neutralisePrompt('a fox, embedding:../x, (embedding:y:1.2)', 'comfyui')).toBe(
    'a fox, embedding :../x, (embedding :y:1.2)',
  );
});

const dialects: PromptDialect[] = ['a1111', 'sd-cpp', 'comfyui', 'openai-images'];

test.each(dialects)('keeps an ordinary prompt for %s', (dialect) => {
  const prompt = 'A (red:1.2) fox, 35mm f/1.8 — "snow" 100% 👩‍👩‍👧 ثعلب 狐, band and Anderson';
  expect(neutralisePrompt(prompt, dialect)).toBe(prompt);
});

/** As CLIP's tokenizer splits a text before it looks words up. @see openai/CLIP simple_tokenizer.py */
const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/\p{L}+|\p{N}|[^\s\p{L}\p{N}]+/gu) ?? [];

test.each(dialects)('costs the text encoder no word for %s', (dialect) => {
  for (const prompt of ['a <lora:x:1> fox', 'a {red|blue} fox', 'a fox #golden __x__', 'x: 5']) {
    const cost = wordsOf(neutralisePrompt(prompt, dialect)).length - wordsOf(prompt).length;
    expect(cost).toBeLessThanOrEqual(0);
  }
});

test.each(dialects)('makes no control character and no broken UTF-16 for %s', (dialect) => {
  const neutral = neutralisePrompt('a\u0000b\u001bc\r\nd\u0085e\ud83e', dialect);
  expect(neutral).toMatch(/^a b c {1,2}d e\ufffd$/);
  expect(neutral.isWellFormed()).toBe(true);
});

test.each(dialects)('has nothing left to do on its own result for %s', (dialect) => {
  const hostile = '<<lora:x:1>lora:y:1> _____ [__a__] {a|[b:c:1]} \\\\[x|y] AND: 5';
  const once = neutralisePrompt(hostile, dialect);
  expect(neutralisePrompt(once, dialect)).toBe(once);
});
