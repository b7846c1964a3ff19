import { z } from 'zod';

/** Where work of our own runs, rather than an engine's. */
export const processorLane = 'processor';

/** The job that runs one task. Each lane has a queue, so that a slow engine holds up only its own. */
export const runTaskJob = {
  name: 'task.run',
  queueName: (lane: string) => `task.run/${lane}`,
  payloadSchema: z.object({ taskId: z.uuid() }),
} as const;

/** The queues of the release before tasks; what waits in them is enqueued anew at the first start. */
export const formerQueueName = (engineId: string) => `generation.run/${engineId}`;
