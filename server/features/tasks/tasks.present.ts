import type { ImageSettings } from '../../../contract/image-settings.ts';
import type { Image } from '../../../contract/images.ts';
import { type Task, type TaskErrorCode, taskErrorTexts } from '../../../contract/tasks.ts';
import type { TaskRow } from './tasks.repository.ts';

/** What a task's row does not say itself. */
export interface TaskSurroundings {
  settings: ImageSettings;
  /** Of a queued one: 1 is next. */
  queuePosition: number | null;
  /** Of a succeeded one; null once its owner has deleted it. */
  image: Image | null;
}

/** What HTTP and the event stream show of a task. */
export function presentTask(
  row: TaskRow,
  { settings, queuePosition, image }: TaskSurroundings,
): Task {
  const base = {
    id: row.id,
    kind: row.kind,
    batchId: row.batchId,
    prompt: row.prompt,
    settings,
    width: row.width,
    height: row.height,
    modelId: row.modelId,
    modelLabel: row.modelLabel,
    parentImageId: row.parentImageId,
    createdAt: row.createdAt.toISOString(),
  };
  switch (row.status) {
    case 'queued':
      return {
        ...base,
        status: 'queued',
        queuePosition: queuePosition ?? 1,
        waitingFor: row.errorCode && presentError(row.errorCode),
      };
    case 'running':
      return {
        ...base,
        status: 'running',
        progress: row.progress,
        previewUrl:
          row.previewVersion > 0
            ? `/api/tasks/${row.id}/preview?v=${row.attempt}.${row.previewVersion}`
            : null,
      };
    case 'succeeded':
      return { ...base, status: 'succeeded', image };
    case 'failed':
      return { ...base, status: 'failed', error: presentError(row.errorCode ?? 'internal') };
    case 'cancelled':
      return { ...base, status: 'cancelled', notice: row.errorCode && presentError(row.errorCode) };
  }
}

const presentError = (code: TaskErrorCode) => ({ code, message: taskErrorTexts[code] });
