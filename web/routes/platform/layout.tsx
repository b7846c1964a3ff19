import { useState } from 'react';
import { Outlet } from 'react-router';
import { useEventStream } from '../../api/use-event-stream.ts';
import { type Member, SessionGate } from '../../features/accounts/session-gate.tsx';
import { useBillingEvents } from '../../features/billing/membership.ts';
import { useGenerationEvents } from '../../features/generations/generation-queries.ts';
import { useImageEvents } from '../../features/images/image-queries.ts';
import { findPageLabel } from '../../features/layout/navigation.content.ts';
import { PlatformShell } from '../../features/layout/platform-shell.tsx';
import { ProfileMenu } from '../../features/layout/profile-menu.tsx';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { EditProfileDialog } from '../../features/profiles/edit-profile-dialog.tsx';
import { usePasswordReset, useProfile } from '../../features/profiles/profile.ts';
import { ProBadge } from '../../features/subscriptions/pro-badge.tsx';
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
  useGenerationEvents();
  useImageEvents();
  useBillingEvents();
  const { data: profile } = useProfile();
  const [isEditing, setEditing] = useState(false);
  const passwordReset = usePasswordReset(user.email);
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
            onSignOut={signOut}
            isSigningOut={isSigningOut}
          />
          <EditProfileDialog open={isEditing} onOpenChange={setEditing} />
        </>
      }
    >
      <Outlet />
    </PlatformShell>
  );
}
