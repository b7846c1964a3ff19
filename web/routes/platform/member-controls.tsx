import { lazy, Suspense, useState } from 'react';
import type { Member } from '../../features/accounts/session-gate.tsx';
import { ProfileMenu } from '../../features/layout/profile-menu.tsx';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import {
  useEmailConfirmation,
  usePasswordReset,
  useProfile,
} from '../../features/profiles/profile.ts';
import { ProBadge } from '../../features/subscriptions/pro-badge.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';

const loadDialog = () => import('../../features/profiles/edit-profile-dialog.tsx');
const EditProfileDialog = lazy(async () => ({ default: (await loadDialog()).EditProfileDialog }));

/** Bell and profile menu. */
export function MemberControls({ user, signOut, isSigningOut }: Member) {
  const { data: profile } = useProfile();
  const [isEditing, setEditing] = useState<boolean | null>(null);
  const passwordReset = usePasswordReset(user.email);
  const confirmation = useEmailConfirmation();
  return (
    <>
      <ErrorBoundary name="The list of notifications" isCompact>
        <NotificationBell />
      </ErrorBoundary>
      <ErrorBoundary name="The profile menu" isCompact>
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
      </ErrorBoundary>
      {isEditing !== null && (
        <Suspense>
          <ErrorBoundary name="The profile">
            <EditProfileDialog
              open={isEditing}
              onOpenChange={setEditing}
              isConfirmed={user.isConfirmed}
            />
          </ErrorBoundary>
        </Suspense>
      )}
    </>
  );
}
