import { ArrowLeft, ArrowRight } from 'lucide-react';
import { documentHandle } from '../../site/document-handle.ts';
import { Prose } from '../../site/prose/prose.tsx';
import { siteMeta } from '../../site/site-meta.ts';
import { SitePage, siteWidth } from '../../site/site-page.tsx';
import { articleData, breadcrumbData } from '../../site/structured-data.ts';
import type { Route } from './+types/help-article';
import { helpContent, type ListedArticle, listedArticles } from './help.content.ts';
import { StillNeedHelp } from './help.tsx';
import { HelpSearchBox } from './help-search-box.tsx';

function getArticle(slug: string): ListedArticle {
  return listedArticles.find((article) => article.slug === slug)!;
}

export const handle = documentHandle;
export const meta: Route.MetaFunction = ({ params }) => {
  const { path, title, summary, category } = getArticle(params.slug);
  return siteMeta({
    path,
    title,
    description: summary,
    picture: category.picture,
    type: 'article',
    jsonLd: [
      articleData({ type: 'TechArticle', path, title, description: summary }),
      breadcrumbData(
        { name: helpContent.title, path: '/help' },
        { name: category.title, path: `/help#${category.id}` },
        { name: title, path },
      ),
    ],
  });
};

export default function HelpArticlePage({ params }: Route.ComponentProps) {
  const article = getArticle(params.slug);
  const { category, title, summary, minutes, text } = article;
  const siblings = listedArticles.filter((other) => other.category.id === category.id);
  const index = siblings.findIndex(({ slug }) => slug === article.slug);
  return (
    <SitePage>
      <div
        className={`${siteWidth} flex flex-wrap items-center justify-between gap-4 pt-4 sm:pt-8`}
      >
        <nav aria-label="Breadcrumb" className="text-sm">
          <ol className="flex flex-wrap items-center gap-x-2 text-ink-muted">
            <li>
              <a href="/help" className="inline-flex min-h-11 items-center gap-2 hover:text-ink">
                <ArrowLeft aria-hidden="true" className="size-4" />
                {helpContent.title}
              </a>
            </li>
            <li aria-hidden="true">/</li>
            <li>
              <a
                href={`/help#${category.id}`}
                className="inline-flex min-h-11 items-center hover:text-ink"
              >
                {category.title}
              </a>
            </li>
          </ol>
        </nav>
        <HelpSearchBox className="w-full md:w-96" />
      </div>
      <div
        className={`${siteWidth} grid grid-cols-[minmax(0,1fr)] justify-between gap-x-16 pt-10 pb-20 sm:pt-14 sm:pb-28 lg:grid-cols-[minmax(0,40rem)_17rem]`}
      >
        <article>
          <header className="grid gap-4 pb-8">
            <h1 className="text-balance font-display font-semibold text-3xl leading-[1.1] tracking-[-0.01em] sm:text-4xl">
              {title}
            </h1>
            <p className="text-pretty text-ink-muted text-lg leading-relaxed">{summary}</p>
            <p className="text-ink-muted text-sm">{minutes} min read</p>
          </header>
          <Prose text={text} />
          <Neighbours previous={siblings[index - 1]} next={siblings[index + 1]} />
        </article>
        <nav
          aria-label={category.title}
          className="max-lg:mt-16 max-lg:border-line max-lg:border-t max-lg:pt-8 lg:sticky lg:top-24 lg:self-start"
        >
          <p className="pb-2 font-medium text-sm lg:pl-4">{category.title}</p>
          <ul className="lg:border-line lg:border-l">
            {siblings.map(({ slug, path, title: siblingTitle }) => (
              <li key={slug}>
                <a
                  href={path}
                  aria-current={slug === article.slug ? 'page' : undefined}
                  className="-ml-px block py-1.5 text-ink-muted text-sm leading-5 transition-colors hover:text-ink aria-[current]:text-ink max-lg:py-3 lg:border-transparent lg:border-l lg:pl-4 lg:hover:border-line-strong lg:aria-[current]:border-accent-strong"
                >
                  {siblingTitle}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <StillNeedHelp />
    </SitePage>
  );
}

function Neighbours({
  previous,
  next,
}: {
  previous: ListedArticle | undefined;
  next: ListedArticle | undefined;
}) {
  const linkClass =
    'group grid gap-1 rounded-card border border-line p-4 transition-colors hover:border-line-strong sm:p-5';
  return (
    <nav aria-label="Neighbouring articles" className="mt-14 grid gap-3 sm:grid-cols-2">
      {previous && (
        <a href={previous.path} className={linkClass}>
          <span className="flex items-center gap-1.5 text-ink-muted text-sm">
            <ArrowLeft aria-hidden="true" className="size-4" />
            Before
          </span>
          <span className="text-balance font-medium">{previous.title}</span>
        </a>
      )}
      {next && (
        <a href={next.path} className={`${linkClass} sm:col-start-2 sm:text-right`}>
          <span className="flex items-center gap-1.5 text-ink-muted text-sm sm:justify-end">
            Next
            <ArrowRight aria-hidden="true" className="size-4" />
          </span>
          <span className="text-balance font-medium">{next.title}</span>
        </a>
      )}
    </nav>
  );
}
