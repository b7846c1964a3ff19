import { expect, test } from 'vitest';
import { returnPath, signInPath } from './return-path.ts';

test('leads back to a path of this site, with search and hash', () => {
  const wanted = '/platform/library?search=a%20cat#top';
  expect(returnPath(new URLSearchParams(signInPath(wanted).split('?')[1]).get('next'))).toBe(
    wanted,
  );
});

test('says nothing of the place where everyone goes anyway', () => {
  expect(signInPath('/platform')).toBe('/auth');
});

test.each([
  null,
  '',
  'platform',
  'https://evil.example/',
  '//evil.example/platform',
  '/\\evil.example',
  '/\t/evil.example',
  '/%09//evil.example'.replace('%09', '\t'),
  'javascript:alert(1)',
  '/auth?next=/auth',
])('never leads off this site or in a circle: %j', (next) => {
  expect(returnPath(next)).toBe('/platform');
});
