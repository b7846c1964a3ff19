import { useState } from 'react';

const hasFiles = (transfer: DataTransfer) => transfer.types.includes('Files');

/**
 * Takes a picture that is dropped on an element or pasted into it.
 * @returns whether one hovers over it now, and handlers to spread on the element
 */
export function usePictureDrop(onPicture: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: React.DragEvent) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setIsOver(true);
      },
      onDragLeave: (event: React.DragEvent) => {
        // Also fired on the way from one child to another.
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      },
      onDrop: (event: React.DragEvent) => {
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        onPicture(file);
      },
      onPaste: (event: React.ClipboardEvent) => {
        const [file] = event.clipboardData.files;
        // A copied text may bring a picture of itself along; the text is meant.
        if (!file || event.clipboardData.types.includes('text/plain')) return;
        event.preventDefault();
        onPicture(file);
      },
    },
  };
}
