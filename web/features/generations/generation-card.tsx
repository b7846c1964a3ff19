import { CircleAlert, CircleSlash, Clock, RotateCw, X } from 'lucide-react';
import { Link } from 'react-router';
import type { Generation } from '../../../contract/generations.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { Progress } from '../../ui/progress.tsx';
import { FinishedActions } from './finished-actions.tsx';
import { useCancel } from './use-generate.ts';

export interface GenerationCardProps {
  generation: Generation;
  onRetry: (generation: Generation) => void;
  retryDisabled: boolean;
  onReuseSeed: (generation: Generation) => void;
}

/** One image of the session, in whatever state it is, in its true proportions. */
export function GenerationCard({
  generation,
  onRetry,
  retryDisabled,
  onReuseSeed,
}: GenerationCardProps) {
  const { width, height, prompt } = generation;
  return (
    <article
      aria-label={prompt}
      className="@container flex flex-col overflow-hidden rounded-card border border-line bg-surface"
    >
      <div
        className={cn(
          'relative bg-raised',
          // Words need room that a very flat frame does not have.
          (generation.status === 'failed' || generation.status === 'cancelled') && 'min-h-44',
        )}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <Stage generation={generation} onRetry={onRetry} retryDisabled={retryDisabled} />
      </div>
      <div className="grid gap-2 p-3">
        <p className="truncate text-sm" title={prompt}>
          {prompt}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-ink-muted text-xs">
          <span>{generation.modelLabel}</span>
          <span aria-hidden="true">·</span>
          <span>
            {width}x{height}
          </span>
          <span aria-hidden="true">·</span>
          <span className="inline-flex items-center">
            Seed&nbsp;<span className="font-mono">{generation.seed}</span>
            <button
              type="button"
              aria-label={`Reuse seed ${generation.seed}`}
              className="-my-3 ml-0.5 min-h-11 px-1.5 text-accent-strong underline-offset-4 hover:underline"
              onClick={() => onReuseSeed(generation)}
            >
              reuse
            </button>
          </span>
        </p>
        {generation.status === 'succeeded' && generation.image && (
          <>
            {generation.image.notDrawn.length > 0 && (
              <p className="text-ink-muted text-xs">
                Not drawn: {generation.image.notDrawn.join(', ')}. Another word may help; see{' '}
                <a
                  href="/help/words-that-were-not-drawn"
                  className="text-accent-strong underline underline-offset-4"
                >
                  why
                </a>
                .
              </p>
            )}
            <FinishedActions image={generation.image} />
          </>
        )}
      </div>
    </article>
  );
}

function Stage({ generation, onRetry, retryDisabled }: Omit<GenerationCardProps, 'onReuseSeed'>) {
  const cancel = useCancel();
  switch (generation.status) {
    case 'queued':
    case 'running': {
      const isQueued = generation.status === 'queued';
      const previewUrl = isQueued ? null : generation.previewUrl;
      const progress = isQueued ? null : generation.progress;
      return (
        <>
          {previewUrl && (
            <img
              src={previewUrl}
              alt={`Preview of “${generation.prompt}”`}
              className="absolute inset-0 size-full object-cover"
            />
          )}
          <div
            className={cn(
              'absolute inset-x-0 bottom-0 grid gap-2.5 p-3',
              previewUrl &&
                'bg-linear-to-t from-black/80 to-transparent pt-10 text-white [&_.text-ink-muted]:text-white',
            )}
          >
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <p className="flex items-center gap-2 text-sm [&>svg]:shrink-0">
                {isQueued ? (
                  <>
                    <Clock aria-hidden="true" className="size-4 text-ink-muted" />
                    {generation.queuePosition <= 1
                      ? 'Next in line'
                      : `Number ${generation.queuePosition} in line`}
                  </>
                ) : progress === null ? (
                  'Drawing'
                ) : (
                  <>
                    Drawing
                    <span className="tabular-nums">{Math.round(progress * 100)} %</span>
                  </>
                )}
              </p>
              <Button
                size="sm"
                variant="secondary"
                busy={cancel.isPending}
                onClick={() => cancel.mutate(generation.id)}
              >
                {!cancel.isPending && <X aria-hidden="true" />}
                Cancel
              </Button>
            </div>
            {isQueued ? (
              <div className="h-1.5 rounded-full bg-line" />
            ) : (
              <Progress
                label={`Progress of “${generation.prompt.slice(0, 50)}”`}
                value={progress}
                className="bg-line"
              />
            )}
          </div>
        </>
      );
    }
    case 'failed':
    case 'cancelled': {
      const failed = generation.status === 'failed';
      return (
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 overflow-y-auto p-4 text-center">
          {failed ? (
            <CircleAlert aria-hidden="true" className="size-6 shrink-0 text-danger" />
          ) : (
            <CircleSlash aria-hidden="true" className="size-6 shrink-0 text-ink-muted" />
          )}
          <p className="wrap-anywhere line-clamp-4 text-sm">
            {generation.status === 'failed' ? generation.error : 'Cancelled'}
          </p>
          <Button
            size="sm"
            variant="secondary"
            disabled={retryDisabled}
            onClick={() => onRetry(generation)}
          >
            <RotateCw aria-hidden="true" />
            Try again
          </Button>
        </div>
      );
    }
    case 'succeeded': {
      if (!generation.image) return null;
      const { image } = generation;
      return (
        <Link
          to={`/platform/library?image=${image.id}`}
          aria-label={`Open “${generation.prompt}”`}
          className="absolute inset-0 focus-visible:-outline-offset-2"
        >
          <Picture
            alt={generation.prompt}
            src={image.url}
            sources={image.thumbnails}
            sizes="(min-width: 768px) 480px, 100vw"
            width={image.width}
            height={image.height}
            placeholderColor={image.dominantColor}
            eager
            className="size-full animate-fade-in object-cover"
          />
        </Link>
      );
    }
  }
}
