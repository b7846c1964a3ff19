import { Gem, KeyRound, LogOut, MailCheck, UserRoundPen } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { accountTexts } from '../../../contract/accounts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../ui/dropdown-menu.tsx';
import { SpinnerMark } from '../../ui/spinner.tsx';
import { ThemeMenuItems } from './theme-menu-items.tsx';

export interface ProfileMenuProps {
  email: string;
  /** As the profile has it; the e-mail address until it is loaded. */
  name: string;
  avatarUrl: string | null;
  /** Beside the name: the plan. */
  badge?: React.ReactNode;
  onEditProfile: () => void;
  onResetPassword: () => void;
  isResetSending: boolean;
  /** How to have the address confirmed; null where it is, or needs not be. */
  confirmation: { send: () => void; isSending: boolean } | null;
  onSignOut: () => void;
  isSigningOut: boolean;
}

/** Who is signed in, and what they can do about it. */
export function ProfileMenu({
  email,
  name,
  avatarUrl,
  badge,
  onEditProfile,
  onResetPassword,
  isResetSending,
  confirmation,
  onSignOut,
  isSigningOut,
}: ProfileMenuProps) {
  const isEditChosen = useRef(false);
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger
        aria-label="Profile menu"
        className="flex size-11 shrink-0 items-center justify-center rounded-full"
      >
        <Avatar name={name || email} src={avatarUrl} className="size-9" />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        className="w-64"
        onCloseAutoFocus={() => {
          if (!isEditChosen.current) return;
          isEditChosen.current = false;
          // Once the focus is back on the avatar, so that the dialog finds its way back there.
          queueMicrotask(onEditProfile);
        }}
      >
        <div className="flex items-center gap-3 px-2.5 py-2">
          <Avatar name={name || email} src={avatarUrl} className="size-9" />
          <div className="min-w-0 flex-1">
            <p className="flex items-center gap-2">
              <span className="truncate font-medium text-sm">{name || email}</span>
              {badge}
            </p>
            {name !== email && name && <p className="truncate text-ink-muted text-xs">{email}</p>}
            {confirmation && <p className="text-danger text-xs">Address not confirmed</p>}
          </div>
        </div>
        <DropdownMenuSeparator />
        <DropdownMenuItem
          onSelect={() => {
            isEditChosen.current = true;
          }}
        >
          <UserRoundPen aria-hidden="true" />
          Edit Profile
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to="/platform/membership">
            <Gem aria-hidden="true" />
            Membership
          </Link>
        </DropdownMenuItem>
        {confirmation && (
          <DropdownMenuItem
            disabled={confirmation.isSending}
            onSelect={(event) => {
              event.preventDefault();
              confirmation.send();
            }}
          >
            {confirmation.isSending ? <SpinnerMark /> : <MailCheck aria-hidden="true" />}
            {confirmation.isSending ? accountTexts.resetSending : 'Send confirmation again'}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem
          disabled={isResetSending}
          onSelect={(event) => {
            // Stays open to show that it works.
            event.preventDefault();
            onResetPassword();
          }}
        >
          {isResetSending ? <SpinnerMark /> : <KeyRound aria-hidden="true" />}
          {isResetSending ? accountTexts.resetSending : 'Reset password'}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <ThemeMenuItems />
        <DropdownMenuSeparator />
        <DropdownMenuItem
          disabled={isSigningOut}
          onSelect={(event) => {
            event.preventDefault();
            onSignOut();
          }}
        >
          {isSigningOut ? <SpinnerMark /> : <LogOut aria-hidden="true" />}
          Sign out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
