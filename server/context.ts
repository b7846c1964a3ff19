import type { SessionUser } from '../contract/accounts.ts';
import type { EngineRegistry } from '../engines/registry.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Authentication } from './features/accounts/authentication.ts';
import type { Sample } from './features/community/samples.ts';
import type { Logger } from './logger.ts';
import type { Mail } from './ports/mail/mail.ts';
import type { PaymentProvider } from './ports/payments/payments.ts';
import type { Queue } from './ports/queue/queue.ts';
import type { Realtime } from './ports/realtime/realtime.ts';
import type { Storage } from './ports/storage/storage.ts';
import type { Principal, VerifyKey } from './principal.ts';
import type { TaskKinds } from './task-kind.ts';

/** What the process is made of. Services declare the slice of it that they use. */
export interface AppContext {
  config: Config;
  /** Signs cookies and derives image keys. */
  secret: string;
  db: Database;
  queue: Queue;
  storage: Storage;
  realtime: Realtime;
  mail: Mail;
  /** Who takes payments; null where nobody is set up to. */
  payments: PaymentProvider | null;
  engines: EngineRegistry;
  /** The kinds of work this installation does. */
  taskKinds: TaskKinds;
  authentication: Authentication;
  verifyKey: VerifyKey;
  clock: Clock;
  /** The pictures that come with the product, by name. */
  samples: ReadonlyMap<string, Sample>;
  /** Where their files lie; null where there are none. */
  samplesDirectory: string | null;
  logger: Logger;
  /** Work that outlives its request: failures are logged, and a stop waits for it. */
  runInBackground: (work: Promise<unknown>) => void;
  /** Where people reach us, without a slash at the end. */
  publicUrl: () => string;
}

/** One request's part: who asks, from where. */
export interface RequestContext extends AppContext {
  requestId: string;
  ip: string;
  request: Request;
  /** Headers to add to the answer. */
  answerHeaders: Headers;
  principal: Principal;
  /** The member that the principal stands for; null for visitors. */
  actor: SessionUser | null;
}

/** A request of a member, by a session or a key. */
export interface MemberContext extends RequestContext {
  actor: SessionUser;
}
