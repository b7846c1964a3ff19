import { Eye, Heart } from 'lucide-react';
import type { GalleryArtwork } from './gallery.content.ts';

const sizes = '(min-width: 1264px) 400px, (min-width: 768px) 40vw, 92vw';

/**
 * Holds cards in rows of equal height, each picture whole, in the order they are read. What is left
 * of the last row stays empty.
 */
export const artworkRowsClass =
  "flex flex-wrap gap-x-4 gap-y-8 [--row:10rem] after:grow-[9999] after:content-[''] sm:[--row:13rem] lg:gap-x-6 lg:[--row:17rem]";

/** "3 days ago", at the time of the build; the page's script says it anew. */
function describeAge(days: number): string {
  if (days < 1) return 'today';
  if (days < 2) return 'yesterday';
  if (days < 7) return `${Math.floor(days)} days ago`;
  return days < 14 ? 'last week' : `${Math.floor(days / 7)} weeks ago`;
}

/** One picture of the gallery; without an artwork it is the template that the script fills. */
export function ArtworkCard({
  artwork,
  eager = false,
  isFirst = false,
  href = artwork ? `/gallery/${artwork.name}` : '#main',
}: {
  artwork?: GalleryArtwork;
  eager?: boolean;
  /** The largest of what is seen at once. */
  isFirst?: boolean;
  /** Its page; the sample's name leads there before anybody knows its id. */
  href?: string;
}) {
  return (
    <li
      data-card
      className="group grid min-w-0 max-w-full shrink-0 grow-[calc(var(--ratio)*100)] basis-[calc(var(--ratio)*var(--row))] grid-cols-[minmax(0,1fr)] content-start gap-2.5"
      style={{ '--ratio': artwork ? artwork.width / artwork.height : 1 } as React.CSSProperties}
    >
      <a
        data-slot="link"
        href={href}
        className="block overflow-hidden rounded-card focus-visible:outline-offset-4"
      >
        <img
          data-slot="picture"
          alt={artwork?.prompt ?? ''}
          src={artwork?.sources.at(-1)?.url}
          srcSet={artwork?.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
          sizes={sizes}
          width={artwork?.width ?? 1}
          height={artwork?.height ?? 1}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
          className="h-auto w-full transition-transform duration-200 ease-out group-hover:scale-[1.02]"
          style={artwork && { backgroundColor: artwork.dominantColor }}
        />
      </a>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        <div className="flex items-baseline justify-between gap-3">
          <h3 data-slot="title" dir="auto" className="truncate font-medium">
            {artwork?.title}
          </h3>
          <p className="flex shrink-0 gap-3 text-ink-muted text-sm tabular-nums">
            <span className="inline-flex items-center gap-1">
              <Heart aria-hidden="true" className="size-3.5" />
              <span data-slot="likes">{artwork?.likesCount.toLocaleString('en-US')}</span>
              <span className="sr-only">likes</span>
            </span>
            <span className="inline-flex items-center gap-1 max-sm:hidden">
              <Eye aria-hidden="true" className="size-3.5" />
              <span data-slot="views">{artwork?.viewsCount.toLocaleString('en-US')}</span>
              <span className="sr-only">views</span>
            </span>
          </p>
        </div>
        <p className="flex justify-between gap-3 text-ink-muted text-sm">
          <span className="truncate">
            <span data-slot="author" dir="auto">
              {artwork?.author}
            </span>
            {', '}
            <span data-slot="age">{artwork && describeAge(artwork.ageDays)}</span>
          </span>
          <span data-slot="category" className="max-sm:hidden">
            {artwork?.category}
          </span>
        </p>
      </div>
    </li>
  );
}
