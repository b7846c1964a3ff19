import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Image } from '../../../contract/images.ts';
import type { PublicationInput } from '../../../contract/publication-input.ts';
import { fetchBytes, generateImages, makePremium } from '../../../test/factories.ts';
import { expectError, readAnswer } from '../../../test/raw-answer.ts';
import { startTestOchre, type TestMember, type TestOchre } from '../../../test/test-ochre.ts';
import { unpublishImage } from '../community/community.service.ts';
import {
  findSourceType,
  getPublishedFile,
  listArchiveFiles,
  readOriginal,
  renewAddress,
  sweepImageFiles,
} from './images.service.ts';

const input: PublicationInput = { title: 'Fox', author: 'Ada', category: 'Animals' };
const everything = new Date(8.64e15);

let ochre: TestOchre;
let ada: TestMember;

beforeAll(async () => {
  ochre = await startTestOchre();
  ada = await ochre.signUp();
  await makePremium(ochre, ada);
});
afterAll(() => ochre.stop());

const make = async () =>
  (
    await generateImages(ada, { prompt: 'a fox', negativePrompt: 'a secret dislike', seed: 987654 })
  )[0]!;
const keyOf = (url: string) => url.split('/')[2]!;
const listFolder = async (folder: string) =>
  (await fs.readdir(path.join(ochre.dataDirectory, 'files', folder)).catch(() => [])).sort();
const expectGone = async (url: string) =>
  expectError(await readAnswer(await fetch(`${ochre.url}${url}`)), 'not_found');

const listAddresses = (image: Image) => [image.url, ...image.thumbnails.map(({ url }) => url)];

describe('what is published of an image', () => {
  it('lies at an address of its own, from which the original and its settings can’t be reached', async () => {
    const image = await make();
    const { sources, id } = await ada.client.community.publish({ id: image.id, ...input });
    const key = keyOf(sources[0]!.url);
    expect(key).not.toBe(keyOf(image.url));
    expect(sources.map(({ width }) => width)).toEqual([320, 640, 1024]);
    const share = `/publications/${key}/share.jpg`;
    for (const [url, format, width] of [
      ...sources.map((source) => [source.url, 'webp', source.width] as const),
      [share, 'jpeg', 1200] as const,
    ]) {
      const bytes = await fetchBytes(ochre, url);
      const facts = await sharp(bytes).metadata();
      expect(facts).toMatchObject({ format, width });
      expect(facts.exif ?? facts.icc ?? facts.iptc).toBeUndefined();
      const label = facts.xmp!.toString('utf8');
      expect(label).toContain('digitalsourcetype/trainedAlgorithmicMedia');
      for (const secret of ['secret dislike', '987654', 'a fox', 'Negative', keyOf(image.url)])
        expect(bytes.includes(secret), `${secret} in ${url}`).toBe(false);
    }
    for (const file of ['original.png', 'w2048.webp', 'w1536.webp', '..%2foriginal.png', 'x'])
      await expectGone(`/publications/${key}/${file}`);
    await expectGone(`/images/${key}/original.png`);
    await expectGone(`/publications/${keyOf(image.url)}/w320.webp`);
    const shown = JSON.stringify([
      await ochre.client('').community.get({ id }),
      await ochre.client('').community.listGallery({}),
    ]);
    for (const secret of ['secret dislike', '987654', keyOf(image.url)])
      expect(shown).not.toContain(secret);
  });

  it('is gone at once when it is taken out, leaves no file, and comes back under another key', async () => {
    const image = await make();
    const first = await ada.client.community.publish({ id: image.id, ...input });
    for (const { url } of first.sources) await fetchBytes(ochre, url);
    await ada.client.community.unpublish({ id: image.id });
    for (const { url } of first.sources) await expectGone(url);
    expect(await listFolder('publications')).not.toContain(keyOf(first.sources[0]!.url));
    await fetchBytes(ochre, image.url);

    const second = await ada.client.community.publish({ id: image.id, ...input });
    expect(keyOf(second.sources[0]!.url)).not.toBe(keyOf(first.sources[0]!.url));
    for (const { url } of first.sources) await expectGone(url);
    await fetchBytes(ochre, second.sources[0]!.url);
    await ada.client.images.delete({ id: image.id });
    await expectGone(second.sources[0]!.url);
    expect(await listFolder('publications')).not.toContain(keyOf(second.sources[0]!.url));
  });

  it('leaves nothing behind when it is taken out while its files are being made', async () => {
    for (let round = 0; round < 8; round++) {
      const image = await make();
      const { sources } = await ada.client.community.publish({ id: image.id, ...input });
      const answers = sources.map(({ url }) => fetch(`${ochre.url}${url}`));
      await Promise.all(answers.slice(0, round % 4));
      await ada.client.community.unpublish({ id: image.id });
      for (const answer of await Promise.all(answers)) expect([200, 404]).toContain(answer.status);
      for (const { url } of sources) await expectGone(url);
      expect(await listFolder('publications')).not.toContain(keyOf(sources[0]!.url));
    }
  });

  it('is no failure where its end takes the folder from under the writing; a full disk is one', async () => {
    const image = await make();
    const { sources } = await ada.client.community.publish({ id: image.id, ...input });
    const key = keyOf(sources[0]!.url);
    const ask = (meanwhile: () => Promise<unknown>) =>
      getPublishedFile(
        {
          db: ochre.ctx.db,
          storage: {
            ...ochre.ctx.storage,
            put: async () => {
              await meanwhile();
              throw new Error('ENOENT');
            },
          },
        },
        key,
        'w640.webp',
      );
    await expect(ask(async () => {})).rejects.toThrow('ENOENT');
    const end = () => ada.client.community.unpublish({ id: image.id });
    await expect(ask(end)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('ends with its row even where a stop left its files, which the sweep takes', async () => {
    const image = await make();
    const { sources } = await ada.client.community.publish({ id: image.id, ...input });
    await fetchBytes(ochre, sources[0]!.url);
    const key = keyOf(sources[0]!.url);
    const broken = {
      ...ochre.ctx.storage,
      deleteAll: () => Promise.reject(new Error('killed')),
    };
    await expect(
      unpublishImage(
        { ...ochre.ctx, storage: broken, actor: { ...ada, role: 'member', isConfirmed: true } },
        image.id,
      ),
    ).rejects.toThrow('killed');
    expect(await listFolder('publications')).toContain(key);
    await expectGone(sources[0]!.url);
    await sweepImageFiles(ochre.ctx, new Date(0));
    expect(await listFolder('publications')).not.toContain(key);
  });

  it('may be kept by any cache for a minute, what is not published by its owner’s alone', async () => {
    const image = await make();
    const { sources } = await ada.client.community.publish({ id: image.id, ...input });
    const ask = async (url: string, known?: string) =>
      fetch(`${ochre.url}${url}`, known ? { headers: { 'if-none-match': known } } : {});
    const published = await ask(sources[0]!.url);
    expect(published.headers.get('cache-control')).toBe('public, max-age=60, must-revalidate');
    const tag = published.headers.get('etag')!;
    expect((await ask(sources[0]!.url, tag)).status).toBe(304);
    for (const url of listAddresses(image))
      expect((await ask(url)).headers.get('cache-control')).toBe(
        'private, max-age=31536000, immutable',
      );
    await ada.client.community.unpublish({ id: image.id });
    expect((await ask(sources[0]!.url, tag)).status).toBe(404);
  });
});

describe('a new address', () => {
  it('takes all files along, and ends the old one at once', async () => {
    const image = await make();
    const before = await Promise.all(listAddresses(image).map((url) => fetchBytes(ochre, url)));
    const moved = await ada.client.images.renewAddress({ id: image.id });
    for (const url of listAddresses(image)) await expectGone(url);
    const after = await Promise.all(listAddresses(moved).map((url) => fetchBytes(ochre, url)));
    for (const [index, bytes] of after.entries()) expect(bytes.equals(before[index]!)).toBe(true);
    expect(await listFolder('images')).not.toContain(keyOf(image.url));
    expect(await ada.client.images.get({ id: image.id })).toEqual(moved);
  });

  it('does not change what is published', async () => {
    const image = await make();
    const { sources } = await ada.client.community.publish({ id: image.id, ...input });
    await ada.client.images.renewAddress({ id: image.id });
    for (const { url } of sources) await fetchBytes(ochre, url);
  });

  it('is one, when two are asked for at once', async () => {
    const image = await make();
    const answers = await Promise.all(
      [1, 2, 3].map(() => ada.client.images.renewAddress({ id: image.id })),
    );
    const { url } = await ada.client.images.get({ id: image.id });
    await fetchBytes(ochre, url);
    for (const answer of answers) if (answer.url !== url) await expectGone(answer.url);
    const { items } = await ada.client.images.list({});
    expect((await listFolder('images')).length).toBe(items.length);
  });

  it('has the bytes at one of both addresses whichever step it breaks off at, and the sweep takes the rest', async () => {
    const { storage } = ochre.ctx;
    let isBrokenOffEvery = true;
    for (let stepMax = 0; isBrokenOffEvery; stepMax++) {
      const image = await make();
      let steps = 0;
      /** Each call is a step; the process dies before the one that is too much. */
      const dying = {
        ...storage,
        ...Object.fromEntries(
          (['get', 'put', 'deleteAll'] as const).map((name) => [
            name,
            (...parts: [string, Uint8Array]) => {
              if (steps++ >= stepMax) return Promise.reject(new Error('killed'));
              return storage[name](...parts);
            },
          ]),
        ),
      };
      const outcome = await renewAddress(
        { ...ochre.ctx, storage: dying, actor: { ...ada, role: 'member', isConfirmed: true } },
        image.id,
      ).then(
        () => null,
        (error: Error) => error.message,
      );
      isBrokenOffEvery = outcome === 'killed';
      const { url } = await ada.client.images.get({ id: image.id });
      await fetchBytes(ochre, url);
      await sweepImageFiles(ochre.ctx, everything);
      await fetchBytes(ochre, url);
      if (url !== image.url) await expectGone(image.url);
      const { items } = await ada.client.images.list({});
      expect([stepMax, await listFolder('images')]).toEqual([
        stepMax,
        items.map((item) => keyOf(item.url)).sort(),
      ]);
      await ada.client.images.delete({ id: image.id });
    }
  });
});

describe('whoever reads an image while it is given a new address', () => {
  /** The product, with an address that is renewed between a look at the row and one at the bytes. */
  function movingOnce(id: string) {
    let isMoved = false;
    const { storage } = ochre.ctx;
    const get: typeof storage.get = async (key) => {
      if (!isMoved) {
        isMoved = true;
        await ada.client.images.renewAddress({ id });
      }
      return storage.get(key);
    };
    return { ...ochre.ctx, actor: ada, storage: { ...storage, get } } as never;
  }

  it('gets its bytes all the same: for an edit, an archive, and what a publication says of it', async () => {
    const { id } = await make();
    expect(await readOriginal(movingOnce(id), ada.id, id)).not.toBeNull();
    const names: string[] = [];
    for await (const { name } of listArchiveFiles(movingOnce(id), [id])) names.push(name);
    expect(names).toContain('a fox.png');
    const url = (await ada.client.images.get({ id })).url;
    const file = path.join(ochre.dataDirectory, 'files', url.slice(1));
    const png = await fs.readFile(file, 'latin1');
    expect(png).toContain('trainedAlgorithmicMedia');
    const other = png.replace('/trainedAlgorithmicMedia<', '////////algorithmicMedia<');
    await fs.writeFile(file, other, 'latin1');
    const said = await findSourceType(ochre.ctx, ada.id, id);
    expect(said).toBe('algorithmicMedia');
    expect(await findSourceType(movingOnce(id), ada.id, id)).toBe(said);
  });
});
