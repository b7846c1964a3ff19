import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GalleryPage, galleryPageSize } from '../../../contract/community.ts';
import type { PublicationInput } from '../../../contract/publication-input.ts';
import { insertImages } from '../../../test/factories.ts';
import { expectError, readAnswer } from '../../../test/raw-answer.ts';
import { createDataDirectory } from '../../../test/test-database.ts';
import {
  startTestOchre,
  TestClock,
  type TestMember,
  type TestOchre,
} from '../../../test/test-ochre.ts';
import { publications, publicationViews } from '../../db/schema/community.ts';
import { deletePastViews } from './community.repository.ts';
import { sweepViews } from './community.service.ts';

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
    const second = await visitor().community.listGallery({
      category: 'Food',
      cursor: first.nextCursor!,
    });
    expect(second.nextCursor).toBeNull();
    expect(await visitor().community.countGallery({ category: 'Food' })).toEqual({
      count: made.length,
    });
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

  it('goes on where a page ended, in every order, whatever is published and taken out meanwhile', async () => {
    const made: Awaited<ReturnType<typeof publish>>[] = [];
    for (let index = 0; index < 9; index++)
      made.push(await publish(ada, {}, { title: `Old ${index}`, category: 'Portraits' }));
    for (const [index, { id }] of made.entries())
      await ochre.ctx.db
        .update(publications)
        // Many share a count, so that only date and id tell them apart.
        .set({ likesCount: index % 2, viewsCount: index % 3 })
        .where(eq(publications.id, id));
    const later: string[] = [];
    for (const sort of ['latest', 'most_liked', 'most_viewed', 'trending'] as const) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page: GalleryPage = await visitor().community.listGallery({
          category: 'Portraits',
          sort,
          limit: 2,
          ...(cursor && { cursor }),
        });
        seen.push(...page.items.map(({ title }) => title));
        cursor = page.nextCursor;
        later.push((await publish(ben, {}, { category: 'Portraits', title: 'New' })).imageId);
      } while (cursor);
      const old = seen.filter((title) => title.startsWith('Old'));
      expect([sort, old.length, new Set(old).size]).toEqual([sort, 9, 9]);
    }
    await ben.client.images.deleteMany({ ids: later });
    await ada.client.images.deleteMany({ ids: made.map(({ imageId }) => imageId) });
  });

  it('counts a visitor’s views of a picture once an hour, however many come at once', async () => {
    const clock = new TestClock(new Date('2026-03-01T10:00:00Z'));
    const own = await startTestOchre({
      clock,
      environment: { TRUST_PROXY: 'true' },
    });
    const owner = await own.signUp();
    const [imageId] = await insertImages(own, owner, [{ viewsCount: 7 }]);
    const { id } = await owner.client.community.publish({ id: imageId!, ...input });
    const look = (address: string) =>
      Promise.all(
        Array.from({ length: 10 }, () =>
          fetch(`${own.url}/api/gallery/${id}/views`, {
            method: 'POST',
            headers: { 'x-forwarded-for': address },
          }),
        ),
      );
    const count = async () => (await own.client('').community.get({ id })).viewsCount;
    // What its owner looked at before it was published is the same picture's.
    await Promise.all([look('10.0.0.1'), look('10.0.0.2')]);
    expect(await count()).toBe(9);
    clock.set('2026-03-01T10:59:59Z');
    await look('10.0.0.1');
    expect(await count()).toBe(9);
    clock.set('2026-03-01T11:00:01Z');
    await look('10.0.0.1');
    expect(await count()).toBe(10);
    // An account is one visitor wherever it comes from, and its library shows the same count.
    for (let round = 0; round < 3; round++) await owner.client.community.addView({ id });
    expect(await owner.client.images.get({ id: imageId! })).toMatchObject({ viewsCount: 11 });
    await owner.client.images.addView({ id: imageId! });
    expect(await count()).toBe(11);

    const kept = await own.ctx.db.select().from(publicationViews);
    expect(kept).toHaveLength(3);
    expect(JSON.stringify(kept)).not.toMatch(/10\.0\.0|@/);
    expect(JSON.stringify(kept)).not.toContain(owner.id);
    clock.set('2026-03-01T11:30:00Z');
    await sweepViews(own.ctx);
    expect(await own.ctx.db.select().from(publicationViews)).toHaveLength(2);
    clock.set('2026-03-01T12:30:00Z');
    await sweepViews(own.ctx);
    expect(await own.ctx.db.select().from(publicationViews)).toEqual([]);
    await own.stop();
  });

  it('forgets the oldest looks where there are too many', async () => {
    const { id, imageId } = await publish(ada);
    await ochre.ctx.db.insert(publicationViews).values(
      Array.from({ length: 10 }, (_, index) => ({
        publicationId: id,
        visitor: `visitor ${index}`,
        viewedAt: new Date(Date.now() - index * 1000),
      })),
    );
    await deletePastViews(ochre.ctx.db, { before: new Date(0), keptMax: 4 });
    const kept = await ochre.ctx.db.select().from(publicationViews);
    expect(kept.map(({ visitor }) => visitor).sort()).toEqual(
      [0, 1, 2, 3].map((index) => `visitor ${index}`),
    );
    await ada.client.images.delete({ id: imageId });
  });

  it('counts a member’s like once, shows it in the owner’s library, and forgets it with the publication', async () => {
    const { id, imageId } = await publish(ada);
    const stream = await ada.listen();
    await Promise.all([1, 2, 3].map(() => ben.client.community.setLike({ id, isLiked: true })));
    // Her open library hears of it.
    const told = await stream.next('image.changed', ({ image }) => image.likesCount === 1);
    expect(told.image.id).toBe(imageId);
    stream.close();
    const { items } = await ben.client.community.listGallery({});
    expect(items.find((item) => item.id === id)).toMatchObject({ likesCount: 1, isLiked: true });
    const own = () => ada.client.images.get({ id: imageId });
    expect(await own()).toMatchObject({ likesCount: 1, publicationId: id, isFavourite: false });
    const [mostLiked] = (await ada.client.images.list({ sort: 'most_liked' })).items;
    expect(mostLiked).toMatchObject({ id: imageId });
    const back = await ben.client.community.setLike({ id, isLiked: false });
    expect(back).toMatchObject({ likesCount: 0, isLiked: false });
    expect(await own()).toMatchObject({ likesCount: 0 });
    await ben.client.community.setLike({ id, isLiked: true });
    await ada.client.community.unpublish({ id: imageId });
    expect(await own()).toMatchObject({ likesCount: 0, publicationId: null });
    await expect(visitor().community.setLike({ id, isLiked: true })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await ada.client.images.delete({ id: imageId });
  });

  it('lets likes, views, publishing and its end meet without an unexpected failure', async () => {
    const published = await Promise.all(Array.from({ length: 6 }, () => publish(ada)));
    const outcomes = await Promise.allSettled(
      published.flatMap(({ id, imageId }, index) => [
        ben.client.community.setLike({ id, isLiked: true }),
        visitor().community.addView({ id }),
        ben.client.community.addView({ id }),
        index % 2
          ? ada.client.images.delete({ id: imageId })
          : ada.client.community.unpublish({ id: imageId }),
      ]),
    );
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'not_found' });
    for (const { imageId } of published) {
      const image = await ada.client.images.get({ id: imageId }).catch(() => null);
      if (image) expect(image).toMatchObject({ isPublic: false, likesCount: 0 });
    }
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
