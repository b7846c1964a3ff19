import { describe, expect, it } from 'vitest';
import {
  countWords,
  listHeadings,
  listLinks,
  parseProse,
  plainTextOf,
  readingMinutes,
} from './parse-prose.ts';

const sample = `
## What a seed is

A seed is a **number**; see [the guide](/guide/first-picture#seeds) and
press {Ctrl+Enter}.

- one
- two, which goes
  on

1. first
2. second

> a fox in snow,
> oil painting

! Mind the gap.

@ autumnLake
`;

describe('the texts of the public pages', () => {
  it('become blocks, each of its kind', () => {
    expect(parseProse(sample)).toEqual([
      { kind: 'heading', level: 2, id: 'what-a-seed-is', text: 'What a seed is' },
      {
        kind: 'paragraph',
        inlines: [
          { kind: 'text', text: 'A seed is a ' },
          { kind: 'strong', text: 'number' },
          { kind: 'text', text: '; see ' },
          { kind: 'link', text: 'the guide', to: '/guide/first-picture#seeds' },
          { kind: 'text', text: ' and press ' },
          { kind: 'key', text: 'Ctrl+Enter' },
          { kind: 'text', text: '.' },
        ],
      },
      {
        kind: 'list',
        isOrdered: false,
        items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two, which goes on' }]],
      },
      {
        kind: 'list',
        isOrdered: true,
        items: [[{ kind: 'text', text: 'first' }], [{ kind: 'text', text: 'second' }]],
      },
      { kind: 'prompt', text: 'a fox in snow, oil painting' },
      { kind: 'note', inlines: [{ kind: 'text', text: 'Mind the gap.' }] },
      { kind: 'picture', name: 'autumnLake' },
    ]);
  });

  it('tell their headings, links and bare words', () => {
    const blocks = parseProse(sample);
    expect(listHeadings(blocks).map(({ text }) => text)).toEqual(['What a seed is']);
    expect(listLinks(blocks)).toEqual(['/guide/first-picture#seeds']);
    expect(plainTextOf(blocks)).toContain('A seed is a number; see the guide');
    expect(plainTextOf(blocks)).not.toContain('autumnLake');
  });

  it('are counted in words, and in minutes of at least one', () => {
    expect(countWords('one two\nthree')).toBe(3);
    expect(readingMinutes('one two')).toBe(1);
    expect(readingMinutes('word '.repeat(1000))).toBe(5);
  });
});
