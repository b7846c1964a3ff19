import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { brand } from '../../../contract/brand.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { landingLinks } from './landing.content.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** The bar over every public page. */
export function SiteHeader() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  return (
    <header className="sticky top-0 z-30 border-transparent border-b bg-ground">
      <div className="mx-auto flex h-16 max-w-[1264px] items-center gap-2 px-4 sm:px-8">
        <Link
          to="/"
          className="flex min-h-11 items-center gap-2.5 font-display font-semibold text-xl"
        >
          <BrandMark className="size-7" />
          {brand.name}
        </Link>
        <nav aria-label="Site" className="ml-8 hidden items-center gap-1 md:flex">
          {landingLinks.map(({ label, to }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 items-center rounded-control px-3 text-ink-muted text-sm transition-colors hover:text-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="flex flex-1 items-center justify-end gap-2">
          <ThemeSwitch />
          <Button asChild variant="ghost" className="hidden sm:inline-flex">
            <Link to="/auth">Sign In</Link>
          </Button>
          <Button asChild>
            <Link to="/platform">Launch App</Link>
          </Button>
          <IconButton
            label="Menu"
            hideTooltip
            className="md:hidden"
            aria-expanded={isMenuOpen}
            onClick={() => setMenuOpen(true)}
          >
            <Menu />
          </IconButton>
        </div>
      </div>
      <Sheet open={isMenuOpen} onOpenChange={setMenuOpen} title="Menu" side="right">
        <nav aria-label="Site" className="grid px-3 py-4">
          {landingLinks.map(({ label, to }) => (
            <Link
              key={to}
              to={to}
              onClick={closeMenu}
              className="flex min-h-12 items-center rounded-control px-3 hover:bg-raised"
            >
              {label}
            </Link>
          ))}
          <Link
            to="/auth"
            onClick={closeMenu}
            className="flex min-h-12 items-center rounded-control px-3 hover:bg-raised"
          >
            Sign In
          </Link>
        </nav>
      </Sheet>
    </header>
  );
}
