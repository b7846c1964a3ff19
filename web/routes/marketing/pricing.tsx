import { Check, Minus, ShieldCheck } from 'lucide-react';
import { Fragment } from 'react';
import { premiumPriceCents } from '../../../contract/plans.ts';
import { policies } from '../../../contract/policies.ts';
import { documentHandle } from '../../site/document-handle.ts';
import { PaymentLink } from '../../site/payment-link.tsx';
import { sitePictures } from '../../site/pictures/site-pictures.ts';
import { QuestionList } from '../../site/question-list.tsx';
import { siteMeta } from '../../site/site-meta.ts';
import { SiteIntro, SitePage, siteWidth } from '../../site/site-page.tsx';
import { breadcrumbData, offerData, questionsData } from '../../site/structured-data.ts';
import { Button } from '../../ui/button.tsx';
import {
  comparison,
  guarantee,
  lifetimeContent,
  plans,
  premiumInclusions,
  pricingQuestions,
} from './plans.content.ts';

const title = 'Pricing';
const description = `Free with a few images every day, or Premium for ${plans.premium.price} a month: unlimited, large, and licensed for paid work. ${guarantee}.`;

export const handle = documentHandle;
export const meta = () =>
  siteMeta({
    path: '/pricing',
    title,
    description,
    picture: 'lighthouse',
    jsonLd: [
      breadcrumbData({ name: title, path: '/pricing' }),
      offerData({
        name: 'Premium',
        description: premiumInclusions.join(', '),
        path: '/pricing',
        priceCents: premiumPriceCents,
        picture: sitePictures.lighthouse,
      }),
      questionsData(pricingQuestions),
    ],
  });

export default function PricingPage() {
  return (
    <SitePage>
      <SiteIntro
        title="Start free. Pay when it is worth it."
        lead="Two plans, one price, nothing hidden. What you make is yours to keep on both."
      />
      <div className={siteWidth}>
        <Plans />
      </div>
      <Comparison />
      <Lifetime />
      <Guarantee />
      <section aria-labelledby="questions" className={`${siteWidth} pb-24 sm:pb-32`}>
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16">
          <h2
            id="questions"
            className="text-balance font-display font-semibold text-2xl leading-tight sm:text-3xl"
          >
            Frequently asked questions
          </h2>
          <QuestionList questions={pricingQuestions} />
        </div>
      </section>
    </SitePage>
  );
}

function Price({ price, period }: { price: string; period: string }) {
  return (
    <p className="flex items-baseline gap-1">
      <span className="font-display font-semibold text-5xl leading-none tabular-nums">{price}</span>
      <span className="text-ink-muted text-lg">{period}</span>
    </p>
  );
}

function Plans() {
  const { free, premium } = plans;
  const plan = 'grid content-between gap-8 p-6 sm:p-10';
  return (
    <div className="mt-2 grid overflow-hidden rounded-card border border-line md:grid-cols-2">
      <section aria-labelledby="plan-free" className={plan}>
        <div className="grid gap-4">
          <h2 id="plan-free" className="font-medium text-lg">
            {free.name}
          </h2>
          <Price {...free} />
          <p className="max-w-sm text-pretty text-ink-muted">{free.text}</p>
        </div>
        <div className="grid gap-3">
          <Button asChild size="lg" variant="secondary" block>
            <a href="/platform">{free.action}</a>
          </Button>
          <p className="text-center text-ink-muted text-sm">{free.note}</p>
        </div>
      </section>
      <section
        aria-labelledby="plan-premium"
        className={`${plan} border-line bg-surface max-md:border-t md:border-l`}
      >
        <div className="grid gap-4">
          <h2 id="plan-premium" className="font-medium text-accent-strong text-lg">
            {premium.name}
          </h2>
          <Price {...premium} />
          <p className="max-w-sm text-pretty text-ink-muted">{premium.text}</p>
        </div>
        <div className="grid gap-3">
          <PaymentLink to="/checkout/premium" block>
            {premium.action}
          </PaymentLink>
          <p className="text-center text-ink-muted text-sm">{premium.note}</p>
        </div>
      </section>
    </div>
  );
}

function CellValue({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value;
  return value ? (
    <>
      <Check aria-hidden="true" className="mx-auto size-5 text-accent-strong" />
      <span className="sr-only">Included</span>
    </>
  ) : (
    <>
      <Minus aria-hidden="true" className="mx-auto size-5 text-ink-muted" />
      <span className="sr-only">Not included</span>
    </>
  );
}

function Comparison() {
  const cell = 'w-[28%] px-1 py-3.5 text-center sm:w-1/4 sm:px-4';
  return (
    <section aria-labelledby="comparison" className={`${siteWidth} py-20 sm:py-28`}>
      <h2
        id="comparison"
        className="text-balance font-display font-semibold text-2xl leading-tight sm:text-3xl"
      >
        In full
      </h2>
      <table className="mt-6 w-full border-collapse text-left max-sm:text-sm">
        <caption className="sr-only">What each plan includes</caption>
        <thead className="bg-ground sm:sticky sm:top-16">
          <tr className="border-ink border-b">
            <th scope="col" className="py-4 font-normal">
              <span className="sr-only">Feature</span>
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              {plans.free.name}
            </th>
            <th scope="col" className={`${cell} font-medium text-accent-strong`}>
              {plans.premium.name}
            </th>
          </tr>
        </thead>
        <tbody>
          {comparison.map((group) => (
            <Fragment key={group.title}>
              <tr className="border-line border-b">
                <th
                  scope="colgroup"
                  colSpan={3}
                  className="pt-10 pb-3 font-display font-semibold text-xl"
                >
                  {group.title}
                </th>
              </tr>
              {group.rows.map(({ name, free, premium }) => (
                <tr key={name} className="border-line border-b">
                  <th scope="row" className="py-3.5 pr-3 font-normal">
                    {name}
                  </th>
                  <td className={`${cell} text-ink-muted`}>
                    <CellValue value={free} />
                  </td>
                  <td className={cell}>
                    <CellValue value={premium} />
                  </td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Lifetime() {
  return (
    <section aria-labelledby="lifetime" className="border-line border-y bg-accent-wash">
      <div
        className={`${siteWidth} flex flex-wrap items-center justify-between gap-x-16 gap-y-6 py-12 sm:py-16`}
      >
        <div className="grid max-w-2xl gap-3">
          <h2
            id="lifetime"
            className="text-balance font-display font-semibold text-2xl leading-tight sm:text-3xl"
          >
            {lifetimeContent.teaserTitle}
          </h2>
          <p className="text-pretty text-lg leading-relaxed">{lifetimeContent.teaserText}</p>
        </div>
        <Button asChild size="lg">
          <a href="/lifetime-deal">{lifetimeContent.teaserAction}</a>
        </Button>
      </div>
    </section>
  );
}

function Guarantee() {
  return (
    <section
      aria-labelledby="guarantee"
      className={`${siteWidth} grid justify-items-center gap-4 py-20 text-center sm:py-28`}
    >
      <ShieldCheck aria-hidden="true" className="size-9 text-success" strokeWidth={1.4} />
      <h2
        id="guarantee"
        className="text-balance font-display font-semibold text-2xl leading-tight sm:text-3xl"
      >
        {guarantee}
      </h2>
      <p className="max-w-xl text-pretty text-ink-muted text-lg leading-relaxed">
        If it is not for you, write to us within {policies.refundPeriodDays} days and you get your
        money back. You need not give a reason.{' '}
        <a
          href="/refund-policy"
          className="text-accent-strong underline underline-offset-4 hover:text-ink"
        >
          Read the refund policy
        </a>
      </p>
    </section>
  );
}
