import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataSlots, pageSlots } from '../../contract/page-slots.ts';
import type { PublicationInput } from '../../contract/publication-input.ts';
import { builtOrigin } from '../../contract/site-origin.ts';
import { insertImages } from '../../test/factories.ts';
import { startTestOchre, type TestMember, type TestOchre } from '../../test/test-ochre.ts';

let ochre: TestOchre;
let ada: TestMember;
let webDirectory: string;

/** Every slot by name, in text and in an attribute, and the data. */
const page = [
  '<!doctype html><html><head>',
  `<title>${pageSlots.title}</title>`,
  `<link rel="canonical" href="${builtOrigin}/gallery/${pageSlots.id}"/>`,
  `<script type="application/ld+json">"${dataSlots.jsonLd}"</script>`,
  '</head><body>',
  ...Object.entries(pageSlots).map(
    ([name, place]) => `<p title="${place}" id="${name}">${place}</p>`,
  ),
  '</body></html>',
].join('\n');

beforeAll(async () => {
  webDirectory = await fs.mkdtemp(path.join(os.tmpdir(), 'ochre-web-'));
  const write = async (name: string, text: string) => {
    const file = path.join(webDirectory, name);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, text);
  };
  await write('gallery/picture/index.html', page);
  await write('gallery/index.html', '<p>the gallery</p>');
  await write('not-found/index.html', '<p>nothing here</p>');
  await write('__spa-fallback.html', '<p>app</p>');
  await write('sitemap.xml', `<urlset>\n  <url><loc>${builtOrigin}/about</loc></url>\n</urlset>\n`);
  ochre = await startTestOchre({ webDirectory });
  ada = await ochre.signUp();
});
afterAll(async () => {
  await ochre.stop();
  await fs.rm(webDirectory, { recursive: true });
});

const input: PublicationInput = { title: 'Tower', author: 'Ada', category: 'Architecture' };

async function publish(
  row: { prompt?: string; seed?: number; negativePrompt?: string },
  change = {},
) {
  const [imageId] = await insertImages(ochre, ada, [row]);
  return {
    imageId: imageId!,
    ...(await ada.client.community.publish({ id: imageId!, ...input, ...change })),
  };
}

const ask = async (address: string) => {
  const answer = await fetch(`${ochre.url}${address}`, { redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

function readSlots(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/<p title="([^"]*)" id="(\w+)">([^<]*)<\/p>/g)].map(
      ([, attribute, name, content]) => {
        expect(attribute).toBe(content);
        return [name!, content!];
      },
    ),
  );
}

const readData = (text: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(text)![1]!);

describe('the page of a published picture', () => {
  it('says in its document what people, search engines and shared links need, and no secret', async () => {
    const made = await publish({
      prompt: 'a tower of glass',
      seed: 424242,
      negativePrompt: 'grey drizzle',
    });
    const { status, text, headers } = await ask(`/gallery/${made.id}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain(`<link rel="canonical" href="${ochre.url}/gallery/${made.id}"/>`);
    expect(readSlots(text)).toMatchObject({
      id: made.id,
      title: 'Tower',
      author: 'Ada',
      prompt: 'a tower of glass',
      description: 'a tower of glass. By Ada, made with Plain.',
      likes: '0',
      views: '0',
      pictureWidth: '1024',
      shareUrl: expect.stringMatching(/^http:.+\/publications\/[\w-]{32}\/share\.jpg$/),
      shareWidth: '1200',
      shareHeight: '630',
      backTo: '/gallery',
    });
    expect(readData(text)).toMatchObject({
      '@type': 'ImageObject',
      name: 'Tower',
      creator: { '@type': 'Person', name: 'Ada' },
      digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
      url: `${ochre.url}/gallery/${made.id}`,
    });
    for (const secret of ['424242', 'grey drizzle', ada.email]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/%(?:slot|data)-/);
    await ada.client.images.delete({ id: made.imageId });
  });

  it('escapes what members wrote, which can neither end an element nor name another slot', async () => {
    const evil = `"><script>alert(1)</script></script><!-- ${pageSlots.author} $& 🦊 שלום`;
    const made = await publish(
      { prompt: evil },
      { title: evil.slice(0, 78), author: `</script>"'` },
    );
    const { text } = await ask(`/gallery/${made.id}`);
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(text).not.toContain('alert(1)</script');
    const data = readData(text);
    expect(data.creator.name).toBe(`</script>"'`);
    expect(readSlots(text).prompt).toContain(pageSlots.author);
    await ada.client.images.delete({ id: made.imageId });
  });

  it('leads to the pictures beside it in the order and filter it was reached in', async () => {
    const made = [];
    for (const title of ['a', 'b', 'c'])
      made.push(await publish({ prompt: 'a row & more' }, { title, category: 'Food' }));
    const other = await publish({}, { category: 'Nature' });
    const find = async (id: string, query: string) => {
      const { previousUrl, nextUrl } = readSlots((await ask(`/gallery/${id}${query}`)).text);
      return [previousUrl, nextUrl].map((url) => url!.replaceAll('&amp;', '&'));
    };
    const [a, b, c] = made.map(({ id }) => id) as [string, string, string];
    expect(await find(b, '?category=Food')).toEqual([
      `/gallery/${c}?category=Food`,
      `/gallery/${a}?category=Food`,
    ]);
    expect(await find(c, '?category=Food')).toEqual(['', `/gallery/${b}?category=Food`]);
    expect(await find(a, '?category=Food')).toEqual([`/gallery/${b}?category=Food`, '']);
    expect((await find(c, ''))[0]).toBe(`/gallery/${other.id}`);
    await ada.client.community.addView({ id: a });
    expect(await find(a, '?category=Food&sort=most_viewed&search=row+%26')).toEqual([
      '',
      `/gallery/${c}?search=row+%26&category=Food&sort=most_viewed`,
    ]);
    // A query that is none leaves the page as it is.
    expect((await ask(`/gallery/${a}?sort=worst`)).status).toBe(200);
    await ada.client.images.deleteMany({ ids: [...made, other].map(({ imageId }) => imageId) });
  });

  it('is not found where nothing is published, or no longer', async () => {
    const { id, imageId } = await publish({});
    for (const name of [randomUUID(), 'picture', 'x', '%00', '%2e%2e'])
      expect([name, (await ask(`/gallery/${name}`)).status]).toEqual([name, 404]);
    expect((await ask(`/gallery/${id.toUpperCase()}`)).headers.get('location')).toBe(
      `/gallery/${id}`,
    );
    await ada.client.community.unpublish({ id: imageId });
    const { status, text } = await ask(`/gallery/${id}`);
    expect([status, text]).toEqual([404, '<p>nothing here</p>']);
  });

  it('is listed in the sitemap as long as it is published', async () => {
    const { id, imageId } = await publish({});
    const { text, headers } = await ask('/sitemap.xml');
    expect(headers.get('content-type')).toContain('xml');
    expect(text).toContain(`<loc>${ochre.url}/about</loc>`);
    expect(text).toContain(`<loc>${ochre.url}/gallery/${id}</loc>`);
    expect(text.trim()).toMatch(/<\/urlset>$/);
    await ada.client.community.unpublish({ id: imageId });
    expect((await ask('/sitemap.xml')).text).not.toContain(id);
  });
});
