import type { Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { premiumPrice } from '../../../contract/plans.ts';
import { parseMarkdown } from './markdown.ts';
import {
  collectTexts,
  countWords,
  listHeadings,
  listLinks,
  plainTextOf,
  readingMinutes,
  splitSections,
} from './prose-text.ts';

const sample = `---
title: Seeds, from {{premiumPrice}}
---

It costs {{premiumPrice}}.

## What a seed’s for

A seed is a **number**; see [the guide](/guide/first-picture#seeds) and
press <kbd>Ctrl+Enter</kbd>.

- one
- two, which goes
  on

> a fox in snow,
> oil painting

> [!NOTE]
> Mind the gap.

![](autumnLake)
`;

/** Tags and bare texts, to be read at a glance. */
const outline = (text: Root) =>
  text.children.flatMap((node) =>
    node.type === 'element'
      ? [`${node.tagName} ${plainTextOf({ type: 'root', children: [node] })}`]
      : [],
  );
const words = (text: string) => parseMarkdown(text).tree;

describe('the long texts of the public pages', () => {
  it('become elements, each of its kind', () => {
    const { front, tree } = parseMarkdown(sample);
    expect(front).toEqual({ title: `Seeds, from ${premiumPrice}` });
    expect(outline(tree)).toEqual([
      `p It costs ${premiumPrice}.`,
      'h2 What a seed’s for',
      'p A seed is a number; see the guide and press Ctrl+Enter.',
      'ul \none\ntwo, which goes on\n',
      'blockquote \na fox in snow, oil painting\n',
      'aside \nMind the gap.\n',
      'img ',
    ]);
    expect(listHeadings(tree)).toEqual([{ id: 'what-a-seeds-for', title: 'What a seed’s for' }]);
    expect(listLinks(tree)).toEqual(['/guide/first-picture#seeds']);
  });

  it('are cut at their headings', () => {
    const { lead, sections } = splitSections(parseMarkdown(sample).tree);
    expect(plainTextOf(lead)).toContain('It costs');
    expect(sections.map(({ title }) => title)).toEqual(['What a seed’s for']);
    expect(plainTextOf(sections[0]!.text)).toMatch(/^\s*A seed is a number/);
  });

  it('name values that there are, and hold nothing without a look', () => {
    expect(() => parseMarkdown('It costs {{premiumPrize}}.')).toThrow('{{premiumPrize}}');
    expect(() => parseMarkdown('{{policies}} {{policies.toString}}')).toThrow('{{policies}}');
    expect(() => parseMarkdown('# Loud')).toThrow('<h1>');
    expect(() => parseMarkdown('<script>alert(1)</script>')).toThrow('<script>');
  });

  it('are there for every page, and for no other, with what their page shows', () => {
    const file = (front: Record<string, unknown>) => ({ front, tree: words('Hello.') });
    const schema = z.strictObject({ title: z.string() });
    const good = { './a.md': file({ title: 'A' }) };
    expect(collectTexts(good, ['a'], schema).a.title).toBe('A');
    expect(() => collectTexts(good, ['a', 'b'], schema)).toThrow('no text for b');
    expect(() => collectTexts({ ...good, './b.md': file({}) }, ['a'], schema)).toThrow('lacks b');
    expect(() => collectTexts({ './a.md': file({ titel: 'A' }) }, ['a'], schema)).toThrow('./a.md');
  });

  it('name their headings, and parts that the page makes', () => {
    const text = words('## Types of cookies {#types}\n\n<cookie-types></cookie-types>');
    expect(listHeadings(text)).toEqual([{ id: 'types', title: 'Types of cookies' }]);
    expect(outline(text)).toEqual(['h2 Types of cookies', 'cookie-types ']);
  });

  it('are counted in words, and in minutes of at least one', () => {
    expect(countWords(words('one two\nthree'))).toBe(3);
    expect(countWords(words('- one\n- two\n\nthree'))).toBe(3);
    expect(readingMinutes(words('one two'))).toBe(1);
    expect(readingMinutes(words('word '.repeat(1000)))).toBe(5);
  });
});
