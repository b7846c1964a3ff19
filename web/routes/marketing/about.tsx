import { ArrowRight } from 'lucide-react';
import { documentHandle } from '../../site/document-handle.ts';
import { SiteFigure } from '../../site/pictures/site-figure.tsx';
import { sitePictures } from '../../site/pictures/site-pictures.ts';
import { siteMeta } from '../../site/site-meta.ts';
import { SiteIntro, SitePage, siteWidth } from '../../site/site-page.tsx';
import { breadcrumbData } from '../../site/structured-data.ts';
import { Button } from '../../ui/button.tsx';
import { aboutContent } from './about.content.ts';

export const handle = documentHandle;
export const meta = () =>
  siteMeta({
    path: '/about',
    title: 'About',
    description: 'Why this studio exists, what it is made of, and the four things it holds on to.',
    picture: 'mountainLake',
    jsonLd: [
      { '@type': 'AboutPage', name: aboutContent.title },
      breadcrumbData({ name: 'About', path: '/about' }),
    ],
  });

export default function AboutPage() {
  const { title, lead, storyTitle, story, valuesTitle, values } = aboutContent;
  return (
    <SitePage>
      <SiteIntro title={title} lead={lead} />
      <section
        aria-labelledby="story"
        className={`${siteWidth} grid items-start gap-12 pb-20 sm:pb-28 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-20`}
      >
        <SiteFigure
          picture={sitePictures.mountainLake}
          sizes="(min-width: 1024px) 500px, 94vw"
          eager
          className="lg:sticky lg:top-24"
          pictureClassName="rounded-card max-lg:aspect-[4/3] max-lg:object-cover lg:max-h-[calc(100dvh-12rem)] lg:object-cover"
        />
        <div className="grid gap-6 text-lg leading-[1.7]">
          <h2
            id="story"
            className="text-balance font-display font-semibold text-2xl leading-tight sm:text-3xl"
          >
            {storyTitle}
          </h2>
          {story.map((paragraph, index) => (
            <p
              key={paragraph}
              className={index === 0 ? 'text-pretty' : 'text-pretty text-ink-muted'}
            >
              {paragraph}
            </p>
          ))}
        </div>
      </section>
      <section aria-labelledby="values" className="bg-raised/60">
        <div className={`${siteWidth} py-20 sm:py-28`}>
          <h2
            id="values"
            className="text-balance font-display font-semibold text-2xl leading-tight sm:text-3xl"
          >
            {valuesTitle}
          </h2>
          <ul className="mt-8 divide-y divide-line border-line border-y">
            {values.map((value) => (
              <li
                key={value.title}
                className="grid gap-x-16 gap-y-2 py-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:items-baseline"
              >
                <h3 className="font-display font-semibold text-2xl sm:text-3xl">{value.title}</h3>
                <p className="max-w-xl text-pretty text-ink-muted text-lg leading-relaxed">
                  {value.text}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section
        aria-labelledby="closing"
        className={`${siteWidth} flex flex-wrap items-center justify-between gap-8 py-20 sm:py-28`}
      >
        <div className="grid gap-3">
          <h2
            id="closing"
            className="text-balance font-display font-semibold text-3xl leading-tight sm:text-4xl"
          >
            {aboutContent.closingTitle}
          </h2>
          <p className="text-ink-muted text-lg">{aboutContent.closingText}</p>
        </div>
        <Button asChild size="lg">
          <a href="/platform">
            {aboutContent.closingAction}
            <ArrowRight aria-hidden="true" />
          </a>
        </Button>
      </section>
    </SitePage>
  );
}
