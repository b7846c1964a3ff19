import { ImagePlus, SearchX, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { libraryTexts } from '../../../contract/images.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { listRowHeight } from './image-list-row.tsx';
import type { LibraryView } from './library-images.tsx';

/** Proportions like those of real images. */
const skeletonRatios = [
  1,
  16 / 9,
  3 / 4,
  4 / 3,
  21 / 9,
  1,
  9 / 16,
  16 / 10,
  1,
  4 / 3,
  3 / 4,
  16 / 9,
];

/** The shape of the library before it is there. */
export function LibrarySkeleton({ view }: { view: LibraryView }) {
  return (
    <div className="grid gap-4">
      <p role="status" className="text-ink-muted text-sm">
        {libraryTexts.loading}
      </p>
      {view === 'grid' ? (
        <div className="flex flex-wrap gap-1.5 [--row:11rem] sm:[--row:15rem]">
          {skeletonRatios.map((ratio, index) => (
            <Skeleton
              key={index}
              className="h-(--row) rounded-md"
              style={{ flexGrow: ratio, flexBasis: `calc(var(--row) * ${ratio} * 0.8)` }}
            />
          ))}
        </div>
      ) : (
        <div>
          {skeletonRatios.map((_, index) => (
            <div
              key={index}
              className="flex items-center gap-4 border-line border-b pl-11"
              style={{ height: listRowHeight }}
            >
              <Skeleton className="size-18" />
              <div className="grid flex-1 gap-2">
                <Skeleton className="h-4 w-2/3" />
                <Skeleton className="h-3 w-1/3" />
              </div>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

export function LibraryEmpty({ isSearching }: { isSearching: boolean }) {
  return (
    <EmptyState
      icon={isSearching ? <SearchX /> : <ImagePlus />}
      title={libraryTexts.emptyTitle}
      description={isSearching ? libraryTexts.emptySearch : libraryTexts.empty}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {isSearching && (
            <Button asChild>
              <Link to="/platform/library">Show all images</Link>
            </Button>
          )}
          <Button asChild variant={isSearching ? 'secondary' : 'primary'}>
            <Link to="/platform/image-generation">{libraryTexts.createFirst}</Link>
          </Button>
        </div>
      }
    />
  );
}

export function LibraryError({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      icon={<TriangleAlert />}
      title={libraryTexts.loadFailed}
      description="Your images are safe; they could only not be fetched just now."
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
