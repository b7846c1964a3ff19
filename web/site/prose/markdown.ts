import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeRaw from 'rehype-raw';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { fillValues } from './text-values.ts';

/**
 * Reads the long texts of the public pages at build: Markdown (CommonMark) with front matter, in
 * which `{{name}}` stands for a value of `text-values.ts`. A quotation is a prompt to be copied,
 * one that begins with `[!NOTE]` an aside, `![](name)` one of the site's pictures, `<kbd>` a key,
 * `<dl>` a list of facts, `<some-name></some-name>` a part that the page makes. `## Title {#name}`
 * gives a heading another name in addresses than its words make.
 */

/** What `prose.tsx` has a look for. */
const shownElements = new Set(
  'h2 h3 p ul ol li strong a kbd blockquote aside img dl div dt dd'.split(' '),
);

/** A heading's name in addresses: "What a seed is" becomes "what-a-seed-is". */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const noteMark = /^\[!NOTE\]\s*/;

/** `> [!NOTE]` is an aside. */
function markNote(quotation: Element) {
  const paragraph = quotation.children.find(
    (child) => child.type === 'element' && child.tagName === 'p',
  ) as Element | undefined;
  const [first] = paragraph?.children ?? [];
  if (first?.type !== 'text' || !noteMark.test(first.value)) return;
  first.value = first.value.replace(noteMark, '');
  quotation.tagName = 'aside';
}

/** Parts of pages have a hyphen in their names, as all elements that HTML leaves to others. */
const isPart = ({ tagName }: Element) => tagName.includes('-');

/** A picture or part stands by itself, not inside a paragraph. */
function unwrapPart(paragraph: Element) {
  const [only] = paragraph.children;
  if (paragraph.children.length !== 1 || only?.type !== 'element') return;
  if (only.tagName === 'img' || isPart(only)) Object.assign(paragraph, only);
}

const headingName = /\s*\{#([\w-]+)\}$/;

function nameHeading(heading: Element) {
  const last = heading.children.at(-1);
  const name = last?.type === 'text' && headingName.exec(last.value);
  if (name) last.value = last.value.replace(headingName, '');
  heading.properties.id = name ? name[1] : slugOf(textOf(heading));
}

function prepare(tree: Root) {
  visit(tree, (node) => {
    delete node.position;
    // What a line break in the file separates is one line of text.
    if (node.type === 'text') node.value = node.value.replace(/\n(?=.)/g, ' ');
    if (node.type !== 'element') return;
    if (node.tagName === 'blockquote') markNote(node);
    if (node.tagName === 'p') unwrapPart(node);
    if (/^h[23]$/.test(node.tagName)) nameHeading(node);
    if (!shownElements.has(node.tagName) && !isPart(node))
      throw new Error(`there is no look for <${node.tagName}> in the long texts`);
  });
}

const processor = unified()
  .use(remarkParse)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw);

function fillAll(front: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(front).map(([name, value]) => [
      name,
      typeof value === 'string' ? fillValues(value) : value,
    ]),
  );
}

/**
 * @returns the front matter, unchecked, and the text as an HTML tree
 * @throws where a placeholder names no value, or the text holds what has no look
 */
export function parseMarkdown(source: string): { front: Record<string, unknown>; tree: Root } {
  const file = new VFile(source);
  matter(file, { strip: true });
  const tree = processor.runSync(processor.parse(fillValues(String(file))));
  prepare(tree);
  return { front: fillAll((file.data.matter ?? {}) as Record<string, unknown>), tree };
}
