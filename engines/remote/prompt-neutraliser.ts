/**
 * Keeps a prompt text. Image servers read commands inside prompts: extra networks, other sizes,
 * files of the server. Characters that open a command become their full-width twins, which no
 * server parses, while text encoders fold them back (ftfy for CLIP, NFKC for T5) and so read what
 * the person wrote.
 */

/** Which server reads the prompt: their grammars differ. */
export type PromptDialect = 'a1111' | 'openai-images';

// `<lora:..>`, `<hypernet:..>` and every other extra network; stable-diffusion.cpp's
// `<sd_cpp_extra_args>`, which overrides size and steps; LocalAI's `positive|negative`.
const commonTwins: Readonly<Record<string, string>> = { '<': '＜', '>': '＞', '|': '｜' };

// `[a:b:0.5]` and `[a|b]` encode the prompt anew at many steps; `{a|b}`, `${..}` and `{{..}}` are
// templates of common extensions; `#` begins a comment that swallows the rest of the line.
const a1111Twins: Readonly<Record<string, string>> = {
  ...commonTwins,
  '[': '［',
  ']': '］',
  '{': '｛',
  '}': '｝',
  '#': '＃',
};

/** The same text, free of what the server would run. Weights such as `(word:1.2)` stay. */
export function neutralisePrompt(prompt: string, dialect: PromptDialect): string {
  const plain = prompt
    // Lone surrogates are not UTF-8; control characters end strings in C servers.
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim();
  if (dialect === 'openai-images') return replaceTwins(plain, commonTwins);
  return (
    replaceTwins(plain, a1111Twins)
      // `__name__` reads a wildcard file of the server.
      .replace(/_{2,}/g, '_')
      // Each AND samples the whole picture once more, each BREAK adds a chunk of 75 tokens.
      .replace(/\b(?:AND|BREAK)\b/g, (word) => word.toLowerCase())
      // "the year: 1999" would weigh the whole prompt by 1999.
      .replace(/(:\s*[-+]?(?:\d+\.?|\d*\.\d+))$/, '$1,')
  );
}

function replaceTwins(text: string, twins: Readonly<Record<string, string>>): string {
  return Array.from(text, (character) => twins[character] ?? character).join('');
}
