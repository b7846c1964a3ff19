import { randomUUID } from 'node:crypto';
import { eq, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Endpoint, endpoints } from '../../contract/api.ts';
import {
  type ApiScope,
  apiScopes,
  type EndpointMeta,
  type RowKind,
  type Subject,
} from '../../contract/endpoint-meta.ts';
import {
  generateImages,
  insertImages,
  insertNotifications,
  insertPurchase,
  sendUpload,
} from '../../test/factories.ts';
import { comparable, expectError, type RawAnswer, readAnswer } from '../../test/raw-answer.ts';
import { paintPlain, TestEngine } from '../../test/test-engine.ts';
import {
  startTestOchre,
  type TestMember,
  type TestOchre,
  type TestStream,
} from '../../test/test-ochre.ts';
import { schema } from '../db/schema.ts';

type Row = Exclude<RowKind, 'publication' | 'incident'>;
type RowSubject = Extract<Subject, { row: RowKind }>;

/** A valid body for each endpoint that asks for one; what is expected of it the endpoint says itself. */
const bodies: Record<string, object> = {
  'accounts.signUp': { email: 'visitor@example.com', password: 'correct horse' },
  'accounts.signIn': { email: 'visitor@example.com', password: 'correct horse' },
  'accounts.requestPasswordReset': { email: 'visitor@example.com' },
  'accounts.resetPassword': { token: 'none', newPassword: 'correct horse' },
  'profiles.update': { fullName: 'Mallory', phone: '1' },
  'generations.create': { prompt: 'a fox' },
  'images.setFavourite': { isFavourite: true },
  'billing.startCheckout': { plan: 'premium' },
  'community.setLike': { isLiked: true },
  'community.publish': { title: 'Mine', author: 'Mallory', category: 'Nature' },
  'status.createIncident': { title: 'x', text: 'x', status: 'down' },
  'status.updateIncident': { status: 'down' },
};

/** Endpoints with what they say of themselves; forms of visitors have a test of their own. */
const chosen = (fits: (meta: EndpointMeta) => boolean) =>
  endpoints.filter(
    ({ meta }) =>
      !(meta.access === 'open' && ['form', 'multipart'].includes(meta.body)) && fits(meta),
  );

const ofRows = ({ subject }: EndpointMeta) => typeof subject === 'object';

const plainRequest = {
  operation: 'generate' as const,
  prompt: '',
  negativePrompt: '',
  modelId: 'plain',
  width: 64,
  height: 64,
  seed: 1,
};

const engine = new TestEngine();
let ochre: TestOchre;
let ada: TestMember;
let mallory: TestMember;
let malloryStream: TestStream;
let ids: Record<Row, string>;

/** A finished image with its notification, and a running generation with a preview. */
beforeAll(async () => {
  ochre = await startTestOchre({ engines: [engine] });
  [ada, mallory] = [await ochre.signUp(), await ochre.signUp()];
  malloryStream = await mallory.listen();
  const [image] = await generateImages(ada, { prompt: 'the secret garden of Ada' });
  const preview = await paintPlain(plainRequest);
  engine.behaviour = (_, { signal, onProgress }) => {
    onProgress?.({ progress: 0.5, preview });
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  };
  const stream = await ada.listen();
  const { items } = await ada.client.generations.create({ prompt: 'the second secret of Ada' });
  await stream.next(
    'task.changed',
    ({ task }) => task.status === 'running' && task.previewUrl !== null,
  );
  stream.close();
  const uploadId = await sendUpload(ada);
  bodies['edits.create'] = { prompt: 'a fox', source: { uploadId: await sendUpload(mallory) } };
  const { items: notifications } = await ada.client.notifications.list();
  ids = {
    image: image!.id,
    task: items[0]!.id,
    upload: uploadId,
    notification: notifications[0]!.id,
    ...(await insertPurchase(ochre, ada)),
  };
});
afterAll(() => ochre.stop());

function send(
  { name, method, path, meta }: Endpoint,
  cookie: string | null,
  id: string = randomUUID(),
  extra: Record<string, string> = {},
): Promise<RawAnswer> {
  const { subject } = meta;
  const isList = typeof subject === 'object' && subject.in === 'ids';
  const body = isList && method !== 'GET' ? { ids: [id] } : bodies[name];
  const query = isList && method === 'GET' ? `?ids=${id}` : '';
  // A stream does not end; that it was opened is the answer.
  const signal = name === 'bytes.events' ? AbortSignal.timeout(1000) : null;
  if (meta.body === 'multipart') return sendPicture(`${ochre.url}${path}`, cookie, extra);
  return fetch(`${ochre.url}${path.replaceAll(/\{\w+\}/g, id)}${query}`, {
    method,
    signal,
    headers: {
      ...(cookie ? { cookie } : {}),
      ...extra,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).then(async (response) => {
    if (response.headers.get('content-type') !== 'text/event-stream') return readAnswer(response);
    await response.body!.cancel();
    return { status: response.status, headers: response.headers, body: null };
  });
}

/** As a page of ours sends one. */
async function sendPicture(
  url: string,
  cookie: string | null,
  extra: Record<string, string>,
): Promise<RawAnswer> {
  const { bytes } = await paintPlain({ ...plainRequest, width: 64, height: 64 });
  const body = new FormData();
  body.set('purpose', 'source');
  body.set('file', new File([bytes], 'picture.png', { type: 'image/png' }));
  const headers = { origin: ochre.url, ...(cookie ? { cookie } : {}), ...extra };
  return readAnswer(await fetch(url, { method: 'POST', headers, body }));
}

/** What only Ada may see. */
const traces = () => [...Object.values(ids), ada.id, ada.email, 'secret'];

function expectNoTrace(answer: RawAnswer): void {
  const seen = JSON.stringify(answer.body);
  for (const trace of traces()) expect(seen).not.toContain(trace);
}

/** A further row of a member's, for what ends one. */
async function makeRow(kind: RowKind, member: TestMember): Promise<string> {
  switch (kind) {
    case 'image':
      return (await insertImages(ochre, member, [{}]))[0]!;
    case 'notification':
      return (await insertNotifications(ochre, member, [{}]))[0]!;
    case 'task':
      return ids.task;
    case 'upload':
      return sendUpload(member);
    case 'payment':
      return ids.payment;
    default:
      throw new Error(`nobody owns a ${kind}`);
  }
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

describe('what endpoints say of themselves', () => {
  it('is said by every one, in words that agree', () => {
    expect(endpoints.length).toBeGreaterThan(40);
    for (const { name, path, meta } of endpoints) {
      const { subject } = meta;
      const isRow = typeof subject === 'object';
      expect([name, isRow && subject.in === 'path' && !path.includes('{id}')]).toEqual([
        name,
        false,
      ]);
      // Nobody's own row can be asked for by nobody, and an id must belong to somebody or everybody.
      expect([name, isRow && meta.access === 'open']).toEqual([name, false]);
      expect([name, path.includes('{id}') && !isRow && subject !== 'public']).toEqual([
        name,
        false,
      ]);
    }
  });

  it('leaves none without a body to be tested with', () => {
    const asked = chosen(({ body, subject }) => {
      const isList = typeof subject === 'object' && subject.in === 'ids';
      return body === 'json' && !isList;
    });
    expect(asked.map(({ name }) => name).sort()).toEqual(Object.keys(bodies).sort());
  });
});

describe('an API key', () => {
  const headers = { authorization: 'Bearer of-mallory' };
  const giveKey = (scopes: readonly ApiScope[]) => {
    const { id, email } = mallory;
    const user = { id, email, role: 'operator', isConfirmed: true } as const;
    ochre.ctx.verifyKey = async (key) =>
      key === 'of-mallory' ? { user, keyId: 'one', scopes } : null;
  };
  const isApi = ({ path }: Endpoint) => path.startsWith('/api/');

  it.each(chosen(() => true).filter(isApi))(
    'opens no more than its scopes: $name',
    async (endpoint) => {
      const { scope, access } = endpoint.meta;
      giveKey(apiScopes.filter((one) => one !== scope));
      // Not even with a cookie that may do more.
      expectError(
        await send(endpoint, mallory.cookie, undefined, headers),
        access === 'operator' ? 'not_found' : 'forbidden',
      );
      if (!scope) return;
      giveKey([scope]);
      const answer = await send(endpoint, null, undefined, {
        ...headers,
        // A program on another site needs no leave: it shows no cookie.
        origin: 'https://elsewhere.example',
      });
      const namesOne = typeof endpoint.meta.subject === 'object' || endpoint.path.includes('{id}');
      if (!namesOne) expect(answer.status).toBeLessThan(300);
      else if (answer.status !== 200) expectError(answer, 'not_found');
    },
  );

  it('that nobody has is refused everywhere, whatever cookie comes with it', async () => {
    for (const authorization of ['Bearer unknown', 'bearer', 'Bearer ', 'BEARER  x'])
      for (const endpoint of chosen(() => true).filter(isApi)) {
        const answer = await send(endpoint, ada.cookie, undefined, { authorization });
        expectError(answer, 'unauthenticated');
        expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
      }
  });

  it('is not what a proxy’s own password is taken for', async () => {
    const answer = await fetch(`${ochre.url}/api/session`, {
      headers: { cookie: ada.cookie, authorization: 'Basic b2NocmU6b2NocmU=' },
    });
    expect(await answer.json()).toMatchObject({ user: { id: ada.id } });
  });
});

describe('the members’ walls', () => {
  it.each(chosen(({ access }) => access === 'member'))(
    'let no visitor without a session through: $name',
    async (endpoint) => {
      expectError(await send(endpoint, null), 'unauthenticated');
      if (ofRows(endpoint.meta))
        expectError(await send(endpoint, null, ids.image), 'unauthenticated');
    },
  );

  it.each(chosen(({ access }) => access === 'open'))(
    'stand though the door is open to all: $name',
    async (endpoint) => {
      const before = await readRows(ada.id);
      const answer = await send(endpoint, null);
      expect(answer.body).not.toMatchObject({ code: 'unauthenticated' });
      expect(answer.status).toBeLessThan(500);
      expectNoTrace(answer);
      expectNoTrace(await send(endpoint, null, ids.image));
      expect(await readRows(ada.id)).toEqual(before);
    },
  );

  it.each(chosen(({ access }) => access === 'operator'))(
    'are no door for visitors and members: $name',
    async (endpoint) => {
      for (const cookie of [null, mallory.cookie])
        expectError(await send(endpoint, cookie), 'not_found');
    },
  );

  it.each(chosen(ofRows))(
    'answer for another member’s row as for a missing one: $name',
    async (endpoint) => {
      const subject = endpoint.meta.subject as RowSubject;
      const before = await readRows(ada.id);
      const foreign = await send(endpoint, mallory.cookie, ids[subject.row as Row]);
      const missing = await send(endpoint, mallory.cookie);
      expect(comparable(foreign)).toEqual(comparable(missing));
      if (subject.in === 'ids' && subject.others === 'left_out') {
        expect(foreign.status).toBe(200);
        expectNoTrace(foreign);
      } else expectError(foreign, 'not_found');
      expect(await readRows(ada.id)).toEqual(before);
    },
  );

  it.each(chosen(({ subject, access }) => subject === 'own' && access === 'member'))(
    'keep what is one’s own to its member: $name',
    async (endpoint) => {
      const before = await readRows(ada.id);
      const answer = await send(endpoint, mallory.cookie);
      expect(answer.status).toBeLessThan(300);
      expectNoTrace(answer);
      expect(await readRows(ada.id)).toEqual(before);
    },
  );

  it.each(chosen(({ subject, access }) => subject === 'public' && access !== 'operator'))(
    'show nothing that was not published: $name',
    async (endpoint) => {
      const before = await readRows(ada.id);
      for (const id of [undefined, ids.image])
        expectNoTrace(await send(endpoint, mallory.cookie, id));
      expect(await readRows(ada.id)).toEqual(before);
    },
  );

  it('let no event of another member through, not even one that is replayed', async () => {
    // What she asked for above would stand before what she asks for here.
    for (const { id } of (await mallory.client.tasks.listActive()).items)
      await mallory.client.tasks.cancel({ id });
    const replayed = await mallory.listen('1');
    await ada.client.images.setFavourite({ id: ids.image, isFavourite: true });
    await ada.client.images.setFavourite({ id: ids.image, isFavourite: false });
    await ada.client.profiles.update({ fullName: 'Ada', phone: '' });
    const { items } = await mallory.client.generations.create({ prompt: 'mine' });
    for (const stream of [malloryStream, replayed]) {
      // Hers comes last, so what came of Ada would have come before it.
      await stream.next(
        'task.changed',
        ({ task }) => task.status === 'running' && task.id === items[0]!.id,
      );
      const seen = JSON.stringify(stream.events);
      for (const trace of [...Object.values(ids), ada.id, ada.email, 'secret'])
        expect(seen).not.toContain(trace);
    }
    await mallory.client.tasks.cancel({ id: items[0]!.id });
    replayed.close();
  });

  it('let the owner through everywhere', async () => {
    const isEnd = ({ meta }: Endpoint) => (meta.subject as RowSubject).isEnded === true;
    const asked = chosen(ofRows);
    for (const endpoint of [...asked.filter((one) => !isEnd(one)), ...asked.filter(isEnd)]) {
      const { row } = endpoint.meta.subject as RowSubject;
      const id = isEnd(endpoint) ? await makeRow(row, ada) : ids[row as Row];
      const answer = await send(endpoint, ada.cookie, id);
      expect([endpoint.name, answer.status]).toEqual([endpoint.name, 200]);
    }
    // Hers that was not ended is still there, and what was ended is not.
    expect(await ada.client.images.count({})).toEqual({ count: 1 });
  });
});
