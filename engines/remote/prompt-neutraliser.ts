/**
 * Keeps a prompt text. Image servers read commands inside prompts: extra networks, other sizes,
 * files of the server. What opens a command is broken in the way that costs the text encoder
 * nothing: a space where it splits words anyway, an escape that the server takes away, or a sign
 * less.
 */

/** Which server reads the prompt: their grammars differ. */
export type PromptDialect = 'a1111' | 'sd-cpp' | 'comfyui' | 'openai-images';

/** The same text, free of what the server would run. Weights such as `(word:1.2)` stay. */
export function neutralisePrompt(prompt: string, dialect: PromptDialect): string {
  const plain = prompt
    // Lone surrogates are not UTF-8; control characters end strings in C servers.
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim();
  switch (dialect) {
    case 'a1111':
      return neutraliseA1111(openTags(plain));
    // stable-diffusion.cpp knows `<sd_cpp_extra_args>` alone, which overrides size and steps.
    case 'sd-cpp':
      return openTags(plain);
    // One protocol for both of these: LocalAI splits `positive|negative`.
    case 'openai-images':
      return openTags(plain).replace(/\s*\|/g, ',');
    // ComfyUI reads files of the server where a word begins with this.
    case 'comfyui':
      return openTags(plain).replace(/\b(embedding):/gi, '$1 :');
  }
}

/**
 * `<lora:..>`, `<sd_cpp_extra_args>` and CLIP's own `<|endoftext|>` are read only where the sign
 * touches the name. CLIP splits words there, so a space makes no other token.
 */
function openTags(text: string): string {
  return text.replace(/<(?=\S)/g, '< ');
}

/** @see modules/prompt_parser.py, extra_networks.py and scripts/comments.py of AUTOMATIC1111 */
function neutraliseA1111(text: string): string {
  return (
    text
      // Escapes of the person would make ours a backslash and a bracket.
      .replace(/\\+(?=[[\]])/g, '')
      // `[a:b:0.5]` and `[a|b]` encode the prompt anew at many steps; `[a]` is a weight and stays.
      .replace(/[[\]]/g, hasSchedule(text) ? '\\$&' : '$&')
      // `{a|b}`, `${..}` and `{{..}}` are templates of common extensions.
      .replace(/\$?[{}]/g, '')
      // A comment that swallows the rest of the line.
      .replace(/#/g, '')
      // `__name__` reads a wildcard file of the server.
      .replace(/_{2,}/g, '_')
      // Each AND samples the whole picture once more, each BREAK adds a chunk of 75 tokens.
      .replace(/\b(?:AND|BREAK)\b/g, (word) => word.toLowerCase())
      // "the year: 1999" would weigh the whole prompt by 1999.
      .replace(/\s*:(\s*[-+]?(?:\d+\.?|\d*\.\d+)\s*)$/, ' $1')
      .replace(/ {2,}/g, ' ')
  );
}

function hasSchedule(text: string): boolean {
  return /[[\]]/.test(text) && /[:|]/.test(text);
}
