import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import type { EditRequest } from '../../../contract/edits.ts';
import type { GenerationRequest } from '../../../contract/generations.ts';
import {
  type ImageSettings,
  imageSettingsSchema,
  type Model,
  seedMax,
} from '../../../contract/image-settings.ts';
import type { Task } from '../../../contract/tasks.ts';
import type { MemberContext } from '../../context.ts';
import { requestTasks } from '../tasks/tasks.service.ts';
import type { editInputSchema } from './edit.task.ts';
import { holdMask, holdSource } from './edit-source.ts';
import type { generateInputSchema } from './generate.task.ts';
import { requireEditAllowed, requireGenerationAllowed } from './generations.policy.ts';
import { getModel } from './models.service.ts';

type Asking = Pick<
  MemberContext,
  'actor' | 'clock' | 'db' | 'engines' | 'queue' | 'realtime' | 'taskKinds'
>;

/** Seeds of one request: the asked one or one drawn by chance, and those that follow, within what the model takes. */
function seedsOf(asked: number | undefined, max: number | undefined): (index: number) => number {
  const count = Math.min(max ?? seedMax, seedMax) + 1;
  const first = asked ?? randomInt(count);
  return (index) => (first + index) % count;
}

/** The request's part of what will have made the picture. */
function requestedSettings(
  request: GenerationRequest | EditRequest,
  rest: Partial<ImageSettings>,
): ImageSettings {
  // Fields that are no settings are dropped by the schema; those that nobody chose become null.
  return imageSettingsSchema.parse({ ...request, variation: null, ...rest });
}

const countFrom0 = (count: number) => Array.from({ length: count }, (_, index) => index);

/**
 * Accepts pictures of words.
 * @throws {AppError} quota_exceeded, premium_required, invalid_request, rate_limited, unavailable
 */
export async function requestGeneration(ctx: Asking, request: GenerationRequest): Promise<Task[]> {
  const { engineId, model } = await getModel(ctx, request.modelId, 'generate');
  const max = model.operations.generate?.seed?.max;
  const seedOf = seedsOf(request.seed, max);
  const { variation } = request;
  const variationSeedOf = seedsOf(variation?.seed, max);

  return requestTasks(ctx, {
    kind: 'generate',
    requestId: request.requestId,
    lane: engineId,
    model,
    async plan(_tx, entitlements) {
      const size = requireGenerationAllowed(request, model, entitlements);
      return countFrom0(request.count).map((index) => ({
        prompt: request.prompt,
        ...size,
        input: {
          settings: requestedSettings(request, {
            // Variations of one picture all start from its seed.
            seed: seedOf(variation ? 0 : index),
            variation: variation
              ? { seed: variationSeedOf(index), strength: variation.strength }
              : null,
          }),
        } satisfies z.input<typeof generateInputSchema>,
        parentImageId: null,
        uploadIds: [],
      }));
    },
  });
}

/**
 * Accepts pictures that start from another one.
 * @throws {AppError} not_found for a source that is not the actor's; else as for a generation
 */
export async function requestEdit(ctx: Asking, request: EditRequest): Promise<Task[]> {
  const { engineId, model } = await getModel(ctx, request.modelId, 'edit');
  const seedOf = seedsOf(request.seed, editAbility(model)?.seed?.max);

  return requestTasks(ctx, {
    kind: 'edit',
    requestId: request.requestId,
    lane: engineId,
    model,
    async plan(tx, entitlements) {
      const source = await holdSource(tx, ctx.actor.id, request.source);
      const maskId = request.maskUploadId ?? null;
      if (maskId) await holdMask(tx, ctx.actor.id, maskId);
      const size = requireEditAllowed(request, source, model, entitlements);
      return countFrom0(request.count).map((index) => ({
        prompt: request.prompt,
        ...size,
        input: {
          settings: requestedSettings(request, {
            seed: seedOf(index),
            strength: request.strength ?? editAbility(model)?.strength?.default ?? null,
          }),
          source: request.source,
          maskUploadId: maskId,
        } satisfies z.input<typeof editInputSchema>,
        parentImageId: 'imageId' in request.source ? request.source.imageId : null,
        uploadIds: [
          ...('uploadId' in request.source ? [request.source.uploadId] : []),
          ...(maskId ? [maskId] : []),
        ],
      }));
    },
  });
}

const editAbility = ({ operations }: Model) => operations.edit;
