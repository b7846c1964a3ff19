import { X } from 'lucide-react';
import type { Image } from '../../../contract/images.ts';
import type { Task } from '../../../contract/tasks.ts';
import { cn } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { EndedStage } from './ended-stage.tsx';
import { RunningStage } from './running-stage.tsx';
import { removeFromDeck } from './task-deck.ts';
import { isActive } from './task-state.ts';

/** What a kind of work brings to its cards. */
export interface TaskCardParts {
  /** The picture of a finished task, over the whole stage. */
  renderPicture: (image: Image, task: Task) => React.ReactNode;
  /** What can be done with it, below. */
  renderActions: (image: Image, task: Task) => React.ReactNode;
  /** More about what was asked for, such as its seed. */
  renderFacts?: (task: Task) => React.ReactNode;
  /** Asks for the same again. */
  onRetry: (task: Task) => void;
  isRetryDisabled: boolean;
}

/** One piece of work, in whatever state it is, in the true proportions of its picture. */
export function TaskCard({ task, ...parts }: TaskCardParts & { task: Task }) {
  const { width, height, prompt } = task;
  const image = task.status === 'succeeded' ? task.image : null;
  return (
    <article
      aria-label={prompt}
      className="@container relative flex flex-col overflow-hidden rounded-card border border-line bg-surface"
    >
      <div
        className={cn(
          'relative bg-raised',
          // Words need room that a very flat frame does not have.
          image ? '' : isActive(task) ? 'min-h-28' : 'min-h-52',
        )}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {isActive(task) ? (
          <RunningStage task={task} />
        ) : task.status !== 'succeeded' ? (
          <EndedStage
            task={task}
            onRetry={() => parts.onRetry(task)}
            isRetryDisabled={parts.isRetryDisabled}
          />
        ) : (
          image && parts.renderPicture(image, task)
        )}
      </div>
      <div className="grid gap-2 p-3">
        <p dir="auto" className="truncate text-sm" title={prompt}>
          {prompt}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-ink-muted text-xs">
          <span>{task.modelLabel}</span>
          <span aria-hidden="true">·</span>
          <span>
            {width}x{height}
          </span>
          {parts.renderFacts?.(task)}
        </p>
        {image && image.notDrawn.length > 0 && (
          <p className="text-ink-muted text-xs">
            Not drawn: {image.notDrawn.join(', ')}. Another word may help; see{' '}
            <a
              href="/help/words-that-were-not-drawn"
              className="text-accent-strong underline underline-offset-4"
            >
              why
            </a>
            .
          </p>
        )}
        {image && parts.renderActions(image, task)}
      </div>
      {!isActive(task) && (
        <IconButton
          label={image ? 'Remove from this list; it stays in the library' : 'Dismiss'}
          title={image ? 'Remove from this list; it stays in the library' : 'Dismiss'}
          hideTooltip
          size="sm"
          variant={image ? 'overlay' : 'ghost'}
          className="absolute top-2 right-2"
          onClick={() => removeFromDeck(task.id)}
        >
          <X />
        </IconButton>
      )}
    </article>
  );
}
