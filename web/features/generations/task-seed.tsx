import type { Task } from '../../../contract/tasks.ts';

/** The seed of a task and the way to use it again; nothing where there is none. */
export function TaskSeed({ task, onReuse }: { task: Task; onReuse: (seed: number) => void }) {
  // A finished picture knows what really made it.
  const made = task.status === 'succeeded' ? task.image?.settings : undefined;
  const { seed } = made ?? task.settings;
  if (seed === null) return null;
  return (
    <>
      <span aria-hidden="true">·</span>
      <span className="inline-flex items-center">
        Seed&nbsp;<span className="font-mono">{seed}</span>
        <button
          type="button"
          aria-label={`Reuse seed ${seed}`}
          className="-my-3 ml-0.5 min-h-11 px-1.5 text-accent-strong underline-offset-4 hover:underline"
          onClick={() => onReuse(seed)}
        >
          reuse
        </button>
      </span>
    </>
  );
}
