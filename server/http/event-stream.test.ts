import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { heartbeatIntervalMs } from '../../contract/events.ts';
import { generateImages, insertImages, insertNotifications } from '../../test/factories.ts';
import { expectError, readAnswer } from '../../test/raw-answer.ts';
import {
  startTestOchre,
  type TestMember,
  type TestOchre,
  TestStream,
} from '../../test/test-ochre.ts';
import { createEventHub } from './event-stream.ts';

let ochre: TestOchre;

beforeAll(async () => {
  ochre = await startTestOchre();
});
afterAll(() => ochre.stop());
afterEach(() => {
  vi.useRealTimers();
});

const day = 24 * 3600 * 1000;

describe('notifications', () => {
  it('come with each image, titled and quoting the first 50 characters', async () => {
    const member = await ochre.signUp();
    const stream = await member.listen();
    const prompts = {
      'a fox': '"a fox"',
      [`${'🦊'.repeat(50)}`]: `"${'🦊'.repeat(50)}"`,
      [`${'🦊'.repeat(50)} and more`]: `"${'🦊'.repeat(50)}..."`,
    };
    for (const [prompt, message] of Object.entries(prompts)) {
      await generateImages(member, { prompt, size: 'mobile' });
      const { notification } = await stream.next(
        'notification.created',
        (event) => event.notification.message === message,
      );
      expect(notification).toMatchObject({
        title: 'Image Generated!',
        type: 'success',
        isRead: false,
      });
    }
    stream.close();
    const { items, unreadCount } = await member.client.notifications.list();
    expect(items.map(({ message }) => message)).toEqual(Object.values(prompts).toReversed());
    expect(unreadCount).toBe(3);
  });

  it('show the picture they tell of, as long as it is there', async () => {
    const member = await ochre.signUp();
    const stream = await member.listen();
    await generateImages(member, { prompt: 'a fox', size: 'mobile' });
    const { notification } = await stream.next('notification.created');
    stream.close();
    const [image] = (await member.client.images.list({})).items;
    expect(notification.image).toEqual({
      id: image!.id,
      thumbnailUrl: image!.thumbnails[0]!.url,
    });
    await member.client.images.delete({ id: image!.id });
    expect((await member.client.notifications.list()).items[0]).toMatchObject({
      id: notification.id,
      image: null,
    });
  });

  it('are listed ten at most, newest first, and counted beyond', async () => {
    const member = await ochre.signUp();
    const ids = await insertNotifications(
      ochre,
      member,
      Array.from({ length: 13 }, (_, index) => ({
        createdAt: new Date(Date.UTC(2026, 0, index + 1)),
      })),
    );
    const { items, unreadCount } = await member.client.notifications.list();
    expect(items.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 10));
    expect(unreadCount).toBe(13);
  });

  it('are read one at a time or all at once, and stay read', async () => {
    const member = await ochre.signUp();
    const ids = await insertNotifications(ochre, member, Array(12).fill({}));
    const stream = await member.listen();
    const id = ids[0]!;
    for (let times = 0; times < 2; times++)
      expect((await member.client.notifications.markRead({ id })).unreadCount).toBe(11);
    await stream.next('notifications.read', ({ unreadCount }) => unreadCount === 11);
    const { items, unreadCount } = await member.client.notifications.markAllRead();
    expect(unreadCount).toBe(0);
    expect(items.every(({ isRead }) => isRead)).toBe(true);
    await stream.next('notifications.read', ({ unreadCount }) => unreadCount === 0);
    stream.close();
  });
});

describe('the event stream', () => {
  const openMany = (member: TestMember, count: number) =>
    Promise.all(Array.from({ length: count }, () => member.listen()));

  it('replays after a reconnect the notifications that were missed, and only the member’s own', async () => {
    const [member, other] = [await ochre.signUp(), await ochre.signUp()];
    const now = Date.now();
    const at = (ms: number) => ({ createdAt: new Date(ms) });
    await insertNotifications(ochre, member, [at(now - day)]);
    const missed = await insertNotifications(ochre, member, [at(now + 1000), at(now + 2000)]);
    await insertNotifications(ochre, other, [at(now + 1500)]);
    const stream = await member.listen(String(now));
    await stream.next('notification.created', ({ notification }) => notification.id === missed[1]);
    const replayed = stream.events.flatMap((event) =>
      event.type === 'notification.created' ? [event.notification.id] : [],
    );
    expect(replayed).toEqual(missed);
    expect(Number(stream.lastEventId)).toBeGreaterThanOrEqual(now);
    stream.close();
  });

  it('tells whoever comes back which of their images changed and went, and of no other', async () => {
    const [member, other] = [await ochre.signUp(), await ochre.signUp()];
    const [kept, changed, deleted] = await insertImages(ochre, member, [{}, {}, {}]);
    await insertImages(ochre, other, [{}]);
    // What was inserted lies further back than clocks may differ.
    await ochre.ctx.db.execute(
      sql`update image_changes set changed_at = changed_at - interval '1 hour'`,
    );
    const before = await member.listen();
    const { lastEventId } = before;
    before.close();
    await member.client.images.setFavourite({ id: changed!, isFavourite: true });
    await member.client.images.delete({ id: deleted! });
    await other.client.images.list({});

    const stream = await member.listen(lastEventId);
    await stream.next('notifications.read');
    const told = stream.events.filter(({ type }) => type.startsWith('image.'));
    expect(told).toEqual([
      { type: 'image.changed', image: expect.objectContaining({ id: changed, isFavourite: true }) },
      { type: 'image.deleted', id: deleted },
    ]);
    expect(stream.events.map(({ type }) => type)).not.toContain('stream.behind');
    expect(JSON.stringify(stream.events)).not.toContain(kept);
    stream.close();
  });

  it('tells whoever was away for days, or missed too much, to fetch anew', async () => {
    const member = await ochre.signUp();
    const longAgo = await member.listen(String(Date.now() - 2 * day));
    await longAgo.next('stream.behind');
    longAgo.close();
    await insertImages(ochre, member, Array(51).fill({}));
    const tooMuch = await member.listen(String(Date.now()));
    await tooMuch.next('stream.behind');
    expect(tooMuch.events.some(({ type }) => type === 'image.changed')).toBe(false);
    tooMuch.close();
  });

  it('takes any Last-Event-ID without harm', async () => {
    const member = await ochre.signUp();
    await insertNotifications(ochre, member, [{ createdAt: new Date(Date.now() - day) }]);
    const odd = [
      '-1',
      '0',
      'NaN',
      '1e999',
      '99999999999999999999',
      '8640000000000001',
      '0x10',
      "' or true --",
      '%00',
      String(Date.now() + day),
    ];
    for (const id of odd) {
      const stream = await member.listen(id);
      // What follows arrives all the same.
      await member.client.notifications.markAllRead();
      await stream.next('notifications.read');
      stream.close();
      const byQuery = await member.fetch(`/api/events?lastEventId=${id}`);
      expect(byQuery.status).toBe(200);
      await byQuery.body!.cancel();
    }
  });

  it('is not opened by a HEAD request, which nobody reads and nobody closes', async () => {
    const member = await ochre.signUp();
    for (let i = 0; i < 25; i++) {
      const answer = await member.fetch('/api/events', { method: 'HEAD' });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/event-stream');
    }
    for (const stream of await openMany(member, 20)) stream.close();
  });

  it('is refused as the 21st of a member, until one closes', async () => {
    const [member, other] = [await ochre.signUp(), await ochre.signUp()];
    const streams = await openMany(member, 20);
    expectError(await readAnswer(await member.fetch('/api/events')), 'rate_limited');
    const [others] = await openMany(other, 1);
    streams[0]!.close();
    await vi.waitUntil(async () => {
      const response = await member.fetch('/api/events');
      await response.body!.cancel();
      return response.status === 200;
    });
    for (const stream of [...streams, others!]) stream.close();
  });

  it('tells each of a member’s streams', async () => {
    const member = await ochre.signUp();
    const [id] = (await insertImages(ochre, member, [{}])) as [string];
    const streams = await openMany(member, 3);
    await member.client.images.setFavourite({ id, isFavourite: true });
    for (const stream of streams) {
      const { image } = await stream.next('image.changed');
      // What a GET returns.
      expect(image).toEqual(await member.client.images.get({ id }));
      stream.close();
    }
  });

  it('beats while nothing happens', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const hub = createEventHub(ochre.ctx);
    const request = new Request(`${ochre.url}/api/events`);
    const stream = await TestStream.open(async () =>
      hub.open(
        request,
        { id: 'nobody', email: '', role: 'member' as const, isConfirmed: true },
        null,
      ),
    );
    vi.advanceTimersByTime(heartbeatIntervalMs - 1);
    vi.advanceTimersByTime(1);
    await stream.next('heartbeat');
    vi.advanceTimersByTime(heartbeatIntervalMs);
    hub.close();
    await stream.ended;
    expect(stream.events.map(({ type }) => type)).toEqual([
      'stream.opened',
      'heartbeat',
      'heartbeat',
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('sends a row that changes faster than it is read once more, not once for each change', async () => {
    const member = await ochre.signUp();
    const [id] = (await insertImages(ochre, member, [{}])) as [string];
    const stream = await member.listen();
    await Promise.all(
      Array.from({ length: 50 }, () =>
        ochre.ctx.realtime.publish({ userId: member.id, topic: 'image', id }),
      ),
    );
    await member.client.notifications.markAllRead();
    await stream.next('notifications.read');
    expect(stream.events.filter(({ type }) => type === 'image.changed')).toHaveLength(2);
    stream.close();
  });

  it('ends when the server stops, and lets it stop', async () => {
    const hub = createEventHub(ochre.ctx);
    const stream = await TestStream.open(async () =>
      hub.open(
        new Request(ochre.url),
        { id: 'nobody', email: '', role: 'member' as const, isConfirmed: true },
        null,
      ),
    );
    hub.close();
    await stream.ended;
  });
});
