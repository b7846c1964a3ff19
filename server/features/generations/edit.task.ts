import { z } from 'zod';
import { sourceSchema } from '../../../contract/edits.ts';
import type { EngineResult } from '../../../engines/engine.ts';
import { asTaskKind } from '../../task-kind.ts';
import { readMask, readSource } from './edit-source.ts';
import {
  discardPicture,
  keepPicture,
  pictureInputShape,
  runEngine,
  toEngineRequest,
} from './engine-picture.ts';

export const editInputSchema = z.object({
  ...pictureInputShape,
  source: sourceSchema,
  maskUploadId: z.uuid().nullable(),
});

/** A picture that starts from another one, wholly or where a mask says. */
export const editTask = asTaskKind<z.infer<typeof editInputSchema>, EngineResult>({
  kind: 'edit',
  inputSchema: editInputSchema,
  units: 1,
  describe: ({ settings }) => settings,
  async run(ctx, task, options) {
    const { input, width, height, userId } = task;
    const source = await readSource(ctx, userId, input.source, { width, height });
    const mask =
      input.maskUploadId === null
        ? {}
        : { mask: await readMask(ctx, userId, input.maskUploadId, { width, height }) };
    const request = { operation: 'edit' as const, ...toEngineRequest(task), source, ...mask };
    return runEngine(ctx, task, request, options);
  },
  keep: keepPicture,
  discard: discardPicture,
});
