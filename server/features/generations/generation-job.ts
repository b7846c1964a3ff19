import { z } from 'zod';

/** The job that makes one image. Each engine has a queue, so that a slow one holds up only its own. */
export const runGenerationJob = {
  name: 'generation.run',
  queueName: (engineId: string) => `generation.run/${engineId}`,
  payloadSchema: z.object({ generationId: z.uuid() }),
} as const;
