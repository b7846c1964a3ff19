import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type Profile, profileTexts, profileUpdateSchema } from '../../../contract/profiles.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useProfile, useProfileUpdate } from './profile.ts';

export interface EditProfileDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether the address was confirmed by mail, or needs not be. */
  isConfirmed: boolean;
}

/** Where members keep their name and phone; the e-mail address is shown, not changed. */
export function EditProfileDialog({ open, onOpenChange, isConfirmed }: EditProfileDialogProps) {
  const { data: profile, isError, isFetching, refetch } = useProfile();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Profile"
      description="Only you see these details."
      // The first one that can be changed.
      initialFocus="[name=fullName]"
    >
      {profile ? (
        <ProfileForm
          profile={profile}
          isConfirmed={isConfirmed}
          onDone={() => onOpenChange(false)}
        />
      ) : isError ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-ink-muted text-sm">{profileTexts.loadFailed}</p>
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <div role="status" aria-label="Loading..." className="grid gap-4">
          {['email', 'name', 'phone'].map((field) => (
            <div key={field} className="grid gap-2">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-11" />
            </div>
          ))}
        </div>
      )}
    </Dialog>
  );
}

function ProfileForm({
  profile,
  isConfirmed,
  onDone,
}: {
  profile: Profile;
  isConfirmed: boolean;
  onDone: () => void;
}) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(profileUpdateSchema),
    defaultValues: { fullName: profile.fullName, phone: profile.phone },
  });
  const update = useProfileUpdate({ onSaved: onDone });
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={handleSubmit((values) => update.mutate(values))}
    >
      <div className="grid gap-4">
        <TextField
          label="Email"
          type="email"
          readOnly
          value={profile.email}
          hint={
            isConfirmed
              ? "The e-mail address can't be changed here."
              : 'Not confirmed yet: open the link in the mail that we sent you.'
          }
        />
        <TextField
          label="Full name"
          autoComplete="name"
          {...register('fullName')}
          error={formState.errors.fullName?.message}
        />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          {...register('phone')}
          error={formState.errors.phone?.message}
        />
      </div>
      <DialogFooter>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={update.isPending} busyText={profileTexts.saving}>
          Save Changes
        </Button>
      </DialogFooter>
    </form>
  );
}
