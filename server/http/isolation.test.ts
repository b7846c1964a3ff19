import { randomUUID } from 'node:crypto';
import { eq, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../contract/api.ts';
import { byteRoutes } from '../../contract/byte-routes.ts';
import { operatorKeyHeader } from '../../contract/status.ts';
import { generateImages } from '../../test/factories.ts';
import {
  comparable,
  expectError,
  type RawAnswer,
  readAnswer,
  sendJson,
} from '../../test/raw-answer.ts';
import { paintPlain, TestEngine } from '../../test/test-engine.ts';
import {
  startTestOchre,
  type TestMember,
  type TestOchre,
  type TestStream,
} from '../../test/test-ochre.ts';
import { schema } from '../db/schema.ts';

type Noun = 'generation' | 'image' | 'notification';

type Expectation =
  /** Anyone may call it, and it says nothing about a member. */
  | { kind: 'open' }
  /** Only whoever runs the installation; to all others it is not there. */
  | { kind: 'operator' }
  /** Names a row that everybody may see. */
  | { kind: 'public' }
  /** Speaks of the asking member alone, and takes no id. */
  | { kind: 'own'; body?: object }
  /** Names one row in its path. */
  | { kind: 'id'; of: Noun; body?: object }
  /** Names rows in its body or query. */
  | { kind: 'ids'; of: Noun; missing: 'not_found' | { deletedIds: [] } };

/** What each route of the product may do. A route that is not here fails the test: decide, then add it. */
const expectations: Record<string, Expectation> = {
  'accounts.getSession': { kind: 'open' },
  'accounts.signUp': { kind: 'open' },
  'accounts.signIn': { kind: 'open' },
  'accounts.signOut': { kind: 'open' },
  'accounts.requestPasswordReset': { kind: 'open' },
  'accounts.resetPassword': { kind: 'open' },
  'contactMessages.send': { kind: 'open' },
  'supportTickets.open': { kind: 'open' },
  'jobApplications.send': { kind: 'open' },
  'status.get': { kind: 'open' },
  'status.createIncident': { kind: 'operator' },
  'status.updateIncident': { kind: 'operator' },
  'mailSubscriptions.request': { kind: 'open' },
  'mailSubscriptions.confirm': { kind: 'open' },
  'mailSubscriptions.remove': { kind: 'open' },
  'profiles.get': { kind: 'own' },
  'profiles.update': { kind: 'own', body: { fullName: 'Mallory', phone: '' } },
  'subscriptions.get': { kind: 'own' },
  'quotas.get': { kind: 'own' },
  'generations.listModels': { kind: 'own' },
  'generations.create': { kind: 'own', body: { prompt: 'a fox' } },
  'generations.listActive': { kind: 'own' },
  'generations.listPrompts': { kind: 'own' },
  'images.list': { kind: 'own' },
  'images.count': { kind: 'own' },
  'notifications.list': { kind: 'own' },
  'notifications.markAllRead': { kind: 'own' },
  'bytes.events': { kind: 'own' },
  /** The key is the permission: whoever was given the URL sees this one image. */
  'bytes.image': { kind: 'open' },
  'bytes.sample': { kind: 'open' },
  /** What everybody may see; the actor only decides on `isLiked`. */
  'community.listGallery': { kind: 'open' },
  'community.addView': { kind: 'public' },
  'community.setLike': { kind: 'public' },
  'community.publish': {
    kind: 'id',
    of: 'image',
    body: { title: 'Mine', author: 'Mallory', category: 'Nature' },
  },
  'community.unpublish': { kind: 'id', of: 'image' },
  'generations.get': { kind: 'id', of: 'generation' },
  'bytes.preview': { kind: 'id', of: 'generation' },
  'images.get': { kind: 'id', of: 'image' },
  'images.addView': { kind: 'id', of: 'image' },
  'images.setLike': { kind: 'id', of: 'image', body: { isLiked: true } },
  'bytes.archive': { kind: 'ids', of: 'image', missing: 'not_found' },
  'notifications.markRead': { kind: 'id', of: 'notification' },
  // The owner's turn, below, goes through this table in its order: what destroys comes last.
  'generations.cancel': { kind: 'id', of: 'generation' },
  'images.deleteMany': { kind: 'ids', of: 'image', missing: { deletedIds: [] } },
  'images.delete': { kind: 'id', of: 'image' },
};

interface Route {
  method: string;
  /** With {id} for the id. */
  path: string;
}

/** Every route there is, read from the table that client and server are made of. */
const routes = new Map<string, Route>([
  ...Object.entries(api).flatMap(([noun, procedures]) =>
    Object.entries(procedures).map(([name, procedure]): [string, Route] => {
      const { method, path } = procedure['~orpc'].route;
      return [`${noun}.${name}`, { method: method!, path: `/api${path}` }];
    }),
  ),
  ...Object.entries(byteRoutes).map(([name, path]): [string, Route] => [
    `bytes.${name}`,
    { method: 'GET', path },
  ]),
]);

const engine = new TestEngine();
let ochre: TestOchre;
let ada: TestMember;
let mallory: TestMember;
let malloryStream: TestStream;
let ids: Record<Noun, string>;

/** A finished image with its notification, and a running generation with a preview. */
beforeAll(async () => {
  ochre = await startTestOchre({ engines: [engine] });
  [ada, mallory] = [await ochre.signUp(), await ochre.signUp()];
  malloryStream = await mallory.listen();
  const [image] = await generateImages(ada, { prompt: 'the secret garden of Ada' });
  const preview = await paintPlain({
    prompt: '',
    negativePrompt: '',
    modelId: 'plain',
    width: 64,
    height: 64,
    seed: 1,
  });
  engine.behaviour = (_, { signal, onProgress }) => {
    onProgress?.({ progress: 0.5, preview });
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  };
  const stream = await ada.listen();
  const { items } = await ada.client.generations.create({ prompt: 'the second secret of Ada' });
  await stream.next(
    'generation.changed',
    ({ generation }) => generation.status === 'running' && generation.previewUrl !== null,
  );
  stream.close();
  const { items: notifications } = await ada.client.notifications.list();
  ids = { image: image!.id, generation: items[0]!.id, notification: notifications[0]!.id };
});
afterAll(() => ochre.stop());

function send(name: string, cookie: string | null, id: string): Promise<RawAnswer> {
  const { method, path } = routes.get(name)!;
  const expected = expectations[name]!;
  const query = expected.kind === 'ids' && method === 'GET' ? `?ids=${id}` : '';
  const body =
    expected.kind === 'ids' && method !== 'GET'
      ? { ids: [id] }
      : 'body' in expected && expected.body;
  return fetch(`${ochre.url}${path.replace('{id}', id)}${query}`, {
    method,
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).then(readAnswer);
}

/** All that is stored of a member. */
async function readRows(userId: string) {
  const found: Record<string, unknown[]> = {};
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable) || !('userId' in table)) continue;
    const rows = await ochre.ctx.db
      .select()
      .from(table as never)
      .where(eq(table.userId as never, userId));
    found[getTableName(table)] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return found;
}

const named = (kinds: Expectation['kind'][]) =>
  Object.entries(expectations).filter(([, { kind }]) => kinds.includes(kind));

describe('the members’ walls', () => {
  it('are tested for every route there is', () => {
    expect([...routes.keys()].sort()).toEqual(Object.keys(expectations).sort());
    for (const [name, { path }] of routes)
      expect([name, path.includes('{id}')]).toEqual([
        name,
        ['id', 'public'].includes(expectations[name]!.kind),
      ]);
  });

  for (const [name] of named(['own', 'id', 'ids']))
    it(`let no visitor without a session through: ${name}`, async () => {
      expectError(await send(name, null, randomUUID()), 'unauthenticated');
      if (expectations[name]!.kind !== 'own')
        expectError(await send(name, null, ids.image), 'unauthenticated');
    });

  for (const [name] of named(['operator']))
    it(`are no door for visitors and members: ${name}`, async () => {
      const path = routes.get(name)!.path.replace('{incidentId}', randomUUID());
      const body = { title: 'x', text: 'x', status: 'down' };
      for (const key of ['', 'x'.repeat(64)])
        expectError(
          await sendJson(
            `${ochre.url}${path}`,
            name.endsWith('updateIncident') ? { status: 'down' } : body,
            {
              method: routes.get(name)!.method,
              cookie: mallory.cookie,
              headers: { [operatorKeyHeader]: key },
            },
          ),
          'not_found',
        );
    });

  for (const [name, expected] of named(['id', 'ids']))
    it(`answer for another member’s row as for a missing one: ${name}`, async () => {
      const before = await readRows(ada.id);
      const foreign = await send(name, mallory.cookie, ids[(expected as { of: Noun }).of]);
      const missing = await send(name, mallory.cookie, randomUUID());
      expect(comparable(foreign)).toEqual(comparable(missing));
      if (expected.kind === 'ids' && expected.missing !== 'not_found')
        expect(foreign).toMatchObject({ status: 200, body: expected.missing });
      else expectError(foreign, 'not_found');
      expect(await readRows(ada.id)).toEqual(before);
    });

  it('keep lists, counts and profiles to their member', async () => {
    const { client } = mallory;
    expect(await client.images.list({})).toEqual({ items: [], nextCursor: null });
    expect(await client.images.list({ search: 'secret' })).toMatchObject({ items: [] });
    expect(await client.images.count({})).toEqual({ count: 0 });
    expect(await client.generations.listActive()).toEqual({ items: [] });
    expect(await client.generations.listPrompts()).toEqual({ prompts: [] });
    expect(await client.notifications.list()).toEqual({ items: [], unreadCount: 0 });
    expect(await client.quotas.get()).toMatchObject({ used: 0 });
    expect(await client.profiles.get()).toMatchObject({ email: mallory.email });
  });

  it('keep changes of all of one’s own to their member', async () => {
    const before = await readRows(ada.id);
    await mallory.client.notifications.markAllRead();
    await mallory.client.profiles.update({ fullName: 'Mallory', phone: '1' });
    expect(await readRows(ada.id)).toEqual(before);
  });

  it('let no event of another member through, not even one that is replayed', async () => {
    const replayed = await mallory.listen('1');
    await ada.client.images.setLike({ id: ids.image, isLiked: true });
    await ada.client.images.setLike({ id: ids.image, isLiked: false });
    await ada.client.profiles.update({ fullName: 'Ada', phone: '' });
    const { items } = await mallory.client.generations.create({ prompt: 'mine' });
    for (const stream of [malloryStream, replayed]) {
      // Hers comes last, so what came of Ada would have come before it.
      await stream.next(
        'generation.changed',
        ({ generation }) => generation.status === 'running' && generation.id === items[0]!.id,
      );
      const seen = JSON.stringify(stream.events);
      for (const trace of [...Object.values(ids), ada.id, ada.email, 'secret'])
        expect(seen).not.toContain(trace);
    }
    await mallory.client.generations.cancel({ id: items[0]!.id });
    replayed.close();
  });

  it('let the owner through everywhere', async () => {
    for (const [name, expected] of named(['id', 'ids'])) {
      if (name === 'images.delete') continue;
      const answer = await send(name, ada.cookie, ids[(expected as { of: Noun }).of]);
      expect([name, answer.status]).toEqual([name, 200]);
    }
    expect(await ada.client.images.count({})).toEqual({ count: 0 });
  });
});
