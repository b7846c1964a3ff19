import { useState } from 'react';
import { Outlet } from 'react-router';
import { useEventStream } from '../../api/use-event-stream.ts';
import { useQuotaEvents } from '../../api/use-quota.ts';
import { type Member, SessionGate } from '../../features/accounts/session-gate.tsx';
import { useImageEvents } from '../../features/images/image-queries.ts';
import { findPageLabel } from '../../features/layout/navigation.content.ts';
import { PlatformShell } from '../../features/layout/platform-shell.tsx';
import { ProfileMenu } from '../../features/layout/profile-menu.tsx';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { EditProfileDialog } from '../../features/profiles/edit-profile-dialog.tsx';
import {
  useEmailConfirmation,
  usePasswordReset,
  useProfile,
} from '../../features/profiles/profile.ts';
import { ProBadge } from '../../features/subscriptions/pro-badge.tsx';
import { useTaskEvents } from '../../features/tasks/task-queries.ts';
import { pageTitle } from '../page-title.ts';
import type { Route } from './+types/layout';

/** The title of each page that does not bring its own. */
export const meta: Route.MetaFunction = ({ location }) => [
  { title: pageTitle(findPageLabel(location.pathname)) },
];

export default function PlatformLayout() {
  return <SessionGate>{(member) => <Platform {...member} />}</SessionGate>;
}

function Platform({ user, signOut, isSigningOut }: Member) {
  useEventStream();
  useQuotaEvents();
  useTaskEvents();
  useImageEvents();
  const { data: profile } = useProfile();
  const [isEditing, setEditing] = useState(false);
  const passwordReset = usePasswordReset(user.email);
  const confirmation = useEmailConfirmation();
  return (
    <PlatformShell
      topBar={
        <>
          <NotificationBell />
          <ProfileMenu
            email={user.email}
            name={profile?.fullName ?? user.email}
            avatarUrl={profile?.avatarUrl ?? null}
            badge={<ProBadge />}
            onEditProfile={() => setEditing(true)}
            onResetPassword={passwordReset.send}
            isResetSending={passwordReset.isSending}
            confirmation={user.isConfirmed ? null : confirmation}
            onSignOut={signOut}
            isSigningOut={isSigningOut}
          />
          <EditProfileDialog
            open={isEditing}
            onOpenChange={setEditing}
            isConfirmed={user.isConfirmed}
          />
        </>
      }
    >
      <Outlet />
    </PlatformShell>
  );
}
