import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, 'migrations');

it('plans of the release before keep their members’ access, and show under the names of the spec', async () => {
  const db = await PGlite.create();
  const names = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const billing = names.findIndex((name) => name.endsWith('_billing.sql'));
  const run = (name: string) => db.exec(fs.readFileSync(path.join(folder, name), 'utf8'));
  for (const name of names.slice(0, billing)) await run(name);
  await db.exec(`
    insert into users (id, name, email) values ('a', 'a', 'a@example.com'), ('b', 'b', 'b@example.com'), ('c', 'c', 'c@example.com');
    insert into user_subscriptions (user_id, subscription_type, status, paypal_subscription_id, paid_through) values
      ('a', 'premium', 'active', 'I-1', null),
      ('b', 'premium', 'cancelled', 'I-2', '2030-01-01T00:00:00Z'),
      ('c', 'premium', 'active', null, null);
  `);
  await run(names[billing]!);
  const moved = await db.query(
    'select user_id, plan, provider, provider_id, status, current_period_end = cancel_at as ends from subscriptions order by user_id',
  );
  expect(moved.rows).toEqual([
    {
      user_id: 'a',
      plan: 'premium',
      provider: 'paypal',
      provider_id: 'I-1',
      status: 'active',
      ends: null,
    },
    {
      user_id: 'b',
      plan: 'premium',
      provider: 'paypal',
      provider_id: 'I-2',
      status: 'cancelled',
      ends: true,
    },
    {
      user_id: 'c',
      plan: 'premium',
      provider: 'operator',
      provider_id: 'former:c',
      status: 'active',
      ends: null,
    },
  ]);
  // What the release before still asks while both are at work.
  const shown = await db.query(
    'select user_id, subscription_type, status, paypal_subscription_id from user_subscriptions order by user_id',
  );
  expect(shown.rows).toEqual([
    { user_id: 'a', subscription_type: 'premium', status: 'active', paypal_subscription_id: 'I-1' },
    {
      user_id: 'b',
      subscription_type: 'premium',
      status: 'cancelled',
      paypal_subscription_id: 'I-2',
    },
    { user_id: 'c', subscription_type: 'premium', status: 'active', paypal_subscription_id: null },
  ]);
  const seats = await db.query(
    "select count(*)::int as seats from lifetime_seats where state = 'free'",
  );
  expect(seats.rows).toEqual([{ seats: 100 }]);
  await db.close();
});
