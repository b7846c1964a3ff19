import {
  ArrowLeft,
  ChevronLeft,
  ChevronRight,
  Eye,
  Heart,
  Link2,
  WandSparkles,
} from 'lucide-react';
import { dataSlots, pageSlots } from '../../../contract/page-slots.ts';
import { documentHandle } from '../../site/document-handle.ts';
import { siteMeta } from '../../site/site-meta.ts';
import { SitePage, siteWidth } from '../../site/site-page.tsx';
import { Button } from '../../ui/button.tsx';
import { galleryContent } from './gallery.content.ts';

const slots = pageSlots;

export const handle = documentHandle;
export const meta = () =>
  siteMeta({
    path: `/gallery/${slots.id}`,
    title: slots.title,
    description: slots.description,
    image: {
      url: slots.shareUrl,
      width: slots.shareWidth,
      height: slots.shareHeight,
      alt: slots.prompt,
    },
    type: 'article',
    jsonLd: dataSlots.jsonLd,
  });

/** A way to the picture beside it; at the ends of the order there is none. */
const besideClass =
  'inline-flex size-11 items-center justify-center rounded-control border border-line-strong/60 bg-surface transition-colors hover:border-line-strong [&[href=""]]:hidden';

/** One published picture: the server fills in which. */
export default function PublicationPage() {
  return (
    <SitePage>
      <article
        data-publication={slots.id}
        aria-labelledby="picture-title"
        className={`${siteWidth} pt-6 pb-20 sm:pb-28`}
      >
        <nav aria-label="Pictures" className="flex items-center justify-between gap-4 pb-4">
          <a
            href={slots.backTo}
            className="inline-flex min-h-11 items-center gap-2 text-ink-muted text-sm hover:text-ink"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {galleryContent.title}
          </a>
          <div className="flex gap-2">
            <a
              href={slots.previousUrl}
              rel="prev"
              aria-label="Previous picture"
              className={besideClass}
            >
              <ChevronLeft aria-hidden="true" className="size-5" />
            </a>
            <a href={slots.nextUrl} rel="next" aria-label="Next picture" className={besideClass}>
              <ChevronRight aria-hidden="true" className="size-5" />
            </a>
          </div>
        </nav>
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
          <img
            alt={slots.prompt}
            src={slots.pictureUrl}
            srcSet={slots.pictureSources}
            sizes="(min-width: 1264px) 832px, (min-width: 1024px) 62vw, 96vw"
            width={slots.pictureWidth}
            height={slots.pictureHeight}
            fetchPriority="high"
            decoding="async"
            className="mx-auto h-auto max-h-[calc(100dvh-11rem)] min-h-40 w-auto max-w-full rounded-card object-contain"
            style={{ backgroundColor: slots.pictureColor }}
          />
          <div className="grid min-w-0 content-start gap-6">
            <header className="grid gap-2">
              <h1
                id="picture-title"
                dir="auto"
                className="wrap-anywhere text-balance font-display font-semibold text-3xl leading-tight"
              >
                {slots.title}
              </h1>
              <p className="wrap-anywhere text-ink-muted">
                By{' '}
                <span dir="auto" className="text-ink">
                  {slots.author}
                </span>
              </p>
            </header>
            <div className="grid gap-2">
              <Button asChild size="lg">
                <a href={`/platform/image-generation?from=${slots.id}`}>
                  <WandSparkles aria-hidden="true" />
                  {galleryContent.makeOwn}
                </a>
              </Button>
              <p className="text-ink-muted text-sm">{galleryContent.makeOwnHint}</p>
            </div>
            <div data-needs-script className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                data-slot="like"
                aria-pressed="false"
                className="aria-pressed:[&_svg]:fill-current"
              >
                <Heart aria-hidden="true" />
                Like
              </Button>
              <Button variant="secondary" data-copies-link>
                <Link2 aria-hidden="true" />
                {galleryContent.copyLink}
              </Button>
            </div>
            <section aria-labelledby="prompt-title" className="grid gap-1.5">
              <h2 id="prompt-title" className="font-medium text-ink-muted text-sm">
                Prompt
              </h2>
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap leading-relaxed">
                {slots.prompt}
              </p>
            </section>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 border-line border-t pt-5 text-sm [&_dt]:text-ink-muted">
              <dt className="inline-flex items-center gap-1.5">
                <Heart aria-hidden="true" className="size-3.5" />
                Likes
              </dt>
              <dd data-slot="likes" className="tabular-nums">
                {slots.likes}
              </dd>
              <dt className="inline-flex items-center gap-1.5">
                <Eye aria-hidden="true" className="size-3.5" />
                Views
              </dt>
              <dd data-slot="views" className="tabular-nums">
                {slots.views}
              </dd>
              <dt>Made by</dt>
              <dd>{slots.modelLabel}</dd>
              <dt>Category</dt>
              <dd>{slots.category}</dd>
              <dt>Size</dt>
              <dd className="tabular-nums">
                {slots.pictureWidth} x {slots.pictureHeight}
              </dd>
              <dt>Published</dt>
              <dd>
                <time dateTime={slots.publishedAt}>{slots.publishedOn}</time>
              </dd>
            </dl>
          </div>
        </div>
      </article>
    </SitePage>
  );
}
