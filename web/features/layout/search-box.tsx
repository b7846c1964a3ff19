import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { cn } from '../../ui/class-names.ts';
import { Input } from '../../ui/input.tsx';

const libraryPath = '/platform/library';

export interface SearchBoxProps {
  autoFocus?: boolean;
  onSearched?: () => void;
  className?: string;
}

/** Looks for a word in the member's own pictures; the library shows what is found. */
export function SearchBox({ autoFocus = false, onSearched, className }: SearchBoxProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const shown = pathname === libraryPath ? (new URLSearchParams(search).get('search') ?? '') : '';

  // The library has a search box of its own; both say the same.
  useEffect(() => {
    if (input.current) input.current.value = shown;
  }, [shown]);

  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  return (
    <search className={className}>
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          const text = input.current?.value.trim() ?? '';
          navigate(text ? `${libraryPath}?search=${encodeURIComponent(text)}` : libraryPath);
          onSearched?.();
        }}
      >
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-muted"
        />
        <Input
          ref={input}
          type="search"
          name="search"
          maxLength={200}
          placeholder="Search"
          aria-label="Search the library"
          enterKeyHint="search"
          autoComplete="off"
          className={cn('pl-9', 'md:h-10')}
        />
      </form>
    </search>
  );
}
