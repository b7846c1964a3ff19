import { randomUUID } from 'node:crypto';
import { brand } from '../../../contract/brand.ts';
import { commercialLicenseText } from '../../../contract/commercial-license.ts';
import { type ImageSettings, imageSettingsSchema } from '../../../contract/image-settings.ts';
import { imageGeneratedNotification } from '../../../contract/notifications.ts';
import type { Controls, EngineRequest, EngineResult } from '../../../engines/engine.ts';
import type { RunContext, RunOptions, TaskKind, TaskOf } from '../../task-kind.ts';
import { getEntitlements } from '../entitlements/entitlements.service.ts';
import { createImage, deleteImageFilesOf, storeImage } from '../images/images.service.ts';
import { createNotification } from '../notifications/notifications.service.ts';

/** What kinds that ask an engine for a picture have in common. */
interface PictureInput {
  settings: ImageSettings;
}

export const pictureInputShape = { settings: imageSettingsSchema };

/** Asks the task's engine. */
export function runEngine(
  ctx: RunContext,
  task: TaskOf<PictureInput>,
  request: EngineRequest,
  { signal, report, waitUntil }: RunOptions,
): Promise<EngineResult> {
  return ctx.engines.getEngine(task.lane).run(request, { signal, onProgress: report, waitUntil });
}

/** What every request to an engine says of its task. */
export function toEngineRequest({
  prompt,
  width,
  height,
  modelId,
  lane,
  input,
}: TaskOf<PictureInput>) {
  return {
    prompt,
    width,
    height,
    modelId: modelId.slice(lane.length + 1),
    ...readControls(input.settings),
  };
}

/** Settings as an engine takes them: what nobody chose is left out. */
function readControls({ negativePrompt, seed, ...settings }: ImageSettings): Controls {
  const chosen = Object.entries(settings).filter(([, value]) => value !== null && value !== false);
  return { negativePrompt, seed: seed ?? 0, ...Object.fromEntries(chosen) };
}

/** Bytes first; the returned part writes image and notification. */
export async function keepPicture(
  ctx: RunContext,
  task: TaskOf<PictureInput>,
  { bytes, effective, notDrawn, modelVersion }: EngineResult,
): ReturnType<TaskKind['keep']> {
  const engine = ctx.engines.getEngine(task.lane);
  const { userId, prompt, width, height, modelId, modelLabel } = task;
  const settings: ImageSettings = { ...task.input.settings, ...effective };
  if (effective.seed !== task.input.settings.seed)
    ctx.logger.warn(
      { asked: task.input.settings.seed, answered: effective.seed },
      'the engine drew another seed',
    );
  // The plan of the day it is made on decides, and stays with it.
  const { plan } = await getEntitlements(ctx, ctx.db, userId);
  const stored = await storeImage(ctx, task.id, bytes, {
    prompt,
    settings,
    width,
    height,
    model: modelLabel,
    software: `${brand.name}, ${engine.label}`,
    sourceType: engine.sourceType,
    license: plan === 'premium' ? commercialLicenseText : null,
  });
  return async (tx, parentImageId) => {
    const id = randomUUID();
    await createImage(tx, {
      ...stored,
      id,
      userId,
      taskId: task.id,
      parentImageId,
      prompt,
      settings,
      modelId,
      modelLabel,
      modelVersion,
      engineLabel: engine.label,
      width,
      height,
      notDrawn: [...notDrawn],
      createdAt: ctx.clock.now(),
    });
    const notification = await createNotification(ctx, tx, {
      userId,
      ...imageGeneratedNotification(prompt),
      type: 'success',
      imageId: id,
    });
    return [
      { userId, topic: 'image', id },
      { userId, topic: 'notification', id: notification.id },
    ];
  };
}

export const discardPicture = (ctx: RunContext, { id }: { id: string }): Promise<void> =>
  deleteImageFilesOf(ctx, id);
