import { describe, expect, it } from 'vitest';
import { imageSettingsSchema } from '../../../contract/image-settings.ts';
import type { Image } from '../../../contract/images.ts';
import { type Task, taskErrorTexts } from '../../../contract/tasks.ts';
import {
  describeStep,
  inQueueOrder,
  mergeTask,
  progressPercent,
  summarizeBatch,
  withImageChanged,
  withImageDeleted,
} from './task-state.ts';

const base = {
  id: '3f1c0c55-4d34-4c59-9a36-7f0a4c3c6c01',
  batchId: '3f1c0c55-4d34-4c59-9a36-7f0a4c3c6c02',
  kind: 'generate' as const,
  prompt: 'a red fox in the snow',
  settings: imageSettingsSchema.parse({ seed: 7 }),
  parentImageId: null,
  width: 1024,
  height: 1024,
  modelId: 'studio/studio-1',
  modelLabel: 'Studio 1',
  createdAt: '2026-11-20T12:00:00.000Z',
};
const image = { id: '3f1c0c55-4d34-4c59-9a36-7f0a4c3c6c03', likesCount: 0 } as Image;
const queued: Task = { ...base, status: 'queued', queuePosition: 3, waitingFor: null };
const running = (progress: number | null): Task => ({
  ...base,
  status: 'running',
  progress,
  previewUrl: null,
});
const succeeded: Task = { ...base, status: 'succeeded', image };
const failed: Task = {
  ...base,
  status: 'failed',
  error: { code: 'timed_out', message: taskErrorTexts.timed_out },
};
const cancelled: Task = { ...base, status: 'cancelled', notice: null };

describe('mergeTask', () => {
  it.each([succeeded, failed, cancelled])('never takes $status back to running', (final) => {
    expect(mergeTask(final, running(0.9))).toBe(final);
    expect(mergeTask(final, queued)).toBe(final);
  });

  it('takes a final state whatever came before', () => {
    for (const known of [undefined, queued, running(0.2), cancelled])
      expect(mergeTask(known, succeeded)).toBe(succeeded);
  });

  it('follows a retried job back to the queue', () => {
    expect(mergeTask(running(0.8), queued)).toBe(queued);
    expect(mergeTask(running(0.8), running(0.1))).toEqual(running(0.1));
  });
});

describe('the image of a generation', () => {
  it('is replaced by what the event tells', () => {
    const liked = { ...image, likesCount: 1 };
    expect(withImageChanged(succeeded, liked)).toEqual({ ...succeeded, image: liked });
  });

  it('is gone once deleted', () => {
    expect(withImageDeleted(succeeded, image.id)).toEqual({ ...succeeded, image: null });
  });

  it('is not touched by another image', () => {
    expect(withImageChanged(succeeded, { ...image, id: 'other' })).toBe(succeeded);
    expect(withImageDeleted(succeeded, 'other')).toBe(succeeded);
    expect(withImageDeleted(failed, image.id)).toBe(failed);
  });
});

describe('describeStep', () => {
  it('tells the place in the queue once', () => {
    expect(describeStep(null, queued)).toBe('queued at position 3');
    expect(describeStep(queued, { ...queued, queuePosition: 2 })).toBeNull();
  });

  it('tells the start and each quarter once, and no tick in between', () => {
    const heard: (string | null)[] = [];
    let before: Task = queued;
    for (const progress of [0, 0.1, 0.26, 0.3, 0.51, 0.52, 0.8, 0.99]) {
      heard.push(describeStep(before, running(progress)));
      before = running(progress);
    }
    expect(heard.filter(Boolean)).toEqual([
      'started',
      '25 percent done',
      '50 percent done',
      '75 percent done',
    ]);
  });

  it('tells only the last of several quarters passed at once', () => {
    expect(describeStep(running(0.1), running(0.9))).toBe('75 percent done');
  });

  it('tells the end, but not of what had ended before it was seen', () => {
    expect(describeStep(running(0.9), succeeded)).toBe('done');
    expect(describeStep(running(null), failed)).toBe('failed');
    expect(describeStep(null, succeeded)).toBeNull();
    expect(describeStep(succeeded, succeeded)).toBeNull();
  });
});

describe('summarizeBatch', () => {
  it('waits for the last image', () => {
    expect(summarizeBatch([succeeded, running(0.5)])).toEqual({ status: 'active' });
  });

  it('is a success with one image made, a failure with none', () => {
    expect(summarizeBatch([failed, succeeded])).toEqual({
      status: 'succeeded',
      prompt: base.prompt,
    });
    expect(summarizeBatch([failed, cancelled])).toEqual({
      status: 'failed',
      reason: taskErrorTexts.timed_out,
    });
    expect(summarizeBatch([cancelled])).toEqual({ status: 'cancelled' });
  });
});

describe('inQueueOrder', () => {
  it('shows what runs first, then what is next, and nothing that has ended', () => {
    const at = (id: string, queuePosition: number): Task => ({
      ...base,
      id,
      status: 'queued',
      queuePosition,
      waitingFor: null,
    });
    const order = inQueueOrder([at('c', 3), succeeded, at('b', 2), running(0.5), at('a', 1)]);
    expect(order.map(({ id }) => id)).toEqual([base.id, 'a', 'b', 'c']);
  });
});

describe('progressPercent', () => {
  it('says 100 only of what is done, and nothing where the engine does not tell', () => {
    expect([0, 0.299, 0.999, 1, 1.2].map(progressPercent)).toEqual([0, 29, 99, 100, 100]);
    expect(progressPercent(null)).toBeNull();
  });
});
