import { Progress as Primitive } from 'radix-ui';
import { cn } from './class-names.ts';

export interface ProgressProps {
  /** What is under way. */
  label: string;
  /** 0 to 1; null while nobody knows, which shows a moving band and no number. */
  value: number | null;
  className?: string;
}

/** How far something has come. It only shows; a live region elsewhere does the talking. */
export function Progress({ label, value, className }: ProgressProps) {
  const percent = value === null ? null : Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return (
    <Primitive.Root
      aria-label={label}
      value={percent}
      max={100}
      className={cn('h-1.5 w-full overflow-hidden rounded-full bg-raised', className)}
    >
      <Primitive.Indicator
        className={cn(
          'h-full rounded-full bg-accent',
          percent === null
            ? 'w-1/3 animate-progress-band motion-reduce:w-full motion-reduce:opacity-50'
            : 'w-full origin-left transition-transform duration-240 ease-out',
        )}
        style={percent === null ? undefined : { transform: `scaleX(${percent / 100})` }}
      />
    </Primitive.Root>
  );
}
