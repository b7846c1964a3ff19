import { Download, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { imageSelectionMax } from '../../../contract/images.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { downloadArchive } from './image-actions.ts';

export interface SelectionBarProps {
  selectedIds: ReadonlySet<string>;
  shownCount: number;
  onSelectAll: () => void;
  onClear: () => void;
  onDelete: () => void;
}

/** What can be done with the chosen images; stands at the foot of the window. */
export function SelectionBar({
  selectedIds,
  shownCount,
  onSelectAll,
  onClear,
  onDelete,
}: SelectionBarProps) {
  const [isPacking, setIsPacking] = useState(false);
  const isTooMany = selectedIds.size > imageSelectionMax;

  async function download() {
    setIsPacking(true);
    await downloadArchive([...selectedIds]);
    setIsPacking(false);
  }

  return (
    <section
      aria-label="Selection"
      className="fixed inset-x-3 bottom-3 z-20 mx-auto flex w-fit max-w-[min(calc(100%-1.5rem),38rem)] animate-rise-in flex-wrap items-center justify-center gap-x-2 gap-y-1 rounded-card border border-line-strong bg-surface p-2 shadow-[0_8px_30px_rgb(0_0_0/0.3)]"
    >
      <IconButton label="Clear selection" tooltipSide="top" onClick={onClear}>
        <X />
      </IconButton>
      <p aria-live="polite" className="mr-2 text-sm tabular-nums">
        {selectedIds.size.toLocaleString('en-US')} selected
      </p>
      <Button variant="ghost" disabled={selectedIds.size === shownCount} onClick={onSelectAll}>
        Select all shown
      </Button>
      <Button
        variant="secondary"
        busy={isPacking}
        busyText="Packing..."
        disabled={isTooMany}
        aria-describedby={isTooMany ? 'archive-limit' : undefined}
        onClick={download}
      >
        <Download aria-hidden="true" />
        Download
      </Button>
      <Button variant="danger" onClick={onDelete}>
        <Trash2 aria-hidden="true" />
        Delete
      </Button>
      {isTooMany && (
        <p id="archive-limit" className="w-full text-center text-ink-muted text-xs">
          Up to {imageSelectionMax} images fit in one download
        </p>
      )}
    </section>
  );
}
