import {
  BookmarkCheck,
  Download,
  Ellipsis,
  Globe,
  Heart,
  ImageUp,
  Share2,
  Shuffle,
  Trash2,
  WandSparkles,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { generationTexts } from '../../../contract/generations.ts';
import { type Image, libraryTexts } from '../../../contract/images.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../ui/dropdown-menu.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toaster.tsx';
import { PublishDialog } from './publish-image.tsx';

async function copyAddress(image: Image): Promise<void> {
  try {
    await copyText(new URL(image.url, location.origin).href);
    showToast({ kind: 'success', title: generationTexts.urlCopied });
  } catch {
    showToast({ kind: 'error', title: 'Error', description: 'The link could not be copied' });
  }
}

export interface FinishedActionsProps {
  image: Image;
  onFavourite: (image: Image) => void;
  onDelete: (image: Image) => void;
  /** Takes everything that made the image to the form. */
  onUseSettings: (image: Image) => void;
  /** Sets the form for others near it; null where its seed is not known. */
  onVary: ((image: Image) => void) | null;
  onUseAsReference: (image: Image) => void;
}

/** What can be done with a fresh image, and what the library offers too. */
export function FinishedActions({ image, onVary, ...actions }: FinishedActionsProps) {
  const [isDownloading, setIsDownloading] = useState(false);
  const [isPublishing, setIsPublishing] = useState(false);
  /** What was chosen leads away from the card, and takes the focus along. */
  const leadsAway = useRef(false);
  const leave = (act: (image: Image) => void) => () => {
    leadsAway.current = true;
    act(image);
  };

  async function download() {
    setIsDownloading(true);
    try {
      await saveFile(image.url, `generated-image-${Date.now()}.png`);
    } catch {
      showToast({ kind: 'error', title: 'Error', description: libraryTexts.downloadFailed });
    } finally {
      setIsDownloading(false);
    }
  }

  // Names stay when a narrow card leaves only the icons.
  const label = 'sr-only @min-[27rem]:not-sr-only';
  const markLabel = image.isFavourite ? 'Remove from favourites' : 'Add to favourites';
  return (
    <div className="flex gap-1.5 [&>.named]:min-w-9 [&>.named]:flex-1 [&>.named]:px-1">
      <IconButton
        label={markLabel}
        title={markLabel}
        hideTooltip
        size="sm"
        variant="outline"
        aria-pressed={image.isFavourite}
        onClick={() => actions.onFavourite(image)}
      >
        <Heart className={image.isFavourite ? 'fill-current text-accent-strong' : undefined} />
      </IconButton>
      <Button
        className="named"
        size="sm"
        variant="secondary"
        title="Download"
        busy={isDownloading}
        onClick={download}
      >
        {!isDownloading && <Download aria-hidden="true" />}
        <span className={label}>Download</span>
      </Button>
      <Button
        className="named"
        size="sm"
        variant="secondary"
        title="Share"
        onClick={() => copyAddress(image)}
      >
        <Share2 aria-hidden="true" />
        <span className={label}>Share</span>
      </Button>
      <Button
        className="named"
        size="sm"
        variant="secondary"
        title="Saved"
        onClick={() => showToast({ kind: 'info', title: generationTexts.alreadySaved })}
      >
        <BookmarkCheck aria-hidden="true" className="text-success" />
        <span className={label}>Saved</span>
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label="More" title="More" hideTooltip size="sm" variant="outline">
            <Ellipsis />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent
          onCloseAutoFocus={(event) => {
            if (leadsAway.current) event.preventDefault();
            leadsAway.current = false;
          }}
        >
          {onVary && (
            <DropdownMenuItem onSelect={leave(onVary)}>
              <Shuffle />
              Make variations
            </DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={leave(actions.onUseAsReference)}>
            <ImageUp />
            Use as a reference
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={leave(actions.onUseSettings)}>
            <WandSparkles />
            Use these settings
          </DropdownMenuItem>
          {!image.isPublic && (
            <DropdownMenuItem onSelect={() => setIsPublishing(true)}>
              <Globe />
              Publish to the gallery
            </DropdownMenuItem>
          )}
          <DropdownMenuSeparator />
          <DropdownMenuItem danger onSelect={() => actions.onDelete(image)}>
            <Trash2 />
            Delete
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isPublishing && <PublishDialog image={image} onClose={() => setIsPublishing(false)} />}
    </div>
  );
}
