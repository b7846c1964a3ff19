import { Menu, PanelLeft, Search, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { cn } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { isCurrent, topBarLinks } from './navigation.content.ts';
import { SearchBox } from './search-box.tsx';

export interface TopBarProps {
  isSidebarOpen: boolean;
  onToggleSidebar: () => void;
  /** Bell and profile menu. */
  children: React.ReactNode;
}

/** The bar over every signed-in page; on a phone the search box is a row of its own. */
export function TopBar({ isSidebarOpen, onToggleSidebar, children }: TopBarProps) {
  const { pathname } = useLocation();
  const [isSearchOpen, setSearchOpen] = useState(false);
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-ground">
      <div className="flex h-14 items-center gap-1 px-2 sm:px-4">
        <IconButton
          label="Toggle sidebar"
          aria-expanded={isSidebarOpen}
          aria-keyshortcuts="Control+B Meta+B"
          onClick={onToggleSidebar}
        >
          <PanelLeft className="max-md:hidden" />
          <Menu className="md:hidden" />
        </IconButton>
        <nav aria-label="Top bar" className="ml-1 hidden items-center gap-1 lg:flex">
          {topBarLinks.map((link) => {
            const current = isCurrent(link, pathname);
            return (
              <Link
                key={link.to}
                to={link.to}
                aria-current={current ? 'page' : undefined}
                className={cn(
                  'inline-flex min-h-11 items-center rounded-control px-3 text-sm transition-colors',
                  current ? 'font-medium text-ink' : 'text-ink-muted hover:text-ink',
                )}
              >
                {link.label}
              </Link>
            );
          })}
        </nav>
        <div className="flex flex-1 items-center justify-end gap-1">
          <SearchBox className="mr-2 w-full max-w-72 max-md:hidden" />
          <IconButton
            label={isSearchOpen ? 'Close search' : 'Search'}
            aria-expanded={isSearchOpen}
            onClick={() => setSearchOpen(!isSearchOpen)}
            className="md:hidden"
          >
            {isSearchOpen ? <X /> : <Search />}
          </IconButton>
          {children}
        </div>
      </div>
      {isSearchOpen && (
        <SearchBox
          autoFocus
          onSearched={() => setSearchOpen(false)}
          className="block px-4 pb-3 md:hidden"
        />
      )}
    </header>
  );
}
