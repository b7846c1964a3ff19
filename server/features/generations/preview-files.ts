export const previewFolder = 'previews';

/** Where a generation's newest preview lies; gone when it ends. */
export const previewKey = (generationId: string) => `${previewFolder}/${generationId}/preview.webp`;
