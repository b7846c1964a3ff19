import { Activity, ArrowRight, BookOpen, Clock, Eye, Sparkles } from 'lucide-react';
import { documentHandle } from '../../site/document-handle.ts';
import { QuestionList } from '../../site/question-list.tsx';
import { siteMeta } from '../../site/site-meta.ts';
import { SiteIntro, SitePage, siteWidth } from '../../site/site-page.tsx';
import { breadcrumbData, questionsData } from '../../site/structured-data.ts';
import { Button } from '../../ui/button.tsx';
import {
  type HelpCategory,
  helpCategories,
  helpContent,
  helpQuestions,
  listedArticles,
  popularArticles,
} from './help.content.ts';
import { HelpSearchBox } from './help-search-box.tsx';

export const handle = documentHandle;
export const meta = () =>
  siteMeta({
    path: '/help',
    title: helpContent.title,
    description: `${listedArticles.length} articles about making images, keeping them, your account and Premium.`,
    picture: 'coffee',
    jsonLd: [
      breadcrumbData({ name: helpContent.title, path: '/help' }),
      questionsData(helpQuestions),
    ],
  });

const heading = 'text-balance font-display font-semibold text-2xl leading-tight sm:text-3xl';

export default function HelpPage() {
  return (
    <SitePage>
      <SiteIntro title={helpContent.title} lead={helpContent.lead}>
        <HelpSearchBox className="mt-2 w-full max-w-xl" />
      </SiteIntro>
      <QuickActions />
      <Categories />
      <Popular />
      <section aria-labelledby="questions" className={`${siteWidth} py-20 sm:py-28`}>
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16">
          <h2 id="questions" className={heading}>
            Frequently Asked Questions
          </h2>
          <QuestionList questions={helpQuestions} />
        </div>
      </section>
      <StillNeedHelp />
    </SitePage>
  );
}

const quickActions = [
  {
    icon: Sparkles,
    title: 'Make your first image',
    text: 'Three decisions, one minute.',
    to: '/help/make-your-first-image',
  },
  {
    icon: BookOpen,
    title: 'Read the masterclass',
    text: 'The whole craft in 45 minutes.',
    to: '/guide/masterclass',
  },
  {
    icon: Activity,
    title: 'Check the system status',
    text: 'Is it us, or is it you?',
    to: '/status',
  },
] as const;

function QuickActions() {
  return (
    <div className={siteWidth}>
      <ul className="grid overflow-hidden rounded-card border border-line md:grid-cols-3 md:divide-x md:divide-line max-md:divide-y max-md:divide-line">
        {quickActions.map(({ icon: Icon, title, text, to }) => (
          <li
            key={to}
            className="group relative flex items-start gap-4 p-5 transition-colors hover:bg-surface sm:p-6"
          >
            <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-accent-strong" />
            <div className="grid flex-1 gap-0.5">
              <a href={to} className="font-medium after:absolute after:inset-0">
                {title}
              </a>
              <p className="text-ink-muted text-sm">{text}</p>
            </div>
            <ArrowRight
              aria-hidden="true"
              className="mt-1 size-4 shrink-0 text-ink-muted transition-transform group-hover:translate-x-0.5"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Categories() {
  return (
    <section aria-labelledby="categories" className={`${siteWidth} py-20 sm:py-28`}>
      <h2 id="categories" className={heading}>
        Browse by Category
      </h2>
      <div className="mt-4 grid gap-x-16 md:grid-cols-2">
        {helpCategories.map((category) => (
          <Category key={category.id} category={category} />
        ))}
      </div>
    </section>
  );
}

function Category({ category: { id, title, text } }: { category: HelpCategory }) {
  const articles = listedArticles.filter(({ category }) => category.id === id);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-20 border-line border-t py-8 first:border-t-0 md:nth-2:border-t-0"
    >
      <header className="grid gap-1">
        <div className="flex items-baseline justify-between gap-4">
          <h3 id={`${id}-title`} className="font-medium text-lg">
            {title}
          </h3>
          <p className="text-ink-muted text-sm tabular-nums">{articles.length} articles</p>
        </div>
        <p className="text-ink-muted">{text}</p>
      </header>
      <ul className="mt-3">
        {articles.map((article) => (
          <li key={article.slug}>
            <a
              href={article.path}
              className="inline-flex min-h-11 items-center text-pretty py-1 underline decoration-transparent underline-offset-4 transition-colors hover:decoration-ink-muted md:min-h-9"
            >
              {article.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Popular() {
  return (
    <section aria-labelledby="popular" className="bg-raised/60">
      <div className={`${siteWidth} py-16 sm:py-20`}>
        <h2 id="popular" className={heading}>
          Popular Articles
        </h2>
        <ol className="mt-6 grid gap-x-16 md:grid-cols-2">
          {popularArticles.map(({ slug, views }, index) => {
            const article = listedArticles.find((listed) => listed.slug === slug)!;
            return (
              <li
                key={slug}
                className="group relative grid grid-cols-[2.5rem_1fr] items-baseline border-line border-t py-5"
              >
                <span
                  aria-hidden="true"
                  className="font-display text-ink-muted text-xl tabular-nums"
                >
                  {index + 1}
                </span>
                <div className="grid gap-1.5">
                  <a
                    href={article.path}
                    className="font-medium text-lg underline-offset-4 after:absolute after:inset-0 group-hover:underline group-hover:decoration-1"
                  >
                    {article.title}
                  </a>
                  <p className="flex gap-4 text-ink-muted text-sm">
                    <span className="inline-flex items-center gap-1.5">
                      <Clock aria-hidden="true" className="size-3.5" />
                      {article.minutes} min read
                    </span>
                    <span className="inline-flex items-center gap-1.5">
                      <Eye aria-hidden="true" className="size-3.5" />
                      {views} views
                    </span>
                  </p>
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

/** The way to a person. */
export function StillNeedHelp() {
  return (
    <section aria-labelledby="more-help" className="border-line border-t">
      <div
        className={`${siteWidth} flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-14 sm:py-16`}
      >
        <div className="grid gap-2">
          <h2 id="more-help" className={heading}>
            Still Need Help?
          </h2>
          <p className="max-w-xl text-pretty text-ink-muted text-lg">
            Ask a person. We are glad to look at it together.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button asChild size="lg">
            <a href="/support#live-chat">Start Live Chat</a>
          </Button>
          <Button asChild size="lg" variant="secondary">
            <a href="/contact">Contact Us</a>
          </Button>
        </div>
      </div>
    </section>
  );
}
