import { ArrowRight } from 'lucide-react';
import { documentHandle } from '../../site/document-handle.ts';
import { siteMeta } from '../../site/site-meta.ts';
import { SiteIntro, SitePage, sectionTitleClass, siteWidth } from '../../site/site-page.tsx';
import { Button } from '../../ui/button.tsx';
import { ArtworkCard } from './artwork-card.tsx';
import { communityContent } from './community.content.ts';
import { galleryArtworks } from './gallery.content.ts';

export const handle = documentHandle;
export const meta = () =>
  siteMeta({
    path: '/community',
    title: communityContent.title,
    description: communityContent.lead,
    picture: 'blossomHill',
  });

export default function CommunityPage() {
  const { title, lead, stats, showcase, challenge, ways, rulesTitle, rules } = communityContent;
  return (
    <SitePage>
      <SiteIntro title={title} lead={lead}>
        <div className="flex flex-wrap gap-3 pt-2">
          <Button asChild size="lg">
            <a href="/auth">Join the community</a>
          </Button>
          <Button asChild size="lg" variant="secondary">
            <a href="/gallery">Look around first</a>
          </Button>
        </div>
      </SiteIntro>
      <div className={siteWidth}>
        <dl className="grid grid-cols-2 border-line border-y md:grid-cols-4">
          {stats.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse gap-1 py-6 even:pl-6 max-md:[&:nth-child(-n+2)]:border-line max-md:[&:nth-child(-n+2)]:border-b md:not-first:border-line md:not-first:border-l md:not-first:pl-6"
            >
              <dt className="text-ink-muted text-sm">{label}</dt>
              <dd className="font-display font-semibold text-3xl tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <section aria-labelledby="showcase" className={`${siteWidth} pt-20 sm:pt-28`}>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-8">
          <div className="grid max-w-2xl gap-3">
            <h2 id="showcase" className={sectionTitleClass}>
              {showcase.title}
            </h2>
            <p className="text-pretty text-ink-muted text-lg">{showcase.text}</p>
          </div>
          <Button asChild variant="secondary">
            <a href="/gallery">
              See the gallery
              <ArrowRight aria-hidden="true" />
            </a>
          </Button>
        </div>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4 lg:gap-x-6">
          {galleryArtworks.slice(0, 4).map((artwork) => (
            <ArtworkCard key={artwork.name} artwork={artwork} href="/gallery" />
          ))}
        </ul>
      </section>
      <section aria-labelledby="ways" className={`${siteWidth} pt-20 sm:pt-28`}>
        <h2 id="ways" className={sectionTitleClass}>
          How it works
        </h2>
        <ol className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-3">
          {ways.map((way, index) => (
            <li key={way.title} className="grid content-start gap-2 border-line border-t pt-5">
              <p aria-hidden="true" className="font-mono text-accent-strong text-sm">
                {index + 1}
              </p>
              <h3 className="font-medium text-lg">{way.title}</h3>
              <p className="text-pretty text-ink-muted leading-relaxed">{way.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="challenge" className="mt-20 bg-raised/60 sm:mt-28">
        <div
          className={`${siteWidth} grid gap-10 py-20 sm:py-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:gap-16`}
        >
          <div className="grid content-start gap-4">
            <h2 id="challenge" className={sectionTitleClass}>
              {challenge.title}
            </h2>
            <p className="max-w-md text-pretty text-ink-muted text-lg leading-relaxed">
              {challenge.text}
            </p>
          </div>
          <ol className="divide-y divide-line border-line border-y">
            {challenge.prizes.map(({ place, prize }) => (
              <li key={place} className="flex items-baseline gap-6 py-5">
                <span className="w-14 font-display font-semibold text-2xl">{place}</span>
                <span className="text-lg">{prize}</span>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section aria-labelledby="rules" className={`${siteWidth} py-20 sm:py-28`}>
        <h2 id="rules" className={sectionTitleClass}>
          {rulesTitle}
        </h2>
        <ol className="mt-8 grid max-w-3xl list-decimal gap-4 pl-6 text-lg leading-relaxed marker:text-ink-muted">
          {rules.map((rule) => (
            <li key={rule} className="pl-2">
              {rule}
            </li>
          ))}
        </ol>
        <p className="mt-6 text-ink-muted">
          In full: the{' '}
          <a
            href="/terms-of-service#content-guidelines"
            className="text-accent-strong underline underline-offset-4 hover:text-ink"
          >
            content guidelines
          </a>
          .
        </p>
      </section>
    </SitePage>
  );
}
