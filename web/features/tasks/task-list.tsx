import { useId } from 'react';
import type { Task } from '../../../contract/tasks.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ProgressAnnouncer } from './progress-announcer.tsx';
import { TaskCard, type TaskCardParts } from './task-card.tsx';
import { inQueueOrder, isActive } from './task-state.ts';

export interface TaskListProps extends TaskCardParts {
  /** Newest first. */
  tasks: readonly Task[];
  pendingCount: number;
  ref: React.RefObject<HTMLElement | null>;
}

/** What is being made, from next to last, and what came of it in this session, newest first. */
export function TaskList({ tasks, pendingCount, ref, ...parts }: TaskListProps) {
  const active = inQueueOrder(tasks);
  const ended = tasks.filter((task) => !isActive(task));
  const isEmpty = tasks.length === 0 && pendingCount === 0;
  return (
    <section
      ref={ref}
      aria-label="Your images"
      className={isEmpty ? 'hidden' : 'grid scroll-mt-20 gap-8'}
    >
      <ProgressAnnouncer tasks={tasks} />
      {active.length > 0 && <CardRow heading="In the making" tasks={active} {...parts} />}
      {ended.length > 0 && <CardRow heading="This session" tasks={ended} {...parts} />}
      {tasks.length === 0 && pendingCount > 0 && (
        <div className="flex flex-wrap gap-3">
          {Array.from({ length: Math.min(pendingCount, 4) }, (_, index) => (
            <Skeleton key={index} className="aspect-square basis-64 rounded-card" />
          ))}
        </div>
      )}
    </section>
  );
}

/**
 * Cards of which each takes a width in proportion to its ratio, so that those of one row are
 * equally high and none is cropped.
 */
function CardRow({
  heading,
  tasks,
  ...parts
}: TaskCardParts & { heading: string; tasks: readonly Task[] }) {
  const id = useId();
  return (
    <div className="grid gap-4">
      <h2 id={id} className="font-semibold text-lg">
        {heading}
      </h2>
      <ul
        aria-labelledby={id}
        className="flex flex-wrap items-start gap-3 [--row:18rem] sm:[--row:17rem] 2xl:[--row:18rem]"
      >
        {tasks.map((task) => {
          const ratio = task.width / task.height;
          return (
            <li
              key={task.id}
              className="min-w-60 max-w-full animate-fade-in scroll-mt-20 scroll-mb-20"
              style={{
                flexGrow: ratio,
                flexBasis: `calc(var(--row) * ${ratio})`,
                maxWidth: `min(100%, max(15rem, calc(var(--row) * ${ratio * 1.35})))`,
              }}
            >
              <TaskCard task={task} {...parts} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
