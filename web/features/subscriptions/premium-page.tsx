import { ChevronDown, ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { useEntitlements } from '../../api/use-entitlements.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import {
  premiumContent,
  premiumFeatures,
  premiumQuestions,
  upgradeReasons,
} from './premium.content.ts';
import { ProBadge } from './pro-badge.tsx';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** The one plan: what it holds, why, what is asked about it, and where to get it. */
export function PremiumPage() {
  return (
    <div className="mx-auto max-w-[1200px] px-4 py-10 sm:px-8 sm:py-14">
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
        <header className="grid gap-4">
          <h1 className="flex items-center gap-4 font-display font-semibold text-3xl leading-tight sm:text-4xl">
            {premiumContent.title}
            <ProBadge />
          </h1>
          <p className="max-w-xl text-balance text-ink-muted text-lg">{premiumContent.lead}</p>
          <ul className="mt-6 grid gap-x-8 gap-y-7 sm:grid-cols-2">
            {premiumFeatures.map(({ icon: Icon, title, text }) => (
              <li key={title} className="flex gap-3.5">
                <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-strong" />
                <div className="grid content-start gap-1">
                  <h2 className="font-medium text-base">{title}</h2>
                  <p className="text-ink-muted text-sm">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </header>
        <PlanCard />
      </div>

      <section aria-labelledby="reasons" className="mt-20">
        <h2 id="reasons" className="font-display font-semibold text-2xl">
          Why upgrade
        </h2>
        <ul className="mt-6 grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-3">
          {upgradeReasons.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-2 bg-surface p-6">
              <h3 className="font-medium">{title}</h3>
              <p className="text-ink-muted text-sm leading-relaxed">{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="questions" className="mt-20 max-w-3xl">
        <h2 id="questions" className="font-display font-semibold text-2xl">
          Frequently asked questions
        </h2>
        <div className="mt-4 divide-y divide-line border-line border-y">
          {premiumQuestions.map(({ question, answer }) => (
            <details key={question} className="group">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 font-medium [&::-webkit-details-marker]:hidden">
                {question}
                <ChevronDown
                  aria-hidden="true"
                  className="size-4 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
                />
              </summary>
              <p className="pb-5 text-ink-muted leading-relaxed">{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </div>
  );
}

function PlanCard() {
  const { data: entitlements, ...plan } = useEntitlements();
  return (
    <section
      aria-label="Plan"
      className="grid gap-6 rounded-card border border-line-strong/60 bg-surface p-6 lg:sticky lg:top-20"
    >
      <p className="flex items-baseline gap-2">
        <span className="font-display font-semibold text-4xl tabular-nums">
          {premiumContent.price}
        </span>
        <span className="text-ink-muted">{premiumContent.period}</span>
      </p>
      {entitlements ? (
        entitlements.plan === 'premium' ? (
          <div className="grid gap-1.5">
            <p className="font-medium">You are a premium member.</p>
            <p className="text-ink-muted text-sm">
              {entitlements.paidThrough
                ? `Your plan is cancelled; you keep it until ${day.format(new Date(entitlements.paidThrough))}.`
                : 'Your plan is active. Thank you for carrying the studio.'}
            </p>
            <Link to="/platform/membership" className="py-2 text-sm underline underline-offset-4">
              {premiumContent.membership}
            </Link>
          </div>
        ) : (
          <SubscribeButton />
        )
      ) : plan.isError ? (
        <div className="grid gap-3">
          <p className="text-ink-muted text-sm">Your plan can't be loaded right now.</p>
          <Button variant="secondary" busy={plan.isFetching} onClick={() => void plan.refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <div role="status" aria-label="Loading..." className="grid gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-4 w-56" />
        </div>
      )}
      <p className="border-line border-t pt-4 text-ink-muted text-sm">{premiumContent.guarantee}</p>
    </section>
  );
}

function SubscribeButton() {
  return (
    <div className="grid gap-3">
      <Button asChild size="lg" block>
        <a href="/checkout/premium" target="_blank" rel="noopener">
          {premiumContent.subscribe}
          <ExternalLink aria-hidden="true" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      </Button>
      <p className="text-ink-muted text-sm">{premiumContent.paymentNote}</p>
      <a href="/lifetime-deal" className="py-2 text-sm underline underline-offset-4">
        {premiumContent.lifetime}
      </a>
    </div>
  );
}
