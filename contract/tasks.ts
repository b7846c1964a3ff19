import { z } from 'zod';
import { imageSettingsSchema } from './image-settings.ts';
import { imageSchema } from './images.ts';

/** A task is work that somebody asked for and that takes a while; a kind says which work. */
export const taskKindNames = ['generate', 'edit'] as const;

export type TaskKindName = (typeof taskKindNames)[number];

/** Why a task failed, what it waits for, or what came of its end, as the member is told. */
export const taskErrorTexts = {
  content_filtered:
    'The engine refused this description because of its content. Please change it and try again.',
  invalid_request: 'The engine could not work with these settings. Please change them.',
  invalid_source: 'The picture to start from is no longer there. Please choose another one.',
  engine_unavailable: 'The engine could not be reached.',
  engine_removed: 'The model is no longer available. Please choose another one.',
  timed_out: 'The engine took too long.',
  stopped_often:
    'You have stopped several running images in a short time, so this one was counted.',
  internal: 'Something went wrong while it was made.',
} as const;

export type TaskErrorCode = keyof typeof taskErrorTexts;

export const taskErrorCodes = Object.keys(taskErrorTexts) as [TaskErrorCode, ...TaskErrorCode[]];

const taskErrorSchema = z.object({ code: z.enum(taskErrorCodes), message: z.string() });

/** What was asked for. Every kind that makes pictures from a prompt shows these. */
const taskBase = z.object({
  id: z.uuid(),
  kind: z.enum(taskKindNames),
  /** Shared by the images of one request. */
  batchId: z.uuid(),
  prompt: z.string(),
  settings: imageSettingsSchema,
  width: z.number().int(),
  height: z.number().int(),
  modelId: z.string(),
  modelLabel: z.string(),
  /** The library image that it starts from. */
  parentImageId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});

export const taskSchema = z.discriminatedUnion('status', [
  taskBase.extend({
    status: z.literal('queued'),
    /** 1 is next. */
    queuePosition: z.number().int(),
    /** Set where it waits for more than its turn: an engine that does not run, say. */
    waitingFor: taskErrorSchema.nullable(),
  }),
  taskBase.extend({
    status: z.literal('running'),
    /** 0 to 1; null where the engine does not tell. */
    progress: z.number().nullable(),
    previewUrl: z.string().nullable(),
  }),
  taskBase.extend({ status: z.literal('succeeded'), image: imageSchema.nullable() }),
  taskBase.extend({ status: z.literal('failed'), error: taskErrorSchema }),
  taskBase.extend({
    status: z.literal('cancelled'),
    /** Set where it was counted all the same. */
    notice: taskErrorSchema.nullable(),
  }),
]);

export type Task = z.infer<typeof taskSchema>;

export const taskListSchema = z.object({ items: z.array(taskSchema) });
