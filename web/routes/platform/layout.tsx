import { lazy, Suspense } from 'react';
import { Outlet, useMatches } from 'react-router';
import { useEventStream } from '../../api/use-event-stream.ts';
import { useQuotaEvents } from '../../api/use-quota.ts';
import { SessionGate } from '../../features/accounts/session-gate.tsx';
import { useBillingEvents } from '../../features/billing/membership.ts';
import { useImageEvents } from '../../features/images/image-queries.ts';
import { findPageLabel } from '../../features/layout/navigation.content.ts';
import { PagePlaceholder, TopBarPlaceholder } from '../../features/layout/placeholders.tsx';
import { PlatformShell } from '../../features/layout/platform-shell.tsx';
import { useTaskEvents } from '../../features/tasks/task-queries.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { pageTitle } from '../page-title.ts';
import type { Route } from './+types/layout';
import { unknownPageId } from './unknown-page-id.ts';

/** Menus come when the page stands. */
const MemberControls = lazy(async () => ({
  default: (await import('./member-controls.tsx')).MemberControls,
}));

/** The title of each page that does not bring its own. */
export const meta: Route.MetaFunction = ({ location }) => [
  { title: pageTitle(findPageLabel(location.pathname)) },
];

export default function PlatformLayout() {
  const isUnknown = useMatches().some(({ id }) => id === unknownPageId);
  return (
    <SessionGate visitorPage={isUnknown && <NotFoundPage />}>
      {(member) => (
        <PlatformShell
          topBar={
            <Suspense fallback={<TopBarPlaceholder />}>
              {member ? <MemberControls {...member} /> : <TopBarPlaceholder />}
            </Suspense>
          }
        >
          {member ? (
            <>
              <LiveData />
              <Outlet />
            </>
          ) : (
            <PagePlaceholder />
          )}
        </PlatformShell>
      )}
    </SessionGate>
  );
}

/** What is kept true while a member is here, whatever page is on screen. */
function LiveData() {
  useEventStream();
  useQuotaEvents();
  useBillingEvents();
  useTaskEvents();
  useImageEvents();
  return null;
}
