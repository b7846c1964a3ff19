/**
 * Fetches what an address holds and hands it to the browser as a download.
 * A blob, rather than a link to the address: a refusal is then an error here, and the name is ours.
 * @throws when the address doesn't answer with a file
 */
export async function saveFile(url: string, fileName: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`download answered ${response.status}`);
  const objectUrl = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = objectUrl;
  link.download = fileName;
  link.click();
  // Browsers read the blob after the click returns; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 60_000);
}
