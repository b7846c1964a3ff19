export const previewFolder = 'previews';

/** Where a task’s newest preview lies; gone when it ends. */
export const previewKey = (taskId: string) => `${previewFolder}/${taskId}/preview.webp`;
