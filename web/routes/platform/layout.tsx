import { useState } from 'react';
import { Outlet } from 'react-router';
import type { SessionUser } from '../../../contract/accounts.ts';
import { useEventStream } from '../../api/use-event-stream.ts';
import { useSignOut } from '../../features/accounts/session.ts';
import { SessionGate } from '../../features/accounts/session-gate.tsx';
import { useGenerationEvents } from '../../features/generations/generation-queries.ts';
import { useImageEvents } from '../../features/images/image-queries.ts';
import { PlatformShell } from '../../features/layout/platform-shell.tsx';
import { ProfileMenu } from '../../features/layout/profile-menu.tsx';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { EditProfileDialog } from '../../features/profiles/edit-profile-dialog.tsx';
import { usePasswordReset, useProfile } from '../../features/profiles/profile.ts';
import { ProBadge } from '../../features/subscriptions/pro-badge.tsx';

export default function PlatformLayout() {
  return <SessionGate>{(user) => <Platform user={user} />}</SessionGate>;
}

function Platform({ user }: { user: SessionUser }) {
  useEventStream();
  useGenerationEvents();
  useImageEvents();
  const { data: profile } = useProfile();
  const [isEditing, setEditing] = useState(false);
  const { signOut, isSigningOut } = useSignOut();
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
