import { ArrowRight, ImageOff, Search, SlidersHorizontal } from 'lucide-react';
import { galleryCategories, gallerySorts } from '../../../contract/community.ts';
import { documentHandle } from '../../site/document-handle.ts';
import { siteMeta } from '../../site/site-meta.ts';
import { SiteIntro, SitePage, sectionTitleClass, siteWidth } from '../../site/site-page.tsx';
import { Button } from '../../ui/button.tsx';
import { controlClass, Input } from '../../ui/input.tsx';
import { ArtworkCard, artworkRowsClass } from './artwork-card.tsx';
import { galleryArtworks, galleryContent } from './gallery.content.ts';

export const handle = documentHandle;
export const meta = () =>
  siteMeta({
    path: '/gallery',
    title: galleryContent.title,
    description: galleryContent.lead,
    picture: 'redFox',
  });

export default function GalleryPage() {
  return (
    <SitePage>
      <SiteIntro title={galleryContent.title} lead={galleryContent.lead} />
      <section data-gallery aria-labelledby="pictures-title" className={siteWidth}>
        <h2 id="pictures-title" className="sr-only">
          Pictures
        </h2>
        <Filters />
        <p
          data-gallery-count
          role="status"
          className="pt-6 pb-4 text-ink-muted text-sm tabular-nums"
        >
          {galleryArtworks.length} pictures
        </p>
        <ul
          data-gallery-list
          className={`${artworkRowsClass} transition-opacity aria-busy:opacity-60`}
        >
          {galleryArtworks.map((artwork, index) => (
            <ArtworkCard
              key={artwork.name}
              artwork={artwork}
              isFirst={index === 0}
              eager={index < 4}
            />
          ))}
        </ul>
        <template>
          <ArtworkCard />
        </template>
        <Message marker="data-gallery-empty" title={galleryContent.emptyTitle}>
          <p className="text-ink-muted">{galleryContent.empty}</p>
          <Button variant="secondary" data-gallery-reset>
            Show everything
          </Button>
        </Message>
        <Message marker="data-gallery-error" title={galleryContent.error}>
          <Button variant="secondary" data-gallery-retry>
            Try again
          </Button>
        </Message>
        <div className="flex justify-center pt-12">
          <Button variant="secondary" size="lg" data-gallery-more hidden>
            Load More
          </Button>
        </div>
      </section>
      <Closing />
    </SitePage>
  );
}

function Filters() {
  return (
    <form data-needs-script aria-label="Search and filter" className="grid gap-4">
      <div className="flex gap-2">
        <div className="relative flex-1">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-muted"
          />
          <Input
            type="search"
            name="search"
            maxLength={200}
            autoComplete="off"
            aria-label="Search the gallery"
            placeholder={galleryContent.searchPlaceholder}
            className="pl-9"
          />
        </div>
        <Button variant="secondary" data-gallery-filter aria-controls="gallery-filters">
          <SlidersHorizontal aria-hidden="true" />
          Filter
        </Button>
      </div>
      <div
        id="gallery-filters"
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 data-[open=false]:hidden max-md:hidden max-md:data-[open=true]:flex"
      >
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Category</legend>
          {['All', ...galleryCategories].map((category) => (
            <label
              key={category}
              className="inline-flex h-9 cursor-pointer items-center rounded-full border border-line-strong/60 px-3.5 text-sm transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-accent-strong has-focus-visible:outline-offset-2 pointer-coarse:h-11"
            >
              <input
                type="radio"
                name="category"
                value={category === 'All' ? '' : category}
                defaultChecked={category === 'All'}
                className="sr-only"
              />
              {category}
            </label>
          ))}
        </fieldset>
        <label className="flex items-center gap-2 text-sm">
          <span className="whitespace-nowrap text-ink-muted">Sort by</span>
          <select name="sort" className={`${controlClass} h-11 w-auto pr-8`}>
            {gallerySorts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
    </form>
  );
}

function Message({
  marker,
  title,
  children,
}: {
  marker: 'data-gallery-empty' | 'data-gallery-error';
  title: string;
  children: React.ReactNode;
}) {
  return (
    <div
      {...{ [marker]: true }}
      hidden
      className="grid justify-items-center gap-4 rounded-card border border-line border-dashed px-6 py-16 text-center [&[hidden]]:hidden"
    >
      <ImageOff aria-hidden="true" className="size-8 text-ink-muted" />
      <h2 className="font-medium text-lg">{title}</h2>
      {children}
    </div>
  );
}

function Closing() {
  return (
    <section aria-labelledby="closing-title" className={`${siteWidth} py-20 sm:py-28`}>
      <div className="flex flex-wrap items-end justify-between gap-8 border-line border-t pt-12">
        <div className="grid gap-3">
          <h2 id="closing-title" className={sectionTitleClass}>
            {galleryContent.closingTitle}
          </h2>
          <p className="max-w-md text-ink-muted text-lg">{galleryContent.closing}</p>
        </div>
        <Button asChild size="lg">
          <a href="/platform">
            Start Creating
            <ArrowRight aria-hidden="true" />
          </a>
        </Button>
      </div>
    </section>
  );
}
