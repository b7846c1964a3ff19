import { Gem, House, Images, type LucideIcon, Sparkles } from 'lucide-react';

export interface NavigationEntry {
  label: string;
  to: string;
  /** Further paths that are the same place. */
  aliases?: string[];
}

export interface SidebarEntry extends NavigationEntry {
  icon: LucideIcon;
}

export interface SidebarGroup {
  label: string;
  entries: SidebarEntry[];
}

/**
 * What the signed-in area leads to. Only pages that exist: a new page brings its entry along,
 * and a group without entries does not show.
 */
export const sidebarGroups: SidebarGroup[] = [
  {
    label: 'Main',
    entries: [
      { label: 'Home', to: '/platform', icon: House },
      { label: 'Library', to: '/platform/library', icon: Images },
    ],
  },
  {
    label: 'AI Tools',
    entries: [
      {
        label: 'AI Image',
        to: '/platform/image-generation',
        aliases: ['/platform/generate'],
        icon: Sparkles,
      },
    ],
  },
  { label: 'Advanced', entries: [] },
];

export const premiumEntry: SidebarEntry = {
  label: 'Premium Plans',
  to: '/platform/premium',
  icon: Gem,
};

export const topBarLinks: NavigationEntry[] = [
  { label: 'Home', to: '/platform' },
  { label: 'Library', to: '/platform/library' },
  { label: 'AI Tools', to: '/platform/image-generation', aliases: ['/platform/generate'] },
  { label: 'Premium', to: '/platform/premium' },
];

/** Whether an entry stands for the page on screen. */
export function isCurrent({ to, aliases = [] }: NavigationEntry, pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  return path === to || aliases.includes(path);
}

/** What the page at a path is called here; undefined for one that no entry leads to. */
export function findPageLabel(pathname: string): string | undefined {
  return [...sidebarGroups.flatMap((group) => group.entries), premiumEntry].find((entry) =>
    isCurrent(entry, pathname),
  )?.label;
}
