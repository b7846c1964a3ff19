import { z } from 'zod';
import { promptSchema } from './generations.ts';
import { imagesPerRequestMax } from './plans.ts';
import { requestedControls, requestIdSchema } from './requested-controls.ts';

/** A picture to start from: one of the member's own images, or one they have sent. */
export const sourceSchema = z.union([
  z.strictObject({ imageId: z.uuid().toLowerCase() }),
  z.strictObject({ uploadId: z.uuid().toLowerCase() }),
]);

export type Source = z.infer<typeof sourceSchema>;

/** Asks for a picture that starts from another one. The result has its ratio. */
export const editRequestSchema = z.strictObject({
  requestId: requestIdSchema,
  prompt: promptSchema,
  ...requestedControls,
  source: sourceSchema,
  /** An upload of the source's ratio: white is painted anew, black stays. The whole picture when absent. */
  maskUploadId: z.uuid().toLowerCase().optional(),
  /** 0 keeps the source, 1 ignores it; the model's default when absent. */
  strength: z.number().min(0).max(1).optional(),
  /** How many images; each is counted. */
  count: z
    .int()
    .min(1, 'At least one image')
    .max(imagesPerRequestMax, `At most ${imagesPerRequestMax} images at once`)
    .default(1),
  /** "<engine>/<model>"; the first one that edits when absent. */
  modelId: z.string().min(1).max(300).optional(),
});

export type EditRequest = z.infer<typeof editRequestSchema>;
export type EditRequestInput = z.input<typeof editRequestSchema>;
