import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { brand } from '../contract/brand.ts';
import { byteRoutes } from '../contract/byte-routes.ts';
import { createEngine } from '../engines/create-engine.ts';
import type { ImageEngine } from '../engines/engine.ts';
import { createEngineRegistry } from '../engines/registry.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { AppContext } from './context.ts';
import { filesDirectory, requireNoLooseFiles } from './data-directory.ts';
import { type DatabaseLocation, openDatabase } from './db/database.ts';
import {
  composeAccountMail,
  sweepAccountMails,
} from './features/accounts/account-mails.service.ts';
import { sweepAccounts } from './features/accounts/accounts.sweep.ts';
import { createAuthentication } from './features/accounts/authentication.ts';
import { SessionCache } from './features/accounts/session.service.ts';
import { startBillingWorker } from './features/billing/billing.jobs.ts';
import { endSandboxPurchases, reconcilePurchases } from './features/billing/billing.sweep.ts';
import { syncPurchaseJob } from './features/billing/billing-job.ts';
import { addSamples, sweepViews } from './features/community/community.service.ts';
import { readSamples } from './features/community/samples.ts';
import {
  composeContactMail,
  sweepContactMessages,
} from './features/contact-messages/contact-messages.service.ts';
import { editTask } from './features/generations/edit.task.ts';
import { generateTask } from './features/generations/generate.task.ts';
import { imageFolder } from './features/images/image-files.ts';
import { forgetOldChanges, sweepImageFiles } from './features/images/images.service.ts';
import { publishedFolder } from './features/images/published-files.ts';
import {
  composeApplicationMail,
  resumeFolder,
  sweepJobApplications,
} from './features/job-applications/job-applications.service.ts';
import {
  composeRequestMail,
  composeWelcomeMail,
  sweepMailSubscriptions,
} from './features/mail-subscriptions/mail-subscriptions.service.ts';
import { startMailWorker } from './features/outgoing-mail/outgoing-mail.jobs.ts';
import {
  type MailComposer,
  type MailKind,
  sendMailJob,
} from './features/outgoing-mail/outgoing-mail.service.ts';
import { composeIncidentMail, sweepStatus } from './features/status/status.service.ts';
import { startStatusProber } from './features/status/status-prober.ts';
import {
  composeTicketMail,
  composeTicketReceipt,
  sweepSupportTickets,
} from './features/support-tickets/support-tickets.service.ts';
import { runTaskJob } from './features/tasks/task-job.ts';
import { startTaskWorker } from './features/tasks/tasks.jobs.ts';
import {
  adoptFormerJobs,
  listLanes,
  longestRunMs,
  recoverTasks,
  sweepTasks,
} from './features/tasks/tasks.sweep.ts';
import {
  sweepUploadFiles,
  sweepUploads,
  uploadFolder,
} from './features/uploads/uploads.service.ts';
import { createEventHub } from './http/event-stream.ts';
import { createHttpApp } from './http/http-app.ts';
import { createLogger, type Logger } from './logger.ts';
import { sweepQuarantine } from './orphan-sweep.ts';
import { createFileMail } from './ports/mail/file-mail.ts';
import { createSmtpMail } from './ports/mail/smtp-mail.ts';
import type { PaymentProvider } from './ports/payments/payments.ts';
import { createPayPalApi } from './ports/payments/paypal/paypal-api.ts';
import { createPayPalPayments } from './ports/payments/paypal/paypal-payments.ts';
import { createPayPalWebhooks } from './ports/payments/paypal/paypal-webhooks.ts';
import { createSandboxPayments } from './ports/payments/sandbox-payments.ts';
import { createPgBossQueue } from './ports/queue/pg-boss-queue.ts';
import { createLocalRealtime } from './ports/realtime/local-realtime.ts';
import { createPostgresRealtime } from './ports/realtime/postgres-realtime.ts';
import { createDiskStorage } from './ports/storage/disk-storage.ts';
import { openS3Storage } from './ports/storage/s3-storage.ts';
import { claimStorage } from './ports/storage/storage-owner.ts';
import { deletePastWindows } from './rate-limit-counter.ts';
import { loadSecret } from './secret.ts';
import type { TaskKinds } from './task-kind.ts';

const sweepIntervalMs = 10 * 60_000;

/**
 * How long a stop waits for answers, and for jobs, before it goes on without them. Both together
 * stay below the ten seconds after which most supervisors kill.
 */
const stopTimeoutMs = 4000;

const mailComposers: Record<MailKind, MailComposer> = {
  'contact-message': composeContactMail,
  'support-ticket': composeTicketMail,
  'support-ticket-receipt': composeTicketReceipt,
  'job-application': composeApplicationMail,
  'subscription-request': composeRequestMail,
  'subscription-welcome': composeWelcomeMail,
  'incident-opened': composeIncidentMail,
  'incident-resolved': composeIncidentMail,
  'password-reset': composeAccountMail,
  'known-address': composeAccountMail,
  'email-confirmation': composeAccountMail,
};

const taskKinds: TaskKinds = { generate: generateTask, edit: editTask };

/** What goes after its time; each on its own, so that one that fails holds up no other. */
const sweeps: readonly ((ctx: AppContext) => Promise<void>)[] = [
  sweepTasks,
  (ctx) => sweepPictures(ctx, new Date(ctx.clock.now().getTime() - longestRunMs(ctx))),
  forgetOldChanges,
  sweepUploads,
  sweepUploadFiles,
  sweepAccounts,
  reconcilePurchases,
  ({ db }) => deletePastWindows(db),
  sweepAccountMails,
  sweepViews,
  sweepContactMessages,
  sweepSupportTickets,
  sweepJobApplications,
  sweepMailSubscriptions,
  sweepStatus,
  sweepQuarantine,
];

/** How often a stop looks for connections that have become idle. */
const idleCheckMs = 50;

export interface Ochre {
  /** Where it listens; null in the worker role. */
  url: string | null;
  ctx: AppContext;
  /** Resolves to the reason when the process can't go on: it is to be stopped and started anew. */
  failed: Promise<Error>;
  /** Lets accepted requests finish, hands running jobs back, closes everything. */
  stop(): Promise<void>;
}

export interface OchreOptions {
  logger?: Logger;
  clock?: Clock;
  /** In place of the configured engines. */
  engines?: readonly ImageEngine[];
  /** In place of the configured provider of payments. */
  payments?: PaymentProvider;
  /** In place of the configured database. */
  database?: DatabaseLocation;
  /** Where the built web room is; null serves none. */
  webDirectory?: string | null;
  /** Whether it looks after its services each minute, as it does by itself. */
  probesStatus?: boolean;
  /** Where the pictures are that come with the product; null has none. */
  samplesDirectory?: string | null;
}

/** The composition root: from settings to a running process in the asked role. */
export async function startOchre(config: Config, options: OchreOptions = {}): Promise<Ochre> {
  const logger = options.logger ?? createLogger(config.logLevel);
  const clock = options.clock ?? systemClock;
  /** What is open, to be closed in the opposite order. */
  const closers: (() => unknown)[] = [];
  const closeAll = async () => {
    for (const close of closers.reverse())
      await Promise.resolve()
        .then(close)
        .catch((error: unknown) => logger.warn({ err: error }, 'closing failed'));
  };

  try {
    const location = options.database ?? locateDatabase(config);
    const database = await openDatabase(location);
    closers.push(() => database.close());

    const storage = config.s3
      ? await openS3Storage(config.s3)
      : createDiskStorage(filesDirectory(config));
    await claimStorage({
      storage,
      db: database.db,
      folders: [imageFolder, publishedFolder, resumeFolder, uploadFolder],
      place: config.s3 ? `the bucket ${config.s3.bucket}` : filesDirectory(config),
      adopt: config.adoptStorage,
    });

    const realtime =
      location.kind === 'postgres'
        ? await createPostgresRealtime(location.url, (error) =>
            logger.warn({ err: error }, 'a wake-up was lost'),
          )
        : createLocalRealtime();
    closers.push(() => realtime.close());

    const engines = createEngineRegistry(options.engines ?? (await createEngines(config, logger)));
    closers.push(() => engines.close());

    const queue = await createPgBossQueue({
      connection: database.queueConnection,
      onError: (error) => logger.warn({ err: error }, 'queue'),
    });
    closers.push(() => queue.stop(stopTimeoutMs));
    for (const lane of listLanes({ engines })) await queue.declare(runTaskJob.queueName(lane));
    await queue.declare(sendMailJob.queueName);
    await queue.declare(syncPurchaseJob.queueName);

    const secret = loadSecret(config.secret, config.dataDirectory);
    const samples = options.samplesDirectory ? readSamples(options.samplesDirectory) : new Map();
    await addSamples({ clock }, database.db, samples);
    const mail = createMail(config, logger);
    const background = new Set<Promise<unknown>>();
    const sessionCache = new SessionCache();
    let publicUrl = config.publicUrl ?? `http://${config.host}:${config.port}`;
    /** Where this process itself is reached, whatever stands in front of it. */
    let ownUrl: string | null = null;
    const { payments, close: closePayments } = createPayments(
      options.payments ?? null,
      config,
      { db: database.db, clock, logger, secret },
      { publicUrl: () => publicUrl, ownUrl: () => ownUrl ?? publicUrl },
    );
    closers.push(closePayments);
    if (payments?.id !== 'sandbox') await endSandboxPurchases(database.db);

    const ctx: AppContext = {
      config,
      secret,
      db: database.db,
      queue,
      storage,
      realtime,
      mail,
      payments,
      engines,
      taskKinds,
      samples,
      samplesDirectory: options.samplesDirectory ?? null,
      clock,
      logger,
      publicUrl: () => publicUrl,
      // Nobody has been given a key yet.
      verifyKey: async () => null,
      runInBackground(work) {
        const settled = work
          .catch((error: unknown) => logger.error({ err: error }, 'background work failed'))
          .finally(() => background.delete(settled));
        background.add(settled);
      },
      authentication: createAuthentication({
        db: database.db,
        secret,
        publicUrl,
        logger,
        events: {
          async onSessionEnded(userId) {
            sessionCache.forgetUser(userId);
            await realtime.publish({ userId, topic: 'session-ended' });
          },
        },
      }),
    };
    closers.push(() => Promise.allSettled(background));

    if (database.isExclusive) {
      await recoverTasks(ctx);
      // No run can still be about to write its row.
      await sweepPictures(ctx, new Date(8.64e15));
      await queue.reclaim(sendMailJob.queueName);
      await queue.reclaim(syncPurchaseJob.queueName);
    }
    await adoptFormerJobs(ctx);
    ctx.runInBackground(logEngineHealth(ctx));

    if (config.role !== 'web') {
      await startMailWorker(ctx, mailComposers);
      await startBillingWorker(ctx);
      // What was missed while nobody was here.
      ctx.runInBackground(reconcilePurchases(ctx));
      const worker = await startTaskWorker(ctx);
      closers.push(() => withinStopTimeout(worker.handBack()));
      const sweep = setInterval(() => {
        for (const sweepOne of sweeps) ctx.runInBackground(sweepOne(ctx));
      }, sweepIntervalMs);
      closers.push(() => clearInterval(sweep));
    }

    let url: string | null = null;
    if (config.role !== 'worker') {
      const hub = createEventHub(ctx);
      realtime.subscribe((wakeUp) => {
        if (wakeUp.topic !== 'session-ended') return;
        sessionCache.forgetUser(wakeUp.userId);
        // A stream of an ended session goes; those of other sessions come back by themselves.
        hub.closeFor(wakeUp.userId);
      });
      realtime.onGap(() => sessionCache.clear());
      const app = createHttpApp({
        ctx,
        hub,
        sessionCache,
        webDirectory: options.webDirectory ?? null,
      });
      const server = await listen(app.fetch, config);
      url = addressOf(server);
      ownUrl = url;
      if (!config.publicUrl) publicUrl = url;
      closers.push(() => drain(server));
      closers.push(() => hub.close());
      if (options.probesStatus ?? true) closers.push(startStatusProber(ctx, url));
    }

    let stopping: Promise<void> | undefined;
    return {
      url,
      ctx,
      failed: database.lost,
      stop() {
        stopping ??= closeAll();
        return stopping;
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Bytes of pictures without a row: left by a run that was killed between the two. */
async function sweepPictures(ctx: AppContext, olderThan: Date): Promise<void> {
  const removed = await sweepImageFiles(ctx, olderThan);
  if (removed > 0) ctx.logger.info({ removed }, 'bytes without a row removed');
}

function locateDatabase(config: Config): DatabaseLocation {
  if (config.databaseUrl) return { kind: 'postgres', url: config.databaseUrl };
  requireNoLooseFiles(config);
  return { kind: 'embedded', directory: config.dataDirectory };
}

async function createEngines(config: Config, logger: AppContext['logger']): Promise<ImageEngine[]> {
  const configured = await Promise.all(
    config.engines.map((engine) =>
      createEngine(engine, (warning) => logger.warn({ engine: engine.id }, warning)),
    ),
  );
  if (!config.studio.enabled) return configured;
  const { createStudioEngine } = await import('../engines/studio/studio-engine.ts');
  return [createStudioEngine({ threads: config.studio.threads }), ...configured];
}

/** Says at the start which engines answer, so that a wrong address is seen before it is needed. */
async function logEngineHealth({ engines, logger }: AppContext): Promise<void> {
  for (const { id, status } of await engines.checkHealth())
    if (status === 'ready') logger.info({ engine: id }, 'engine is ready');
    else logger.warn({ engine: id, err: status.error }, 'engine cannot be reached');
}

/** The provider that the settings name; only with a way to close it where it has one. */
function createPayments(
  given: PaymentProvider | null,
  config: Config,
  parts: Pick<AppContext, 'db' | 'clock' | 'logger' | 'secret'>,
  urls: { publicUrl: () => string; ownUrl: () => string },
): { payments: PaymentProvider | null; close: () => unknown } {
  const { db, clock, logger, secret } = parts;
  const now = () => clock.now();
  const settings = config.payments;
  if (given || settings.provider === 'none') {
    if (!given) logger.warn('payments are not set up: nothing can be bought');
    return { payments: given, close: () => {} };
  }
  if (settings.provider === 'sandbox') {
    const payments = createSandboxPayments({
      db,
      now,
      secret,
      pageUrl: urls.publicUrl,
      webhookUrl: () => `${urls.ownUrl()}${byteRoutes.paymentWebhook.path}`,
      isProduction: settings.isProduction,
      isAllowedInProduction: settings.isAllowedInProduction,
      onDeliveryFailed: (error) => logger.warn({ err: error }, 'a test event was not delivered'),
    });
    return { payments, close: () => payments.close() };
  }
  const { environment, webhookId, planId } = settings;
  const api = createPayPalApi(settings);
  return {
    payments: createPayPalPayments({
      api,
      webhooks: createPayPalWebhooks({ api, environment, webhookId, now }),
      brandName: brand.name,
      premiumPlanId: planId,
      now,
    }),
    close: () => {},
  };
}

function createMail(config: Config, logger: Logger) {
  if (config.mail.smtpUrl)
    return createSmtpMail({ url: config.mail.smtpUrl, from: config.mail.from });
  return createFileMail({
    directory: path.join(config.dataDirectory, 'mail'),
    from: config.mail.from,
    onWritten: (file, links) => logger.info({ file, links }, 'mail written'),
  });
}

function listen(fetch: Parameters<typeof serve>[0]['fetch'], config: Config): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, hostname: config.host, port: config.port }, () =>
      resolve(server as Server),
    );
    server.once('error', reject);
  });
}

function addressOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/** No new connection; those with an answer under way may finish it. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Node keeps a connection open for seconds after its last answer, in the hope of a next request.
  const idleCheck = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  await withinStopTimeout(closed);
  clearInterval(idleCheck);
  server.closeAllConnections();
  await closed;
}

function withinStopTimeout(work: Promise<void>): Promise<void> {
  const { promise: expired, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, stopTimeoutMs);
  return Promise.race([work, expired]).finally(() => clearTimeout(timer));
}
