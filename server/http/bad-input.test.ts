import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generationTexts } from '../../contract/generations.ts';
import { promptLengthMax } from '../../contract/image-settings.ts';
import { generateImages, insertImages, makePremium } from '../../test/factories.ts';
import { expectError, readAnswer, sendJson, sendText } from '../../test/raw-answer.ts';
import { startTestOchre, type TestMember, type TestOchre } from '../../test/test-ochre.ts';
import { generationCounts } from '../db/schema/quotas.ts';
import { tasks } from '../db/schema/tasks.ts';

let ochre: TestOchre;
let member: TestMember;

beforeAll(async () => {
  ochre = await startTestOchre();
  member = await ochre.signUp();
  // So that no quota stands in front of what is tested here.
  await makePremium(ochre, member);
});
afterAll(() => ochre.stop());

const url = () => `${ochre.url}/api/generations`;
const ask = (body: unknown) => sendJson(url(), body, { cookie: member.cookie });
const askRaw = (body: string | undefined, headers: Record<string, string> = {}) =>
  sendText(url(), body, { cookie: member.cookie, headers });

async function countStored(): Promise<unknown[]> {
  const { db } = ochre.ctx;
  const rows = await db.select().from(tasks).where(eq(tasks.userId, member.id));
  const counts = await db
    .select()
    .from(generationCounts)
    .where(eq(generationCounts.userId, member.id));
  return [rows.length, counts];
}

/** Runs what must be refused, and sees that nothing was stored. */
async function storingNothing(run: () => Promise<void>): Promise<void> {
  const before = await countStored();
  await run();
  expect(await countStored()).toEqual(before);
}

describe('a request for an image', () => {
  const prompt = 'a fox';
  const refused: [string, unknown, string?, string?][] = [
    ['an empty prompt', { prompt: '' }, generationTexts.promptRequired, 'prompt'],
    ['a prompt of spaces', { prompt: ' \t\r\n\u00a0\u3000' }, generationTexts.promptRequired],
    ['no prompt', {}, generationTexts.promptRequired, 'prompt'],
    ['null as prompt', { prompt: null }, generationTexts.promptRequired],
    ['a list as prompt', { prompt: ['a fox'] }, generationTexts.promptRequired],
    [
      'a prompt a character too long',
      { prompt: 'a'.repeat(promptLengthMax + 1) },
      generationTexts.promptTooLong,
    ],
    ['NUL in the prompt', { prompt: 'a\u0000fox' }, generationTexts.promptNotText],
    ['NUL at the end', { prompt: 'a fox\u0000' }, generationTexts.promptNotText],
    ['an escape sequence', { prompt: 'a \u001b[31mfox' }, generationTexts.promptNotText],
    ['a lone surrogate', { prompt: 'a \ud83e fox' }, generationTexts.promptNotText],
    ['a lone low surrogate', { prompt: '\udd8a' }, generationTexts.promptNotText],
    ['NUL in the negative prompt', { prompt, negativePrompt: '\u0000' }],
    ['an unknown size', { prompt, size: 'huge' }, 'Please choose one of the listed sizes', 'size'],
    ['a size of the object prototype', { prompt, size: 'constructor' }],
    ['sizes as numbers', { prompt, width: 100_000, height: 100_000 }],
    ['a negative seed', { prompt, seed: -1 }, generationTexts.seedOutOfRange, 'seed'],
    ['a seed of 2^32', { prompt, seed: 2 ** 32 }, generationTexts.seedOutOfRange],
    ['a seed without end', { prompt, seed: 1e300 }, generationTexts.seedOutOfRange],
    ['half a seed', { prompt, seed: 0.5 }, generationTexts.seedOutOfRange],
    ['a seed as text', { prompt, seed: '1' }, generationTexts.seedOutOfRange],
    ['no image', { prompt, count: 0 }],
    ['five images', { prompt, count: 5 }],
    ['one and a half images', { prompt, count: 1.5 }],
    ['a million images', { prompt, count: 1e6 }],
    ['highResolution as text', { prompt, highResolution: 'yes' }],
    [
      'an unknown model',
      { prompt, modelId: 'test/none' },
      'This model is not available now',
      'modelId',
    ],
    ['a model of the object prototype', { prompt, modelId: '__proto__/constructor' }],
    ['a foreign owner', { prompt, user_id: 'somebody' }],
    ['a foreign owner, as we spell it', { prompt, userId: 'somebody' }],
    ['a state', { prompt, status: 'succeeded' }],
    ['a publication', { prompt, is_public: true }],
    ['likes', { prompt, likes_count: 1000 }],
    ['a constructor', { prompt, constructor: { prototype: { plan: 'premium' } } }],
    ['a list', [{ prompt }]],
    ['a text', 'a fox'],
    ['a number', 42],
    ['null', null],
  ];
  for (const [name, body, message, field] of refused)
    it(`is refused with ${name}`, () =>
      storingNothing(async () => {
        const answer = await ask(body);
        expectError(answer, 'invalid_request', message);
        if (field) expect(answer.body).toMatchObject({ data: { field } });
      }));

  const rawRefused: [string, string | undefined][] = [
    ['without a body', undefined],
    ['with an empty body', ''],
    ['with half a JSON', '{"prompt": "a fox"'],
    ['with more than a JSON', '{"prompt":"a fox"} {}'],
    ['with JSON 30,000 levels deep', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    [
      'with a prompt 10,000 levels deep',
      `{"prompt":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
    ],
    ['with a prototype', '{"prompt":"a fox","__proto__":{"highResolution":true}}'],
  ];
  for (const [name, body] of rawRefused)
    it(`is refused ${name}`, () =>
      storingNothing(async () => expectError(await askRaw(body), 'invalid_request')));

  it('is refused when it is larger than any request of ours', () =>
    storingNothing(async () => {
      expectError(await ask({ prompt: 'a'.repeat(100_000) }), 'payload_too_large');
      // The same without a length told beforehand.
      const stream = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(`{"prompt":"${'a'.repeat(100_000)}"}`));
          controller.close();
        },
      });
      const answer = await member.fetch('/api/generations', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: stream,
        duplex: 'half',
      } as RequestInit);
      expectError(await readAnswer(answer), 'payload_too_large');
    }));

  it('is refused unless it says that it is JSON, as a form of another site can’t', () =>
    storingNothing(async () => {
      const json = '{"prompt":"a fox"}';
      for (const type of [
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'text/plain',
        'application/json-seq',
        'text/event-stream',
        'application/octet-stream',
      ])
        expectError(await askRaw(json, { 'content-type': type }), 'invalid_request');
      // A body of no type at all, which a page of another site can send as well.
      const untyped = await member.fetch('/api/generations', {
        method: 'POST',
        body: new Blob([json]),
      });
      expectError(await readAnswer(untyped), 'invalid_request');
      expectError(
        await askRaw(json, { 'content-disposition': 'attachment; filename="a.json"' }),
        'invalid_request',
      );
    }));

  it('is refused when another site’s page sends it', () =>
    storingNothing(async () => {
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'cross-site', origin: ochre.url },
        { origin: 'https://elsewhere.example' },
        { origin: 'null' },
        { origin: `${ochre.url}.elsewhere.example` },
      ] as Record<string, string>[]) {
        expectError(await askRaw('{"prompt":"a fox"}', headers), 'forbidden');
        for (const [path, method] of [
          ['/api/sign-out', 'POST'],
          ['/api/notifications/read', 'POST'],
        ] as const)
          expectError(
            await sendText(`${ochre.url}${path}`, undefined, {
              method,
              cookie: member.cookie,
              headers,
            }),
            'forbidden',
          );
      }
      expect(await member.client.accounts.getSession()).toMatchObject({ user: { id: member.id } });
    }));

  it('is taken from our own pages', async () => {
    const own: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { origin: ochre.url },
    ];
    for (const headers of own)
      expect(await askRaw('{"prompt":"a fox"}', headers)).toMatchObject({
        status: 202,
      });
  });

  it('is taken with any text that people write, and kept as it is', async () => {
    const prompts = [
      '🦊🌋 a fox 👩‍👩‍👧‍👦 at the volcano',
      'ثعلب أحمر \u202eunder the moon\u202c שועל',
      'tab\tand\nline\r\nbreaks',
      `Robert'); DROP TABLE users;-- "quoted" \\ %_$1 \${x} <script>alert(1)</script>`,
      'a <lora:x:1> | b, (c:1.2) [d]',
      'é and e\u0301 stay two spellings',
      'a'.repeat(promptLengthMax),
    ];
    for (const prompt of prompts) {
      const [image] = await generateImages(member, {
        prompt: `  ${prompt} `,
        negativePrompt: prompt,
      });
      expect(image).toMatchObject({ prompt, settings: { negativePrompt: prompt } });
    }
    const { prompts: history } = await member.client.generations.listPrompts();
    expect(history.slice(0, prompts.length)).toEqual(prompts.toReversed());
  });
});

describe('the profile', () => {
  const patch = (body: unknown) =>
    sendJson(`${ochre.url}/api/profile`, body, { method: 'PATCH', cookie: member.cookie });

  it('refuses what is no text, too long, missing or not asked for, and stays as it was', async () => {
    const before = await member.client.profiles.get();
    const ok = { fullName: 'Ada', phone: '1' };
    for (const body of [
      {},
      { fullName: 'Ada' },
      { ...ok, phone: null },
      { ...ok, fullName: 'A\u0000da' },
      { ...ok, phone: '\ud83e' },
      { ...ok, fullName: 'a'.repeat(501) },
      { ...ok, email: 'other@example.com' },
      { ...ok, user_id: 'somebody' },
      { ...ok, avatarUrl: 'https://elsewhere.example/x.png' },
    ])
      expectError(await patch(body), 'invalid_request');
    expect(await member.client.profiles.get()).toEqual(before);
  });

  it('takes names and numbers as people write them', async () => {
    const written = { fullName: 'Zoë 🦊 O’Neill <b> שועל', phone: '+49 (30) 12-34 ext. 5' };
    expect(await member.client.profiles.update(written)).toMatchObject(written);
    expect(await member.client.profiles.get()).toMatchObject(written);
    const empty = { fullName: '', phone: '' };
    expect(await member.client.profiles.update(empty)).toMatchObject(empty);
  });
});

describe('the library’s address', () => {
  const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const id = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  const moment = '2026-01-01T00:00:00Z';
  const refused = [
    'sort=best',
    'sort=__proto__',
    'limit=0',
    'limit=-1',
    'limit=51',
    'limit=1.5',
    'limit=many',
    'user_id=somebody',
    'search=%00',
    `search=${'a'.repeat(201)}`,
    'search[a]=1',
    'search=a&search=b',
    '__proto__[x]=1',
    'cursor=',
    'cursor=%00',
    'cursor=nonsense',
    `cursor=${cursor({})}`,
    `cursor=${cursor(null)}`,
    `cursor=${cursor({ id, likesCount: 0, createdAt: 'yesterday' })}`,
    `cursor=${cursor({ id, likesCount: 0, createdAt: '0000-01-01T00:00:00Z' })}`,
    `cursor=${cursor({ id, likesCount: 2 ** 40, createdAt: moment })}`,
    `cursor=${cursor({ id, likesCount: 0.5, createdAt: moment })}`,
    `cursor=${cursor({ id: "' or true --", likesCount: 0, createdAt: moment })}`,
  ];
  for (const query of refused)
    it(`is refused with ?${query.slice(0, 60)}`, async () => {
      await insertImages(ochre, member, [{}]);
      expectError(await readAnswer(await member.fetch(`/api/images?${query}`)), 'invalid_request');
    });

  it('is refused with an id that is none', async () => {
    for (const bad of ['1', 'null', "' or true --", '%00', '%ff', '..%2f..%2fimages', `${id}0`])
      for (const method of ['GET', 'DELETE']) {
        const path = `/api/images/${encodeURI(bad).replaceAll('%25', '%')}`;
        const answer = await readAnswer(await member.fetch(path, { method }));
        expect([400, 404], path).toContain(answer.status);
        expectError(answer, answer.status === 404 ? 'not_found' : 'invalid_request');
      }
  });
});
