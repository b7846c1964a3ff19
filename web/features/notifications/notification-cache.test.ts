import { expect, test } from 'vitest';
import type { Notification } from '../../../contract/notifications.ts';
import { badgeText, markAllRead, markOneRead, prependNotification } from './notification-cache.ts';

const notification = (id: string, isRead = false): Notification => ({
  id,
  title: `Title ${id}`,
  message: null,
  type: 'success',
  image: null,
  isRead,
  createdAt: '2026-01-01T00:00:00.000Z',
});

test('a new one stands first and the eleventh leaves', () => {
  const items = Array.from({ length: 10 }, (_, index) => notification(`${index}`));
  const list = prependNotification({ items, unreadCount: 10 }, notification('new'), 11);
  expect(list.items).toHaveLength(10);
  expect(list.items[0]!.id).toBe('new');
  expect(list.items.some((item) => item.id === '9')).toBe(false);
  expect(list.unreadCount).toBe(11);
});

test('one that is replayed stands in the list once', () => {
  const list = prependNotification(
    { items: [notification('a'), notification('b')], unreadCount: 2 },
    notification('b'),
    2,
  );
  expect(list.items.map((item) => item.id)).toEqual(['b', 'a']);
});

test('reading one twice counts once, and the count never falls below zero', () => {
  const list = { items: [notification('a'), notification('b', true)], unreadCount: 1 };
  const read = markOneRead(markOneRead(list, 'a'), 'a');
  expect(read.items.every((item) => item.isRead)).toBe(true);
  expect(read.unreadCount).toBe(0);
  expect(markOneRead(list, 'b').unreadCount).toBe(1);
});

test('reading all leaves none unread, those further down included', () => {
  expect(markAllRead({ items: [notification('a')], unreadCount: 14 })).toEqual({
    items: [notification('a', true)],
    unreadCount: 0,
  });
});

test('the badge says 9+ above nine and nothing at zero', () => {
  expect([0, 1, 9, 10, 250].map(badgeText)).toEqual([null, '1', '9', '9+', '9+']);
});
