import { useId } from 'react';
import { promptLengthMax } from '../../../contract/image-settings.ts';
import { Textarea } from '../../ui/textarea.tsx';
import { usePromptHistory } from './generator-queries.ts';
import { PromptHistory } from './prompt-history.tsx';
import { usePromptWalk } from './use-prompt-walk.ts';

/** From here on the count is worth a place. */
const countShownFrom = promptLengthMax * 0.9;

export interface PromptFieldProps {
  value: string;
  onChange: (prompt: string) => void;
  onSubmit: () => void;
  error: string | null;
  ref: React.RefObject<HTMLTextAreaElement | null>;
}

export function PromptField({ value, onChange, onSubmit, error, ref }: PromptFieldProps) {
  const id = useId();
  const history = usePromptHistory();
  const onWalk = usePromptWalk(history.data?.prompts ?? [], value, onChange);
  const { length } = value.trim();
  const showCount = length >= countShownFrom;

  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        Describe your image
      </label>
      <Textarea
        ref={ref}
        id={id}
        variant="bare"
        value={value}
        placeholder="Describe the picture you have in mind"
        className="max-h-80 min-h-30 px-4 pt-4 pr-14 pb-2 text-lg md:px-5 md:pt-5 md:pr-16"
        aria-invalid={error ? true : undefined}
        aria-describedby={[error && `${id}-error`, showCount && `${id}-count`]
          .filter(Boolean)
          .join(' ')}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // An input method uses Enter and the arrows for itself.
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            onSubmit();
          } else onWalk(event);
        }}
      />
      <div className="absolute top-2 right-2 md:top-3 md:right-3">
        <PromptHistory
          onPick={(prompt) => {
            onChange(prompt);
            ref.current?.focus();
          }}
        />
      </div>
      <div className="flex min-h-6 justify-between gap-4 px-4 pb-2 text-sm md:px-5">
        <p id={`${id}-error`} role="alert" className="text-danger">
          {error}
        </p>
        {showCount && (
          <p
            id={`${id}-count`}
            className={length > promptLengthMax ? 'text-danger' : 'text-ink-muted'}
          >
            {length.toLocaleString('en-US')} / {promptLengthMax.toLocaleString('en-US')}
          </p>
        )}
      </div>
    </div>
  );
}
