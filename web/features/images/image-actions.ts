import { brand } from '../../../contract/brand.ts';
import { byteRoutes } from '../../../contract/byte-routes.ts';
import { downloadFileName, type Image, libraryTexts } from '../../../contract/images.ts';
import { copyText } from '../../ui/copy-text.ts';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toaster.tsx';

/** Saves the PNG under the start of its prompt; a failure is told. */
export async function downloadImage(image: Image): Promise<void> {
  await saveOrTell(image.url, downloadFileName(image.prompt), libraryTexts.downloadFailed);
}

/** Saves several images as one zip; a failure is told. */
export async function downloadArchive(ids: readonly string[]): Promise<void> {
  await saveOrTell(
    `${byteRoutes.archive.path}?ids=${ids.join(',')}`,
    `${brand.name.toLowerCase()}-${ids.length}-images.zip`,
    'Failed to download the images',
  );
}

async function saveOrTell(url: string, fileName: string, failedText: string): Promise<void> {
  try {
    await saveFile(url, fileName);
  } catch {
    showToast({ kind: 'error', title: 'Error', description: failedText });
  }
}

/** Offers the picture's address to the device's share sheet, or copies it. */
export async function shareImage(image: Image): Promise<void> {
  const url = new URL(image.url, location.origin).href;
  const shared = {
    title: `AI Generated Image: ${image.prompt}`,
    text: `Made with ${brand.name}`,
    url,
  };
  try {
    if (navigator.share) {
      await navigator.share(shared);
      return;
    }
    await copyText(url);
    showToast({
      kind: 'success',
      title: libraryTexts.linkCopiedTitle,
      description: libraryTexts.linkCopied,
    });
  } catch (error) {
    // Closing the share sheet is no failure; the others are logged only.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    console.warn('sharing failed', error);
  }
}
