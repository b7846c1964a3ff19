import { BookmarkCheck, Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { generationTexts } from '../../../contract/generations.ts';
import { type Image, libraryTexts } from '../../../contract/images.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toaster.tsx';

async function shareImage(image: Image): Promise<void> {
  try {
    await copyText(new URL(image.url, location.origin).href);
    showToast({ kind: 'success', title: generationTexts.urlCopied });
  } catch {
    showToast({ kind: 'error', title: 'Error', description: 'The link could not be copied' });
  }
}

/** What can be done with an image of the session: spec, section 2. */
export function FinishedActions({ image }: { image: Image }) {
  const [isDownloading, setIsDownloading] = useState(false);

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
  const label = 'sr-only @min-[21rem]:not-sr-only';
  return (
    <div className="flex gap-1.5 [&>button]:flex-1">
      <Button size="sm" variant="secondary" busy={isDownloading} onClick={download}>
        {!isDownloading && <Download aria-hidden="true" />}
        <span className={label}>Download</span>
      </Button>
      <Button size="sm" variant="secondary" onClick={() => shareImage(image)}>
        <Share2 aria-hidden="true" />
        <span className={label}>Share</span>
      </Button>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => showToast({ kind: 'info', title: generationTexts.alreadySaved })}
      >
        <BookmarkCheck aria-hidden="true" className="text-success" />
        <span className={label}>Saved</span>
      </Button>
    </div>
  );
}
