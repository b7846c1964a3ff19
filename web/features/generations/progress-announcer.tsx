import { useEffect, useRef, useState } from 'react';
import type { Generation } from '../../../contract/generations.ts';
import { describeStep } from './generation-state.ts';

/** Says the steps that matter to those who don't see the bars; the only live region of the list. */
export function ProgressAnnouncer({ generations }: { generations: readonly Generation[] }) {
  const known = useRef(new Map<string, Generation>());
  const [message, setMessage] = useState('');

  useEffect(() => {
    const steps: string[] = [];
    for (const generation of generations) {
      const step = describeStep(known.current.get(generation.id) ?? null, generation);
      known.current.set(generation.id, generation);
      if (!step) continue;
      const batch = generations.filter(({ batchId }) => batchId === generation.batchId);
      // The list is newest first; people count from the first.
      const number = batch.length - batch.indexOf(generation);
      steps.push(batch.length > 1 ? `Image ${number} ${step}` : `Image ${step}`);
    }
    if (steps.length > 0) setMessage(steps.join('. '));
  }, [generations]);

  return (
    <p aria-live="polite" className="sr-only">
      {message}
    </p>
  );
}
