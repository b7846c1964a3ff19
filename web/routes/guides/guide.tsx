import { ArrowLeft, ArrowRight, Clock } from 'lucide-react';
import { documentHandle } from '../../site/document-handle.ts';
import { SiteFigure } from '../../site/pictures/site-figure.tsx';
import { sitePictures } from '../../site/pictures/site-pictures.ts';
import { Prose } from '../../site/prose/prose.tsx';
import { splitSections } from '../../site/prose/prose-text.ts';
import { siteMeta } from '../../site/site-meta.ts';
import { SitePage, siteWidth } from '../../site/site-page.tsx';
import { articleData, breadcrumbData } from '../../site/structured-data.ts';
import { FoldedContents, SideContents } from '../../site/table-of-contents.tsx';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/guide';
import { type ListedGuide, listedGuides } from './guides.content.ts';

function getGuide(id: string): ListedGuide {
  return listedGuides.find((guide) => guide.id === id)!;
}

export const handle = documentHandle;
export const meta: Route.MetaFunction = ({ params }) => {
  const { path, title, description, picture } = getGuide(params.id);
  return siteMeta({
    path,
    title,
    description,
    picture,
    type: 'article',
    jsonLd: [
      articleData({ path, title, description, picture: sitePictures[picture] }),
      breadcrumbData({ name: 'Guides', path: '/guide/masterclass' }, { name: title, path }),
    ],
  });
};

export default function GuidePage({ params }: Route.ComponentProps) {
  const guide = getGuide(params.id);
  const { sections: chapters } = splitSections(guide.text);
  return (
    <SitePage ownMain>
      {/* How far one has read; it follows the scrolling without a script. */}
      <div aria-hidden="true" className="reading-progress" />
      <main id="main" tabIndex={-1} className="outline-none">
        <header
          className={`${siteWidth} grid items-end gap-x-16 gap-y-8 pt-4 pb-10 sm:pt-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`}
        >
          <div className="grid gap-5">
            <a
              href="/help"
              className="inline-flex min-h-11 items-center gap-2 justify-self-start text-ink-muted text-sm hover:text-ink"
            >
              <ArrowLeft aria-hidden="true" className="size-4" />
              Help Center
            </a>
            <p className="mt-4 flex items-center gap-3 font-medium text-accent-strong text-sm">
              {guide.category}
              <span className="inline-flex items-center gap-1.5 font-normal text-ink-muted">
                <Clock aria-hidden="true" className="size-4" />
                {guide.minutes} min read
              </span>
            </p>
            <h1 className="text-balance font-display font-semibold text-4xl leading-[1.06] tracking-[-0.015em] sm:text-5xl">
              {guide.title}
            </h1>
            <p className="max-w-xl text-pretty text-ink-muted text-lg leading-relaxed">
              {guide.description}
            </p>
          </div>
          <SiteFigure
            picture={sitePictures[guide.picture]}
            sizes="(min-width: 1024px) 480px, 94vw"
            eager
            pictureClassName="aspect-[3/2] rounded-card object-cover"
          />
        </header>
        <div
          className={`${siteWidth} grid grid-cols-[minmax(0,1fr)] justify-between gap-x-16 border-line pt-10 pb-20 sm:pb-28 lg:grid-cols-[15rem_minmax(0,42rem)_1px]`}
        >
          <div className="max-lg:hidden">
            <div className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto">
              <SideContents entries={chapters} />
            </div>
          </div>
          <div className="lg:hidden">
            <FoldedContents entries={chapters} />
          </div>
          <div className="grid gap-20 max-lg:mt-14">
            {chapters.map(({ id, title, text }, index) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
                <p className="font-medium text-accent-strong text-sm tabular-nums">
                  Chapter {index + 1}
                </p>
                <h2
                  id={`${id}-title`}
                  className="mt-2 mb-6 text-balance font-display font-semibold text-3xl leading-[1.1]"
                >
                  {title}
                </h2>
                <Prose text={text} />
              </section>
            ))}
            <div className="border-line border-t pt-8">
              <Button asChild size="lg">
                <a href="/platform/image-generation">
                  Try it now
                  <ArrowRight aria-hidden="true" />
                </a>
              </Button>
            </div>
          </div>
        </div>
        <RelatedGuides current={guide} />
      </main>
    </SitePage>
  );
}

function RelatedGuides({ current }: { current: ListedGuide }) {
  const related = listedGuides.filter(({ id }) => id !== current.id);
  return (
    <section aria-labelledby="related" className="border-line border-t bg-raised/60">
      <div className={`${siteWidth} py-16 sm:py-20`}>
        <h2 id="related" className="font-display font-semibold text-2xl">
          Related guides
        </h2>
        <ul className="mt-6 divide-y divide-line border-line border-y">
          {related.map(({ id, path, title, description, category, minutes }) => (
            <li
              key={id}
              className="group relative grid items-baseline gap-x-10 gap-y-1 py-5 md:grid-cols-[9rem_minmax(0,1fr)_7rem]"
            >
              <p className="font-medium text-accent-strong text-sm">{category}</p>
              <div className="grid gap-1">
                <a
                  href={path}
                  className="font-display font-semibold text-xl underline-offset-4 after:absolute after:inset-0 group-hover:underline group-hover:decoration-1"
                >
                  {title}
                </a>
                <p className="text-pretty text-ink-muted">{description}</p>
              </div>
              <p className="text-ink-muted text-sm md:text-right">{minutes} min read</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
