import { cn } from './class-names.ts';
import type { FieldControlProps } from './field.tsx';

export interface SliderProps extends Partial<FieldControlProps> {
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value as people say it, with its unit; shown beside the track and read out. */
  valueText: string;
  onValueChange: (value: number) => void;
  disabled?: boolean;
  className?: string;
}

/** Chooses a number by dragging, or with the arrow keys; stands in a `Field`, which names it. */
export function Slider({ valueText, onValueChange, className, value, ...rest }: SliderProps) {
  return (
    <div className={cn('flex min-h-11 items-center gap-3', className)}>
      <input
        {...rest}
        type="range"
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
        className="h-11 min-w-0 flex-1 cursor-pointer rounded-control accent-accent disabled:cursor-not-allowed disabled:opacity-55"
      />
      <output aria-hidden="true" className="w-12 text-right font-mono text-sm tabular-nums">
        {valueText}
      </output>
    </div>
  );
}
