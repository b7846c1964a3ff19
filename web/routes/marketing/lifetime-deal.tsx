import { Check } from 'lucide-react';
import { lifetimePriceCents } from '../../../contract/plans.ts';
import { documentHandle } from '../../site/document-handle.ts';
import { PaymentLink } from '../../site/payment-link.tsx';
import { SiteFigure } from '../../site/pictures/site-figure.tsx';
import { sitePictures } from '../../site/pictures/site-pictures.ts';
import { QuestionList } from '../../site/question-list.tsx';
import { siteMeta } from '../../site/site-meta.ts';
import { SiteIntro, SitePage, siteWidth } from '../../site/site-page.tsx';
import { breadcrumbData, offerData, questionsData } from '../../site/structured-data.ts';
import {
  guarantee,
  lifetimeContent,
  lifetimeInclusions,
  lifetimeQuestions,
} from './plans.content.ts';

const title = 'Lifetime Deal';
const picture = sitePictures.ringedPlanet;

export const handle = documentHandle;
export const meta = () =>
  siteMeta({
    path: '/lifetime-deal',
    title,
    description: lifetimeContent.lead,
    picture: 'ringedPlanet',
    jsonLd: [
      breadcrumbData(
        { name: 'Pricing', path: '/pricing' },
        { name: title, path: '/lifetime-deal' },
      ),
      offerData({
        name: title,
        description: lifetimeInclusions.map((inclusion) => inclusion.title).join(', '),
        path: '/lifetime-deal',
        priceCents: lifetimePriceCents,
        picture,
      }),
      questionsData(lifetimeQuestions),
    ],
  });

export default function LifetimeDealPage() {
  return (
    <SitePage>
      <SiteIntro title={lifetimeContent.title} lead={lifetimeContent.lead} />
      <div className={siteWidth}>
        <div className="mt-2 grid items-start gap-12 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-20">
          <section aria-labelledby="inclusions">
            <h2 id="inclusions" className="font-medium text-lg">
              What is in it
            </h2>
            <ul className="mt-4 divide-y divide-line border-line border-y">
              {lifetimeInclusions.map((inclusion) => (
                <li
                  key={inclusion.title}
                  className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 py-5 sm:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]"
                >
                  <Check
                    aria-hidden="true"
                    className="size-5 translate-y-1 text-accent-strong"
                    strokeWidth={1.75}
                  />
                  <h3 className="font-display font-semibold text-xl">{inclusion.title}</h3>
                  <p className="text-ink-muted max-sm:col-start-2">{inclusion.text}</p>
                </li>
              ))}
            </ul>
          </section>
          <section
            aria-label="One-time payment"
            className="grid gap-6 overflow-hidden rounded-card border border-line-strong/60 bg-surface p-6 sm:p-8 lg:sticky lg:top-24"
          >
            <div className="grid gap-2">
              <p className="font-display font-semibold text-[80px] leading-none tracking-[-0.02em] tabular-nums">
                {lifetimeContent.price}
              </p>
              <p className="text-ink-muted text-lg">{lifetimeContent.period}</p>
            </div>
            <PaymentLink to="/checkout/lifetime" block>
              {lifetimeContent.action}
            </PaymentLink>
            <div className="grid gap-1 border-line border-t pt-5 text-sm">
              <p className="font-medium">{lifetimeContent.seats}</p>
              <p className="font-medium text-accent-strong" data-seats-left="/api/lifetime-seats" />
              <p className="text-ink-muted">{guarantee}</p>
            </div>
          </section>
        </div>
      </div>
      <section
        aria-labelledby="why"
        className={`${siteWidth} grid gap-10 py-20 sm:py-28 lg:grid-cols-2 lg:gap-20`}
      >
        <SiteFigure
          picture={picture}
          sizes="(min-width: 1024px) 560px, 94vw"
          pictureClassName="rounded-card"
        />
        <div className="grid content-center gap-5">
          <h2
            id="why"
            className="text-balance font-display font-semibold text-2xl leading-tight sm:text-3xl"
          >
            {lifetimeContent.reasonTitle}
          </h2>
          {lifetimeContent.reasons.map((reason) => (
            <p key={reason} className="text-pretty text-ink-muted text-lg leading-relaxed">
              {reason}
            </p>
          ))}
        </div>
      </section>
      <section aria-labelledby="questions" className={`${siteWidth} pb-24 sm:pb-32`}>
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16">
          <h2
            id="questions"
            className="text-balance font-display font-semibold text-2xl leading-tight sm:text-3xl"
          >
            Questions
          </h2>
          <QuestionList questions={lifetimeQuestions} />
        </div>
      </section>
    </SitePage>
  );
}
