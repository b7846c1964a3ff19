import type { z } from 'zod';
import type { ImageSettings } from '../contract/image-settings.ts';
import type { TaskErrorCode, TaskKindName } from '../contract/tasks.ts';
import type { EngineProgress } from '../engines/engine.ts';
import type { AppContext } from './context.ts';
import type { Transaction } from './db/database.ts';
import type { tasks } from './db/schema/tasks.ts';
import type { WakeUp } from './ports/realtime/realtime.ts';

/** What a run may use. */
export type RunContext = Pick<
  AppContext,
  'clock' | 'config' | 'db' | 'engines' | 'logger' | 'queue' | 'realtime' | 'secret' | 'storage'
>;

/** A task in the hands of its kind. */
export type TaskOf<Input> = Omit<typeof tasks.$inferSelect, 'input'> & { input: Input };

export interface RunOptions {
  /** Aborted when the run is to end: cancelled, handed back, out of time. */
  signal: AbortSignal;
  report: (progress: EngineProgress) => void;
  /** The task's place in its lane stays taken until this resolves, also after the run has ended. */
  waitUntil: (busy: Promise<void>) => void;
}

/**
 * A kind of work. It says what it needs and what it does; claiming, fencing, progress, previews,
 * cancelling, retries, refunds, sweeps and announcements are the same for all.
 */
export interface TaskKind<Input = unknown, Result = unknown> {
  readonly kind: TaskKindName;
  /** Of what is stored in `tasks.input`. */
  readonly inputSchema: z.ZodType<Input>;
  /** Units of the day's quota that one task costs; may be 0. */
  readonly units: number;
  /** What a member is shown of it while there is no result. */
  describe(input: Input): ImageSettings;
  /** @throws {EngineError} decides on a retry by its kind; {TaskFailure} ends it; all else ends it too */
  run(ctx: RunContext, task: TaskOf<Input>, options: RunOptions): Promise<Result>;
  /**
   * Stores the result's bytes. What it returns runs inside the transaction that ends the task, is
   * given the parent image as it is by then, and tells what to announce behind it. May run twice for
   * one task: keys derive from the task's id.
   */
  keep(
    ctx: RunContext,
    task: TaskOf<Input>,
    result: Result,
  ): Promise<(tx: Transaction, parentImageId: string | null) => Promise<WakeUp[]>>;
  /** Takes the stored bytes away again: the task was ended while they were written. */
  discard(ctx: RunContext, task: TaskOf<Input>): Promise<void>;
}

/** The kinds of this installation, by name. */
export type TaskKinds = Readonly<Record<TaskKindName, TaskKind>>;

/** Lets a kind with types of its own stand in the registry: it only ever gets back its own values. */
export const asTaskKind = <Input, Result>(kind: TaskKind<Input, Result>): TaskKind =>
  kind as unknown as TaskKind;

/** A failure that no further run would mend. */
export class TaskFailure extends Error {
  readonly code: TaskErrorCode;
  constructor(code: TaskErrorCode, options?: ErrorOptions) {
    super(`the task failed: ${code}`, options);
    this.code = code;
  }
}
