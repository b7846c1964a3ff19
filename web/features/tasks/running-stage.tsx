import { Clock, WifiOff, X } from 'lucide-react';
import { useStreamState } from '../../api/use-event-stream.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import { Progress } from '../../ui/progress.tsx';
import { PreviewPicture } from './preview-picture.tsx';
import { useCancel } from './task-queries.ts';
import { type ActiveTask, progressPercent } from './task-state.ts';

/** How far a task has come, what it looks like by now, and the way to stop it. */
export function RunningStage({ task }: { task: ActiveTask }) {
  const cancel = useCancel();
  const isLost = useStreamState() === 'reconnecting';
  const isQueued = task.status === 'queued';
  const previewUrl = isQueued ? null : task.previewUrl;
  const percent = isQueued ? null : progressPercent(task.progress);
  return (
    <>
      {previewUrl && (
        <PreviewPicture
          url={previewUrl}
          alt={`Preview of “${task.prompt}”`}
          progress={task.status === 'running' ? (task.progress ?? 0) : 0}
        />
      )}
      <div
        className={cn(
          'absolute inset-x-0 bottom-0 grid gap-2.5 p-3',
          previewUrl &&
            'bg-linear-to-t from-black/80 to-transparent pt-10 text-white [&_.text-ink-muted]:text-white',
        )}
      >
        {task.status === 'queued' && task.waitingFor && !isLost && (
          <p className="text-ink-muted text-sm">
            {task.waitingFor.message} Your image waits for it.
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className="flex items-center gap-2 text-sm [&>svg]:shrink-0">
            {isLost ? (
              <>
                <WifiOff aria-hidden="true" className="size-4 text-ink-muted" />
                Reconnecting ...
              </>
            ) : task.status === 'queued' ? (
              <>
                <Clock aria-hidden="true" className="size-4 text-ink-muted" />
                {task.queuePosition <= 1 ? 'Next in line' : `Number ${task.queuePosition} in line`}
              </>
            ) : (
              <>
                Drawing
                {percent !== null && <span className="tabular-nums">{percent} %</span>}
              </>
            )}
          </p>
          <Button
            size="sm"
            variant="secondary"
            busy={cancel.isPending}
            onClick={() => cancel.mutate(task.id)}
          >
            {!cancel.isPending && <X aria-hidden="true" />}
            Cancel
          </Button>
        </div>
        {isQueued ? (
          <div className="h-1.5 rounded-full bg-line" />
        ) : (
          <Progress
            label={`Progress of “${task.prompt.slice(0, 50)}”`}
            value={percent === null ? null : percent / 100}
            className="bg-line"
          />
        )}
      </div>
    </>
  );
}
