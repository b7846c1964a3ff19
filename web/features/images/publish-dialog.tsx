import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { communityTexts, galleryCategories } from '../../../contract/community.ts';
import type { Image } from '../../../contract/images.ts';
import {
  type PublicationInput,
  publicationInputSchema,
} from '../../../contract/publication-input.ts';
import { client, queries, toApiError } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toaster.tsx';

const resolver = zodResolver(publicationInputSchema);

/** Asks under what title and name an image is shown in the public gallery. */
export function PublishDialog({ image, onClose }: { image: Image; onClose: () => void }) {
  const queryClient = useQueryClient();
  const profile = useQuery(queries.profiles.get.queryOptions());
  const { register, control, handleSubmit, setError, formState } = useForm<PublicationInput>({
    resolver,
    values: {
      title: suggestTitle(image.prompt),
      author: suggestAuthor(profile.data),
      category: 'Nature',
    },
    // The profile may arrive after a name was typed.
    resetOptions: { keepDirtyValues: true },
  });
  const { errors } = formState;
  const publish = useMutation({
    mutationFn: (input: PublicationInput) => client.community.publish({ id: image.id, ...input }),
    onSuccess: (_, { title }) => {
      showToast({ kind: 'success', title: communityTexts.published, description: title });
      void queryClient.invalidateQueries({ queryKey: queries.images.get.key() });
      onClose();
    },
    onError: (cause) => {
      const { code, message, details } = toApiError(cause);
      if (details.field && details.field in publicationInputSchema.shape)
        setError(details.field as keyof PublicationInput, { message });
      else
        setError('root', {
          message: code === 'email_unconfirmed' ? message : communityTexts.publishFailed,
        });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Publish to the gallery"
      description="Everybody will see the picture with its prompt, but neither its seed nor its negative prompt. You can take it out again at any time: its public address ends with that."
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={handleSubmit((values) => publish.mutate(values))}
      >
        <TextField label="Title" dir="auto" {...register('title')} error={errors.title?.message} />
        <TextField
          label="Shown as made by"
          dir="auto"
          {...register('author')}
          error={errors.author?.message}
        />
        <Controller
          control={control}
          name="category"
          render={({ field: { value, onChange } }) => (
            <Field label="Category">
              {(props) => (
                <Select
                  {...props}
                  value={value}
                  onValueChange={onChange}
                  options={galleryCategories.map((name) => ({ value: name, label: name }))}
                />
              )}
            </Field>
          )}
        />
        {errors.root && (
          <p role="alert" className="text-danger text-sm">
            {errors.root.message}
          </p>
        )}
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={publish.isPending} busyText="Publishing...">
            Publish
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The start of the prompt, up to a comma or a word's end. */
function suggestTitle(prompt: string): string {
  const [start] = prompt.trim().split(/[,.;\n]/, 1);
  const short = start!.slice(0, 60).replace(/\s+\S*$/, (rest) => (start!.length > 60 ? '' : rest));
  return short.charAt(0).toUpperCase() + short.slice(1);
}

/** A name, and never an address. */
function suggestAuthor(profile: { fullName: string; email: string } | undefined): string {
  if (!profile) return '';
  const name = profile.fullName.includes('@') ? profile.email : profile.fullName;
  return name.split('@')[0]!;
}
