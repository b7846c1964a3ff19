import { LayoutGrid, List, Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ImageSort, imageSorts, libraryTexts } from '../../../contract/images.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import type { ImageFilter } from './image-pages.ts';
import type { LibraryView } from './library-images.tsx';

const searchDelayMs = 250;
/** As the contract bounds it. */
const searchLengthMax = 200;

export interface LibraryToolbarProps {
  filter: ImageFilter;
  onFilterChange: (change: Partial<ImageFilter>) => void;
  view: LibraryView;
  onViewChange: (view: LibraryView) => void;
}

export function LibraryToolbar({
  filter,
  onFilterChange,
  view,
  onViewChange,
}: LibraryToolbarProps) {
  const [text, setText] = useState(filter.search);
  const [searched, setSearched] = useState(filter.search);

  // Going back, or a link, changes the search from outside.
  if (filter.search !== searched) {
    setSearched(filter.search);
    if (filter.search !== text.trim()) setText(filter.search);
  }

  const apply = useEffectEvent((search: string) => {
    if (search === filter.search) return;
    setSearched(search);
    onFilterChange({ search });
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(text.trim()), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div className="flex flex-wrap items-center gap-3">
      <search className="relative min-w-52 flex-1 basis-full sm:basis-72">
        <Search
          aria-hidden="true"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-4 text-ink-muted"
        />
        <Input
          type="search"
          aria-label={libraryTexts.searchPlaceholder.replace('...', '')}
          placeholder={libraryTexts.searchPlaceholder}
          maxLength={searchLengthMax}
          value={text}
          className="px-10 [&::-webkit-search-cancel-button]:hidden"
          onChange={(event) => setText(event.target.value)}
        />
        {text && (
          <IconButton
            label="Clear search"
            hideTooltip
            className="absolute top-0 right-0"
            onClick={() => {
              setText('');
              onFilterChange({ search: '' });
            }}
          >
            <X className="size-4" />
          </IconButton>
        )}
      </search>
      <Select<ImageSort>
        aria-label="Sort by"
        className="w-40 max-sm:w-auto max-sm:flex-1"
        value={filter.sort}
        onValueChange={(sort) => onFilterChange({ sort })}
        options={imageSorts}
      />
      <ToggleGroup<LibraryView>
        label="View"
        value={view}
        onValueChange={onViewChange}
        options={[
          { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden="true" /> },
          { value: 'list', label: 'List', icon: <List aria-hidden="true" /> },
        ]}
      />
    </div>
  );
}
