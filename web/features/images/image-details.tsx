import { useQuery } from '@tanstack/react-query';
import {
  Copy,
  Download,
  Heart,
  ImageUp,
  Link2Off,
  Share2,
  Trash2,
  WandSparkles,
} from 'lucide-react';
import type { Image } from '../../../contract/images.ts';
import { queries } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { showToast } from '../../ui/toaster.tsx';
import { CreatedDate, ImageCounts } from './image-facts.tsx';
import type { ImageHandlers } from './image-handlers.ts';
import { ImageLineage } from './image-lineage.tsx';
import { listSettings } from './image-settings-list.ts';
import { PublishImage } from './publish-image.tsx';

async function copy(name: string, text: string): Promise<void> {
  try {
    await copyText(text);
    showToast({ kind: 'success', title: `${name} copied` });
  } catch {
    showToast({ kind: 'error', title: 'Error', description: `${name} could not be copied` });
  }
}

function CopyableText({ name, text }: { name: string; text: string }) {
  return (
    <section className="grid gap-1">
      <div className="flex items-center justify-between">
        <h3 className="font-medium text-ink-muted text-xs">{name}</h3>
        <IconButton label={`Copy ${name.toLowerCase()}`} size="sm" onClick={() => copy(name, text)}>
          <Copy />
        </IconButton>
      </div>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap text-sm leading-relaxed">
        {text}
      </p>
    </section>
  );
}

export interface ImageDetailsProps {
  image: Image;
  handlers: ImageHandlers;
  /** Takes everything that made the image to the generator. */
  onUseSettings: (image: Image) => void;
  /** Shows another image in its place. */
  onShow: (image: Image) => void;
}

/** Everything known about an image, and what can be done with it. */
export function ImageDetails({ image, handlers, onUseSettings, onShow }: ImageDetailsProps) {
  // By its label where the model is still there to tell it.
  const made = useQuery(queries.models.list.queryOptions({ staleTime: 300_000 })).data?.items.find(
    ({ id }) => id === image.modelId,
  );
  const facts: [name: string, value: React.ReactNode][] = [
    ['Model', image.modelLabel],
    ['Engine', image.engineLabel],
    ['Size', `${image.width} x ${image.height}, ${(image.sizeBytes / 1_000_000).toFixed(1)} MB`],
    ['Created', <CreatedDate key="date" image={image} withTime />],
    ...listSettings(
      image,
      made?.operations[image.settings.strength === null ? 'generate' : 'edit'],
    ),
    ...(image.notDrawn.length === 0
      ? []
      : [['Not drawn', image.notDrawn.join(', ')] as [string, string]]),
  ];
  return (
    <div className="grid gap-5 p-5">
      <div className="flex items-center justify-between gap-3">
        <div className="-ml-2 flex">
          <IconButton
            label={image.isFavourite ? 'Remove from favourites' : 'Add to favourites'}
            aria-pressed={image.isFavourite}
            onClick={() => handlers.favourite(image)}
          >
            <Heart className={image.isFavourite ? 'fill-current text-accent-strong' : undefined} />
          </IconButton>
          <IconButton label="Download" onClick={() => handlers.download(image)}>
            <Download />
          </IconButton>
          <IconButton label="Share" onClick={() => handlers.share(image)}>
            <Share2 />
          </IconButton>
          <IconButton label="New address" onClick={() => handlers.renewAddress(image)}>
            <Link2Off />
          </IconButton>
          <IconButton label="Delete" variant="danger" onClick={() => handlers.remove(image)}>
            <Trash2 />
          </IconButton>
        </div>
        <ImageCounts image={image} className="text-ink-muted text-sm" />
      </div>
      <Button block onClick={() => onUseSettings(image)}>
        <WandSparkles aria-hidden="true" />
        Use these settings
      </Button>
      <Button block variant="secondary" onClick={() => handlers.reference(image)}>
        <ImageUp aria-hidden="true" />
        Use as a reference
      </Button>
      <PublishImage image={image} />
      <ImageLineage image={image} onShow={onShow} />
      <CopyableText name="Prompt" text={image.prompt} />
      {image.settings.negativePrompt && (
        <CopyableText name="Negative prompt" text={image.settings.negativePrompt} />
      )}
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2.5 border-line border-t pt-4 text-sm">
        <dt className="text-ink-muted">Seed</dt>
        {image.settings.seed === null ? (
          <dd>Not known: the engine drew its own, so this picture can’t be made again</dd>
        ) : (
          <dd className="flex items-center justify-between gap-2 font-mono">
            {image.settings.seed}
            <IconButton
              label="Copy seed"
              size="sm"
              className="-my-2"
              onClick={() => copy('Seed', String(image.settings.seed))}
            >
              <Copy />
            </IconButton>
          </dd>
        )}
        {facts.map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
