import { Search } from 'lucide-react';
import { cn } from '../../ui/class-names.ts';
import { Input } from '../../ui/input.tsx';
import { helpContent } from './help.content.ts';

/** Looks through the articles as one types; see `behaviors/help-search.ts`. */
export function HelpSearchBox({ className }: { className?: string }) {
  return (
    <search data-needs-script className={cn('relative block', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-4 left-4 size-5 text-ink-muted"
      />
      <Input
        type="search"
        role="combobox"
        aria-label={helpContent.searchLabel}
        aria-autocomplete="list"
        aria-expanded={false}
        aria-controls="help-results"
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={helpContent.searchPlaceholder}
        data-help-search="/help/search-index.json"
        className="h-13 rounded-card pr-12 pl-12 text-base md:text-base [&::-webkit-search-cancel-button]:hidden"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-3 right-3 grid size-7 place-items-center rounded-[5px] border border-line-strong/60 bg-raised text-ink-muted text-sm pointer-coarse:hidden"
      >
        /
      </span>
      <div
        hidden
        data-search-panel
        className="absolute inset-x-0 top-full z-20 mt-2 rounded-card border border-line-strong/60 bg-surface p-1.5 shadow-[0_12px_40px_rgb(0_0_0/0.18)]"
      >
        <p role="status" className="px-3 pt-1.5 pb-1 text-ink-muted text-sm" />
        <div
          id="help-results"
          role="listbox"
          aria-label="Articles found"
          className="max-h-[60dvh] overflow-y-auto overscroll-contain"
        />
      </div>
    </search>
  );
}
