import { z } from 'zod';
import { asTaskKind } from '../../task-kind.ts';
import {
  discardPicture,
  keepPicture,
  pictureInputShape,
  runEngine,
  toEngineRequest,
} from './engine-picture.ts';

export const generateInputSchema = z.object(pictureInputShape);

/** A picture of words alone. */
export const generateTask = asTaskKind<
  z.infer<typeof generateInputSchema>,
  Awaited<ReturnType<typeof runEngine>>
>({
  kind: 'generate',
  inputSchema: generateInputSchema,
  units: 1,
  describe: ({ settings }) => settings,
  run: (ctx, task, options) =>
    runEngine(ctx, task, { operation: 'generate', ...toEngineRequest(task) }, options),
  keep: keepPicture,
  discard: discardPicture,
});
