import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Globe, GlobeLock } from 'lucide-react';
import { useState } from 'react';
import {
  communityTexts,
  type GalleryCategory,
  galleryCategories,
  type PublicationInput,
} from '../../../contract/community.ts';
import type { Image } from '../../../contract/images.ts';
import { client, queries, toApiError } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toaster.tsx';

const titleLengthMax = 80;

/** Shows an image in the public gallery, or takes it out again. */
export function PublishImage({ image }: { image: Image }) {
  const [isOpen, setOpen] = useState(false);
  const unpublish = useMutation({
    mutationFn: () => client.community.unpublish({ id: image.id }),
    onSuccess: () => showToast({ kind: 'success', title: communityTexts.unpublished }),
    onError: () =>
      showToast({ kind: 'error', title: 'Error', description: communityTexts.unpublishFailed }),
  });
  return image.isPublic ? (
    <div className="grid gap-2">
      <p className="text-ink-muted text-sm">
        Everybody can see this image on{' '}
        <a
          href={`/gallery/${image.publicationId}`}
          className="underline underline-offset-4 hover:text-ink"
        >
          its page in the gallery
        </a>
        .
      </p>
      <Button
        block
        variant="secondary"
        busy={unpublish.isPending}
        onClick={() => unpublish.mutate()}
      >
        <GlobeLock aria-hidden="true" />
        Take out of the gallery
      </Button>
    </div>
  ) : (
    <>
      <Button block variant="secondary" onClick={() => setOpen(true)}>
        <Globe aria-hidden="true" />
        Publish to the gallery
      </Button>
      {isOpen && <PublishDialog image={image} onClose={() => setOpen(false)} />}
    </>
  );
}

export function PublishDialog({ image, onClose }: { image: Image; onClose: () => void }) {
  const queryClient = useQueryClient();
  const profile = useQuery(queries.profiles.get.queryOptions());
  const [title, setTitle] = useState(() => suggestTitle(image.prompt));
  const [typedAuthor, setAuthor] = useState<string | null>(null);
  const [category, setCategory] = useState<GalleryCategory>('Nature');
  const author = typedAuthor ?? suggestAuthor(profile.data);
  const publish = useMutation({
    mutationFn: (input: PublicationInput) => client.community.publish({ id: image.id, ...input }),
    onSuccess: () => {
      showToast({ kind: 'success', title: communityTexts.published, description: title });
      void queryClient.invalidateQueries({ queryKey: queries.images.get.key() });
      onClose();
    },
  });
  const error = publish.error && toApiError(publish.error);
  const errorOf = (field: keyof PublicationInput) =>
    error?.details.field === field ? error.message : undefined;
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
        onSubmit={(event) => {
          event.preventDefault();
          if (!publish.isPending) publish.mutate({ title, author, category });
        }}
      >
        <TextField
          label="Title"
          dir="auto"
          value={title}
          maxLength={titleLengthMax + 20}
          error={errorOf('title')}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextField
          label="Shown as made by"
          dir="auto"
          value={author}
          error={errorOf('author')}
          onChange={(event) => setAuthor(event.target.value)}
        />
        <Field label="Category">
          {(control) => (
            <Select
              {...control}
              value={category}
              onValueChange={setCategory}
              options={galleryCategories.map((value) => ({ value, label: value }))}
            />
          )}
        </Field>
        {error && !error.details.field && (
          <p role="alert" className="text-danger text-sm">
            {error.code === 'email_unconfirmed' ? error.message : communityTexts.publishFailed}
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
