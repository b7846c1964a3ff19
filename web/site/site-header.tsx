import { endpoints } from 'virtual:api-endpoints';
import { Menu } from 'lucide-react';
import { brand } from '../../contract/brand.ts';
import { endpointPath } from '../../contract/endpoint-path.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { headerLinks } from './site-links.content.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const menuId = 'site-menu';
const signInLink = { label: 'Sign In', to: '/auth' };

/** The bar over every public page. The menu of a narrow window is a popover and needs no script. */
export function SiteHeader() {
  return (
    <header className="sticky top-0 z-30 border-transparent border-b bg-ground">
      <div className="mx-auto flex h-16 max-w-[1264px] items-center gap-1 px-4 sm:gap-2 sm:px-8">
        <a
          href="/"
          className="flex min-h-11 items-center gap-2.5 font-display font-semibold text-xl"
        >
          <BrandMark className="size-7" />
          <span className="max-[22.5rem]:sr-only member:max-[24rem]:sr-only">{brand.name}</span>
        </a>
        <nav aria-label="Site" className="ml-6 hidden items-center lg:flex">
          {headerLinks.map(({ label, to }) => (
            <a
              key={to}
              href={to}
              className="inline-flex min-h-11 items-center rounded-control px-3 text-ink-muted text-sm transition-colors hover:text-ink"
            >
              {label}
            </a>
          ))}
        </nav>
        <div className="flex flex-1 items-center justify-end gap-1 sm:gap-2">
          <ThemeSwitch />
          <Button asChild variant="ghost" className="hidden member:hidden sm:inline-flex">
            <a href="/auth">Sign In</a>
          </Button>
          <Button asChild>
            <a href="/platform">Launch App</a>
          </Button>
          <a
            href="/platform"
            aria-label="Your studio"
            className="hidden size-11 shrink-0 items-center justify-center rounded-full member:flex"
          >
            <span
              data-member-avatar={JSON.stringify({
                session: endpointPath(endpoints.accounts.getSession),
                profile: endpointPath(endpoints.profiles.get),
              })}
              className="flex size-9 select-none items-center justify-center overflow-hidden rounded-full bg-accent-wash font-semibold text-accent-strong text-xs"
            />
          </a>
          <IconButton label="Menu" hideTooltip className="lg:hidden" popoverTarget={menuId}>
            <Menu />
          </IconButton>
        </div>
      </div>
      <nav
        id={menuId}
        popover="auto"
        aria-label="Menu"
        className="inset-x-0 top-16 bottom-auto m-0 w-full max-w-none border-line border-b bg-ground px-1 pt-1 pb-4 text-ink backdrop:bg-black/40 sm:px-5 lg:hidden"
      >
        {[...headerLinks, signInLink].map(({ label, to }) => (
          <a
            key={to}
            href={to}
            className={cn(
              'flex min-h-12 items-center rounded-control px-3 hover:bg-raised',
              to === signInLink.to && 'member:hidden',
            )}
          >
            {label}
          </a>
        ))}
      </nav>
    </header>
  );
}
