/**
 * Reads the long texts of the public pages: posts, help articles and guides. They are written as
 * plain text with a few marks, so that they stay texts: whoever edits them needs no React.
 *
 * A blank line ends a block. `## Title` and `### Title` are headings, `- ` and `1. ` lists, `> ` a
 * prompt or setting to be copied, `! ` an aside, `@ name` one of the site's pictures. Inside a
 * block, `**bold**`, `[label](/path)` and `{Key}` are what they look like.
 */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'key'; text: string }
  | { kind: 'link'; text: string; to: string };

export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; text: string }
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }
  | { kind: 'prompt'; text: string }
  | { kind: 'note'; inlines: Inline[] }
  | { kind: 'picture'; name: string };

export type HeadingBlock = Extract<Block, { kind: 'heading' }>;

const inlinePattern = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)|\{([^}]+)\}/g;

function parseInlines(text: string): Inline[] {
  const inlines: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(inlinePattern)) {
    if (match.index > end) inlines.push({ kind: 'text', text: text.slice(end, match.index) });
    const [whole, strong, label, to, key] = match;
    if (strong) inlines.push({ kind: 'strong', text: strong });
    else if (label && to) inlines.push({ kind: 'link', text: label, to });
    else if (key) inlines.push({ kind: 'key', text: key });
    end = match.index + whole.length;
  }
  if (end < text.length) inlines.push({ kind: 'text', text: text.slice(end) });
  return inlines;
}

/** A heading's name in addresses: "What a seed is" becomes "what-a-seed-is". */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Lines of a source file are short; in the text they are one. */
const joinLines = (lines: readonly string[]) => lines.map((line) => line.trim()).join(' ');

/** Each item begins with its mark; the lines after it belong to it. */
function readItems(lines: readonly string[], mark: RegExp): Inline[][] {
  const items: string[][] = [];
  for (const line of lines)
    if (mark.test(line)) items.push([line.replace(mark, '')]);
    else items.at(-1)?.push(line);
  return items.map((item) => parseInlines(joinLines(item)));
}

function parseBlock(lines: readonly string[]): Block {
  const [first = ''] = lines;
  const heading = /^(##|###) (.+)$/.exec(first);
  if (heading?.[1] && heading[2]) {
    const text = heading[2].trim();
    return { kind: 'heading', level: heading[1].length === 2 ? 2 : 3, id: slugOf(text), text };
  }
  if (first.startsWith('- '))
    return { kind: 'list', isOrdered: false, items: readItems(lines, /^- /) };
  if (/^\d+\. /.test(first))
    return { kind: 'list', isOrdered: true, items: readItems(lines, /^\d+\. /) };
  if (first.startsWith('> '))
    return { kind: 'prompt', text: joinLines(lines.map((line) => line.replace(/^> ?/, ''))) };
  if (first.startsWith('! '))
    return {
      kind: 'note',
      inlines: parseInlines(joinLines(lines.map((line) => line.replace(/^! ?/, '')))),
    };
  if (first.startsWith('@ ')) return { kind: 'picture', name: first.slice(2).trim() };
  return { kind: 'paragraph', inlines: parseInlines(joinLines(lines)) };
}

export function parseProse(prose: string): Block[] {
  return prose
    .trim()
    .split(/\n\s*\n/)
    .map((block) => parseBlock(block.split('\n')));
}

/** The headings of the first rank, for a table of contents. */
export function listHeadings(blocks: readonly Block[]): HeadingBlock[] {
  return blocks.filter(
    (block): block is HeadingBlock => block.kind === 'heading' && block.level === 2,
  );
}

const textOf = (inlines: readonly Inline[]) => inlines.map(({ text }) => text).join('');

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'prompt':
      return block.text;
    case 'paragraph':
    case 'note':
      return textOf(block.inlines);
    case 'list':
      return block.items.map(textOf).join('\n');
    case 'picture':
      return '';
  }
}

/** The bare words, for counting and searching. */
export const plainTextOf = (blocks: readonly Block[]) =>
  blocks.map(blockText).filter(Boolean).join('\n');

export function countWords(prose: string): number {
  return plainTextOf(parseProse(prose)).split(/\s+/).filter(Boolean).length;
}

/** Words that a reader takes in within a minute, of text that is meant to be understood. */
const wordsPerMinute = 200;

/** Whole minutes, at least one. */
export function readingMinutes(prose: string): number {
  return Math.max(1, Math.round(countWords(prose) / wordsPerMinute));
}

/** Every address that the text links to. */
export function listLinks(blocks: readonly Block[]): string[] {
  return blocks
    .flatMap((block) =>
      block.kind === 'paragraph' || block.kind === 'note'
        ? block.inlines
        : block.kind === 'list'
          ? block.items.flat()
          : [],
    )
    .flatMap((inline) => (inline.kind === 'link' ? [inline.to] : []));
}
