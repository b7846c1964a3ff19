import { useMutation } from '@tanstack/react-query';
import { Globe, GlobeLock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { communityTexts } from '../../../contract/community.ts';
import type { Image } from '../../../contract/images.ts';
import { client } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toaster.tsx';

/** A form brings the checks of its fields along, which no page waits for. */
const LoadedDialog = lazy(async () => ({
  default: (await import('./publish-dialog.tsx')).PublishDialog,
}));

export function PublishDialog(props: React.ComponentProps<typeof LoadedDialog>) {
  return (
    <Suspense>
      <LoadedDialog {...props} />
    </Suspense>
  );
}

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
