import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Image } from '../../../contract/images.ts';
import type { ImageHandlers } from './image-handlers.ts';
import { ImageListRow, listRowHeight } from './image-list-row.tsx';
import { ImageTile } from './image-tile.tsx';
import {
  findRowOf,
  findVerticalNeighbour,
  type JustifiedRow,
  layOutRows,
} from './justified-rows.ts';

export type LibraryView = 'grid' | 'list';

export interface LibraryImagesProps {
  images: readonly Image[];
  view: LibraryView;
  handlers: ImageHandlers;
  selectedIds: ReadonlySet<string>;
  onDeleteKey: (image: Image) => void;
  /** The image that was looked at last; it gets the focus when this changes. */
  focusedId: string | null;
  /** Called when the end comes near. */
  onEndNear: () => void;
}

/** Pixels between pictures of the grid. */
const gridGap = 6;

/** A height that shows about two pictures abreast on a phone and six on a wide screen. Pixels. */
function targetHeightFor(containerWidth: number): number {
  return Math.round(Math.min(320, Math.max(200, containerWidth * 0.09 + 145)));
}

/** Pixels that an item needs to show its actions side by side. */
const roomForActions = { grid: 224, list: 680 };

const coarsePointer = '(pointer: coarse)';

/** True where a finger points rather than a mouse. */
function useIsCoarse(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(coarsePointer);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(coarsePointer).matches,
  );
}

function useWidth(ref: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

/**
 * Any number of images as justified rows or as a list; only those near the screen exist. One of
 * them takes the tab key, the arrows move to the others.
 */
export function LibraryImages({
  images,
  view,
  handlers,
  selectedIds,
  onDeleteKey,
  focusedId,
  onEndNear,
}: LibraryImagesProps) {
  const ref = useRef<HTMLUListElement>(null);
  const width = useWidth(ref);
  const isCoarse = useIsCoarse();
  const gap = view === 'grid' ? gridGap : 0;

  const rows = useMemo<JustifiedRow[]>(
    () =>
      view === 'list'
        ? images.map((_, index) => ({
            start: index,
            end: index + 1,
            height: listRowHeight,
            widths: [width],
          }))
        : layOutRows(
            images.map((image) => image.width / image.height),
            { containerWidth: width, targetHeight: targetHeightFor(width), gap },
          ),
    [images, view, width, gap],
  );

  const [currentIndex, setCurrentIndex] = useState(0);
  const current = Math.min(currentIndex, images.length - 1);
  const currentRow = findRowOf(rows, current);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element) setScrollMargin(element.getBoundingClientRect().top + window.scrollY);
  }, [width, view]);

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => rows[index]!.height + gap,
    overscan: view === 'grid' ? 3 : 8,
    scrollMargin,
    // The row with the focus stays, wherever the page is scrolled to.
    rangeExtractor: (range) =>
      [
        ...new Set([...defaultRangeExtractor(range), ...(currentRow >= 0 ? [currentRow] : [])]),
      ].sort((a, b) => a - b),
  });
  useLayoutEffect(() => {
    // The rows are new, and so are their heights.
    if (rows) virtualizer.measure();
  }, [rows, virtualizer]);

  const focusAt = useEffectEvent((index: number) => {
    const row = findRowOf(rows, index);
    if (row === -1) return;
    setCurrentIndex(index);
    virtualizer.scrollToIndex(row, { align: 'auto' });
    // The row may only exist after the next render.
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        ref.current
          ?.querySelector<HTMLElement>(`[data-image-index="${index}"]`)
          ?.focus({ preventScroll: true }),
      ),
    );
  });

  const focusId = useEffectEvent((id: string) => {
    const index = images.findIndex((image) => image.id === id);
    if (index !== -1) focusAt(index);
  });
  useEffect(() => {
    if (focusedId) focusId(focusedId);
  }, [focusedId]);

  const items = virtualizer.getVirtualItems();
  const endRow = items.reduce((last, item) => (item.index === currentRow ? last : item.index), -1);
  const isEndNear = rows.length > 0 && endRow >= rows.length - (view === 'grid' ? 5 : 12);
  const reportEnd = useEffectEvent(onEndNear);
  useEffect(() => {
    // The count is named so that a page that leaves the end near asks for the next one.
    if (isEndNear && images.length > 0) reportEnd();
  }, [isEndNear, images.length]);

  function findTarget(key: string, index: number): number | null {
    const sideways = view === 'grid' ? 1 : 0;
    switch (key) {
      case 'ArrowRight':
        return sideways ? index + 1 : null;
      case 'ArrowLeft':
        return sideways ? index - 1 : null;
      case 'ArrowDown':
        return findVerticalNeighbour(rows, index, 1, gap);
      case 'ArrowUp':
        return findVerticalNeighbour(rows, index, -1, gap);
      case 'Home':
        return 0;
      case 'End':
        return images.length - 1;
      default:
        return null;
    }
  }

  function onKeyDown(event: React.KeyboardEvent) {
    // Menus that belong to a tile live elsewhere in the document but bubble to here.
    if (!(event.target instanceof HTMLElement) || !ref.current?.contains(event.target)) return;
    const { imageIndex } = event.target.dataset;
    if (imageIndex === undefined) return;
    const index = Number(imageIndex);
    const image = images[index];
    if (!image) return;
    if (event.key === ' ') {
      event.preventDefault();
      handlers.toggle(image, event.shiftKey ? 'range' : 'one');
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onDeleteKey(image);
    } else {
      const target = findTarget(event.key, index);
      if (target === null || target < 0 || target >= images.length) return;
      event.preventDefault();
      focusAt(target);
    }
  }

  const Item = view === 'grid' ? ImageTile : ImageListRow;
  return (
    <ul
      ref={ref}
      aria-label="Your images"
      aria-describedby="library-keys"
      className="relative w-full"
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => {
        // Firefox presses a button when Space is let go.
        if (event.key === ' ' && (event.target as HTMLElement).dataset.imageIndex)
          event.preventDefault();
      }}
      onFocus={(event) => {
        const { imageIndex } = event.target.dataset;
        if (imageIndex !== undefined) setCurrentIndex(Number(imageIndex));
      }}
    >
      <li id="library-keys" hidden>
        Arrow keys move, Enter opens, Space selects, Delete deletes.
      </li>
      {items.flatMap(({ index: rowIndex, start }) => {
        const row = rows[rowIndex]!;
        let left = 0;
        return row.widths.map((itemWidth, position) => {
          const index = row.start + position;
          const image = images[index]!;
          const x = left;
          left += itemWidth + gap;
          return (
            <li
              key={image.id}
              aria-posinset={index + 1}
              aria-setsize={images.length}
              className="absolute top-0 left-0"
              style={{
                width: itemWidth,
                transform: `translate(${x}px, ${start - scrollMargin}px)`,
              }}
            >
              <Item
                image={image}
                index={index}
                width={itemWidth}
                height={row.height}
                handlers={handlers}
                isSelected={selectedIds.has(image.id)}
                isSelecting={selectedIds.size > 0}
                isCurrent={index === current}
                isEager={rowIndex < 2}
                isCompact={isCoarse || itemWidth < roomForActions[view]}
              />
            </li>
          );
        });
      })}
    </ul>
  );
}
