import { randomUUID } from 'node:crypto';
import type { Entitlements } from '../../../contract/entitlements.ts';
import type { Task, TaskErrorCode, TaskKindName } from '../../../contract/tasks.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { AppContext, MemberContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { getEntitlements } from '../entitlements/entitlements.service.ts';
import { findImage } from '../images/images.service.ts';
import { chargeTasks, reserveQuota, settleCharge } from '../quotas/quotas.service.ts';
import { previewKey } from './preview-files.ts';
import { runTaskJob } from './task-job.ts';
import { queuePriority, stoppedFreely } from './tasks.policy.ts';
import { presentTask } from './tasks.present.ts';
import * as repository from './tasks.repository.ts';

type Reading = Pick<AppContext, 'db' | 'taskKinds'>;
type Asking = Reading & Pick<MemberContext, 'actor'>;

const promptsShown = 50;

/** One task to be: what its kind and its card need. */
export interface NewTask {
  prompt: string;
  width: number;
  height: number;
  /** As the kind's `inputSchema` gives it back. */
  input: object;
  parentImageId: string | null;
  /** What it works from; these stay while it may run. */
  uploadIds: readonly string[];
}

export interface TaskRequest {
  kind: TaskKindName;
  /** Names the request: sent again, it answers with what it made the first time. */
  requestId: string | undefined;
  /** An engine's id, or the processor. */
  lane: string;
  model: { id: string; label: string };
  /** Decides what is made, with what the member's plan allows. @throws {AppError} what is refused */
  plan(tx: Transaction, entitlements: Entitlements): Promise<NewTask[]>;
}

/**
 * Accepts work: reserves quota, writes the rows and enqueues the jobs, all in one transaction.
 * @throws {AppError} quota_exceeded, rate_limited, and what the plan throws
 */
export async function requestTasks(
  ctx: Asking & Pick<MemberContext, 'clock' | 'queue' | 'realtime'>,
  request: TaskRequest,
): Promise<Task[]> {
  const { actor, db } = ctx;
  const batchId = request.requestId ?? randomUUID();
  if (request.requestId) {
    const known = await repository.listBatchRows(db, actor.id, batchId);
    if (known.length > 0) return presentTasks(ctx, known);
  }
  let rows: repository.TaskRow[];
  try {
    rows = await db.transaction((tx) => acceptTasks(ctx, tx, request, batchId));
  } catch (error) {
    // Where the same request came twice at once, the other one may have been first.
    const known = request.requestId ? await repository.listBatchRows(db, actor.id, batchId) : [];
    if (known.length === 0) throw error;
    return presentTasks(ctx, known);
  }
  await announce(ctx, rows[0]!, 'quota');
  for (const row of rows) await announce(ctx, row, 'task');
  return presentTasks(ctx, rows);
}

async function acceptTasks(
  ctx: Asking & Pick<MemberContext, 'clock' | 'queue'>,
  tx: Transaction,
  { kind, lane, model, plan }: TaskRequest,
  batchId: string,
): Promise<repository.TaskRow[]> {
  const { actor, clock, queue } = ctx;
  const entitlements = await getEntitlements(ctx, tx, actor.id);
  const planned = await plan(tx, entitlements);
  const { units } = ctx.taskKinds[kind];
  const day = await reserveQuota(ctx, tx, {
    userId: actor.id,
    units: units * planned.length,
    limit: entitlements.imagesPerDay,
  });
  // Behind the reservation, whose row lock lets one request of a member through at a time.
  const active = await repository.countActive(tx, actor.id);
  if (active + planned.length > entitlements.activeMax)
    throw new AppError('rate_limited', 'Please wait until some of your images are done');
  const created = await repository.insertTasks(
    tx,
    planned.map(({ uploadIds, ...task }, index) => ({
      ...task,
      id: randomUUID(),
      batchId,
      batchIndex: index,
      userId: actor.id,
      kind,
      lane,
      modelId: model.id,
      modelLabel: model.label,
      priority: queuePriority(clock.now(), active + index, entitlements.queueWeight),
      createdAt: clock.now(),
    })),
  );
  await repository.linkUploads(
    tx,
    created.flatMap(({ id: taskId }, index) =>
      planned[index]!.uploadIds.map((uploadId) => ({ taskId, uploadId })),
    ),
  );
  await chargeTasks(ctx, tx, {
    userId: actor.id,
    day,
    units,
    taskIds: created.map(({ id }) => id),
  });
  for (const { id: taskId, priority } of created)
    await queue.enqueue(tx, runTaskJob.queueName(lane), { taskId }, { priority });
  return created;
}

/**
 * A member's tasks that may have changed since a moment.
 * @returns null when there are more than `limit`
 */
export async function listChangedTasks(
  ctx: Reading,
  userId: string,
  since: Date,
  limit: number,
): Promise<Task[] | null> {
  const rows = await repository.listRowsSince(ctx.db, userId, since, limit + 1);
  return rows.length > limit ? null : presentTasks(ctx, rows);
}

/** Queued and running ones, oldest first. */
export async function listActiveTasks(ctx: Asking): Promise<Task[]> {
  return presentTasks(ctx, await repository.listActiveRows(ctx.db, ctx.actor.id));
}

export async function getTask(ctx: Asking, id: string): Promise<Task> {
  const task = await findTask(ctx, ctx.actor.id, id);
  if (!task) throw notFound('Task');
  return task;
}

export async function findTask(ctx: Reading, userId: string, id: string): Promise<Task | null> {
  const row = await repository.findTaskRow(ctx.db, { id, userId });
  return row && describeTask(ctx, row);
}

const presentTasks = (ctx: Reading, rows: readonly repository.TaskRow[]): Promise<Task[]> =>
  Promise.all(rows.map((row) => describeTask(ctx, row)));

async function describeTask({ db, taskKinds }: Reading, row: repository.TaskRow): Promise<Task> {
  const kind = taskKinds[row.kind];
  return presentTask(row, {
    settings: kind.describe(kind.inputSchema.parse(row.input)),
    queuePosition: row.status === 'queued' ? await repository.computeQueuePosition(db, row) : null,
    image: row.status === 'succeeded' ? await findImage(db, row.userId, { taskId: row.id }) : null,
  });
}

/**
 * Stops the work; what it took of the quota is given back. Whoever stops running work again and
 * again keeps engines from others, so past a few times it counts. One that has ended stays as it ended.
 */
export async function cancelTask(
  ctx: Asking & Pick<MemberContext, 'clock' | 'realtime'>,
  id: string,
): Promise<Task> {
  const { actor } = ctx;
  const cancelled = await endTask(ctx, { id, userId: actor.id }, { status: 'cancelled' });
  if (cancelled) await ctx.realtime.publish({ userId: actor.id, topic: 'task-cancelled', id });
  return getTask(ctx, id);
}

type Outcome = { status: 'cancelled' } | { status: 'failed'; errorCode: TaskErrorCode };

/**
 * Ends a task without a result: state and refund in one transaction, so once.
 * @returns false when it had ended already, or is not there
 */
export async function endTask(
  ctx: Pick<AppContext, 'db' | 'clock' | 'realtime'>,
  where: { id: string; userId?: string },
  outcome: Outcome,
): Promise<boolean> {
  const now = ctx.clock.now();
  const row = await ctx.db.transaction(async (tx) => {
    const isCounted = outcome.status === 'cancelled' && (await isStoppedTooOften(ctx, tx, where));
    const ended = await repository.endActive(tx, where, {
      ...outcome,
      ...(outcome.status === 'cancelled' ? { errorCode: isCounted ? 'stopped_often' : null } : {}),
      finishedAt: now,
      previewVersion: 0,
      waitingSince: null,
    });
    if (ended) await settleCharge(ctx, tx, ended.id, isCounted ? 'kept' : 'refunded');
    return ended;
  });
  if (!row) return false;
  await announce(ctx, row, 'quota');
  await announce(ctx, row, 'task');
  return true;
}

async function isStoppedTooOften(
  ctx: Pick<AppContext, 'clock'>,
  tx: Transaction,
  where: { id: string; userId?: string },
): Promise<boolean> {
  const row = await repository.findTaskRow(tx, where);
  if (row?.status !== 'running') return false;
  await repository.lockStops(tx, row.userId);
  const since = new Date(ctx.clock.now().getTime() - stoppedFreely.windowMs);
  return (await repository.countStopped(tx, row.userId, since)) >= stoppedFreely.tasksMax;
}

export async function listPromptHistory({
  db,
  actor,
}: Pick<MemberContext, 'db' | 'actor'>): Promise<string[]> {
  return repository.listPromptTexts(db, actor.id, promptsShown);
}

/** The newest preview of a running task, WebP; null when it has none, or has ended. */
export async function getPreview(
  ctx: Pick<MemberContext, 'db' | 'actor' | 'storage'>,
  id: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await repository.findTaskRow(ctx.db, { id, userId: ctx.actor.id });
  if (!row) throw notFound('Preview');
  return row.status === 'running' && row.previewVersion > 0
    ? ctx.storage.get(previewKey(id))
    : null;
}

async function announce(
  { realtime }: Pick<AppContext, 'realtime'>,
  row: Pick<repository.TaskRow, 'id' | 'userId'>,
  topic: 'task' | 'quota',
): Promise<void> {
  await realtime.publish(
    topic === 'task' ? { userId: row.userId, topic, id: row.id } : { userId: row.userId, topic },
  );
}
