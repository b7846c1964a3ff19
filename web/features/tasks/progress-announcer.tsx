import { useEffect, useRef, useState } from 'react';
import type { Task } from '../../../contract/tasks.ts';
import { describeStep } from './task-state.ts';

/** Says the steps that matter to those who don't see the bars; the only live region of the list. */
export function ProgressAnnouncer({ tasks }: { tasks: readonly Task[] }) {
  const known = useRef(new Map<string, Task>());
  const [message, setMessage] = useState('');

  useEffect(() => {
    const steps: string[] = [];
    for (const task of tasks) {
      const step = describeStep(known.current.get(task.id) ?? null, task);
      known.current.set(task.id, task);
      if (!step) continue;
      const batch = tasks.filter(({ batchId }) => batchId === task.batchId);
      // The list is newest first; people count from the first.
      const number = batch.length - batch.indexOf(task);
      steps.push(batch.length > 1 ? `Image ${number} ${step}` : `Image ${step}`);
    }
    if (steps.length > 0) setMessage(steps.join('. '));
  }, [tasks]);

  return (
    <p aria-live="polite" className="sr-only">
      {message}
    </p>
  );
}
