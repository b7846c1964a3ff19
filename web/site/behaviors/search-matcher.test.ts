import { describe, expect, it } from 'vitest';
import { countSlips, type SearchEntry, searchEntries } from './search-matcher.ts';

const entry = (title: string, keywords: string, text: string): SearchEntry => ({
  path: `/${title}`,
  title,
  category: 'Any',
  summary: '',
  keywords,
  text,
});

const entries = [
  entry('Reset your password', 'forgot login', 'mail link account refund'),
  entry('Cancel, and refunds', 'money back guarantee', 'subscription password'),
  entry('Seeds: make a picture again', 'random reproduce', 'number negative'),
];

const titles = (query: string) => searchEntries(entries, query).map(({ title }) => title);

describe('the search of the help center', () => {
  it('finds what is begun, and puts titles before texts', () => {
    expect(titles('pass')).toEqual(['Reset your password', 'Cancel, and refunds']);
    expect(titles('refunds')[0]).toBe('Cancel, and refunds');
  });

  it.each(['pasword', 'passwrod', 'passsword', 'pazzword'])('forgives the slip in %s', (typed) => {
    expect(titles(typed)[0]).toBe('Reset your password');
  });

  it('wants an answer to every word, and passes over small ones', () => {
    expect(titles('how do I reset my password')).toEqual(['Reset your password']);
    expect(titles('reset seeds')).toEqual([]);
  });

  it('finds nothing for nothing, and for what is nowhere', () => {
    expect(titles('   ')).toEqual([]);
    expect(titles('zeppelin')).toEqual([]);
  });

  it('does not bend short words into others', () => {
    expect(titles('sad')).toEqual([]);
  });

  it('counts a swap of neighbours as one slip, and stops counting early', () => {
    expect(countSlips('recieve', 'receive', 2)).toBe(1);
    expect(countSlips('abcdef', 'uvwxyz', 2)).toBe(3);
  });
});
