import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { endpoints } from '../../contract/api.ts';
import { publicForms } from '../../contract/public-forms.ts';
import { findEndpoint } from './endpoints.ts';

it.each(endpoints)('finds $name by its method and path', (endpoint) => {
  const path = endpoint.path.replaceAll(/\{\w+\}/g, () => randomUUID());
  const url = `http://ochre.example${path}?search=x`;
  expect(findEndpoint(new Request(url, { method: endpoint.method }))).toBe(endpoint);
});

it.each(['/api/nowhere', '/api/images/1/2/3', '/api/sign-in/', '/API/sign-in', '/api/sign%2din'])(
  'finds none at %s',
  (path) => {
    expect(findEndpoint(new Request(`http://ochre.example${path}`, { method: 'POST' }))).toBeNull();
  },
);

it('lets visitors’ browsers post by themselves to the public forms and nothing else', () => {
  const posted = endpoints.filter(
    ({ meta }) => meta.access === 'open' && ['form', 'multipart'].includes(meta.body),
  );
  expect(posted.map(({ path }) => path).sort()).toEqual(
    Object.values(publicForms)
      .map(({ path }) => `/api${path}`)
      .sort(),
  );
});
