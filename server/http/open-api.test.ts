import { expect, it } from 'vitest';
import { endpoints } from '../../contract/api.ts';
import { describeApi } from './open-api.ts';

it('describes every JSON endpoint, with who may call it', async () => {
  const { paths = {}, servers } = await describeApi('https://ochre.example');
  expect(servers).toEqual([{ url: 'https://ochre.example/api' }]);
  const json = endpoints.filter(({ name }) => !name.startsWith('bytes.'));
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods!).map((method) => `${method.toUpperCase()} /api${path}`),
  );
  expect(described.sort()).toEqual(json.map(({ method, path }) => `${method} ${path}`).sort());
  expect(paths['/images/{id}']!.get).toMatchObject({
    security: [{ session: [] }, { key: ['library:read'] }],
    parameters: [{ name: 'id', in: 'path', required: true }],
  });
  expect(paths['/session']!.get!.security).toEqual([{}]);
  expect(paths['/sign-in']!.post).toMatchObject({
    description: 'Limited: see the RateLimit headers of its answers.',
    requestBody: {
      content: {
        'application/json': { schema: { required: ['email', 'password'], type: 'object' } },
      },
    },
  });
  expect(paths['/incidents']!.post!.security).toEqual([{ session: [] }]);
});
