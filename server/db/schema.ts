import * as accountMails from './schema/account-mails.ts';
import * as accounts from './schema/accounts.ts';
import * as auditLog from './schema/audit-log.ts';
import * as community from './schema/community.ts';
import * as contactMessages from './schema/contact-messages.ts';
import * as images from './schema/images.ts';
import * as installation from './schema/installation.ts';
import * as jobApplications from './schema/job-applications.ts';
import * as mailSubscriptions from './schema/mail-subscriptions.ts';
import * as notifications from './schema/notifications.ts';
import * as payments from './schema/payments.ts';
import * as profiles from './schema/profiles.ts';
import * as quotas from './schema/quotas.ts';
import * as sandboxPurchases from './schema/sandbox-purchases.ts';
import * as status from './schema/status.ts';
import * as subscriptions from './schema/subscriptions.ts';
import * as supportTickets from './schema/support-tickets.ts';
import * as tasks from './schema/tasks.ts';
import * as uploads from './schema/uploads.ts';

/** All tables, as the database client and the authentication library want them. */
export const schema = {
  ...accountMails,
  ...accounts,
  ...auditLog,
  ...contactMessages,
  ...community,
  ...images,
  ...installation,
  ...jobApplications,
  ...mailSubscriptions,
  ...notifications,
  ...payments,
  ...profiles,
  ...quotas,
  ...sandboxPurchases,
  ...status,
  ...subscriptions,
  ...supportTickets,
  ...tasks,
  ...uploads,
};
