import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { listImages } from './image-pages.ts';
import { imageListOptions } from './image-queries.ts';

const shownMax = 12;

/** A strip of the newest images; nothing at all where there are none. */
export function LatestImages() {
  const list = useInfiniteQuery(imageListOptions({ search: '', sort: 'newest' }));
  const images = listImages(list.data).slice(0, shownMax);
  if (!list.isPending && images.length === 0) return null;
  return (
    <section aria-labelledby="latest-heading" className="grid gap-3">
      <div className="flex items-center justify-between">
        <h2 id="latest-heading" className="font-semibold text-lg">
          Your latest images
        </h2>
        <Link
          to="/platform/library"
          className="inline-flex min-h-11 items-center gap-1.5 font-medium text-accent-strong text-sm underline-offset-4 hover:underline"
        >
          All images
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      </div>
      <ul className="-mx-1 flex snap-x gap-1.5 overflow-x-auto px-1 py-1 [--row:9rem] sm:[--row:11rem]">
        {list.isPending
          ? [1, 1.5, 0.75, 1.33, 1.78].map((ratio) => (
              <li key={ratio}>
                <Skeleton
                  className="h-(--row) rounded-md"
                  style={{ width: `calc(var(--row) * ${ratio})` }}
                />
              </li>
            ))
          : images.map((image) => (
              <li key={image.id} className="shrink-0 snap-start">
                <Link
                  to={`/platform/library?image=${image.id}`}
                  aria-label={`Open “${image.prompt}”`}
                  className="block overflow-hidden rounded-md transition-opacity duration-150 hover:opacity-85"
                >
                  <Picture
                    alt={image.prompt}
                    src={image.url}
                    sources={image.thumbnails}
                    sizes={`${Math.round((176 * image.width) / image.height)}px`}
                    width={image.width}
                    height={image.height}
                    placeholderColor={image.dominantColor}
                    className="h-(--row) w-auto max-w-none"
                  />
                </Link>
              </li>
            ))}
      </ul>
    </section>
  );
}
