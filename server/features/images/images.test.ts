import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commercialLicenseText } from '../../../contract/commercial-license.ts';
import { imageSizes } from '../../../contract/image-sizes.ts';
import { type Image, type ImageSort, imageSorts } from '../../../contract/images.ts';
import { fetchBytes, generateImages, insertImages, makePremium } from '../../../test/factories.ts';
import { expectError, readAnswer } from '../../../test/raw-answer.ts';
import { paintPlain, TestEngine } from '../../../test/test-engine.ts';
import { startTestOchre, type TestMember, type TestOchre } from '../../../test/test-ochre.ts';

const neural = new TestEngine({ id: 'neural', ability: { variation: true, tiling: true } });
const procedural = new TestEngine({ id: 'procedural', sourceType: 'algorithmicMedia' });
let ochre: TestOchre;

beforeAll(async () => {
  ochre = await startTestOchre({ engines: [neural, procedural] });
});
afterAll(() => ochre.stop());

interface Chunk {
  type: string;
  data: Buffer;
}

/** Reads a PNG strictly: chunk after chunk, to the last byte. */
function readChunks(png: Buffer): Chunk[] {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks: Chunk[] = [];
  let offset = 8;
  while (offset < png.length) {
    const length = png.readUInt32BE(offset);
    const type = png.toString('latin1', offset + 4, offset + 8);
    chunks.push({ type, data: png.subarray(offset + 8, offset + 8 + length) });
    offset += 12 + length;
  }
  expect(offset).toBe(png.length);
  return chunks;
}

/** The text chunks by keyword, each with the type of its chunk. */
function readTexts(chunks: Chunk[]): Record<string, { type: string; text: string }> {
  const texts = chunks.flatMap(({ type, data }) => {
    if (type !== 'tEXt' && type !== 'iTXt') return [];
    const end = data.indexOf(0);
    const keyword = data.toString('latin1', 0, end);
    const text =
      type === 'tEXt' ? data.toString('latin1', end + 1) : data.toString('utf8', end + 5);
    return [[keyword, { type, text }]];
  });
  return Object.fromEntries(texts);
}

describe('a stored picture', () => {
  it('has exactly the asked pixels for each of the eight sizes, and derivatives none of which is enlarged', async () => {
    const [first, second] = [await ochre.signUp(), await ochre.signUp()];
    for (const [index, { id, width, height }] of imageSizes.entries()) {
      const member = index < 4 ? first : second;
      const [image] = await generateImages(member, { prompt: 'a fox', size: id });
      const png = await fetchBytes(ochre, image!.url);
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width, height });
      expect(image).toMatchObject({ width, height, sizeBytes: png.length });
      const widths = [320, 640, 1024].filter((wide) => wide < width);
      if (widths.length < 3) widths.push(Math.min(width, 1024));
      expect(image!.thumbnails.map((thumbnail) => thumbnail.width)).toEqual(widths);
      for (const thumbnail of image!.thumbnails) {
        const bytes = await fetchBytes(ochre, thumbnail.url);
        const { format, width: wide, height: high } = await sharp(bytes).metadata();
        expect({ format, wide }).toEqual({ format: 'webp', wide: thumbnail.width });
        expect(Math.abs(high - (height * wide) / width)).toBeLessThanOrEqual(1);
      }
    }
  });

  it('leaves nothing behind when its widest derivative is being made while it is deleted', async () => {
    const member = await ochre.signUp();
    for (let round = 0; round < 4; round++) {
      const [image] = await generateImages(member, { prompt: 'a fox', size: 'square' });
      const [, , key] = image!.url.split('/');
      const widest = image!.thumbnails.at(-1)!.url;
      const folder = path.join(ochre.dataDirectory, 'files/images', key!);
      expect(await fs.readdir(folder)).not.toContain(path.basename(widest));
      const answers = [1, 2, 3].map(() => fetch(`${ochre.url}${widest}`));
      await delay(round * 15);
      await member.client.images.delete({ id: image!.id });
      for (const answer of await Promise.all(answers)) expect([200, 404]).toContain(answer.status);
      expectError(await readAnswer(await fetch(`${ochre.url}${widest}`)), 'not_found');
      await expect(fs.readdir(folder)).rejects.toThrow('ENOENT');
    }
  });

  it('carries its settings as other tools read them, and nothing behind its end', async () => {
    const member = await ochre.signUp();
    neural.behaviour = async (request) => {
      const painted = await paintPlain(request);
      // What an engine wrote in, and what somebody hid behind the picture.
      const foreign = await sharp(painted.bytes)
        .withExif({ IFD0: { Copyright: 'foreign' } })
        .png()
        .toBuffer();
      return {
        ...painted,
        bytes: new Uint8Array(Buffer.concat([foreign, Buffer.from('<script>alert(1)</script>')])),
      };
    };
    const [image] = await generateImages(member, {
      prompt: 'a fox,\nin the snow',
      negativePrompt: 'rain',
      seed: 4242,
      size: 'mobile',
    });
    neural.behaviour = paintPlain;
    const chunks = readChunks(await fetchBytes(ochre, image!.url));
    expect(chunks[0]!.type).toBe('IHDR');
    expect(chunks.at(-1)!.type).toBe('IEND');
    expect(chunks.map(({ type }) => type)).not.toContain('eXIf');
    expect(readTexts(chunks)).toMatchObject({
      parameters: {
        type: 'tEXt',
        text: 'a fox,\nin the snow\nNegative prompt: rain\nSeed: 4242, Size: 576x1024, Model: Plain',
      },
      Software: { text: 'Ochre, Test engine' },
    });
  });

  it('tells of a variation and of a tile what made them', async () => {
    const member = await ochre.signUp();
    const [image] = await generateImages(member, {
      prompt: 'a fox',
      seed: 1,
      variation: { seed: 2, strength: 0.35 },
      tiling: true,
      size: 'mobile',
    });
    const { parameters } = readTexts(readChunks(await fetchBytes(ochre, image!.url)));
    expect(parameters!.text).toContain(
      'Variation seed: 2, Variation seed strength: 0.35, Tiling: True',
    );
  });

  it('carries a prompt of any script', async () => {
    const member = await ochre.signUp();
    const prompt = 'ثعلب 🦊 狐';
    const [image] = await generateImages(member, { prompt, size: 'mobile' });
    const { parameters } = readTexts(readChunks(await fetchBytes(ochre, image!.url)));
    expect(parameters!.type).toBe('iTXt');
    expect(parameters!.text.split('\n')[0]).toBe(prompt);
  });

  it('says truly how it was made', async () => {
    const member = await ochre.signUp();
    for (const [engine, term] of [
      [neural, 'trainedAlgorithmicMedia'],
      [procedural, 'algorithmicMedia'],
    ] as const) {
      const modelId = `${engine.id}/plain`;
      const [image] = await generateImages(member, { prompt: 'x', size: 'mobile', modelId });
      const texts = readTexts(readChunks(await fetchBytes(ochre, image!.url)));
      expect(texts['XML:com.adobe.xmp']!.text).toContain(
        `<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${term}<`,
      );
    }
  });

  it('is a PNG, whatever the engine made', async () => {
    const member = await ochre.signUp();
    for (const format of ['jpeg', 'webp'] as const) {
      neural.behaviour = async (request) => {
        const painted = await paintPlain(request);
        const bytes = new Uint8Array(await sharp(painted.bytes).toFormat(format).toBuffer());
        return { ...painted, bytes, mimeType: `image/${format}` };
      };
      const [image] = await generateImages(member, { prompt: 'x', size: 'mobile' });
      readChunks(await fetchBytes(ochre, image!.url));
    }
    neural.behaviour = paintPlain;
  });
});

describe('an image’s address', () => {
  let image: Image;
  let owner: TestMember;

  beforeAll(async () => {
    owner = await ochre.signUp();
    [image] = (await generateImages(owner, { prompt: 'a fox', size: 'mobile' })) as [Image];
  });

  it('serves the picture to whoever has it, as nothing but a picture, for ever', async () => {
    for (const [address, type] of [
      [image.url, 'image/png'],
      ...image.thumbnails.map(({ url }) => [url, 'image/webp'] as const),
    ] as const) {
      const { headers, status } = await fetch(`${ochre.url}${address}`);
      expect(status).toBe(200);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': type,
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': 'inline',
        etag: expect.stringMatching(/^".+"$/),
      });
      expect(headers.getSetCookie()).toEqual([]);
      const again = await fetch(`${ochre.url}${address}`, {
        headers: { 'if-none-match': headers.get('etag')! },
      });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
    }
  });

  it('can’t be guessed', () => {
    expect(image.url).toMatch(/^\/images\/[\w-]{32}\/original\.png$/);
    expect(image.url).not.toContain(image.id);
  });

  it('leads nowhere else', async () => {
    const [, , key] = image.url.split('/');
    const bad = [
      `/images/${key}/w2048.webp`,
      `/images/${key}/constructor`,
      `/images/${key}/__proto__`,
      `/images/${key}/original.png.draft`,
      `/images/${key}/..%2f..%2f..%2fsecret`,
      `/images/${key}/%2e%2e/original.png`,
      `/images/..%2f..%2fsecret/original.png`,
      `/images/%2e%2e%2f${key}/original.png`,
      `/images/${key}%00/original.png`,
      `/images/${key!.slice(1)}/original.png`,
      `/images/${key!.toLowerCase()}x/original.png`,
      `/images/${'A'.repeat(32)}/original.png`,
      `/images/${key}`,
      `/images/${key}/`,
    ];
    for (const address of bad) {
      const answer = await readAnswer(await fetch(`${ochre.url}${address}`));
      expectError(answer, 'not_found');
      expect(answer.headers.get('cache-control') ?? '', address).not.toContain('public');
    }
  });

  it('is gone with the image: row, bytes and address', async () => {
    const [, , key] = image.url.split('/');
    const folder = path.join(ochre.dataDirectory, 'files/images', key!);
    expect((await fs.readdir(folder)).sort()).toEqual(['original.png', 'w320.webp', 'w640.webp']);
    const stream = await owner.listen();
    await owner.client.images.delete({ id: image.id });
    await stream.next('image.deleted', ({ id }) => id === image.id);
    stream.close();
    for (const { url } of [image, ...image.thumbnails])
      expectError(await readAnswer(await fetch(`${ochre.url}${url}`)), 'not_found');
    await expect(fs.readdir(folder)).rejects.toThrow('ENOENT');
    await expect(owner.client.images.get({ id: image.id })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(owner.client.images.delete({ id: image.id })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await owner.client.images.count({})).toEqual({ count: 0 });
    expect(await owner.client.tasks.get({ id: image.taskId! })).toMatchObject({
      status: 'succeeded',
      image: null,
    });
  });
});

describe('a part of an image', () => {
  it('is what was asked for, of this version, and nothing behind the end', async () => {
    const member = await ochre.signUp();
    const [image] = await generateImages(member, { prompt: 'a bridge', size: 'mobile' });
    const address = `${ochre.url}${image!.url}`;
    const ask = async (range: string, headers: Record<string, string> = {}, method = 'GET') => {
      const answer = await fetch(address, { method, headers: { range, ...headers } });
      const bytes = Buffer.from(await answer.arrayBuffer());
      return { status: answer.status, is: answer.headers.get('content-range'), bytes, answer };
    };
    const all = await ask('');
    const size = all.bytes.length;
    expect(all.status).toBe(200);
    expect(all.answer.headers.get('accept-ranges')).toBe('bytes');
    const etag = all.answer.headers.get('etag')!;
    for (const [range, start, end] of [
      ['bytes=0-0', 0, 1],
      ['bytes=10-19', 10, 20],
      [`bytes=${size - 3}-`, size - 3, size],
      [`bytes=5-${size + 50}`, 5, size],
    ] as const) {
      const part = await ask(range, { 'if-range': etag });
      expect(part).toMatchObject({ status: 206, is: `bytes ${start}-${end - 1}/${size}` });
      expect(part.bytes.equals(all.bytes.subarray(start, end))).toBe(true);
      expect(part.answer.headers.get('content-security-policy')).toContain('sandbox');
    }
    expect(await ask(`bytes=${size}-`)).toMatchObject({ status: 416, is: `bytes */${size}` });
    for (const odd of ['bytes=-5', 'bytes=9-3', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b'])
      expect((await ask(odd)).status, odd).toBe(200);
    expect((await ask('bytes=0-1', { 'if-range': '"another"' })).status).toBe(200);
    expect((await ask('bytes=0-1', {}, 'HEAD')).status).toBe(200);
    const missing = await fetch(`${ochre.url}/images/${'x'.repeat(32)}/original.png`, {
      headers: { range: 'bytes=0-1' },
    });
    expect(missing.status).toBe(404);
  });
});

describe('an image whose file was cut short on the disk', () => {
  it('is not found, rather than an error or half a picture; the widest copy is made anew', async () => {
    const member = await ochre.signUp();
    const [image] = await generateImages(member, { prompt: 'a bridge', size: 'square' });
    const folder = path.join(ochre.dataDirectory, 'files/images', image!.url.split('/')[2]!);
    const [widest, ...others] = image!.thumbnails.map(({ url }) => url).reverse();
    const ask = async (address: string) => (await fetch(`${ochre.url}${address}`)).status;
    const cut = (address: string, bytes: number) =>
      fs.truncate(path.join(folder, path.basename(address)), bytes);
    expect(await ask(widest!)).toBe(200);
    await cut(widest!, 100);
    expect(await ask(widest!)).toBe(200);
    for (const bytes of [100, 0])
      for (const address of [image!.url, ...others]) {
        await cut(address, bytes);
        expect(await ask(address), `${address}, ${bytes} bytes`).toBe(404);
      }
    await fs.rm(path.join(folder, path.basename(widest!)));
    expect(await ask(widest!)).toBe(404);
  });
});

describe('bulk changes', () => {
  it('delete the member’s own of what was named, and nothing else', async () => {
    const [ada, bob] = [await ochre.signUp(), await ochre.signUp()];
    const [gone, alsoGone, kept] = await insertImages(ochre, ada, [{}, {}, {}]);
    const [foreign] = await insertImages(ochre, bob, [{}]);
    const { deletedIds } = await ada.client.images.deleteMany({
      ids: [gone!, alsoGone!, gone!, foreign!, randomUUID()],
    });
    expect(deletedIds.toSorted()).toEqual([gone, alsoGone].toSorted());
    expect((await ada.client.images.list({})).items.map(({ id }) => id)).toEqual([kept]);
    expect(await bob.client.images.count({})).toEqual({ count: 1 });
  });

  it('take 1 to 100 ids', async () => {
    const member = await ochre.signUp();
    for (const ids of [[], Array.from({ length: 101 }, () => randomUUID()), ['1'], ['../x']]) {
      await expect(member.client.images.deleteMany({ ids })).rejects.toMatchObject({
        code: 'invalid_request',
      });
      const query = `/api/images/archive?ids=${ids.join(',')}`;
      expectError(await readAnswer(await member.fetch(query)), 'invalid_request');
    }
  });

  it('carry the commercial license where they were made with premium, in the picture and beside it', async () => {
    const member = await ochre.signUp();
    const [free] = await generateImages(member, { prompt: 'a free day' });
    await makePremium(ochre, member);
    const [paid] = await generateImages(member, { prompt: 'a paid day' });
    const has = async (url: string) =>
      (await fetchBytes(ochre, url)).includes(commercialLicenseText);
    expect(await has(free!.url)).toBe(false);
    expect(await has(paid!.url)).toBe(true);
    const pack = async (ids: string[]) => {
      const response = await member.fetch(`/api/images/archive?ids=${ids.join(',')}`);
      return readStoredZip(Buffer.from(await response.arrayBuffer()));
    };
    const text = (await pack([free!.id, paid!.id])).get('LICENSE.txt')!.toString('utf8');
    expect(text).toContain(commercialLicenseText);
    expect(text).toContain('- a paid day.png');
    expect(text).not.toContain('a free day');
    expect([...(await pack([free!.id])).keys()]).toEqual(['a free day.png']);
  });

  it('pack the member’s own originals under the names that the library gives, each name once', async () => {
    const [ada, bob] = [await ochre.signUp(), await ochre.signUp()];
    const long = `${'🦊'.repeat(50)} and more`;
    const request = { size: 'mobile' } as const;
    const made = [
      ...(await generateImages(ada, { ...request, prompt: 'A/fox: "in" <snow>?' })),
      ...(await generateImages(ada, { ...request, prompt: 'a fox', count: 2 })),
      ...(await generateImages(ada, { ...request, prompt: 'A FOX' })),
      ...(await generateImages(ada, { ...request, prompt: long })),
    ];
    const [foreign] = await generateImages(bob, { ...request, prompt: 'secret' });
    const ids = [...made, foreign!].map(({ id }) => id).join(',');
    const response = await ada.fetch(`/api/images/archive?ids=${ids}`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="ochre-images.zip"',
      'cache-control': 'private, no-store',
    });
    const files = readStoredZip(Buffer.from(await response.arrayBuffer()));
    expect([...files.keys()].map((name) => name.toLowerCase()).toSorted()).toEqual(
      [
        'a fox (2).png',
        'a fox (3).png',
        'a fox in snow.png',
        'a fox.png',
        `${'🦊'.repeat(50)}.png`,
      ].toSorted(),
    );
    const originals = await Promise.all(made.map(({ url }) => fetchBytes(ochre, url)));
    const sorted = (bytes: Buffer[]) => bytes.map((one) => one.toString('base64')).toSorted();
    expect(sorted([...files.values()])).toEqual(sorted(originals));
  });
});

/** The files of a zip whose entries are stored as they are, by its central directory. */
function readStoredZip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let offset = zip.readUInt32LE(end + 16);
  for (let entry = 0; entry < zip.readUInt16LE(end + 10); entry++) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((at) =>
      zip.readUInt16LE(offset + at),
    ) as [number, number, number];
    expect(zip.readUInt16LE(offset + 10)).toBe(0);
    const size = zip.readUInt32LE(offset + 20);
    const local = zip.readUInt32LE(offset + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const name = zip.toString('utf8', offset + 46, offset + 46 + nameLength);
    expect(files.has(name)).toBe(false);
    files.set(name, zip.subarray(from, from + size));
    offset += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}

describe('favourites and views', () => {
  it('are the owner’s mark, whatever likes there are, and stay as they are said', async () => {
    const member = await ochre.signUp();
    const [id] = (await insertImages(ochre, member, [{}])) as [string];
    const say = (isFavourite: boolean) =>
      Promise.all(
        Array.from({ length: 10 }, () => member.client.images.setFavourite({ id, isFavourite })),
      );
    for (const isFavourite of [true, false, false]) {
      await say(isFavourite);
      const image = await member.client.images.get({ id });
      expect(image).toMatchObject({ isFavourite, likesCount: 0 });
    }
  });

  it('count each of 50 simultaneous views', async () => {
    const member = await ochre.signUp();
    const [id] = (await insertImages(ochre, member, [{}])) as [string];
    await Promise.all(Array.from({ length: 50 }, () => member.client.images.addView({ id })));
    expect(await member.client.images.get({ id })).toMatchObject({ viewsCount: 50 });
  });

  it('meet a deletion at the same moment without an unexpected failure', async () => {
    const member = await ochre.signUp();
    const ids = await insertImages(ochre, member, Array(10).fill({}));
    const outcomes = await Promise.allSettled(
      ids.flatMap((id) => [
        member.client.images.setFavourite({ id, isFavourite: true }),
        member.client.images.renewAddress({ id }),
        member.client.images.delete({ id }),
        member.client.images.addView({ id }),
      ]),
    );
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'not_found' });
  });
});

describe('the library', () => {
  const pageThrough = async ({ client }: TestMember, sort: ImageSort, limit: number) => {
    const seen: Image[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await client.images.list({ sort, limit, ...(cursor ? { cursor } : {}) });
      expect(page.items.length).toBeLessThanOrEqual(limit);
      seen.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor);
    return seen;
  };

  it('shows each image exactly once over its pages, in every order, even with equal times', async () => {
    const member = await ochre.signUp();
    const moments = [
      '2026-01-01T00:00:00.000Z',
      '2026-01-01T00:00:00.001Z',
      '2026-01-02T00:00:00Z',
    ];
    const ids = await insertImages(
      ochre,
      member,
      Array.from({ length: 31 }, (_, index) => ({
        createdAt: new Date(moments[index % 3]!),
        likesCount: index % 4,
      })),
    );
    await insertImages(ochre, await ochre.signUp(), [{ createdAt: new Date(moments[0]!) }]);
    const time = ({ createdAt }: Image) => Date.parse(createdAt);
    const orders: Record<ImageSort, (a: Image, b: Image) => number> = {
      newest: (a, b) => time(b) - time(a),
      oldest: (a, b) => time(a) - time(b),
      most_liked: (a, b) => b.likesCount - a.likesCount || time(b) - time(a),
    };
    for (const { value: sort } of imageSorts)
      for (const limit of [4, 31, 50]) {
        const seen = await pageThrough(member, sort, limit);
        expect(seen.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
        for (const [index, image] of seen.slice(1).entries())
          expect(orders[sort](seen[index]!, image)).toBeLessThanOrEqual(0);
      }
  });

  it('shows 50 at a time', async () => {
    const member = await ochre.signUp();
    await insertImages(ochre, member, Array(51).fill({}));
    const { items, nextCursor } = await member.client.images.list({});
    expect(items).toHaveLength(50);
    expect(nextCursor).not.toBeNull();
  });

  it('finds what contains the search, in any case, with every sign standing for itself', async () => {
    const member = await ochre.signUp();
    const prompts = [
      '100% wool',
      '100 wool',
      'snake_case',
      'snakeXcase',
      'back\\slash',
      'backslash',
      'A Red FOX',
      'ÄPFEL',
      "it's",
    ];
    await insertImages(
      ochre,
      member,
      prompts.map((prompt) => ({ prompt })),
    );
    const find = async (search: string) => {
      const { items } = await member.client.images.list({ search });
      expect(await member.client.images.count({ search })).toEqual({ count: items.length });
      return items.map(({ prompt }) => prompt).toSorted();
    };
    expect(await find('%')).toEqual(['100% wool']);
    expect(await find('_')).toEqual(['snake_case']);
    expect(await find('\\')).toEqual(['back\\slash']);
    expect(await find('red fox')).toEqual(['A Red FOX']);
    expect(await find('D F')).toEqual(['A Red FOX']);
    expect(await find('äpfel')).toEqual(['ÄPFEL']);
    expect(await find("'")).toEqual(["it's"]);
    expect(await find('*')).toEqual([]);
    expect(await find('')).toHaveLength(prompts.length);
  });

  it('gives a mark of another member’s page no meaning beyond its place', async () => {
    const [ada, bob] = [await ochre.signUp(), await ochre.signUp()];
    await insertImages(ochre, ada, Array(3).fill({}));
    const { nextCursor } = await ada.client.images.list({ limit: 1 });
    expect(await bob.client.images.list({ cursor: nextCursor! })).toEqual({
      items: [],
      nextCursor: null,
    });
  });
});
