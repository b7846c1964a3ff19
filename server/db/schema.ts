import * as accounts from './schema/accounts.ts';
import * as generations from './schema/generations.ts';
import * as images from './schema/images.ts';
import * as notifications from './schema/notifications.ts';
import * as profiles from './schema/profiles.ts';
import * as quotas from './schema/quotas.ts';
import * as subscriptions from './schema/subscriptions.ts';

/** All tables, as the database client and the authentication library want them. */
export const schema = {
  ...accounts,
  ...generations,
  ...images,
  ...notifications,
  ...profiles,
  ...quotas,
  ...subscriptions,
};
