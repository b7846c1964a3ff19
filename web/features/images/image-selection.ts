/** Which images are chosen, and from where a range starts. */
export interface ImageSelection {
  ids: ReadonlySet<string>;
  /** The image that was chosen or left last; a shift-click reaches from here. */
  anchorId: string | null;
}

export const emptySelection: ImageSelection = { ids: new Set(), anchorId: null };

export function toggleSelected(selection: ImageSelection, id: string): ImageSelection {
  const ids = new Set(selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, anchorId: id };
}

/** Adds everything from the anchor to the given image; without an anchor only the image. */
export function extendSelection(
  selection: ImageSelection,
  shownIds: readonly string[],
  id: string,
): ImageSelection {
  const to = shownIds.indexOf(id);
  const from = selection.anchorId === null ? to : shownIds.indexOf(selection.anchorId);
  if (to === -1) return selection;
  if (from === -1) return { ids: new Set([...selection.ids, id]), anchorId: id };
  const range = shownIds.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...selection.ids, ...range]), anchorId: selection.anchorId ?? id };
}

export function selectAll(shownIds: readonly string[]): ImageSelection {
  return { ids: new Set(shownIds), anchorId: shownIds[0] ?? null };
}

/**
 * Without what is not shown any more: an action never reaches an image nobody sees.
 * @returns the same object when all are shown
 */
export function keepShown(selection: ImageSelection, shownIds: readonly string[]): ImageSelection {
  if (selection.ids.size === 0) return selection;
  const ids = new Set(shownIds.filter((id) => selection.ids.has(id)));
  return ids.size === selection.ids.size ? selection : { ...selection, ids };
}
