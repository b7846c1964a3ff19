import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { z } from 'zod';

/** What a `.md` file is as a module. */
export interface MarkdownFile {
  front: Record<string, unknown>;
  tree: Root;
}

/**
 * The texts of a folder by their names in addresses.
 * @param files as `import.meta.glob` gives them
 * @throws where a text is missing, or its front matter is not as `front` says, which ends the build
 */
export function collectTexts<Slug extends string, Front>(
  files: Record<string, MarkdownFile>,
  slugs: readonly Slug[],
  front: z.ZodType<Front>,
): Record<Slug, Front & { text: Root }> {
  const names = Object.keys(files).map((path) => /([^/]+)\.md$/.exec(path)![1]!);
  const unlisted = names.filter((name) => !slugs.includes(name as Slug));
  if (unlisted.length > 0) throw new Error(`contract/site-paths.ts lacks ${unlisted.join(', ')}`);
  const texts = Object.entries(files).map(([path, file], index) => {
    const read = front.safeParse(file.front);
    if (!read.success) throw new Error(`front matter of ${path}: ${read.error.message}`);
    return [names[index], { ...read.data, text: file.tree }] as const;
  });
  const missing = slugs.filter((slug) => !names.includes(slug));
  if (missing.length > 0) throw new Error(`there is no text for ${missing.join(', ')}`);
  return Object.fromEntries(texts) as Record<Slug, Front & { text: Root }>;
}

export interface Heading {
  id: string;
  title: string;
}

export interface Section extends Heading {
  text: Root;
}

const isSectionHeading = (node: Root['children'][number]): node is Element =>
  node.type === 'element' && node.tagName === 'h2';

const headingOf = (element: Element): Heading => ({
  id: String(element.properties.id),
  title: textOf(element),
});

/** The headings of the first rank, for a table of contents. */
export const listHeadings = (text: Root): Heading[] =>
  text.children.filter(isSectionHeading).map(headingOf);

/** Cuts a text at its headings of the first rank; what stands before the first is `lead`. */
export function splitSections(text: Root): { lead: Root; sections: Section[] } {
  const lead: Root = { type: 'root', children: [] };
  const sections: Section[] = [];
  for (const node of text.children)
    if (isSectionHeading(node))
      sections.push({ ...headingOf(node), text: { type: 'root', children: [] } });
    else (sections.at(-1)?.text ?? lead).children.push(node);
  return { lead, sections };
}

/** The bare words, for counting and searching. */
export const plainTextOf = (text: Root): string => textOf(text);

export function countWords(text: Root): number {
  return plainTextOf(text).split(/\s+/).filter(Boolean).length;
}

/** Words that a reader takes in within a minute, of text that is meant to be understood. */
const wordsPerMinute = 200;

/** Whole minutes, at least one. */
export function readingMinutes(text: Root): number {
  return Math.max(1, Math.round(countWords(text) / wordsPerMinute));
}

/** Every address that the text links to. */
export function listLinks(text: Root): string[] {
  const links: string[] = [];
  visit(text, 'element', ({ tagName, properties }) => {
    if (tagName === 'a') links.push(String(properties.href));
  });
  return links;
}
