import { ChevronDown } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { brand } from '../../../contract/brand.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { cn } from '../../ui/class-names.ts';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '../../ui/collapsible.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { isCurrent, premiumEntry, type SidebarEntry, sidebarGroups } from './navigation.content.ts';

export interface SidebarContentProps {
  /** Icons only, names as tooltips. */
  iconsOnly?: boolean;
  /** Called when an entry was chosen; the drawer closes then. */
  onNavigate?: () => void;
}

/** The sidebar's inside, the same in the column and in the drawer. */
export function SidebarContent({ iconsOnly = false, onNavigate }: SidebarContentProps) {
  return (
    <div className="flex min-h-full flex-col">
      <Link
        to="/platform"
        onClick={onNavigate}
        aria-label={`${brand.name}, home`}
        className={cn(
          'flex h-14 shrink-0 items-center gap-2.5 font-semibold text-lg tracking-tight',
          iconsOnly ? 'justify-center' : 'px-4',
        )}
      >
        <BrandMark />
        {!iconsOnly && brand.name}
      </Link>
      <nav aria-label="Platform" className={cn('flex-1 py-3', iconsOnly ? 'px-0.5' : 'px-2')}>
        {sidebarGroups
          .filter((group) => group.entries.length > 0)
          .map((group) =>
            iconsOnly ? (
              <EntryList
                key={group.label}
                label={group.label}
                entries={group.entries}
                iconsOnly
                onNavigate={onNavigate}
              />
            ) : (
              <Collapsible key={group.label} defaultOpen className="mb-3">
                <CollapsibleTrigger className="group flex min-h-9 w-full items-center justify-between rounded-control px-2.5 font-medium text-ink-muted text-xs transition-colors hover:text-ink pointer-coarse:min-h-11 max-md:min-h-11">
                  {group.label}
                  <ChevronDown
                    aria-hidden="true"
                    className="size-3.5 transition-transform group-data-[state=closed]:-rotate-90"
                  />
                </CollapsibleTrigger>
                <CollapsibleContent>
                  <EntryList label={group.label} entries={group.entries} onNavigate={onNavigate} />
                </CollapsibleContent>
              </Collapsible>
            ),
          )}
      </nav>
      <div className={cn('sticky bottom-0 bg-surface py-3', iconsOnly ? 'px-0.5' : 'px-3')}>
        <PremiumLink iconsOnly={iconsOnly} onNavigate={onNavigate} />
      </div>
    </div>
  );
}

interface EntryListProps {
  label: string;
  entries: SidebarEntry[];
  iconsOnly?: boolean;
  onNavigate?: (() => void) | undefined;
}

function EntryList({ label, entries, iconsOnly = false, onNavigate }: EntryListProps) {
  const { pathname } = useLocation();
  return (
    <ul aria-label={label} className={cn('grid gap-0.5', iconsOnly && 'mb-2')}>
      {entries.map((entry) => {
        const current = isCurrent(entry, pathname);
        return (
          <li key={entry.to}>
            <Tooltip label={entry.label} side="right" disabled={!iconsOnly}>
              <Link
                to={entry.to}
                onClick={onNavigate}
                aria-current={current ? 'page' : undefined}
                aria-label={iconsOnly ? entry.label : undefined}
                className={cn(
                  'flex min-h-11 items-center gap-3 rounded-control text-sm transition-colors',
                  iconsOnly ? 'justify-center' : 'px-2.5',
                  current
                    ? 'bg-accent-wash font-medium text-ink [&_svg]:text-accent-strong'
                    : 'text-ink-muted hover:bg-raised hover:text-ink',
                )}
              >
                <entry.icon aria-hidden="true" className="size-[18px] shrink-0" />
                {!iconsOnly && entry.label}
              </Link>
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
}

function PremiumLink({ iconsOnly, onNavigate }: Pick<EntryListProps, 'iconsOnly' | 'onNavigate'>) {
  const { pathname } = useLocation();
  const { label, to, icon: Icon } = premiumEntry;
  return (
    <Tooltip label={label} side="right" disabled={!iconsOnly}>
      <Link
        to={to}
        onClick={onNavigate}
        aria-current={isCurrent(premiumEntry, pathname) ? 'page' : undefined}
        aria-label={iconsOnly ? label : undefined}
        className={cn(
          'flex min-h-11 items-center gap-2.5 rounded-control border border-accent/50 font-medium text-accent-strong text-sm transition-colors hover:bg-accent-wash aria-[current]:bg-accent-wash',
          iconsOnly ? 'justify-center' : 'px-3',
        )}
      >
        <Icon aria-hidden="true" className="size-[18px] shrink-0" />
        {!iconsOnly && label}
      </Link>
    </Tooltip>
  );
}
