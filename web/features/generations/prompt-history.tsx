import { History } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../ui/popover.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePromptHistory } from './generator-queries.ts';

/** A list of earlier prompts to pick from. */
export function PromptHistory({ onPick }: { onPick: (prompt: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const hasPicked = useRef(false);
  const history = usePromptHistory();
  const prompts = history.data?.prompts ?? [];
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <IconButton label="Earlier prompts" hideTooltip title="Earlier prompts">
          <History />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent
        aria-label="Earlier prompts"
        className="w-110 p-1.5"
        onCloseAutoFocus={(event) => {
          // After a pick the focus belongs to the prompt, otherwise to the button.
          if (hasPicked.current) event.preventDefault();
          hasPicked.current = false;
        }}
      >
        <p className="px-2.5 py-1.5 font-medium text-ink-muted text-xs">Earlier prompts</p>
        {history.isPending ? (
          <div className="grid gap-2 p-2.5">
            <Skeleton className="h-5" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-5 w-3/5" />
          </div>
        ) : history.isError ? (
          <div className="grid justify-items-start gap-2 p-2.5 text-sm">
            Your earlier prompts could not be loaded.
            <Button size="sm" variant="secondary" onClick={() => history.refetch()}>
              Try again
            </Button>
          </div>
        ) : prompts.length === 0 ? (
          <p className="px-2.5 pb-2.5 text-sm">What you ask for will be listed here.</p>
        ) : (
          <ul className="max-h-80 overflow-y-auto">
            {prompts.map((prompt) => (
              <li key={prompt}>
                <button
                  type="button"
                  className="min-h-11 w-full rounded-md px-2.5 py-2 text-left text-sm hover:bg-raised focus-visible:-outline-offset-2"
                  onClick={() => {
                    hasPicked.current = true;
                    setIsOpen(false);
                    onPick(prompt);
                  }}
                >
                  <span className="wrap-anywhere line-clamp-2">{prompt}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <p className="border-line border-t px-2.5 pt-2 pb-1 text-ink-muted text-xs max-md:hidden">
          The up arrow in the empty field walks back through them too.
        </p>
      </PopoverContent>
    </Popover>
  );
}
