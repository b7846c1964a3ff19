import { CircleAlert, CircleSlash, RotateCw } from 'lucide-react';
import type { Task } from '../../../contract/tasks.ts';
import { Button } from '../../ui/button.tsx';

export interface EndedStageProps {
  task: Extract<Task, { status: 'failed' | 'cancelled' }>;
  onRetry: () => void;
  isRetryDisabled: boolean;
}

/** Why there is no picture, and the way to ask for it again. */
export function EndedStage({ task, onRetry, isRetryDisabled }: EndedStageProps) {
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 overflow-y-auto p-4 text-center">
      {task.status === 'failed' ? (
        <CircleAlert aria-hidden="true" className="size-6 shrink-0 text-danger" />
      ) : (
        <CircleSlash aria-hidden="true" className="size-6 shrink-0 text-ink-muted" />
      )}
      {task.status === 'failed' ? (
        <p className="wrap-anywhere text-sm">{task.error.message}</p>
      ) : (
        <div className="grid gap-1 text-sm">
          <p>Cancelled</p>
          {task.notice && <p className="text-ink-muted">{task.notice.message}</p>}
        </div>
      )}
      <Button size="sm" variant="secondary" disabled={isRetryDisabled} onClick={onRetry}>
        <RotateCw aria-hidden="true" />
        Try again
      </Button>
    </div>
  );
}
