import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { galleryPageSize, type PublicationInput } from '../../../contract/community.ts';
import { insertImages } from '../../../test/factories.ts';
import { expectError, readAnswer } from '../../../test/raw-answer.ts';
import { createDataDirectory } from '../../../test/test-database.ts';
import { startTestOchre, type TestMember, type TestOchre } from '../../../test/test-ochre.ts';
import { publications } from '../../db/schema/community.ts';

const sample = {
  name: 'paper-crane',
  title: 'Paper Crane',
  category: 'Animals',
  author: 'Ines Varga',
  prompt: 'a crane of folded paper above 100% calm water',
  modelLabel: 'Studio',
  width: 1024,
  height: 768,
  dominantColor: '#a08060',
  widths: [320, 640],
  likesCount: 3,
  viewsCount: 40,
  ageDays: 2,
};

const input: PublicationInput = { title: 'Tower', author: 'Ada', category: 'Architecture' };

let ochre: TestOchre;
let ada: TestMember;
let ben: TestMember;
let samplesDirectory: string;

beforeAll(async () => {
  samplesDirectory = await fs.mkdtemp(path.join(os.tmpdir(), 'ochre-samples-'));
  await fs.writeFile(path.join(samplesDirectory, 'gallery.json'), JSON.stringify([sample]));
  await fs.writeFile(path.join(samplesDirectory, 'paper-crane-320.webp'), 'bytes');
  ochre = await startTestOchre({ samplesDirectory });
  [ada, ben] = [await ochre.signUp(), await ochre.signUp()];
});
afterAll(async () => {
  await ochre.stop();
  await fs.rm(samplesDirectory, { recursive: true });
});

const visitor = () => ochre.client('');

async function publish(member: TestMember, row: { prompt?: string } = {}, change = {}) {
  const [id] = await insertImages(ochre, member, [row]);
  return {
    imageId: id!,
    ...(await member.client.community.publish({ id: id!, ...input, ...change })),
  };
}

describe('the gallery', () => {
  it('shows the samples on a fresh installation, with files, and no other file of their folder', async () => {
    const { items } = await visitor().community.listGallery({});
    expect(items).toMatchObject([
      { title: 'Paper Crane', author: 'Ines Varga', likesCount: 3, viewsCount: 40, isLiked: false },
    ]);
    const [source] = items[0]!.sources;
    expect(source).toEqual({ width: 320, url: '/samples/paper-crane-320.webp' });
    const answer = await fetch(`${ochre.url}${source!.url}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    for (const file of ['gallery.json', 'paper-crane-640.webp', '..%2fgallery.json', 'none.webp'])
      expectError(await readAnswer(await fetch(`${ochre.url}/samples/${file}`)), 'not_found');
  });

  it('is not given back what its operator took out', async () => {
    const dataDirectory = await createDataDirectory();
    const first = await startTestOchre({ dataDirectory, samplesDirectory });
    await first.ctx.db.delete(publications);
    await first.stop();
    const second = await startTestOchre({ dataDirectory, samplesDirectory });
    expect((await second.client('').community.listGallery({})).items).toEqual([]);
    await second.stop();
    await fs.rm(dataDirectory, { recursive: true });
  });

  it('shows what a member publishes to everybody, and no longer once it is taken out', async () => {
    const { id, imageId } = await publish(ada, { prompt: 'a tower of glass' });
    const { items } = await visitor().community.listGallery({});
    expect(items[0]).toMatchObject({ id, ...input, prompt: 'a tower of glass' });
    expect(items[0]!.sources.map(({ width }) => width)).toEqual([320, 640, 1024]);
    expect(JSON.stringify(items)).not.toContain(ada.email);
    expect(await ada.client.images.get({ id: imageId })).toMatchObject({ isPublic: true });

    await ada.client.community.unpublish({ id: imageId });
    const after = await visitor().community.listGallery({});
    expect(after.items.map((item) => item.id)).not.toContain(id);
    expect(await ada.client.images.get({ id: imageId })).toMatchObject({ isPublic: false });
  });

  it('changes title, name and category of what is published, and keeps likes and place', async () => {
    const first = await publish(ada);
    await ben.client.community.setLike({ id: first.id, isLiked: true });
    const changed = { title: 'Bridge', author: 'A. L.', category: 'Nature' } as const;
    const second = await ada.client.community.publish({ id: first.imageId, ...changed });
    expect(second).toMatchObject({ id: first.id, ...changed, likesCount: 1 });
    expect(second.publishedAt).toBe(first.publishedAt);
    await ada.client.images.delete({ id: first.imageId });
  });

  it('loses what its owner deletes', async () => {
    const { id, imageId } = await publish(ada);
    await ada.client.images.delete({ id: imageId });
    const { items } = await visitor().community.listGallery({});
    expect(items.map((item) => item.id)).not.toContain(id);
    await expect(visitor().community.addView({ id })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('finds by title, name and prompt in any case, with every sign standing for itself', async () => {
    const { id, imageId } = await publish(
      ben,
      { prompt: 'Wind_mill at 50% speed' },
      { title: 'Quiet' },
    );
    const find = async (search: string) =>
      (await visitor().community.listGallery({ search })).items.map((item) => item.title);
    for (const search of ['quiet', 'ADA', 'wind_MILL', '50% s'])
      expect([search, await find(search)]).toEqual([search, ['Quiet']]);
    expect(await find('100% calm')).toEqual(['Paper Crane']);
    expect(await find('wind%mill')).toEqual([]);
    expect(await find('nothing like it')).toEqual([]);
    await ben.client.images.delete({ id: imageId });
    expect(id).toBeTruthy();
  });

  it('filters by category and sorts, page after page, each picture once', async () => {
    const made: Awaited<ReturnType<typeof publish>>[] = [];
    for (let index = 0; index < galleryPageSize + 3; index++)
      made.push(await publish(ada, {}, { title: `No. ${index}`, category: 'Food' }));
    const set = (index: number, counts: { likesCount?: number; viewsCount?: number }) =>
      ochre.ctx.db.update(publications).set(counts).where(eq(publications.id, made[index]!.id));
    await set(4, { likesCount: 9 });
    await set(5, { viewsCount: 200, likesCount: 1 });
    const first = await visitor().community.listGallery({ category: 'Food' });
    const second = await visitor().community.listGallery({ category: 'Food', page: 2 });
    expect([first.total, first.hasMore, second.hasMore]).toEqual([made.length, true, false]);
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(
      made.map(({ title }) => title).reverse(),
    );
    const leader = async (sort: 'most_liked' | 'most_viewed' | 'trending') =>
      (await visitor().community.listGallery({ category: 'Food', sort })).items[0]!.title;
    expect(await leader('most_liked')).toBe('No. 4');
    expect(await leader('most_viewed')).toBe('No. 5');
    expect(await leader('trending')).toBe('No. 5');
    await ada.client.images.deleteMany({ ids: made.map(({ imageId }) => imageId) });
  });

  it('counts each of 30 simultaneous views, and a member’s like once', async () => {
    const { id, imageId } = await publish(ada);
    await Promise.all(Array.from({ length: 30 }, () => visitor().community.addView({ id })));
    await Promise.all([1, 2, 3].map(() => ben.client.community.setLike({ id, isLiked: true })));
    const { items } = await ben.client.community.listGallery({});
    expect(items.find((item) => item.id === id)).toMatchObject({
      viewsCount: 30,
      likesCount: 1,
      isLiked: true,
    });
    const back = await ben.client.community.setLike({ id, isLiked: false });
    expect(back).toMatchObject({ likesCount: 0, isLiked: false });
    await expect(visitor().community.setLike({ id, isLiked: true })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await ada.client.images.delete({ id: imageId });
  });

  it('refuses what can’t stand below a picture', async () => {
    const [id] = await insertImages(ochre, ada, [{}]);
    const bad: [object, string][] = [
      [{ title: '  ' }, 'Please give the picture a title'],
      [{ title: 'a'.repeat(81) }, 'Please keep the title under 80 characters'],
      [{ author: '' }, 'Please say whose name stands below it'],
      [{ title: 'a\u0000' }, 'The title contains characters that are not text'],
    ];
    for (const [change, message] of bad)
      await expect(
        ada.client.community.publish({ id: id!, ...input, ...change }),
      ).rejects.toMatchObject({ code: 'invalid_request', message });
    await expect(
      ada.client.community.publish({ id: randomUUID(), ...input }),
    ).rejects.toMatchObject({ code: 'not_found' });
    expect(await ada.client.images.get({ id: id! })).toMatchObject({ isPublic: false });
  });
});
