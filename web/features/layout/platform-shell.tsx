import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { PlatformFooter } from './platform-footer.tsx';
import { SidebarContent } from './sidebar.tsx';
import { useSidebar } from './sidebar-state.ts';
import { TopBar } from './top-bar.tsx';

/** Nobody opens it before the page stands; a wide window has none. */
const Drawer = lazy(async () => ({ default: (await import('./drawer.tsx')).Drawer }));

export interface PlatformShellProps {
  /** Bell and profile menu. */
  topBar: React.ReactNode;
  children: React.ReactNode;
}

/** The frame of the signed-in area: sidebar, top bar, page, footer. */
export function PlatformShell({ topBar, children }: PlatformShellProps) {
  const { state, isDesktop, isDrawerOpen, setDrawerOpen, toggle } = useSidebar();
  const isCollapsed = state === 'collapsed';
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      {isDesktop ? (
        <aside
          aria-label="Sidebar"
          className="sticky top-0 h-dvh w-64 shrink-0 overflow-y-auto overflow-x-hidden border-line border-r bg-surface max-md:hidden sidebar-collapsed:w-12"
        >
          <SidebarContent iconsOnly={isCollapsed} />
        </aside>
      ) : (
        <Suspense>
          <Drawer open={isDrawerOpen} onOpenChange={setDrawerOpen} />
        </Suspense>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar isSidebarOpen={isDesktop ? !isCollapsed : isDrawerOpen} onToggleSidebar={toggle}>
          {topBar}
        </TopBar>
        <ConnectionNotice />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          <ErrorBoundary name="This page" resetKey={pathname}>
            {children}
          </ErrorBoundary>
        </main>
        <PlatformFooter />
      </div>
    </div>
  );
}
